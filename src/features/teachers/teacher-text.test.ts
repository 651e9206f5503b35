import { expect, it } from 'vitest';
import { addressOf, emailOf, inTeacherOrder, statusOf } from './teacher-text';

it.each([
  ['COMPLETED', 'Registro completado'],
  ['INVITE_SENT', 'Invitación enviada'],
  ['CODE_VALIDATED', 'Código validado'],
  ['SUSPENDED', undefined],
  ['', undefined],
  ['constructor', undefined],
  [null, undefined],
])('the status %s is %s (TEAC-06, TEAC-07)', (teacherStatus, text) => {
  expect(statusOf({ teacherStatus })?.label).toBe(text);
});

it('e-mails are in lowercase, in the address too (TEAC-05, TEAC-09)', () => {
  const teacher = { teacherEmail: 'Ana+1@Colegio.example' };
  expect(emailOf(teacher)).toBe('ana+1@colegio.example');
  expect(addressOf(teacher)).toBe('/dashboard/teachers/ana%2B1%40colegio.example');
});

it('teachers stand by last name and name (TEAC-03)', () => {
  const teachers = [
    ['Óscar', 'Vélez'],
    ['Zoe', 'Álvarez'],
    ['Ana', 'Niño'],
    ['Ana', 'Ñañez'],
    ['Ana', 'Álvarez'],
  ].map(([teacherName = '', teacherLastName = '']) => ({ teacherName, teacherLastName }));
  expect(inTeacherOrder(teachers).map(({ teacherName, teacherLastName }) => `${teacherName} ${teacherLastName}`)).toEqual([
    'Ana Álvarez',
    'Zoe Álvarez',
    'Ana Niño',
    'Ana Ñañez',
    'Óscar Vélez',
  ]);
});
