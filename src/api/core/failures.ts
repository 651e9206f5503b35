/**
 * What a failed call shows, and where: the lines that hold for every call, and between them those of the call's own row. The
 * first line that fits wins. A screen never decides how a failure shows; what else it does after one, it decides from the
 * error itself (`isNotFound`).
 */
import { ApiError } from './errors';
import { SERVER_MESSAGE, UNEXPECTED, UNREADABLE, type Failure, type FailureContext, type FailureLine } from './failure-line';

/** The loads of a login read the same, whatever fails (AUTH-25). */
const LOGIN_LOAD: FailureLine = {
  context: 'login',
  display: 'form',
  text: 'Ocurrió un error, por favor intente nuevamente',
  rule: 'AUTH-25',
};

const ABORTED: FailureLine = { kinds: ['aborted'], display: 'logged', text: '', rule: 'SAFE-13' };
const SESSION_REFUSED: FailureLine = { statuses: [401], display: 'session', text: '', rule: 'SESS-08' };
const UNANSWERED: FailureLine = { kinds: ['network', 'timeout'], display: 'modal', text: 'No response from server', rule: 'ERRO-11' };
const MISTAKE: FailureLine = { display: 'modal', text: UNEXPECTED, rule: 'ERRO-01' };

/** For failures that no line before fits. */
const LAST_LINES: readonly FailureLine[] = [
  { kinds: ['malformed'], display: 'modal', text: UNEXPECTED, rule: 'SAFE-10' },
  { ...MISTAKE, statuses: UNREADABLE },
  { display: 'modal', text: SERVER_MESSAGE, rule: 'ERRO-03' },
];

const isUnanswered = ({ kind }: ApiError) => UNANSWERED.kinds?.includes(kind) === true;

/** The lines for this failure, in the order in which they are read. */
function linesFor(error: ApiError): readonly FailureLine[] {
  const { headers, failureLines } = error.endpoint;
  return [
    ABORTED,
    ...(headers === 'none' ? [] : [SESSION_REFUSED]),
    ...failureLines.filter(({ unanswered }) => unanswered === true || !isUnanswered(error)),
    LOGIN_LOAD,
    UNANSWERED,
    ...LAST_LINES,
  ];
}

function isDocumented(error: ApiError, name: string): boolean {
  const documented = error.endpoint.errors[name];
  if (!documented) return false;
  const { errorCode, message } = documented;
  return errorCode === null ? message === error.serverMessage : errorCode === error.errorCode;
}

const fits = (line: FailureLine, error: ApiError, context: FailureContext | undefined): boolean =>
  (line.context === undefined || line.context === context) &&
  (line.kinds === undefined || line.kinds.includes(error.kind)) &&
  (line.statuses === undefined || (error.status !== null && line.statuses.includes(error.status))) &&
  (line.error === undefined || isDocumented(error, line.error));

/** The text and display of a failure. An error that is not a failed call (a bug) shows as ERRO-01. */
export function failureOf(error: unknown, context?: FailureContext): Failure {
  const line =
    error instanceof ApiError
      ? linesFor(error).find((candidate) => fits(candidate, error, context))
      : context === 'login'
        ? LOGIN_LOAD
        : MISTAKE;
  if (!line) throw new Error('The last line of the failure table fits everything.');
  const { display, text, title, otherwise = UNEXPECTED, rule } = line;
  const serverMessage = error instanceof ApiError ? error.serverMessage?.trim() : '';
  return { display, text: text === SERVER_MESSAGE ? serverMessage || otherwise : text, title, rule };
}

/** True when a 401 to this call ends the session (SESS-08, SESS-11). */
export const endsSession = ({ status, endpoint }: ApiError): boolean => status === 401 && endpoint.headers !== 'none';
