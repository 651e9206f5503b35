import { describe, expect, it } from 'vitest';
import { ApiError } from './errors';
import { accounts } from '@/api/resources/accounts';
import { passwords } from '@/api/resources/passwords';
import { mentions } from '@/api/resources/mentions';
import { rooms } from '@/api/resources/rooms';
import { schoolYears } from '@/api/resources/school-years';
import { students } from '@/api/resources/students';
import { subjects } from '@/api/resources/subjects';
import { teachers } from '@/api/resources/teachers';
import type { Endpoint } from './endpoint';
import { endsSession, failureOf } from './failures';

const refused = (row: Endpoint, status: number, errorCode: string | null = null, message: string | null = null) =>
  new ApiError(row, 'status', status, errorCode, message);

const nobody = (row: Endpoint) => new ApiError(row, 'network');

describe('before a session', () => {
  it.each([
    ['AUTH-08', refused(accounts.login, 401, null, 'User credentials are invalid'), 'form', 'Por favor, verifique su información'],
    ['AUTH-09', refused(accounts.login, 401, null, 'User account is invalid'), 'form', 'El usuario se encuentra inactivo.'],
    ['AUTH-10', refused(accounts.login, 401, null, 'otra cosa'), 'form', 'Ocurrió un error, por favor intente nuevamente'],
    ['RECO-07', nobody(passwords.requestCode), 'logged', ''],
    ['RECO-20', nobody(passwords.requestReset), 'form', "Email doesn't exist!"],
    ['ERRO-02', refused(passwords.changeWithCode, 401), 'modal', 'Ha ocurrido un error inesperado'],
  ] as const)('%s', (rule, error, display, text) => {
    expect(failureOf(error)).toEqual({ rule, display, text });
    expect(endsSession(error)).toBe(false);
  });

  it('a refused sign-in keeps its own words among the loads of a login (AUTH-08)', () => {
    expect(failureOf(refused(accounts.login, 401, null, 'User credentials are invalid'), 'login').rule).toBe('AUTH-08');
    expect(failureOf(nobody(accounts.login), 'login').rule).toBe('AUTH-10');
  });

  it('the loads of a login read the same whatever fails, but a 401 ends the session (AUTH-25)', () => {
    for (const error of [nobody(schoolYears.current), refused(schoolYears.current, 500, null, 'x'), new TypeError('ours')])
      expect(failureOf(error, 'login')).toEqual({
        display: 'form',
        text: 'Ocurrió un error, por favor intente nuevamente',
        rule: 'AUTH-25',
      });
    expect(failureOf(refused(schoolYears.current, 401), 'login').display).toBe('session');
    expect(endsSession(refused(schoolYears.current, 401))).toBe(true);
  });
});

it.each([
  ['SAFE-13', new ApiError(rooms.list, 'aborted'), 'logged', ''],
  ['SESS-08', refused(rooms.list, 401), 'session', ''],
  ['ERRO-11', nobody(rooms.list), 'modal', 'No response from server'],
  ['ERRO-11', new ApiError(rooms.list, 'timeout'), 'modal', 'No response from server'],
  ['SAFE-10', new ApiError(rooms.list, 'malformed', 200), 'modal', 'Ha ocurrido un error inesperado'],
  ['ERRO-01', refused(rooms.list, 500, null, 'otra cosa'), 'modal', 'Ha ocurrido un error inesperado'],
  ['ERRO-03', refused(rooms.list, 409, null, 'Ya existe.'), 'modal', 'Ya existe.'],
] as const)('%s, where no screen says otherwise', (rule, error, display, text) => {
  expect(failureOf(error)).toEqual({ rule, display, text });
});

it('a 401 before a session ends none (SESS-11)', () => {
  for (const call of [accounts.login, passwords.requestCode, passwords.changeWithCode, passwords.requestReset])
    expect(endsSession(refused(call, 401))).toBe(false);
  for (const status of [400, 403]) expect(endsSession(refused(rooms.list, status))).toBe(false);
});

it('a mistake of ours reads as an unexpected error (ERRO-01)', () => {
  expect(failureOf(new TypeError('ours'))).toEqual({ display: 'modal', text: 'Ha ocurrido un error inesperado', rule: 'ERRO-01' });
});

it('the server’s message is shown without blanks around it, and a blank one is none (ERRO-03)', () => {
  expect(failureOf(refused(rooms.list, 409, null, ' Ya existe. ')).text).toBe('Ya existe.');
  expect(failureOf(refused(rooms.list, 409, null, '   ')).text).toBe('Ha ocurrido un error inesperado');
  expect(failureOf(refused(rooms.list, 409)).text).toBe('Ha ocurrido un error inesperado');
});

describe('the deletion of a room', () => {
  it.each([
    ['401', 'No puede eliminar un curso con un profesor asociado'],
    ['400', 'No puede eliminar un curso con estudiantes'],
    ['402', 'No puede eliminar un curso con actividades'],
    ['403', 'No puede eliminar un curso con estudiantes activos'],
    [null, 'No puede eliminar un curso con estudiantes activos'],
  ])('errorCode %s', (errorCode, text) => {
    expect(failureOf(refused(rooms.remove, 409, errorCode, 'otra cosa'))).toMatchObject({ display: 'modal', text });
  });

  it('keeps the session on errorCode 401 and ends it on status 401', () => {
    expect(failureOf(refused(rooms.remove, 409, '401')).display).toBe('modal');
    expect(failureOf(refused(rooms.remove, 401, '400')).display).toBe('session');
  });
});

it.each([students.remove, subjects.removeType, mentions.remove, teachers.remove])(
  'the failed deletion $id has no text of its own',
  (call) => {
    expect(failureOf(refused(call, 500, null, 'otra cosa'))).toMatchObject({ display: 'modal', text: 'Error desconocido' });
    expect(failureOf(nobody(call))).toMatchObject({ text: 'No response from server' });
  },
);

describe('what a room’s creation shows', () => {
  const message = 'El curso 6A ya existe.';

  it('is a banner, unless the session ends or nobody answers', () => {
    expect(failureOf(refused(rooms.save, 409, 'room_duplicatedName', message), 'creation')).toMatchObject({
      display: 'banner',
      text: message,
    });
    expect(failureOf(refused(rooms.save, 500, null, message), 'creation')).toMatchObject({
      display: 'banner',
      text: 'Ha ocurrido un error inesperado',
    });
    expect(failureOf(refused(rooms.save, 401), 'creation').display).toBe('session');
    expect(failureOf(nobody(rooms.save), 'creation').display).toBe('modal');
  });

  it('is no banner on an edit', () => {
    expect(failureOf(refused(rooms.save, 409, 'room_duplicatedName', message))).toMatchObject({ display: 'modal', text: message });
  });
});

it('the deletion of a subject always names the teacher, that of a type its use when the server says so', () => {
  expect(failureOf(refused(subjects.remove, 404))).toMatchObject({ text: 'No puede eliminar una asignatura con profesor activo' });
  expect(failureOf(refused(subjects.removeType, 409, 'SubjectTypeId', 'x')).text).toBe(
    'No se pudo eliminar el tipo de asignatura porque está siendo utilizado en una asignatura',
  );
});

it.each([mentions.create, teachers.edit])('the server’s message of $id stands in a banner', (call) => {
  expect(failureOf(refused(call, 409, null, 'La mención Lector ya existe.'))).toMatchObject({
    display: 'banner',
    text: 'La mención Lector ya existe.',
  });
  expect(failureOf(refused(call, 500)).text).toBe('Ha ocurrido un error inesperado');
  expect(failureOf(nobody(call)).display).toBe('modal');
  expect(failureOf(refused(call, 401)).display).toBe('session');
});

it('whatever refuses a new teacher asks to activate one, unless the session ends or nobody answers', () => {
  for (const status of [400, 403, 409, 500])
    expect(failureOf(refused(teachers.create, status, 'teacher_duplicatedEmail', 'x'))).toMatchObject({
      display: 'form',
      text: 'Un profesor con el correo {email} ya existe. ¿Desea activarlo?',
    });
  expect(failureOf(refused(teachers.create, 401)).display).toBe('session');
  expect(failureOf(nobody(teachers.create)).display).toBe('modal');
});
