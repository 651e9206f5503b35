import { expect, it } from 'vitest';
import { addressOf, emailOf, statusOf } from './teacher-text';

it.each([
  ['COMPLETED', { label: 'Registro completado', colour: 'success' }],
  ['INVITE_SENT', { label: 'Invitación enviada', colour: 'warning' }],
  ['CODE_VALIDATED', { label: 'Código validado', colour: 'info' }],
  ['SUSPENDED', undefined],
  ['', undefined],
  ['constructor', undefined],
  [null, undefined],
])('the status %s is %j (TEAC-06, TEAC-07)', (teacherStatus, status) => {
  expect(statusOf({ teacherStatus })).toEqual(status);
});

it('e-mails are in lowercase, in the address too (TEAC-05, TEAC-09)', () => {
  const teacher = { teacherEmail: 'Ana+1@Colegio.example' };
  expect(emailOf(teacher)).toBe('ana+1@colegio.example');
  expect(addressOf(teacher)).toBe('/dashboard/teachers/ana%2B1%40colegio.example');
});
