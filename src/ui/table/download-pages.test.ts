import { expect, it, vi } from 'vitest';
import type { AskedPage, Served } from './data-table-rows';
import { allPages } from './download-pages';

interface Row {
  readonly id: number;
}

type Ask = Served<Row>['ask'];

const idOf = ({ id }: Row) => id;
const rowsBetween = (from: number, to: number): Row[] => Array.from({ length: to - from }, (_, index) => ({ id: from + index }));

/** A list of `count` rows, of which `added` more come before each page but the first. */
function listOf(count: number, added = 0) {
  let total = count;
  const rows = rowsBetween(0, count);
  return vi.fn<Ask>(async ({ offset, limit }) => {
    if (offset > 0) {
      rows.unshift(...rowsBetween(-total, -total + added));
      total += added;
    }
    return { rows: rows.slice(offset, offset + limit), total };
  });
}

const { signal } = new AbortController();

it('one page after the other, each once, with how many are there', async () => {
  const ask = listOf(120);
  const onProgress = vi.fn<(done: number, total: number) => void>();
  const { rows, misfits } = await allPages({ total: 120, ask }, idOf, { signal, onProgress });
  expect(rows).toEqual(rowsBetween(0, 120));
  expect(misfits).toBe(0);
  expect(ask.mock.calls.map(([{ offset, limit }]) => [offset, limit])).toEqual([
    [0, 50],
    [50, 50],
    [100, 50],
  ]);
  expect(onProgress.mock.calls).toEqual([
    [0, 120],
    [50, 120],
    [100, 120],
  ]);
});

it('what moves on because another one was added comes once, and nothing is left out', async () => {
  const { rows } = await allPages({ total: 120, ask: listOf(120, 2) }, idOf, { signal, onProgress: () => {} });
  const ids = rows.map(idOf);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(rowsBetween(0, 120).map(idOf)));
});

it('counts what could not be read', async () => {
  const ask = async ({ offset }: AskedPage) => ({ rows: rowsBetween(offset, offset + 49), total: 100, misfits: 1 });
  expect((await allPages({ total: 100, ask }, idOf, { signal, onProgress: () => {} })).misfits).toBe(2);
});

it('stops at the page under way when it is cancelled, and when one fails', async () => {
  const controller = new AbortController();
  const ask = vi.fn<Ask>(async () => {
    controller.abort();
    return { rows: rowsBetween(0, 50), total: 100 };
  });
  await expect(allPages({ total: 100, ask }, idOf, { signal: controller.signal, onProgress: () => {} })).rejects.toThrow('aborted');
  expect(ask).toHaveBeenCalledTimes(1);
  const failing = vi.fn<Ask>(async () => {
    throw new Error('500');
  });
  await expect(allPages({ total: 100, ask: failing }, idOf, { signal, onProgress: () => {} })).rejects.toThrow('500');
  expect(failing).toHaveBeenCalledTimes(1);
});
