import { expect, it } from 'vitest';
import { repeatedHeads, spokenNamesOf } from './spoken-names';

const ROWS = [
  { id: 4, title: 'Quiz' },
  { id: 5, title: 'Taller' },
  { id: 6, title: 'quiz' },
];
const record = { id: ({ id }: { id: number }) => id, name: ({ title }: { title: string }) => title };
const namesOf = (parts: object = {}) => [...spokenNamesOf(ROWS, { ...record, ...parts }).values()];

it('gives records of one name their place', () => expect(namesOf()).toEqual(['Quiz, n.º 1', 'Taller', 'quiz, n.º 3']));

it('adds what sets a record apart', () =>
  expect(
    namesOf({
      apart: new Map([
        [4, 'a@x.co'],
        [6, 'b@x.co'],
      ]),
    }),
  ).toEqual(['Quiz, a@x.co', 'Taller', 'quiz, b@x.co']));

it('takes the spoken name', () =>
  expect(namesOf({ spokenName: ({ id, title }: { id: number; title: string }) => `${title}: ${id}` })).toEqual([
    'Quiz: 4',
    'Taller: 5',
    'quiz: 6',
  ]));

it('finds the heads that repeat', () =>
  expect([...repeatedHeads(ROWS, [{ id: 'title', header: 'Título', value: record.name }], record.id)]).toEqual([4, 6]));
