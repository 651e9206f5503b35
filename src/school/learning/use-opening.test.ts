import { expect, test } from 'vitest';
import { openingValues } from './use-opening';

const ready = (...ids: number[]) => ({ items: ids.map((id) => ({ id, name: String(id) })), state: 'ready' }) as const;
const LOADING = { items: [], state: 'loading' } as const;
const FAILED = { items: [], state: 'failed' } as const;
const EMPTY = { a: '', b: '' };
const choice = (name: 'a' | 'b', from: typeof LOADING | typeof FAILED | ReturnType<typeof ready>, start?: number) => ({
  name,
  choice: from,
  start,
});

test('a start that is offered, the only option, nothing of several', () => {
  expect(openingValues(EMPTY, [choice('a', ready(1, 2), 2), choice('b', ready(5))])).toEqual({ a: '2', b: '5' });
  expect(openingValues(EMPTY, [choice('a', ready(1, 2), 3), choice('b', ready(5, 6))])).toEqual({});
  expect(openingValues(EMPTY, [choice('a', ready(1), 3)])).toEqual({ a: '1' });
});

test('what is chosen stays', () => {
  expect(openingValues({ a: '1', b: '' }, [choice('a', ready(1, 2), 2), choice('b', ready(5))])).toEqual({ b: '5' });
});

test('what is there is filled in while the rest loads, or has failed and can be asked for again', () => {
  expect(openingValues(EMPTY, [choice('a', ready(1)), choice('b', LOADING, 2)])).toEqual({ a: '1' });
  expect(openingValues({ a: '1', b: '' }, [choice('a', ready(1)), choice('b', LOADING, 2)])).toBeNull();
  expect(openingValues({ a: '1', b: '' }, [choice('a', ready(1)), choice('b', FAILED, 2)])).toBeNull();
});
