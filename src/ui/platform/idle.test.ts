import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IDLE_LIMIT, remainingMs, watchIdle, type ActivityMemory } from './idle';

const NOW = 1_766_000_000_000;
const HOUR = 3_600_000;

/** The memory that tabs share, and a page with its events. */
function open(last: number | null) {
  let noted = last;
  const memory: ActivityMemory = { read: () => noted, note: (at) => void (noted = at) };
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', new EventTarget());
  const looks: number[] = [];
  return { memory, looks, page, watch: () => watchIdle(memory, (left) => looks.push(left)), last: () => looks.at(-1) };
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['never noted', null, IDLE_LIMIT],
  ['now', NOW, IDLE_LIMIT],
  ['the last millisecond', NOW - IDLE_LIMIT + 1, 1],
  ['the limit', NOW - IDLE_LIMIT, 0],
  ['past it', NOW - IDLE_LIMIT - 1, -1],
  ['a millisecond ahead', NOW + 1, IDLE_LIMIT],
  ['hours ahead (SAFE-26)', NOW + 8 * HOUR, IDLE_LIMIT],
])('what is left: %s', (_, last, left) => {
  expect(remainingMs(open(last).memory)).toBe(left);
});

describe('the watch', () => {
  it('ends at the limit to the millisecond', () => {
    const { watch, looks } = open(NOW);
    watch();
    vi.advanceTimersByTime(IDLE_LIMIT - 1);
    expect(looks).not.toContain(0);
    vi.advanceTimersByTime(1);
    expect(looks.filter((left) => left === 0)).toEqual([0]);
  });

  it('sees within a second that the clock was moved ahead (SESS-22)', () => {
    const { watch, last } = open(NOW);
    watch();
    vi.setSystemTime(NOW + HOUR);
    expect(last()).not.toBe(0);
    vi.advanceTimersByTime(1_000);
    expect(last()).toBe(0);
  });

  it('ends fifteen minutes after the last activity, however often the clock is set back (SAFE-26)', () => {
    const { watch, last } = open(NOW);
    watch();
    for (let minutes = 0; minutes < 14; minutes += 2) {
      vi.advanceTimersByTime(120_000);
      vi.setSystemTime(Date.now() - HOUR);
    }
    vi.advanceTimersByTime(59_999);
    expect(last()).toBeGreaterThan(0);
    vi.advanceTimersByTime(1);
    expect(last()).toBe(0);
  });

  it('starts again at an activity, in this tab or another', () => {
    const { watch, last, page, memory } = open(NOW);
    watch();
    vi.advanceTimersByTime(800_000);
    page.dispatchEvent(new Event('keydown'));
    expect(last()).toBe(IDLE_LIMIT);
    vi.advanceTimersByTime(800_000);
    memory.note(Date.now());
    vi.advanceTimersByTime(800_000);
    expect(last()).toBe(100_000);
  });

  it('takes an activity after a clock that was set back for one', () => {
    const { watch, last, page } = open(NOW);
    watch();
    vi.advanceTimersByTime(600_000);
    vi.setSystemTime(NOW - HOUR);
    vi.advanceTimersByTime(2_000);
    page.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(800_000);
    expect(last()).toBe(100_000);
  });

  it('lets nobody who comes back too late go on', () => {
    const { watch, last, page, memory } = open(NOW);
    watch();
    vi.setSystemTime(NOW + HOUR);
    page.dispatchEvent(new Event('pointermove'));
    expect(last()).toBe(0);
    expect(memory.read()).toBe(NOW);
  });

  it('leaves neither timer nor listener', () => {
    const { watch, looks, page } = open(NOW);
    watch()();
    const before = looks.length;
    vi.advanceTimersByTime(2_000);
    page.dispatchEvent(new Event('focus'));
    expect(looks).toHaveLength(before);
    expect(vi.getTimerCount()).toBe(0);
  });
});
