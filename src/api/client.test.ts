import { afterEach, expect, it, vi } from 'vitest';
import { call, configureClient } from './client';
import { rooms } from './rooms';

afterEach(() => vi.unstubAllGlobals());

it.each([401, '401'])('reads the errorCode %j of a refusal, a number or a text (ROOM-29)', async (errorCode) => {
  const onSessionRefused = vi.fn<() => void>();
  configureClient({ baseUrl: 'https://api.example', ready: Promise.resolve(), onSessionRefused });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ errorCode, message: 'No' }), { status: 409 }));
  const as = { authToken: 'secret', schoolId: 1, schoolYearId: 2 };
  await expect(call(rooms.remove, { params: { id: 9 } }, { as })).rejects.toMatchObject({ status: 409, errorCode: '401' });
  expect(onSessionRefused).not.toHaveBeenCalled();
});
