/** The twenty ways in which an answer can be bad (quality figure R1), and what the rules say each shows. */
import type { Endpoint } from '@/api/core/endpoint';
import { ApiError } from '@/api/core/errors';
import type { FailureContext } from '@/api/core/failure-line';
import { failureOf } from '@/api/core/failures';
import type { Fault } from '@mocks/control/demo-state';

const SERVER_MESSAGE = 'El servidor dice que ahora no.';

const STATUSES = [400, 401, 402, 403, 404, 405, 409, 422, 429, 500, 503, 505] as const;
const KINDS = ['network', 'hang', 'abort', 'slow', 'malformed', 'empty', 'html', 'shape'] as const;

export type Cell = (typeof STATUSES)[number] | (typeof KINDS)[number];

export const CELLS: readonly Cell[] = [...KINDS, ...STATUSES];

export const NONSENSE: readonly Cell[] = ['malformed', 'empty', 'html', 'shape'];

/** What comes of a cell: a text where it shows ('' shows nothing there), the end of the session, or the true answer. */
export type Outcome = { text: string; title?: string | undefined; display: 'modal' | 'banner' | 'form' } | 'session ends' | 'success';

export function faultOf(cell: Cell, { method, path }: Endpoint): Fault {
  if (typeof cell === 'number') return { method, path, kind: 'status', status: cell, errorCode: null, message: SERVER_MESSAGE };
  return cell === 'slow' ? { method, path, kind: 'slow', ms: 300 } : { method, path, kind: cell };
}

/** The error that the client makes of a cell; null where it takes the answer for a success. */
function errorOf(cell: Cell, endpoint: Endpoint): ApiError | null {
  if (typeof cell === 'number') return new ApiError(endpoint, 'status', cell, null, SERVER_MESSAGE);
  if (cell === 'network') return new ApiError(endpoint, 'network');
  if (cell === 'hang') return new ApiError(endpoint, 'timeout');
  // Where no body is read, one that breaks off or makes no sense changes nothing (ERRO-13).
  if (cell === 'slow' || endpoint.answer === null) return null;
  return new ApiError(endpoint, NONSENSE.includes(cell) ? 'malformed' : 'network');
}

/** What the call's own row and the lines of every call say of a cell. The rules' own tests prove the lines. */
export function outcomeOf(cell: Cell, endpoint: Endpoint, context?: FailureContext): Outcome {
  const error = errorOf(cell, endpoint);
  if (error === null) return 'success';
  const { display, text, title } = failureOf(error, context);
  if (display === 'session') return 'session ends';
  return { text, title, display: display === 'logged' ? 'form' : display };
}

/** Nothing shows, a 401 neither. */
export const onlyLogged = (cell: Cell): Outcome => (cell === 'slow' ? 'success' : { text: '', display: 'form' });
