import { expect, it } from 'vitest';
import { distinctNames } from './distinct-names';

it('leaves names that do not repeat', () => expect(distinctNames(['Quiz', 'Taller', ''])).toEqual(['Quiz', 'Taller', '']));

it('gives names that read the same their place', () =>
  expect(distinctNames(['Quiz', 'Taller', 'QUIZ  ', 'quíz'])).toEqual(['Quiz, n.º 1', 'Taller', 'QUIZ  , n.º 3', 'quíz, n.º 4']));

it('tells two apart, too', () => expect(distinctNames(['Quiz', 'Quiz'])).toEqual(['Quiz, n.º 1', 'Quiz, n.º 2']));
