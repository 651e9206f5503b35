import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call, configureClient } from './client';
import { rooms } from './rooms';
import { clearSession, storeSession, type Session } from './session';

const SESSION: Session = {
  authToken: 'secret',
  userRole: 'Admin',
  userId: 2,
  userEmail: 'ana@colegio.example',
  schoolId: 1,
  schoolYearId: 3,
  schoolYearStartDate: null,
  schoolYearEndDate: null,
  teacherId: null,
  teacherData: null,
  preschoolValuationId: null,
  primaryValuationId: null,
  configurationId: null,
  commentPost: true,
  authorities: [],
};

const onSessionRefused = vi.fn<() => void>();

beforeEach(() => {
  onSessionRefused.mockClear();
  configureClient({ baseUrl: 'https://api.example', ready: Promise.resolve(), onSessionRefused });
});

afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
});

it.each([
  ['ends the session that it was sent with', false, 1],
  ['ends no session that began meanwhile', true, 0],
] as const)('a 401 %s (SESS-08, SESS-10)', async (_, another, times) => {
  storeSession(SESSION);
  vi.stubGlobal('fetch', async () => {
    if (another) storeSession({ ...SESSION, authToken: 'newer' });
    return new Response(null, { status: 401 });
  });
  await expect(call(rooms.remove, { params: { id: 9 } })).rejects.toMatchObject({ status: 401 });
  expect(onSessionRefused).toHaveBeenCalledTimes(times);
});

it.each([401, '401'])('reads the errorCode %j of a refusal, a number or a text (ROOM-29)', async (errorCode) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ errorCode, message: 'No' }), { status: 409 }));
  const as = { authToken: 'secret', schoolId: 1, schoolYearId: 2 };
  await expect(call(rooms.remove, { params: { id: 9 } }, { as })).rejects.toMatchObject({ status: 409, errorCode: '401' });
  expect(onSessionRefused).not.toHaveBeenCalled();
});
