/** The twenty ways in which an answer can be bad (quality figure R1), and what the rules say each shows. */
import type { Fault } from '@mocks/control/demo-state';

const SERVER_MESSAGE = 'El servidor dice que ahora no.';
const UNEXPECTED = 'Ha ocurrido un error inesperado';
const NO_RESPONSE = 'No response from server';
const UNKNOWN = 'Error desconocido';
export const LOGIN_FAILED = 'Ocurrió un error, por favor intente nuevamente';

const STATUSES = [400, 401, 402, 403, 404, 405, 409, 422, 429, 500, 503, 505] as const;
const KINDS = ['network', 'hang', 'abort', 'slow', 'malformed', 'empty', 'html', 'shape'] as const;

export type Cell = (typeof STATUSES)[number] | (typeof KINDS)[number];

export const CELLS: readonly Cell[] = [...KINDS, ...STATUSES];

/** Statuses whose message the server keeps to itself (ERRO-01). */
const HIDDEN: readonly Cell[] = [400, 403, 404, 405, 500, 505];
const SILENCE: readonly Cell[] = ['network', 'hang', 'abort'];
const NONSENSE: readonly Cell[] = ['malformed', 'empty', 'html', 'shape'];

/** What comes of a cell: a text at the call's own display, the end of the session, or the true answer. */
export type Outcome = { text: string; display?: 'modal' | 'banner' | 'form' } | 'session ends' | 'success';

export function faultOf(cell: Cell, method: string, path: string): Fault {
  if (typeof cell === 'number') return { method, path, kind: 'status', status: cell, errorCode: null, message: SERVER_MESSAGE };
  return cell === 'slow' ? { method, path, kind: 'slow', ms: 300 } : { method, path, kind: cell };
}

/** A call that shows its failures in the modal (ERRO-01 to ERRO-11, SAFE-10). */
export function inModal(cell: Cell): Outcome {
  if (cell === 'slow') return 'success';
  if (cell === 401) return 'session ends';
  if (SILENCE.includes(cell)) return { text: NO_RESPONSE };
  return { text: HIDDEN.includes(cell) || NONSENSE.includes(cell) ? UNEXPECTED : SERVER_MESSAGE };
}

/** A deletion that says so when it fails: no body is ever read (ERRO-12, ERRO-13). */
export const deletionSaying =
  (text: string) =>
  (cell: Cell): Outcome => {
    if (NONSENSE.includes(cell) || cell === 'abort' || cell === 'slow') return 'success';
    if (cell === 401) return 'session ends';
    return { text: SILENCE.includes(cell) ? NO_RESPONSE : text };
  };

export const ofDeletion = deletionSaying(UNKNOWN);

/** The server's message over the form, for 3 s, unless nobody answers (MENT-12, TEAC-42). */
export function inBanner(cell: Cell): Outcome {
  if (cell === 'slow') return 'success';
  if (cell === 401) return 'session ends';
  if (SILENCE.includes(cell)) return { text: NO_RESPONSE };
  return { text: NONSENSE.includes(cell) ? UNEXPECTED : SERVER_MESSAGE, display: 'banner' };
}

/** The same with ERRO-01's text for the statuses whose message is not for reading (ROOM-18). */
export function inReadableBanner(cell: Cell): Outcome {
  const outcome = inBanner(cell);
  return typeof outcome === 'object' && HIDDEN.includes(cell) ? { ...outcome, text: UNEXPECTED } : outcome;
}

/** Whatever refuses it asks the same question, unless nobody answers (TEAC-30). */
export const asking =
  (text: string) =>
  (cell: Cell): Outcome => {
    const outcome = inBanner(cell);
    return typeof outcome === 'object' && outcome.display === 'banner' ? { text, display: 'form' } : outcome;
  };

/** A call without a session, whose every failure reads the same (AUTH-10, RECO-20); '' shows nothing (RECO-07). */
export const always =
  (text: string) =>
  (cell: Cell): Outcome =>
    cell === 'slow' ? 'success' : { text };

/** A load of the login (AUTH-25). */
export const ofLogin = (cell: Cell): Outcome => (cell === 401 ? 'session ends' : always(LOGIN_FAILED)(cell));

/** A call whose failures are only logged (COMM-19, VIEW-05). */
export const silent = (cell: Cell): Outcome => (cell === 401 ? 'session ends' : always('')(cell));

/** A silent deletion. */
export const silentDeletion = (cell: Cell): Outcome => {
  const outcome = ofDeletion(cell);
  return typeof outcome === 'object' ? { text: '' } : outcome;
};

/** RECO-15, ERRO-02: no session to end. */
export const withoutSession = (cell: Cell): Outcome => (cell === 401 ? { text: UNEXPECTED } : inModal(cell));
