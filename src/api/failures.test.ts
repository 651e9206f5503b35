import { describe, expect, it } from 'vitest';
import { ApiError } from './errors';
import { failureOf } from './failures';
import './school-failures';
import './screen-failures';

const refused = (call: string, status: number, errorCode: string | null = null, message: string | null = null) =>
  new ApiError(call, 'status', status, errorCode, message);

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
  expect(failureOf(new ApiError(call, 'network'))).toMatchObject({ text: 'No response from server' });
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
    expect(failureOf(new ApiError('API-065', 'network'), 'creation').place).toBe('modal');
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
  expect(failureOf(refused('API-081', 401), 'card').place).toBe('session');
  expect(failureOf(refused('API-081', 500)).place).toBe('modal');
});

it.each(['API-085', 'API-091'])('the server’s message of %s stands in a banner', (call) => {
  expect(failureOf(refused(call, 409, null, 'La mención Lector ya existe.'))).toMatchObject({
    place: 'banner',
    text: 'La mención Lector ya existe.',
  });
  expect(failureOf(refused(call, 500)).text).toBe('Ha ocurrido un error inesperado');
  expect(failureOf(new ApiError(call, 'network')).place).toBe('modal');
  expect(failureOf(refused(call, 401)).place).toBe('session');
});

it('whatever refuses a new teacher asks to activate one, unless the session ends or nobody answers', () => {
  for (const status of [400, 403, 409, 500])
    expect(failureOf(refused('API-089', status, 'teacher_duplicatedEmail', 'x'))).toMatchObject({
      place: 'form',
      text: 'Un profesor con el correo {email} ya existe. ¿Desea activarlo?',
    });
  expect(failureOf(refused('API-089', 401)).place).toBe('session');
  expect(failureOf(new ApiError('API-089', 'network')).place).toBe('modal');
});
