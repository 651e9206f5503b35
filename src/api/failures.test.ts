import { describe, expect, it } from 'vitest';
import { ApiError } from './errors';
import { endsSession, failureOf } from './failures';
import './school-failures';
import './screen-failures';

const refused = (call: string, status: number, errorCode: string | null = null, message: string | null = null) =>
  new ApiError(call, 'status', status, errorCode, message);

const nobody = (call: string) => new ApiError(call, 'network');

describe('before a session', () => {
  it.each([
    ['AUTH-08', refused('API-001', 401, null, 'User credentials are invalid'), 'form', 'Por favor, verifique su información'],
    ['AUTH-09', refused('API-001', 401, null, 'User account is invalid'), 'form', 'El usuario se encuentra inactivo.'],
    ['AUTH-10', refused('API-001', 401, null, 'otra cosa'), 'form', 'Ocurrió un error, por favor intente nuevamente'],
    ['RECO-07', nobody('API-002'), 'logged', ''],
    ['RECO-20', nobody('API-004'), 'form', "Email doesn't exist!"],
    ['ERRO-02', refused('API-003', 401), 'modal', 'Ha ocurrido un error inesperado'],
  ] as const)('%s', (rule, error, place, text) => {
    expect(failureOf(error)).toEqual({ rule, place, text });
    expect(endsSession(error)).toBe(false);
  });

  it('the loads of a login read the same whatever fails, but a 401 ends the session (AUTH-25)', () => {
    for (const error of [nobody('API-017'), refused('API-017', 500, null, 'x'), new TypeError('ours')])
      expect(failureOf(error, 'login')).toEqual({
        place: 'form',
        text: 'Ocurrió un error, por favor intente nuevamente',
        rule: 'AUTH-25',
      });
    expect(failureOf(refused('API-017', 401), 'login').place).toBe('session');
    expect(endsSession(refused('API-017', 401))).toBe(true);
  });
});

it.each([
  ['SAFE-13', new ApiError('API-063', 'aborted'), 'logged', ''],
  ['SESS-08', refused('API-063', 401), 'session', ''],
  ['ERRO-11', nobody('API-063'), 'modal', 'No response from server'],
  ['ERRO-11', new ApiError('API-063', 'timeout'), 'modal', 'No response from server'],
  ['SAFE-10', new ApiError('API-063', 'malformed', 200), 'modal', 'Ha ocurrido un error inesperado'],
  ['ERRO-01', refused('API-063', 500, null, 'otra cosa'), 'modal', 'Ha ocurrido un error inesperado'],
  ['ERRO-03', refused('API-063', 409, null, 'Ya existe.'), 'modal', 'Ya existe.'],
] as const)('%s, where no screen says otherwise', (rule, error, place, text) => {
  expect(failureOf(error)).toEqual({ rule, place, text });
});

it('a 401 before a session ends none (SESS-11)', () => {
  for (const call of ['API-001', 'API-002', 'API-003', 'API-004']) expect(endsSession(refused(call, 401))).toBe(false);
  for (const status of [400, 403]) expect(endsSession(refused('API-063', status))).toBe(false);
});

it('a mistake of ours reads as an unexpected error (ERRO-01)', () => {
  expect(failureOf(new TypeError('ours'))).toEqual({ place: 'modal', text: 'Ha ocurrido un error inesperado', rule: 'ERRO-01' });
});

it('the server’s message is shown without blanks around it, and a blank one is none (ERRO-03)', () => {
  expect(failureOf(refused('API-063', 409, null, ' Ya existe. ')).text).toBe('Ya existe.');
  expect(failureOf(refused('API-063', 409, null, '   ')).text).toBe('Ha ocurrido un error inesperado');
  expect(failureOf(refused('API-063', 409)).text).toBe('Ha ocurrido un error inesperado');
});

describe('the deletion of a room', () => {
  it.each([
    ['401', 'No puede eliminar un curso con un profesor asociado'],
    ['400', 'No puede eliminar un curso con estudiantes'],
    ['402', 'No puede eliminar un curso con actividades'],
    ['403', 'No puede eliminar un curso con estudiantes activos'],
    [null, 'No puede eliminar un curso con estudiantes activos'],
  ])('errorCode %s', (errorCode, text) => {
    expect(failureOf(refused('API-066', 409, errorCode, 'otra cosa'))).toMatchObject({ place: 'modal', text });
  });

  it('keeps the session on errorCode 401 and ends it on status 401', () => {
    expect(failureOf(refused('API-066', 409, '401')).place).toBe('modal');
    expect(failureOf(refused('API-066', 401, '400')).place).toBe('session');
  });
});

it.each(['API-073', 'API-080', 'API-087', 'API-092'])('the failed deletion %s has no text of its own', (call) => {
  expect(failureOf(refused(call, 500, null, 'otra cosa'))).toMatchObject({ place: 'modal', text: 'Error desconocido' });
  expect(failureOf(nobody(call))).toMatchObject({ text: 'No response from server' });
});

describe('what a room’s creation shows', () => {
  const message = 'El curso 6A ya existe.';

  it('is a banner, unless the session ends or nobody answers', () => {
    expect(failureOf(refused('API-065', 409, 'room_duplicatedName', message), 'creation')).toMatchObject({
      place: 'banner',
      text: message,
    });
    expect(failureOf(refused('API-065', 500, null, message), 'creation')).toMatchObject({
      place: 'banner',
      text: 'Ha ocurrido un error inesperado',
    });
    expect(failureOf(refused('API-065', 401), 'creation').place).toBe('session');
    expect(failureOf(nobody('API-065'), 'creation').place).toBe('modal');
  });

  it('is no banner on an edit', () => {
    expect(failureOf(refused('API-065', 409, 'room_duplicatedName', message))).toMatchObject({ place: 'modal', text: message });
  });
});

it('the deletion of a subject always names the teacher, that of a type its use when the server says so', () => {
  expect(failureOf(refused('API-077', 404))).toMatchObject({ text: 'No puede eliminar una asignatura con profesor activo' });
  expect(failureOf(refused('API-080', 409, 'SubjectTypeId', 'x')).text).toBe(
    'No se pudo eliminar el tipo de asignatura porque está siendo utilizado en una asignatura',
  );
});

it('the assets of a card fail without a word, elsewhere in the modal', () => {
  expect(failureOf(refused('API-081', 500), 'card').place).toBe('logged');
  expect(failureOf(nobody('API-081'), 'card').place).toBe('logged');
  expect(failureOf(refused('API-081', 401), 'card').place).toBe('session');
  expect(failureOf(refused('API-081', 500)).place).toBe('modal');
});

it.each(['API-085', 'API-091'])('the server’s message of %s stands in a banner', (call) => {
  expect(failureOf(refused(call, 409, null, 'La mención Lector ya existe.'))).toMatchObject({
    place: 'banner',
    text: 'La mención Lector ya existe.',
  });
  expect(failureOf(refused(call, 500)).text).toBe('Ha ocurrido un error inesperado');
  expect(failureOf(nobody(call)).place).toBe('modal');
  expect(failureOf(refused(call, 401)).place).toBe('session');
});

it('whatever refuses a new teacher asks to activate one, unless the session ends or nobody answers', () => {
  for (const status of [400, 403, 409, 500])
    expect(failureOf(refused('API-089', status, 'teacher_duplicatedEmail', 'x'))).toMatchObject({
      place: 'form',
      text: 'Un profesor con el correo {email} ya existe. ¿Desea activarlo?',
    });
  expect(failureOf(refused('API-089', 401)).place).toBe('session');
  expect(failureOf(nobody('API-089')).place).toBe('modal');
});
