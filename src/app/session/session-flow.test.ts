import { describe, expect, it } from 'vitest';
import { ROLE_REFUSED, SESSION_REFUSED, START, afterEvent, type FlowEvent } from './session-flow';

const after = (...events: FlowEvent[]) => events.reduce(afterEvent, START);

describe('where someone without a session goes', () => {
  it.each([
    ['signed-out', { to: '/' }],
    ['refused', { to: '/unauthorized', state: SESSION_REFUSED }],
    ['idle', { to: '/auth/login' }],
    ['other-tab', { to: '/auth/login' }],
  ] as const)('after an end by %s', (why, exit) => {
    expect(after({ kind: 'ended', why }).exit).toEqual(exit);
    expect(after({ kind: 'ended', why }, { kind: 'exit-taken' }).exit).toEqual({ to: '/auth/login' });
  });

  it('who has none from the start', () => expect(START.exit).toEqual({ to: '/auth/login' }));
});

it('an address asked for holds until the session ends (DEMO-09)', () => {
  const asked = { kind: 'asked-for', entrance: '/dashboard/home' } as const;
  expect(START.entrance).toBeNull();
  expect(after(asked, { kind: 'begun' }, { kind: 'screen-shown' }).entrance).toBe('/dashboard/home');
  expect(after(asked, { kind: 'ended', why: 'signed-out' }).entrance).toBeNull();
});

it('the page is opening until somebody signs in or a screen was shown', () => {
  expect(START.isOpening).toBe(true);
  expect(after({ kind: 'begun' }).isOpening).toBe(false);
  expect(after({ kind: 'screen-shown' }, { kind: 'ended', why: 'idle' }).isOpening).toBe(false);
});

it('the refusals move on after their times (SESS-09, SESS-17)', () => {
  expect([SESSION_REFUSED, ROLE_REFUSED]).toEqual([
    { to: '/auth/login', after: 2_000 },
    { to: '/dashboard', after: 3_000 },
  ]);
});
