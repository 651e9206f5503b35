import { expect, it } from 'vitest';
import { arrivalsOf, summaryOf, warnedStudents, warningOf } from './enrollment-summary';
import type { FormerRoom } from './former-rooms';
import { former, room } from './sample';

const [fifth, sixth, otherSixth, seventh] = [
  room('Quinto A', '5A', 1),
  room('Sexto A', '6A', 2),
  room('Sexto B', '6B', 3),
  room('Séptimo A', '7A', 4),
];
const OFFERED = [fifth, sixth, otherSixth, seventh];
const ROOMS: readonly FormerRoom[] = [
  { room: fifth, state: 'ready', students: [former(1, 'PROMOTED', sixth), former(2, 'NOT_PROMOTED', fifth)] },
  {
    room: sixth,
    state: 'ready',
    students: [
      former(3, 'PROMOTED', otherSixth),
      former(4, 'PROMOTED', seventh),
      former(5, 'PROMOTED', seventh),
      former(6, 'PROMOTED', fifth),
      former(7, 'RETIRED'),
      former(8, null),
      former(9, 'PROMOTED', { id: 99, name: 'Sexto C' }),
    ],
  },
];

it('tells each room with its results and where its students go, the most first', () => {
  expect(summaryOf(ROOMS)).toEqual([
    {
      id: 1,
      name: 'Quinto A',
      total: 2,
      tally: { PROMOTED: 1, NOT_PROMOTED: 1, RETIRED: 0, PENDING: 0 },
      targets: [
        { name: 'Sexto A', count: 1 },
        { name: 'Quinto A', count: 1 },
      ],
    },
    {
      id: 2,
      name: 'Sexto A',
      total: 7,
      tally: { PROMOTED: 5, NOT_PROMOTED: 0, RETIRED: 1, PENDING: 1 },
      targets: [
        { name: 'Séptimo A', count: 2 },
        { name: 'Sexto B', count: 1 },
        { name: 'Quinto A', count: 1 },
        { name: 'Sexto C', count: 1 },
      ],
    },
  ]);
});

it('counts who comes to each room, nobody to some, and to one that is no longer offered', () => {
  expect(arrivalsOf(ROOMS, [...OFFERED, room('Octavo A', '8A', 5)]).map(({ name, count }) => [name, count])).toEqual([
    ['Quinto A', 2],
    ['Sexto A', 1],
    ['Sexto B', 1],
    ['Séptimo A', 2],
    ['Octavo A', 0],
    ['Sexto C', 1],
  ]);
});

it.each([
  ['the own room', sixth, null],
  ['another of the grade', otherSixth, 'same'],
  ['a lower one', fifth, 'lower'],
  ['a higher one', seventh, null],
  ['one without a grade', room('Aceleración', 'AC', 6), null],
] as const)('%s: %s', (_, target, warning) => {
  expect(warningOf(sixth, target)).toBe(warning);
});

it('names who goes to a room of the same grade or a lower one', () => {
  expect(warnedStudents(ROOMS, OFFERED).map(({ student, from, to, warning }) => [student.id, from.name, to, warning])).toEqual([
    [3, 'Sexto A', 'Sexto B', 'same'],
    [6, 'Sexto A', 'Quinto A', 'lower'],
    [9, 'Sexto A', 'Sexto C', 'same'],
  ]);
});
