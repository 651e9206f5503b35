import { expect, it } from 'vitest';
import { loadStateOf } from './load-state';

const ready = { data: [], isFetching: false };
const again = { data: [], isFetching: true };
const loading = { data: undefined, isFetching: true };
const failed = { data: undefined, isFetching: false };

it.each([
  ['ready', []],
  ['ready', [ready, again]],
  ['loading', [ready, loading]],
  ['loading', [failed, loading]],
  ['failed', [ready, failed]],
] as const)('is %s', (state, queries) => {
  expect(loadStateOf(...queries)).toBe(state);
});
