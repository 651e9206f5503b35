import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

const TEACHER = {
  authToken: 'a.token-1_2',
  userRole: 'Teacher',
  userId: '3',
  userEmail: 'ana@colegio.example',
  schoolId: '1',
  schoolYearId: '4',
  schoolYearStartDate: '2026-01-19 00:00:00',
  schoolYearEndDate: '2026-11-27 23:59:59',
  teacherId: '5',
  teacherData: '{"id":5,"schoolId":1,"teacherName":"Ana","teacherLastName":"Ruiz","teacherEmail":"ana@colegio.example"}',
  configurationId: '7',
  commentPost: 'false',
  authorities: '["ver"]',
};
const { teacherId, teacherData, ...common } = TEACHER;
const ADMIN = { ...common, userRole: 'Admin' };

/** The module as a page opens it, over that local storage. */
async function openWith(stored: Readonly<Record<string, string>>) {
  const values = new Map(Object.entries(stored));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  });
  const session = await import('./session');
  session.loadSession();
  return { ...session, values };
}

beforeEach(() => void vi.resetModules());

// Files share modules and globals.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('a Teacher’s session is read with its record, an Admin’s without', async () => {
  const teacher = (await openWith(TEACHER)).getSession();
  expect(teacher).toEqual({
    ...TEACHER,
    userId: 3,
    schoolId: 1,
    schoolYearId: 4,
    teacherId: 5,
    teacherData: JSON.parse(teacherData),
    lastYearId: null,
    lastYearStartDate: null,
    lastYearEndDate: null,
    preschoolValuationId: null,
    primaryValuationId: null,
    configurationId: 7,
    commentPost: false,
    authorities: ['ver'],
  });
  vi.resetModules();
  expect((await openWith(ADMIN)).getSession()).toMatchObject({ userRole: 'Admin', teacherId: null, teacherData: null });
});

it('what is stored is read again the same', async () => {
  const { getSession, storeSession, loadSession } = await openWith(TEACHER);
  const before = getSession();
  if (before === null) throw new Error('No session.');
  storeSession(before);
  loadSession();
  expect(getSession()).toEqual(before);
});

describe('what a session learns while it lasts', () => {
  it('is stored, read again, and ends nothing', async () => {
    const { getSession, sessionSignal, updateSession, loadSession, values } = await openWith({ ...ADMIN, preschoolValuationId: '4' });
    const signal = sessionSignal();
    const told: (boolean | undefined)[] = [];
    const before = getSession();
    updateSession({ commentPost: true, lastYearId: 9, preschoolValuationId: null });
    told.push(getSession()?.commentPost);
    expect(told).toEqual([true]);
    expect(signal.aborted).toBe(false);
    expect(values.has('preschoolValuationId')).toBe(false);
    loadSession();
    expect(getSession()).toEqual({ ...before, commentPost: true, lastYearId: 9, preschoolValuationId: null });
  });

  it('is not kept without a session, nor where another tab has stored another one', async () => {
    const none = await openWith({});
    none.updateSession({ commentPost: true });
    expect(none.getSession()).toBeNull();
    expect(none.values.size).toBe(0);
    vi.resetModules();
    const { getSession, updateSession, values } = await openWith(ADMIN);
    values.set('authToken', 'another');
    updateSession({ lastYearId: 9 });
    expect(values.has('lastYearId')).toBe(false);
    expect(getSession()?.lastYearId).toBeNull();
  });
});

describe('a session that is not whole is none, and is cleared (SESS-15, SAFE-09)', () => {
  const without = (key: keyof typeof TEACHER) => Object.fromEntries(Object.entries(TEACHER).filter(([each]) => each !== key));

  it.each([
    ['no token', without('authToken')],
    ['blanks for a token', { ...TEACHER, authToken: '   ' }],
    ['a token with an emoji', { ...TEACHER, authToken: 'a🙂b' }],
    ['a token with a line break', { ...TEACHER, authToken: 'a\nb' }],
    ['a token with NUL', { ...TEACHER, authToken: 'a\0b' }],
    ['a token longer than any header', { ...TEACHER, authToken: 'a'.repeat(8_193) }],
    ['no role', without('userRole')],
    ['another role', { ...TEACHER, userRole: 'PARENT' }],
    ['a Teacher without record', without('teacherId')],
    ['a Teacher without data', without('teacherData')],
    ['a list for data', { ...TEACHER, teacherData: '[]' }],
    ['an Admin with a Teacher’s record', { ...ADMIN, teacherId }],
    ['a truncated id', { ...TEACHER, userId: '12x' }],
    ['a negative id', { ...TEACHER, schoolId: '-1' }],
    ['an endless id', { ...TEACHER, schoolYearId: '9'.repeat(400) }],
    ['a date in words', { ...TEACHER, schoolYearStartDate: 'ayer' }],
    ['a switch in words', { ...TEACHER, commentPost: 'quizás' }],
    ['a number for authorities', { ...TEACHER, authorities: '7' }],
    ['no authorities', without('authorities')],
  ])('%s', async (_, stored) => {
    const { getSession, values } = await openWith(stored);
    expect(getSession()).toBeNull();
    expect(values.size).toBe(0);
  });

  it('a token of the greatest length is one', async () => {
    expect((await openWith({ ...TEACHER, authToken: 'a'.repeat(8_192) })).getSession()).not.toBeNull();
  });
});

it.each([
  ['1766000000000', 1_766_000_000_000],
  ['9'.repeat(400), null],
  ['ayer', null],
  ['', 0],
])('the last activity %s', async (lastActivityAt, at) => {
  await openWith({ ...ADMIN, lastActivityAt });
  const { readLastActivity } = await import('./session-storage');
  expect(readLastActivity()).toBe(at);
});

it('the moment of the last sign-out goes on in memory where the storage filled up (SECU-01)', async () => {
  const { getSession, storeSession, latestSignOut } = await openWith({ ...TEACHER, signedOutAt: '1750000000000' });
  const session = getSession();
  if (session === null) throw new Error('No session.');
  localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  storeSession(session);
  expect(latestSignOut()).toBe('1750000000000');
  const { readSignOut } = await import('./session-storage');
  expect(readSignOut()).toBe('1750000000000');
});
