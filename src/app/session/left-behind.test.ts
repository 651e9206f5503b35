import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION } from '@/api/sample-session';
import { clearSession, leaveSession, storeSession } from '@/api/session';
import { eraseDrafts, readDraft, setDraftOwner, writeDraft } from '@/ui/form/drafts';
import { forget, recall, remember, rememberedKeys } from '@/ui/platform/tab-memory';
import { DRAFT_LIMIT, STUDENT_LIMIT, eraseDue, keepsOthers, noteDeafSince } from './left-behind';
import { RETURN_KEY } from './return-to';
import { setTabOwner } from './tab-owner';

const EMPTY = { text: '' };
const TYPED = { text: 'A medias' };
/** The start of the test: another for each, since the module remembers when it saw a moment. */
let noon = Date.parse('2026-06-19T12:00:00-05:00');
const ABOUT_STUDENT = 'newStudentObservation:21';
const OTHER = 'publication:notice';

const draftIn = (form: string) => rememberedKeys().some((key) => key.endsWith(form));
const pass = (ms: number) => vi.advanceTimersByTime(ms);

/** Writes a draft in each kind of form during a session. */
function type(): void {
  storeSession(SESSION);
  setTabOwner(SESSION);
  writeDraft(ABOUT_STUDENT, TYPED, EMPTY);
  writeDraft(OTHER, TYPED, EMPTY);
}

/** Ends the session without 'Salir', at that moment, as this tab heard it. */
function end(at = Date.now()): void {
  remember(RETURN_KEY, { userId: SESSION.userId, path: '/dashboard/observer', at, since: null });
  leaveSession();
  setTabOwner(null);
}

const kept = () => {
  eraseDue();
  return [draftIn(ABOUT_STUDENT), draftIn(OTHER), recall(RETURN_KEY) !== null];
};

beforeEach(() => {
  noon += 30 * 86_400_000;
  vi.useFakeTimers({ now: noon, toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] });
  forget(() => true);
  type();
});

afterEach(() => {
  vi.useRealTimers();
  eraseDrafts();
  clearSession();
  setDraftOwner(null);
});

describe('after the end without a sign-out', () => {
  it('what is about a student goes after half an hour, the rest eight hours after its last change', () => {
    end();
    pass(STUDENT_LIMIT - 1);
    expect(kept()).toEqual([true, true, true]);
    pass(1);
    expect(kept()).toEqual([false, true, false]);
    pass(DRAFT_LIMIT - STUDENT_LIMIT - 1);
    expect(kept()).toEqual([false, true, false]);
    pass(1);
    expect(kept()).toEqual([false, false, false]);
  });

  it.each(['mark-comment:7:1', 'marks:7', 'mark:7:2:3', 'courseObservation:1:2:3', 'comment:5', 'student:9', 'invitations:4', 'aNewForm'])(
    'the shorter time holds for %s',
    (form) => {
      writeDraft(form, TYPED, EMPTY);
      end();
      pass(STUDENT_LIMIT);
      eraseDue();
      expect(draftIn(form)).toBe(false);
    },
  );

  it.each(['room:3', 'rooms', 'achievement', 'achievement:4', 'newActivity:2', 'periods:new:x', 'phone', 'subject-type', 'teacher'])(
    'the longer time holds for %s',
    (form) => {
      writeDraft(form, TYPED, EMPTY);
      end();
      pass(STUDENT_LIMIT);
      eraseDue();
      expect(draftIn(form)).toBe(true);
    },
  );

  it('an end that nobody counted lies in the past', () => {
    pass(STUDENT_LIMIT + 1);
    end(noon + 1);
    expect(kept()).toEqual([false, true, false]);
  });

  it('the end of an earlier session is none of what was typed after it', () => {
    end();
    storeSession(SESSION);
    setTabOwner(SESSION);
    pass(2 * STUDENT_LIMIT);
    writeDraft(ABOUT_STUDENT, { text: 'Más tarde' }, EMPTY);
    // In a tab that heard nothing, or on a screen to which nobody returns.
    leaveSession();
    setTabOwner(null);
    pass(STUDENT_LIMIT - 1);
    eraseDue();
    expect(draftIn(ABOUT_STUDENT)).toBe(true);
    pass(1);
    eraseDue();
    expect(draftIn(ABOUT_STUDENT)).toBe(false);
  });

  it('an end that this tab did not hear of was after the last change at least', () => {
    leaveSession();
    pass(STUDENT_LIMIT - 1);
    expect(kept()).toEqual([true, true, false]);
    pass(1);
    expect(kept()).toEqual([false, true, false]);
  });

  it('a tab that was frozen may have heard of it too late', () => {
    pass(STUDENT_LIMIT);
    end();
    expect(kept()).toEqual([true, true, true]);
    noteDeafSince(noon);
    expect(kept()).toEqual([false, true, false]);
  });

  it('a tab that was frozen after it changes nothing', () => {
    end();
    noteDeafSince(noon + 1);
    expect(recall(RETURN_KEY)).toMatchObject({ at: noon });
  });
});

describe('while a session lasts', () => {
  it('everything stays for eight hours after its last change', () => {
    pass(DRAFT_LIMIT - 1);
    writeDraft(OTHER, { text: 'A medias, y más' }, EMPTY);
    // The form was opened, and nothing typed.
    writeDraft(ABOUT_STUDENT, TYPED, EMPTY);
    expect(kept().slice(0, 2)).toEqual([true, true]);
    pass(1);
    expect(kept().slice(0, 2)).toEqual([false, true]);
    pass(DRAFT_LIMIT - 1);
    expect(kept().slice(0, 2)).toEqual([false, false]);
  });

  it('the next end counts', () => {
    end();
    pass(STUDENT_LIMIT - 1);
    storeSession(SESSION);
    pass(STUDENT_LIMIT);
    expect(kept()).toEqual([true, true, true]);
    end();
    pass(STUDENT_LIMIT - 1);
    expect(kept()).toEqual([true, true, true]);
  });
});

describe('the clock', () => {
  it('set back after the end prolongs nothing while the page is open', () => {
    end();
    pass(STUDENT_LIMIT - 60_000);
    kept();
    vi.setSystemTime(noon - 86_400_000);
    expect(kept()).toEqual([true, true, true]);
    pass(60_000);
    expect(kept()).toEqual([false, true, false]);
    pass(DRAFT_LIMIT - STUDENT_LIMIT);
    expect(kept()).toEqual([false, false, false]);
  });

  it('set back before the page opened, what lies in the future is of now', () => {
    end();
    vi.setSystemTime(noon - 3 * 86_400_000);
    expect(kept()).toEqual([true, true, true]);
    expect(recall(RETURN_KEY)).toMatchObject({ at: noon - 3 * 86_400_000 });
    pass(STUDENT_LIMIT);
    expect(kept()).toEqual([false, true, false]);
  });

  it('set forward, everything is due', () => {
    end();
    vi.setSystemTime(noon + 86_400_000);
    expect(kept()).toEqual([false, false, false]);
  });
});

it('the next look is when something is due, in a minute at most', () => {
  expect(eraseDue()).toBe(60_000);
  end();
  pass(STUDENT_LIMIT - 10_000);
  expect(eraseDue()).toBe(10_000);
});

describe('after a sign-out elsewhere', () => {
  it('everything goes, also once somebody has signed in again', () => {
    end();
    clearSession({ signedOut: true });
    expect(kept()).toEqual([false, false, false]);
  });

  it('nothing of before is offered, and nothing of after is erased', () => {
    clearSession({ signedOut: true });
    storeSession(SESSION);
    setTabOwner(SESSION);
    expect(readDraft(OTHER, EMPTY)).toBeNull();
    writeDraft('publication:event', TYPED, EMPTY);
    expect(kept()).toEqual([false, false, false]);
    expect(readDraft('publication:event', EMPTY)?.typed).toEqual(TYPED);
  });
});

const keyOfDraft = (form: string) => rememberedKeys().find((each) => each.endsWith(form)) ?? '';

it('what lies beside a draft goes with it', () => {
  const key = keyOfDraft(ABOUT_STUDENT);
  remember(`${key}:known`, [1, 2]);
  end();
  pass(STUDENT_LIMIT - 1);
  eraseDue();
  expect(rememberedKeys().filter((each) => each.startsWith(key))).toHaveLength(2);
  pass(1);
  eraseDue();
  expect(rememberedKeys().filter((each) => each.startsWith(key))).toEqual([]);
});

describe('of drafts that were set aside each has its own time', () => {
  const asideOf = () => recall(`${keyOfDraft(OTHER)}:aside`);
  const setAside = (...times: readonly number[]) =>
    remember(
      `${keyOfDraft(OTHER)}:aside`,
      times.map((at) => ({ typed: TYPED, known: EMPTY, at })),
    );

  it('goes one by one', () => {
    setAside(noon, noon + 3_600_000);
    pass(DRAFT_LIMIT - 1);
    eraseDue();
    expect(asideOf()).toHaveLength(2);
    pass(1);
    writeDraft(OTHER, { text: 'Otra cosa' }, EMPTY);
    expect(eraseDue()).toBe(60_000);
    expect(asideOf()).toEqual([{ typed: TYPED, known: EMPTY, at: noon + 3_600_000 }]);
    pass(3_600_000);
    eraseDue();
    expect(asideOf()).toBeNull();
  });

  it('comes back with the clock', () => {
    setAside(noon);
    vi.setSystemTime(noon - 3 * 86_400_000);
    eraseDue();
    expect(asideOf()).toEqual([{ typed: TYPED, known: EMPTY, at: noon - 3 * 86_400_000 }]);
  });
});

it('what others stored meanwhile renews nothing', () => {
  pass(DRAFT_LIMIT - 1);
  // The form was opened anew: it knows another record, and nobody typed.
  writeDraft(OTHER, TYPED, EMPTY, { text: 'De otra persona' });
  expect(readDraft(OTHER, EMPTY)?.known).toEqual({ text: 'De otra persona' });
  pass(1);
  eraseDue();
  expect(draftIn(OTHER)).toBe(false);
});

it('what an earlier release left, without a time, goes with the session', () => {
  const key = keyOfDraft(OTHER);
  remember(key.replace(OTHER, 'room:3'), { typed: TYPED, known: EMPTY });
  eraseDue();
  expect(draftIn('room:3')).toBe(true);
  leaveSession();
  eraseDue();
  expect(draftIn('room:3')).toBe(false);
});

it('the times are half an hour and eight hours', () => {
  expect([STUDENT_LIMIT, DRAFT_LIMIT]).toEqual([30 * 60_000, 8 * 60 * 60_000]);
});

it('what is no draft stays', () => {
  remember('menuIsRail', true);
  end();
  pass(DRAFT_LIMIT);
  eraseDue();
  expect(recall('menuIsRail')).toBe(true);
});

it('whose it is', () => {
  expect(keepsOthers(SESSION.userId)).toBe(false);
  expect(keepsOthers(SESSION.userId + 1)).toBe(true);
  forget((key) => key.startsWith('draft:'));
  end();
  expect([keepsOthers(SESSION.userId), keepsOthers(SESSION.userId + 1)]).toEqual([false, true]);
});
