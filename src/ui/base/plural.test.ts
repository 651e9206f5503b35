import { expect, it } from 'vitest';
import { counted } from './plural';

it('one is one, none and several are several', () => {
  expect([0, 1, 2].map((count) => counted(count, 'nota', 'notas'))).toEqual(['0 notas', '1 nota', '2 notas']);
});
