/**
 * What a failed call shows, and where: one table, read from the top, the first line that fits wins. Screens never
 * compare statuses; they ask `failureOf` or leave it to the query client.
 */
import { ApiError } from './errors';
import { SERVER_MESSAGE, UNEXPECTED, UNREADABLE, type Failure, type FailureLine, type Occasion } from './failure-line';

const LOGIN_FAILED = 'Ocurrió un error, por favor intente nuevamente';

const WITHOUT_SESSION = ['API-001', 'API-002', 'API-003', 'API-004'];

const FIRST_LINES: readonly FailureLine[] = [
  { kinds: ['aborted'], place: 'logged', text: '', rule: 'SAFE-13' },

  {
    calls: ['API-001'],
    serverMessage: 'User credentials are invalid',
    place: 'form',
    text: 'Por favor, verifique su información',
    rule: 'AUTH-08',
  },
  {
    calls: ['API-001'],
    serverMessage: 'User account is invalid',
    place: 'form',
    text: 'El usuario se encuentra inactivo.',
    rule: 'AUTH-09',
  },
  { calls: ['API-001'], place: 'form', text: LOGIN_FAILED, rule: 'AUTH-10' },
  { calls: ['API-002'], place: 'logged', text: '', rule: 'RECO-07' },
  { calls: ['API-004'], place: 'form', text: "Email doesn't exist!", rule: 'RECO-20' },
  { calls: ['API-003'], statuses: [401], place: 'modal', text: UNEXPECTED, rule: 'ERRO-02' },

  { statuses: [401], place: 'session', text: '', rule: 'SESS-08' },
  { occasion: 'login', place: 'form', text: LOGIN_FAILED, rule: 'AUTH-25' },
];

let screenLines: readonly FailureLine[] = [];

/**
 * Adds lines of calls behind the sign-in, which come with the screens that make them. What is only logged is looked for
 * first, then what holds for every call that nobody answers, then what is shown.
 */
export function addScreenLines(lines: readonly FailureLine[]): void {
  screenLines = [...screenLines, ...lines];
}

const NO_ANSWER: FailureLine = { kinds: ['network', 'timeout'], place: 'modal', text: 'No response from server', rule: 'ERRO-11' };

/** Where no screen says otherwise. */
const LAST_LINES: readonly FailureLine[] = [
  { kinds: ['malformed'], place: 'modal', text: UNEXPECTED, rule: 'SAFE-10' },
  { statuses: UNREADABLE, place: 'modal', text: UNEXPECTED, rule: 'ERRO-01' },
  { place: 'modal', text: SERVER_MESSAGE, rule: 'ERRO-03' },
];

function fits(line: FailureLine, error: ApiError, occasion: Occasion | undefined): boolean {
  return (
    (line.calls === undefined || line.calls.includes(error.endpointId)) &&
    (line.occasion === undefined || line.occasion === occasion) &&
    (line.kinds === undefined || line.kinds.includes(error.kind)) &&
    (line.statuses === undefined || (error.status !== null && line.statuses.includes(error.status))) &&
    (line.errorCode === undefined || line.errorCode === error.errorCode) &&
    (line.serverMessage === undefined || line.serverMessage === error.serverMessage)
  );
}

/** The text and place of a failure. What is no failed call (a mistake of ours) shows as ERRO-01 and is not hidden. */
export function failureOf(error: unknown, occasion?: Occasion): Failure {
  if (!(error instanceof ApiError)) {
    return occasion === 'login'
      ? { place: 'form', text: LOGIN_FAILED, rule: 'AUTH-25' }
      : { place: 'modal', text: UNEXPECTED, rule: 'ERRO-01' };
  }
  const isLogged = ({ place }: FailureLine) => place === 'logged';
  const [logged, shown] = [screenLines.filter(isLogged), screenLines.filter((line) => !isLogged(line))];
  const table = [...FIRST_LINES, ...logged, NO_ANSWER, ...shown, ...LAST_LINES];
  const line = table.find((candidate) => fits(candidate, error, occasion));
  if (!line) throw new Error('The last line of the failure table fits everything.');
  const text = line.text === SERVER_MESSAGE ? error.serverMessage?.trim() || UNEXPECTED : line.text;
  return { place: line.place, text, rule: line.rule };
}

/** True when a 401 to this call ends the session (SESS-08, SESS-11). */
export const endsSession = (error: ApiError): boolean => error.status === 401 && !WITHOUT_SESSION.includes(error.endpointId);
