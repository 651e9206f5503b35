import { expect, it } from 'vitest';
import { NEW_TEACHER, newTeacherOf, newTeacherSchema, savedTeacherSchema } from './teacher-values';

const values = { ...NEW_TEACHER, teacherName: ' Ana ', teacherLastName: 'Niño', teacherEmail: ' ana@colegio.example ', rooms: [3, 4] };

it('a directed room that was not chosen as class is added to the classes (TEAC-28)', () => {
  expect(newTeacherOf({ ...values, isDirector: true, roomIds: [4, 5] }, 1)).toEqual({
    id: null,
    schoolId: 1,
    teacherName: 'Ana',
    teacherLastName: 'Niño',
    teacherEmail: 'ana@colegio.example',
    teacherPhone: null,
    courses: [],
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
