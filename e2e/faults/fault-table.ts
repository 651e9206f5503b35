/** The twenty kinds of bad answers (quality figure R1), and what each shows by the rules. */
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

/** The result of a bad answer: a text and its place ('' for no text), the end of the session, or a success. */
export type Outcome = { text: string; title?: string | undefined; display: 'modal' | 'banner' | 'form' } | 'session ends' | 'success';

export function faultOf(cell: Cell, { method, path }: Endpoint): Fault {
  if (typeof cell === 'number') return { method, path, kind: 'status', status: cell, errorCode: null, message: SERVER_MESSAGE };
  return cell === 'slow' ? { method, path, kind: 'slow', ms: 300 } : { method, path, kind: cell };
}

/** The client's error for a bad answer; null when the client accepts the answer. */
function errorOf(cell: Cell, endpoint: Endpoint): ApiError | null {
  if (typeof cell === 'number') return new ApiError(endpoint, 'status', cell, null, SERVER_MESSAGE);
  if (cell === 'network') return new ApiError(endpoint, 'network');
  if (cell === 'hang') return new ApiError(endpoint, 'timeout');
  // A body that is not read may break off or be malformed (ERRO-13).
  if (cell === 'slow' || endpoint.answer === null) return null;
  return new ApiError(endpoint, NONSENSE.includes(cell) ? 'malformed' : 'network');
}

/** The result of a bad answer by the failure lines of the call's row and of all calls. The rules' own tests prove these lines. */
export function outcomeOf(cell: Cell, endpoint: Endpoint, context?: FailureContext): Outcome {
  const error = errorOf(cell, endpoint);
  if (error === null) return 'success';
  const { display, text, title } = failureOf(error, context);
  if (display === 'session') return 'session ends';
  return { text, title, display: display === 'logged' ? 'form' : display };
}

/** For calls whose failures, even a 401, show nothing. */
export const onlyLogged = (cell: Cell): Outcome => (cell === 'slow' ? 'success' : { text: '', display: 'form' });
