import { describe, expect, it } from 'vitest';
import { ROLE_REFUSED, SESSION_REFUSED, START, afterEvent, entranceOf, exitOf, isFirst, type FlowEvent } from './session-flow';

const after = (...events: FlowEvent[]) => events.reduce(afterEvent, START);
const BEGUN = { kind: 'begun' } as const;
const shown = (pathname: string) => ({ kind: 'screen-shown', pathname }) as const;

describe('where someone without a session goes', () => {
  it.each([
    ['signed-out', { to: '/' }],
    ['refused', { to: '/unauthorized', state: SESSION_REFUSED }],
    ['idle', { to: '/auth/login' }],
    ['other-tab', { to: '/auth/login' }],
  ] as const)('after an end by %s', (why, exit) => {
    const ended = { kind: 'ended', why } as const;
    expect(exitOf(after(BEGUN, shown('/dashboard/home'), ended))).toEqual(exit);
    expect(exitOf(after(ended, { kind: 'left' }))).toEqual({ to: '/auth/login' });
    expect(exitOf(after(ended, BEGUN))).toEqual({ to: '/auth/login' });
  });

  it('who has none from the start', () => expect(exitOf(after({ kind: 'left' }))).toEqual({ to: '/auth/login' }));
});

it('an address asked for holds until the session ends (DEMO-09)', () => {
  const asked = { kind: 'asked-for', entrance: '/dashboard/home' } as const;
  expect(entranceOf(START)).toBeNull();
  expect(entranceOf(after(asked, { kind: 'left' }, BEGUN, shown('/dashboard/home')))).toBe('/dashboard/home');
  expect(entranceOf(after(asked, { kind: 'ended', why: 'signed-out' }))).toBeNull();
});

it('the page was opened with a screen until another one shows or somebody signs in', () => {
  const [HOME, ROOMS] = ['/dashboard/home', '/dashboard/rooms/list'];
  expect(isFirst(START, HOME)).toBe(true);
  // Even if the event is noted several times.
  expect(isFirst(after(shown(HOME), shown(HOME)), HOME)).toBe(true);
  expect(isFirst(after(shown(HOME)), ROOMS)).toBe(false);
  expect(isFirst(after(shown(HOME), shown(ROOMS), shown(HOME)), HOME)).toBe(false);
  expect(isFirst(after({ kind: 'left' }, BEGUN, shown(HOME)), HOME)).toBe(false);
  expect(isFirst(after({ kind: 'ended', why: 'idle' }, shown(HOME)), HOME)).toBe(false);
});

it('the refusals move on after their times (SESS-09, SESS-17)', () => {
  expect([SESSION_REFUSED, ROLE_REFUSED]).toEqual([
    { to: '/auth/login', after: 2_000 },
    { to: '/dashboard', after: 3_000 },
  ]);
});
