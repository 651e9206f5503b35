import { expect, it } from 'vitest';
import { movedList } from './form-rows-list';

/** Two rows of a person, then three of a list. */
const LIST = { first: 2, count: 3 };

it.each([
  ['a row above is removed', 1, -1, { first: 1, count: 3 }],
  ['rows are pasted into one above', 0, 4, { first: 6, count: 3 }],
  ['its first row is removed', 2, -1, { first: 2, count: 2 }],
  ['its last row is removed', 4, -1, { first: 2, count: 2 }],
  ['rows are pasted into one of it', 3, 2, { first: 2, count: 5 }],
  ['a row below is removed', 5, -1, LIST],
])('%s', (_, index, by, expected) => {
  expect(movedList(LIST, index, by)).toEqual(expected);
});

it('nothing is left of it', () => {
  expect(movedList({ first: 2, count: 1 }, 2, -1)).toBeNull();
});
