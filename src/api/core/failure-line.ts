/** What the failure table is made of, and the words that several of its lines share. */
import type { FailureKind } from './errors';

/**
 * modal: the failure modal; form: beside the form that sent it; banner: over that form for 3 s (SHAR-07); session: the
 * 401 flow of SESS-08; logged: only console.info.
 */
type Display = 'modal' | 'form' | 'banner' | 'session' | 'logged';

export interface Failure {
  readonly display: Display;
  /** `{email}` in it is for the form to fill in: the error does not know what was typed. */
  readonly text: string;
  /** Of the failure modal, where it is another than 'Atención' (ERRO-05). */
  readonly title?: string | undefined;
  /** The rule that says so. */
  readonly rule: string;
}

/** Where the call was made, when the same call shows its failures elsewhere there. */
export type FailureContext = 'login' | 'creation' | 'tab' | 'learning' | 'activities' | 'spreadsheet';

/** Fits a failure when everything that it names does. */
export interface FailureLine extends Failure {
  readonly context?: FailureContext;
  readonly kinds?: readonly FailureKind[];
  readonly statuses?: readonly number[];
  /** A documented error of the row: its errorCode, or its message where it has no code. */
  readonly error?: string;
  /** In place of UNEXPECTED, where SERVER_MESSAGE finds no message. */
  readonly otherwise?: string;
  /** Unless true, a row's line does not fit a call without an answer (ERRO-11). */
  readonly unanswered?: true;
}

export const UNEXPECTED = 'Ha ocurrido un error inesperado';

/** Replaced by the server's own message, or by UNEXPECTED where it sent none. */
export const SERVER_MESSAGE = '{message}';

/** Statuses whose message is not for reading (ERRO-01). */
export const UNREADABLE = [400, 403, 404, 405, 500, 505];

/** A deletion that fails without a text of its own. */
export const ANY_REFUSAL = { display: 'modal', text: 'Error desconocido', rule: 'ERRO-12' } as const satisfies FailureLine;

/** What the activities' screen loads first, answered or not; in no modal (ACTV-10). */
export const INITIAL_DATA = {
  context: 'activities',
  display: 'banner',
  text: 'Error al cargar datos iniciales',
  rule: 'ACTV-10',
  unanswered: true,
} as const satisfies FailureLine;

/** What is only logged, answered or not. */
export const onlyLogged = <const Rule extends string>(rule: Rule) =>
  ({ display: 'logged', text: '', rule, unanswered: true }) as const satisfies FailureLine;
