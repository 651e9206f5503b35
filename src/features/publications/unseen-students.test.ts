import { describe, expect, it } from 'vitest';
import type { Student } from '@/api/resources/students';
import { asText, countOfFamilies, familiesOf, unseenIn, type RoomStudents } from './unseen-students';

const student = (id: number, given: Partial<Student> = {}): Student => ({
  id,
  name: `Nombre ${id}`,
  surname: `Apellido ${id}`,
  age: 2020,
  parentEmail: `familia${id}@correo.example`,
  delay: false,
  studentStatus: 'PROFILE_COMPLETED',
  active: true,
  roomId: 9,
  photoUrl: null,
  ...given,
});
const room = (id: number, name: string, roomAcronyms: string, ...students: Student[]): RoomStudents => ({
  id,
  name,
  roomAcronyms,
  students,
});
const readerOf = (...ids: number[]) => ({
  students: ids.map((id) => ({ id, name: '', photoUrl: null, roomName: '', roomAcronyms: '' })),
});

describe('unseenIn (READ-02)', () => {
  it('leaves out the students of each reader, and rooms that all have seen', () => {
    const rooms = [room(9, 'Sexto A', '6A', student(1), student(2), student(3)), room(10, 'Sexto B', '6B', student(4))];
    // Siblings: one reader has both.
    expect(unseenIn(rooms, [readerOf(1, 4), readerOf(3)])).toEqual([room(9, 'Sexto A', '6A', student(2))]);
  });

  it('goes by room as the list of rooms does, then by surname', () => {
    const rooms = [
      room(14, 'Décimo A', '10A', student(5)),
      room(4, 'Primero A', '1A', student(6, { surname: 'Zapata' }), student(7, { surname: 'Álvarez' })),
      room(3, 'Transición A', 'TA', student(8)),
    ];
    const shown = unseenIn(rooms, []).map(({ name, students }) => [name, students.map(({ id }) => id)]);
    expect(shown).toEqual([
      ['Transición A', [8]],
      ['Primero A', [7, 6]],
      ['Décimo A', [5]],
    ]);
  });
});

describe('familiesOf (READ-03)', () => {
  it('counts an e-mail once, whatever its case, and apart who is not registered', () => {
    const children = [
      student(1, { parentEmail: 'Uno@correo.example' }),
      student(2, { parentEmail: ' uno@correo.example' }),
      student(3, { studentStatus: 'PARENT_ACTIVE' }),
      student(4, { studentStatus: null }),
      student(5, { studentStatus: 'INVITE_SENT' }),
      student(6, { studentStatus: 'CODE_VALIDATED' }),
    ];
    expect(familiesOf(children)).toEqual({ registered: 3, unregistered: 2 });
  });

  it('a family that is registered for one child is registered', () => {
    const invited = student(1, { parentEmail: 'a@correo.example', studentStatus: 'INVITE_SENT' });
    const known = student(2, { parentEmail: 'a@correo.example' });
    expect(familiesOf([invited, known])).toEqual({ registered: 1, unregistered: 0 });
    expect(familiesOf([known, invited])).toEqual({ registered: 1, unregistered: 0 });
  });

  it('students without an e-mail are no family together', () =>
    expect(familiesOf([student(1, { parentEmail: '' }), student(2, { parentEmail: '' })])).toEqual({ registered: 2, unregistered: 0 }));

  it('reads in words', () => {
    expect(countOfFamilies([student(1), student(2, { studentStatus: 'INVITE_SENT' })])).toBe(
      '1 familia registrada sin ver, 1 sin registrar',
    );
    expect(countOfFamilies([student(1), student(2)])).toBe('2 familias registradas sin ver, 0 sin registrar');
  });
});

it('as text each student is a line with the room (READ-05)', () =>
  expect(asText([room(4, 'Primero A', '1A', student(1)), room(9, 'Sexto A', '6A', student(2))])).toBe(
    'Nombre 1 Apellido 1\tPrimero A\nNombre 2 Apellido 2\tSexto A',
  ));
