import { expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { invitationsSchema, NEW_INVITATION } from './student-values';

const KNOWN = { name: 'Cristian Camilo', surname: 'Echeverri Vélez', parentEmail: 'luzdary.velez@correo.example' };

/** What the form says of a row for the room of that student. */
function messagesOf(change: Partial<typeof KNOWN>): readonly string[] {
  const student = { id: 1, age: 2021, delay: false, studentStatus: 'INVITE_SENT', active: true, roomId: 9, photoUrl: null } as const;
  const rows = [{ ...NEW_INVITATION, ...KNOWN, age: '2021', ...change }];
  try {
    invitationsSchema([{ ...student, ...KNOWN }]).validateSync({ rows }, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.map(({ type, path }) => `${path}: ${type}`);
  }
}

it.each([
  ['as they are', {}],
  ['in other case, with blanks', { name: ' CRISTIAN   camilo ', surname: 'echeverri vélez' }],
])('a student of the room is told %s, as the server has it (STUD-35)', (_, change) => {
  expect(messagesOf(change)).toEqual(['rows[0].name: taken']);
});

it.each([
  ['a brother', { name: 'Tomás' }],
  ['of another surname', { surname: 'Vélez' }],
  ['of another address', { parentEmail: 'otra@correo.example' }],
  ['with another accent', { surname: 'Echeverri Velez' }],
])('%s is none (STUD-34)', (_, change) => {
  expect(messagesOf(change)).toEqual([]);
});
