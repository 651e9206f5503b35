/**
 * What a failure of each call shows, and where, as docs/spec/endpoints.md has it: written down here a second time, so that a wrong row
 * of the contract is red without a browser. That what is shown shows, faults.spec.ts proves for each way of showing it.
 */
import { describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '@/api/core/endpoint';
import { ApiError } from '@/api/core/errors';
import { failureOf } from '@/api/core/failures';
import type { FailureContext } from '@/api/core/failure-line';
import { SCENES } from '@e2e/areas';

// It begins with the page's history.
vi.mock('@/ui/platform/use-code', () => ({ preloadCode: () => {} }));

const MESSAGE = 'El servidor dice que ahora no.';
const UNEXPECTED = 'Ha ocurrido un error inesperado';

type Shown = readonly [display: 'modal' | 'form' | 'banner' | 'session' | 'logged', text: string, title?: string];

/** Why a call fails: nobody answers, the answer makes no sense, 401, a status whose message is not for reading, any other. */
interface Row {
  readonly nobody: Shown;
  readonly nonsense: Shown;
  readonly unauthorized: Shown;
  readonly unreadable: Shown;
  readonly other: Shown;
}

const BY_DEFAULT: Row = {
  nobody: ['modal', 'No response from server'],
  nonsense: ['modal', UNEXPECTED],
  unauthorized: ['session', ''],
  unreadable: ['modal', UNEXPECTED],
  other: ['modal', MESSAGE],
};

/** Whatever the server answers, but a 401. */
const whatever = (...shown: Shown): Row => ({ ...BY_DEFAULT, nonsense: shown, unreadable: shown, other: shown });
/** Nobody's answer, too. */
const always = (...shown: Shown): Row => ({ ...whatever(...shown), nobody: shown });
/** A 401, too: it ends no session. */
const beforeSession = (...shown: Shown): Row => ({ ...always(...shown), unauthorized: shown });

const silent = always('logged', '');
const unknown = whatever('modal', 'Error desconocido');
const banner: Row = { ...whatever('banner', MESSAGE), nonsense: ['banner', UNEXPECTED] };
const lookedUp = (text: string): Row => ({ ...always('form', MESSAGE), nobody: ['form', text], nonsense: ['form', text] });
const initialData = always('banner', 'Error al cargar datos iniciales');
const login = always('form', 'Ocurrió un error, por favor intente nuevamente');

/** The rows that are not as by default; with the place where they are not, 'API-014 learning'. */
const ROWS: Readonly<Record<string, Row>> = {
  'API-001': beforeSession('form', 'Ocurrió un error, por favor intente nuevamente'),
  'API-002': beforeSession('logged', ''),
  'API-003': { ...BY_DEFAULT, unauthorized: ['modal', UNEXPECTED] },
  'API-004': beforeSession('form', "Email doesn't exist!"),
  'API-008 login': login,
  'API-011': silent,
  'API-012 login': login,
  'API-014 learning': silent,
  'API-014 activities': initialData,
  'API-016': unknown,
  'API-017 login': login,
  'API-020': whatever('modal', 'Ya existe un cierre de año para este año escolar.', 'Error'),
  'API-022': whatever('modal', 'Ya se ha realizado la matrícula para el siguiente año escolar.', 'Error'),
  'API-026': unknown,
  'API-028': silent,
  'API-029': silent,
  'API-030': silent,
  'API-031': silent,
  'API-034 login': login,
  'API-034 activities': initialData,
  'API-038': { ...BY_DEFAULT, other: ['modal', 'No se puede eliminar un logro con calificaciones.'] },
  'API-041': unknown,
  'API-045': silent,
  'API-046': silent,
  'API-050': silent,
  'API-051': silent,
  'API-052': unknown,
  'API-057': silent,
  'API-058': silent,
  'API-059': silent,
  'API-060': silent,
  'API-061': silent,
  'API-062': silent,
  'API-065 creation': { ...banner, unreadable: ['banner', UNEXPECTED] },
  'API-066': whatever('modal', 'No puede eliminar un curso con estudiantes activos'),
  'API-068 tab': silent,
  'API-073': unknown,
  'API-077': whatever('modal', 'No puede eliminar una asignatura con profesor activo'),
  'API-080': unknown,
  'API-081 spreadsheet': silent,
  'API-085': banner,
  'API-087': unknown,
  'API-088 activities': initialData,
  'API-089': whatever('form', 'Un profesor con el correo {email} ya existe. ¿Desea activarlo?'),
  'API-091': banner,
  'API-092': unknown,
  'API-093 login': login,
  'API-093 tab': silent,
  'API-093 activities': initialData,
  'API-097': lookedUp('Error al obtener el código de seguridad'),
  'API-098': lookedUp('Error al obtener los códigos de registro'),
  'API-099': lookedUp('Error al obtener los tokens FCM'),
};

/** Refusals whose text is none of their row's; every other one reads as its status, with its own message. */
const REFUSALS: Readonly<Record<string, Shown>> = {
  'API-001 invalidCredentials': ['form', 'Por favor, verifique su información'],
  'API-001 invalidAccount': ['form', 'El usuario se encuentra inactivo.'],
  'API-016 withIndicator': ['modal', 'No puede eliminar un periodo con logros asociados'],
  'API-041 withStudentAcademicRecord': ['modal', 'No puede eliminar una actividad que ya ha sido calificada'],
  'API-066 withTeacher': ['modal', 'No puede eliminar un curso con un profesor asociado'],
  'API-066 withStudents': ['modal', 'No puede eliminar un curso con estudiantes'],
  'API-066 withActivities': ['modal', 'No puede eliminar un curso con actividades'],
  'API-080 inUse': ['modal', 'No se pudo eliminar el tipo de asignatura porque está siendo utilizado en una asignatura'],
};

const PLACES = ['creation', 'tab', 'learning', 'activities', 'spreadsheet'] as const satisfies readonly FailureContext[];

const UNREADABLE = [400, 403, 404, 405, 500, 505];
const READABLE = [402, 409, 422, 429, 503];

/** The store of the chats is asked by its own library: the client never sees a failure of it. */
const BY_LIBRARY = ['API-032', 'API-033'];

const endpoints = [...new Map<string, Endpoint>(SCENES.map(({ endpoint }) => [endpoint.id, endpoint])).values()]
  .filter(({ id }) => !BY_LIBRARY.includes(id))
  .toSorted((one, other) => one.id.localeCompare(other.id));

/** Where an answer has no body none is read (ERRO-13). */
const tableOf = (endpoint: Endpoint, row = BY_DEFAULT): Partial<Row> => {
  const { nonsense, ...others } = row;
  return endpoint.answer === null ? others : { ...others, nonsense };
};

function shownBy(endpoint: Endpoint, context?: FailureContext): Partial<Row> {
  const show = (...error: ConstructorParameters<typeof ApiError> extends [unknown, ...infer Rest] ? Rest : never): Shown => {
    const { display, text, title } = failureOf(new ApiError(endpoint, ...error), context);
    return title === undefined ? [display, text] : [display, text, title];
  };
  const same = (all: readonly Shown[]): Shown => {
    for (const one of all) expect(one).toEqual(all[0]);
    return all[0] ?? ['logged', 'none'];
  };
  const by = (status: number) => show('status', status, null, MESSAGE);
  return {
    nobody: same([show('network'), show('timeout')]),
    ...(endpoint.answer !== null && { nonsense: show('malformed', 200) }),
    unauthorized: by(401),
    unreadable: same(UNREADABLE.map(by)),
    other: same(READABLE.map(by)),
  };
}

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('a failure of %s', (id, endpoint) => {
  it('shows its own text where it is to show', () => {
    expect(shownBy(endpoint)).toEqual(tableOf(endpoint, ROWS[id]));
    for (const place of PLACES) expect(shownBy(endpoint, place)).toEqual(tableOf(endpoint, ROWS[`${id} ${place}`] ?? ROWS[id]));
  });

  for (const [name, { status, errorCode, message }] of Object.entries(endpoint.errors))
    it(`shows what the refusal ${name} says`, () => {
      const row = ROWS[id] ?? BY_DEFAULT;
      const shown = status === 401 ? row.unauthorized : UNREADABLE.includes(status) ? row.unreadable : row.other;
      const [display, text] = REFUSALS[`${id} ${name}`] ?? shown;
      expect(failureOf(new ApiError(endpoint, 'status', status, errorCode, message))).toMatchObject({
        display,
        text: text === MESSAGE ? message : text,
      });
    });
});

it.each(endpoints.filter(({ id }) => `${id} login` in ROWS))('a failure of $id shows the text of a login there', (endpoint) => {
  expect(shownBy(endpoint, 'login')).toEqual(tableOf(endpoint, ROWS[`${endpoint.id} login`]));
});

it('the table names no row that there is not', () => {
  const ids = endpoints.map(({ id }) => id as string);
  expect([...Object.keys(ROWS), ...Object.keys(REFUSALS)].filter((name) => !ids.includes(name.split(' ')[0] ?? ''))).toEqual([]);
});
