/** What the lines of the failure table are made of, and the words that several of them share. */
import type { FailureKind } from './errors';

/**
 * modal: the failure modal; form: beside the form that sent it; banner: over that form for 3 s (SHAR-07); session: the
 * 401 flow of SESS-08; logged: only console.info.
 */
type Place = 'modal' | 'form' | 'banner' | 'session' | 'logged';

export interface Failure {
  readonly place: Place;
  /** `{email}` in it is for the form to fill in: the error does not know what was typed. */
  readonly text: string;
  /** The rule that says so. */
  readonly rule: string;
}

/** Where the call was made, when the same call shows its failures elsewhere there. */
export type Occasion = 'login' | 'creation' | 'card';

export interface FailureLine extends Failure {
  /** Rows of the endpoint table; absent: any. */
  readonly calls?: readonly string[];
  readonly occasion?: Occasion;
  readonly kinds?: readonly FailureKind[];
  readonly statuses?: readonly number[];
  readonly errorCode?: string;
  readonly serverMessage?: string;
}

export const UNEXPECTED = 'Ha ocurrido un error inesperado';

/** Stands for the server's own message, or UNEXPECTED where it sent none. */
export const SERVER_MESSAGE = '{message}';

/** Statuses whose message is not for reading (ERRO-01). */
export const UNREADABLE = [400, 403, 404, 405, 500, 505];

/** A deletion that fails without a text of its own. */
export const ANY_REFUSAL = { place: 'modal', text: 'Error desconocido', rule: 'ERRO-12' } as const satisfies FailureLine;
