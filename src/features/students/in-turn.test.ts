import { expect, it } from 'vitest';
import { inTurn } from './in-turn';

const flushed = () => new Promise((resolve) => setImmediate(resolve));

/** Tasks that end when the test lets them. */
function tasksIn(run: ReturnType<typeof inTurn>) {
  const begun: number[] = [];
  const ends = new Map<number, { end: () => void; fail: () => void }>();
  const hand = (id: number) =>
    run(
      () =>
        new Promise<number>((resolve, reject) => {
          begun.push(id);
          ends.set(id, { end: () => resolve(id), fail: () => reject(new Error(`${id}`)) });
        }),
    );
  return { begun, hand, end: (id: number) => ends.get(id)?.end(), fail: (id: number) => ends.get(id)?.fail() };
}

it('runs no more than that at a time, in order, and goes on after a failure', async () => {
  const { begun, hand, end, fail } = tasksIn(inTurn(2));
  const results = [1, 2, 3, 4].map(hand);
  await flushed();
  expect(begun).toEqual([1, 2]);
  end(2);
  await flushed();
  expect(begun).toEqual([1, 2, 3]);
  fail(1);
  await expect(results[0]).rejects.toThrow('1');
  await flushed();
  expect(begun).toEqual([1, 2, 3, 4]);
  end(3);
  end(4);
  await expect(Promise.all(results.slice(1))).resolves.toEqual([2, 3, 4]);
});

it('fills up again after all have ended', async () => {
  const { begun, hand, end } = tasksIn(inTurn(1));
  const first = hand(1);
  end(1);
  await first;
  void hand(2);
  void hand(3);
  await flushed();
  expect(begun).toEqual([1, 2]);
});
