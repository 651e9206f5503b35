import { expect, it } from 'vitest';
import { countOfObservations, shownObservations } from './shown-observations';

const observations = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: count - index,
    studentId: 1,
    periodId: index % 2 === 0 ? 2 : 1,
    observationTypeId: 101,
    observation: 'Llegó a tiempo.',
    teacherId: 11,
  }));

it.each([
  [0, 0],
  [9, 9],
  [10, 10],
  [11, 10],
])('of %i it shows %i, the first ones', (count, expected) => {
  const all = observations(count);
  expect(shownObservations(all)).toEqual({ shown: all.slice(0, expected), total: count });
});

it('counts the ten after the period filter', () => {
  const all = observations(23);
  const ofPeriod = all.filter(({ periodId }) => periodId === 2);
  expect(shownObservations(all, 2)).toEqual({ shown: ofPeriod.slice(0, 10), total: 12 });
  expect(shownObservations(all, 1).total).toBe(11);
  expect(shownObservations(all, 9)).toEqual({ shown: [], total: 0 });
});

it.each([
  [1, '1 observación'],
  [2, '2 observaciones'],
  [10, '10 observaciones'],
  [11, '10 de 11 observaciones, las más recientes'],
  [23, '10 de 23 observaciones, las más recientes'],
])('counts %i in words', (total, words) => expect(countOfObservations(total)).toBe(words));
