import { expect, it } from 'vitest';
import { sampleRoom } from '@/api/resources/sample-room';
import { assignedIn, pairsOf, placeKey, placeOfPair } from './places';

const rooms = [sampleRoom(1, 'Sexto A'), sampleRoom(2, 'Jardín', 'PRESCHOOL'), sampleRoom(3, 'Quinto B', 'PRIMARY')];
const subjects = [
  { id: 10, name: 'Química' },
  { id: 11, name: 'Álgebra' },
];
const teacher = (id: number, teacherName: string, taught: number[], courses: number[]) => ({
  id,
  teacherName,
  teacherLastName: 'Ríos',
  teacherEmail: `${id}@colegio.example`,
  rooms: taught,
  courses,
});
const wordsOf = (pairs: ReturnType<typeof pairsOf>) =>
  pairs.map((pair) => `${pair.room.name}, ${pair.subject.name}: ${pair.teachers.map(({ name }) => name).join(' y ')}`);

it('every room with every subject, in the order of rooms and subjects', () => {
  expect(wordsOf(pairsOf(assignedIn([teacher(7, 'Ana', [1, 2], [10, 11])], rooms, subjects)))).toEqual([
    'Jardín, Álgebra: Ana Ríos',
    'Jardín, Química: Ana Ríos',
    'Sexto A, Álgebra: Ana Ríos',
    'Sexto A, Química: Ana Ríos',
  ]);
});

it('a pair that two teachers share is one, and bears both', () => {
  const shared = assignedIn([teacher(7, 'Ana', [1], [10]), teacher(8, 'Luis', [1, 3], [10])], rooms, subjects);
  expect(wordsOf(pairsOf(shared))).toEqual(['Quinto B, Química: Luis Ríos', 'Sexto A, Química: Ana Ríos y Luis Ríos']);
});

it('deleted rooms and subjects, and teachers without any, make no pair', () => {
  expect(
    pairsOf(assignedIn([teacher(7, 'Ana', [99], [10]), teacher(8, 'Luis', [1], [98]), teacher(9, 'Eva', [], [])], rooms, subjects)),
  ).toEqual([]);
});

it('a place is a pair in a period', () => {
  const [pair] = pairsOf(assignedIn([teacher(7, 'Ana', [1], [10])], rooms, subjects));
  if (!pair) throw new Error('There is no pair.');
  expect(placeOfPair(pair, 4)).toEqual({ periodId: 4, roomId: 1, subjectId: 10 });
  expect(placeKey(placeOfPair(pair, 4))).toBe('4:1:10');
});
