import { expect, it } from 'vitest';
import { ownSubjects, taughtIn } from './taught-subjects';

const subjects = [
  { id: 1, name: 'Química' },
  { id: 2, name: 'Álgebra' },
  { id: 3, name: 'Danza' },
];
const teacher = (id: number, rooms: number[], courses: number[]) => ({ id, rooms, courses });

it('each subject of the room once, by name, with its first teacher', () => {
  const teachers = [teacher(7, [5], [2]), teacher(8, [4], [1, 2]), teacher(9, [4], [2, 99])];
  expect(taughtIn(4, teachers, subjects)).toEqual([
    { id: 2, name: 'Álgebra', teacherId: 8 },
    { id: 1, name: 'Química', teacherId: 8 },
  ]);
});

it('none in a room without teachers', () => {
  expect(taughtIn(6, [teacher(7, [5], [2])], subjects)).toEqual([]);
});

it("a Teacher's own, by name", () => {
  expect(ownSubjects(subjects).map(({ name, teacherId }) => [name, teacherId])).toEqual([
    ['Álgebra', undefined],
    ['Danza', undefined],
    ['Química', undefined],
  ]);
});
