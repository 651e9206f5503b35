import { expect, it } from 'vitest';
import { NEW_TEACHER, newTeacherOf, newTeacherSchema, savedTeacherOf, savedTeacherSchema, valuesOf } from './teacher-values';

const values = {
  ...NEW_TEACHER,
  teacherName: ' Ana ',
  teacherLastName: ' Niño ',
  teacherEmail: ' ana@colegio.example ',
  courses: [7],
  rooms: [3, 4],
};

it('a directed room that was not chosen as class is added to the classes (TEAC-28)', () => {
  expect(newTeacherOf({ ...values, isDirector: true, roomIds: [4, 5] }, 1)).toEqual({
    id: null,
    schoolId: 1,
    teacherName: 'Ana',
    teacherLastName: 'Niño',
    teacherEmail: 'ana@colegio.example',
    teacherPhone: null,
    courses: [7],
    rooms: [3, 4, 5],
    roomIds: [4, 5],
    active: true,
  });
});

it('with the switch off no room is directed, whatever was chosen (TEAC-28)', () => {
  expect(newTeacherOf({ ...values, isDirector: false, roomIds: [5] }, 1)).toMatchObject({ rooms: [3, 4], roomIds: [] });
});

it('a class is asked for in a new teacher, and not in a stored one (TEAC-23, TEAC-39)', () => {
  const without = { ...values, rooms: [] };
  expect(newTeacherSchema.isValidSync(without)).toBe(false);
  expect(savedTeacherSchema.isValidSync(without)).toBe(true);
  expect(savedTeacherSchema.isValidSync({ ...without, isDirector: true })).toBe(false);
});

const subject = { id: 7, name: 'Danza' };
const [third, fourth] = [
  { id: 3, name: 'Sexto A' },
  { id: 4, name: 'Sexto B' },
];

it('the form of a stored teacher holds the record, and sends it back with what was changed (TEAC-38, TEAC-41)', () => {
  // Of subjects and rooms the form needs the ids alone.
  const stored = {
    ...newTeacherOf(values, 1),
    id: 12,
    teacherPhone: '300',
    teacherEmail: 'Ana@Colegio.example',
    courses: [subject],
    rooms: [third, fourth],
    roomIds: [fourth],
  } as unknown as Parameters<typeof valuesOf>[0];
  const held = valuesOf(stored);
  expect(held).toEqual({
    teacherName: 'Ana',
    teacherLastName: 'Niño',
    teacherEmail: 'ana@colegio.example',
    courses: [7],
    rooms: [3, 4],
    isDirector: true,
    roomIds: [4],
  });
  expect(valuesOf({ ...stored, roomIds: [] }).isDirector).toBe(false);
  expect(savedTeacherOf(stored, { ...held, teacherName: ' Eva ', teacherLastName: ' Paz ', rooms: [3] })).toEqual({
    ...stored,
    teacherName: 'Eva',
    teacherLastName: 'Paz',
    courses: [7],
    rooms: [3, 4],
    roomIds: [4],
  });
});
