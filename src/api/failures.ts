/**
 * What a failed call shows, and where: one table, read from the top, the first line that fits wins. Screens never
 * compare statuses; they ask `failureOf` or leave it to the query client.
 */
import { ApiError, type FailureKind } from './errors';

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

interface Line extends Failure {
  /** Rows of the endpoint table; absent: any. */
  readonly calls?: readonly string[];
  readonly occasion?: Occasion;
  readonly kinds?: readonly FailureKind[];
  readonly statuses?: readonly number[];
  readonly errorCode?: string;
  readonly serverMessage?: string;
}

const UNEXPECTED = 'Ha ocurrido un error inesperado';
const LOGIN_FAILED = 'Ocurrió un error, por favor intente nuevamente';

/** Stands for the server's own message, or UNEXPECTED where it sent none. */
const SERVER_MESSAGE = '{message}';

const WITHOUT_SESSION = ['API-001', 'API-002', 'API-003', 'API-004'];
const DELETIONS_WITHOUT_TEXT = ['API-026', 'API-073', 'API-080', 'API-087', 'API-092'];
/** Statuses whose message is not for reading (ERRO-01). */
const UNREADABLE = [400, 403, 404, 405, 500, 505];

const TABLE: readonly Line[] = [
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
  { calls: ['API-028', 'API-029', 'API-030'], place: 'logged', text: '', rule: 'COMM-19' },
  { calls: ['API-031'], place: 'logged', text: '', rule: 'VIEW-05' },
  { calls: ['API-081'], occasion: 'card', place: 'logged', text: '', rule: 'EVAL-06' },

  { kinds: ['network', 'timeout'], place: 'modal', text: 'No response from server', rule: 'ERRO-11' },
  { calls: ['API-065'], occasion: 'creation', statuses: UNREADABLE, place: 'banner', text: UNEXPECTED, rule: 'ROOM-18' },
  { calls: ['API-065'], occasion: 'creation', place: 'banner', text: SERVER_MESSAGE, rule: 'ROOM-18' },
  {
    calls: ['API-066'],
    errorCode: '401',
    place: 'modal',
    text: 'No puede eliminar un curso con un profesor asociado',
    rule: 'ROOM-25',
  },
  { calls: ['API-066'], errorCode: '400', place: 'modal', text: 'No puede eliminar un curso con estudiantes', rule: 'ROOM-26' },
  { calls: ['API-066'], errorCode: '402', place: 'modal', text: 'No puede eliminar un curso con actividades', rule: 'ROOM-27' },
  { calls: ['API-066'], place: 'modal', text: 'No puede eliminar un curso con estudiantes activos', rule: 'ROOM-28' },
  { calls: ['API-077'], place: 'modal', text: 'No puede eliminar una asignatura con profesor activo', rule: 'SUBJ-25' },
  {
    calls: ['API-080'],
    errorCode: 'SubjectTypeId',
    place: 'modal',
    text: 'No se pudo eliminar el tipo de asignatura porque está siendo utilizado en una asignatura',
    rule: 'SUBJ-33',
  },
  { calls: ['API-085'], place: 'banner', text: SERVER_MESSAGE, rule: 'MENT-12' },
  { calls: ['API-089'], place: 'form', text: 'Un profesor con el correo {email} ya existe. ¿Desea activarlo?', rule: 'TEAC-30' },
  { calls: ['API-091'], place: 'banner', text: SERVER_MESSAGE, rule: 'TEAC-42' },
  { calls: DELETIONS_WITHOUT_TEXT, place: 'modal', text: 'Error desconocido', rule: 'ERRO-12' },
  { kinds: ['malformed'], place: 'modal', text: UNEXPECTED, rule: 'SAFE-10' },
  { statuses: UNREADABLE, place: 'modal', text: UNEXPECTED, rule: 'ERRO-01' },
  { place: 'modal', text: SERVER_MESSAGE, rule: 'ERRO-03' },
];

function fits(line: Line, error: ApiError, occasion: Occasion | undefined): boolean {
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
  const line = TABLE.find((candidate) => fits(candidate, error, occasion));
  if (!line) throw new Error('The last line of the failure table fits everything.');
  const text = line.text === SERVER_MESSAGE ? error.serverMessage?.trim() || UNEXPECTED : line.text;
  return { place: line.place, text, rule: line.rule };
}

/** True when a 401 to this call ends the session (SESS-08, SESS-11). */
export const endsSession = (error: ApiError): boolean => error.status === 401 && !WITHOUT_SESSION.includes(error.endpointId);
