/** The lines of the failure table, and the texts that several of them share. */
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
  /** Title of the failure modal when it is not 'Atención' (ERRO-05). */
  readonly title?: string | undefined;
  /** The rule that says so. */
  readonly rule: string;
}

/** Where a call is made, for calls that show their failures differently there. */
export type FailureContext = 'login' | 'creation' | 'tab' | 'learning' | 'activities' | 'spreadsheet' | 'card';

/** Fits a failure when every condition that it names holds. */
export interface FailureLine extends Failure {
  readonly context?: FailureContext;
  readonly kinds?: readonly FailureKind[];
  readonly statuses?: readonly number[];
  /** Name of a documented error of the row, recognised by its errorCode, or by its message without one. */
  readonly error?: string;
  /** Shown in place of UNEXPECTED when SERVER_MESSAGE finds no message. */
  readonly otherwise?: string;
  /** Unless true, a row's line does not fit a call without an answer (ERRO-11). */
  readonly unanswered?: true;
}

export const UNEXPECTED = 'Ha ocurrido un error inesperado';

/** Replaced by the server's own message, or by UNEXPECTED where it sent none. */
export const SERVER_MESSAGE = '{message}';

/** Statuses whose message is not meant for users (ERRO-01). */
export const UNREADABLE = [400, 403, 404, 405, 500, 505];

/** For a failed deletion without its own text. */
export const ANY_REFUSAL = { display: 'modal', text: 'Error desconocido', rule: 'ERRO-12' } as const satisfies FailureLine;

/** For the first loads of the activities screen, answered or not; no modal (ACTV-10). */
export const INITIAL_DATA = {
  context: 'activities',
  display: 'banner',
  text: 'Error al cargar datos iniciales',
  rule: 'ACTV-10',
  unanswered: true,
} as const satisfies FailureLine;

/** For failures that are only logged, answered or not. */
export const onlyLogged = <const Rule extends string>(rule: Rule) =>
  ({ display: 'logged', text: '', rule, unanswered: true }) as const satisfies FailureLine;
