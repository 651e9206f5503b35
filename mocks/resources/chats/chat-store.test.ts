import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deactivateChatsOf } from '@/api/chat-store-client';
import { chats } from '@/api/resources/chats';
import { answerTo, logLines, openWorld, send } from '@mocks/testing/contract';

const ORIGIN = 'https://api.example';
const STORE = { projectId: 'demo', apiKey: 'demo', host: ORIGIN };
const DOCUMENTS = '/v1/projects/demo/databases/(default)/documents';

beforeEach(async () => {
  await openWorld();
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => answerTo(new Request(url, request)));
});
afterEach(() => vi.unstubAllGlobals());

async function chatsOf(participant: string) {
  const value = { stringValue: participant };
  const where = { fieldFilter: { field: { fieldPath: 'participants' }, op: 'ARRAY_CONTAINS', value } };
  const structuredQuery = { from: [{ collectionId: 'chats' }], where };
  const { body } = await send(chats.query, { params: { projectId: 'demo' }, body: { structuredQuery } }, null);
  return chats.query.answer.validateSync(body).flatMap(({ document }) => document ?? []);
}

/** The calls that the library makes during `act`, from the log. */
async function callsOf(act: () => Promise<void>) {
  const { length } = await logLines();
  await act();
  return (await logLines()).slice(length);
}

it("CHAT-01, CHAT-02, CHAT-03: a teacher's chats become inactive and nothing else of them changes", async () => {
  const before = await chatsOf('11');
  const [others, all] = [await chatsOf('3'), await chatsOf('18')];
  expect(before).toHaveLength(3);

  const calls = await callsOf(() => deactivateChatsOf('11', STORE));

  expect(calls.map(({ method, path, status }) => [method, path, status])).toEqual([
    ['POST', `${DOCUMENTS}:runQuery`, 200],
    ['POST', `${DOCUMENTS}:commit`, 200],
  ]);
  expect(calls[1]?.body).toEqual({
    writes: before.map(({ name }) => ({
      update: { name, fields: { stateChat: { stringValue: 'INACTIVE' } } },
      updateMask: { fieldPaths: ['stateChat'] },
      currentDocument: { exists: true },
    })),
  });
  for (const name of ['authorization', 'schoolid', 'schoolyear']) expect(calls.some(({ headers }) => name in headers)).toBe(false);
  expect(await chatsOf('11')).toEqual(
    before.map((chat) => ({
      ...chat,
      fields: { ...chat.fields, stateChat: { stringValue: 'INACTIVE' } },
      updateTime: expect.any(String) as string,
    })),
  );
  expect(await chatsOf('3')).toEqual(others);
  // One of the other teacher's two chats is with the deleted teacher.
  const states = (await chatsOf('18')).map(({ name, fields }) => [name, fields.stateChat.stringValue]);
  const shared = new Set(before.map(({ name }) => name));
  expect(states).toEqual(all.map(({ name }) => [name, shared.has(name) ? 'INACTIVE' : 'ACTIVE']));
});

it('CHAT-02: with no chat found no batch is sent', async () => {
  const calls = await callsOf(() => deactivateChatsOf('19', STORE));
  expect(calls.map(({ path }) => path)).toEqual([`${DOCUMENTS}:runQuery`]);
});

it.each(['runQuery', 'commit'])('CHAT-05: a refused %s rejects, is asked once, and stays out of the console', async (verb) => {
  const logged = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level));
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    asked.push(url);
    return url.includes(`:${verb}`) ? Promise.resolve(new Response('{}', { status: 500 })) : answerTo(new Request(url, request));
  });
  await expect(deactivateChatsOf('11', STORE)).rejects.toMatchObject({ name: 'FirebaseError' });
  expect(asked.filter((url) => url.includes(`:${verb}`))).toHaveLength(1);
  for (const spy of logged) expect(spy).not.toHaveBeenCalled();
  expect((await chatsOf('11')).map(({ fields }) => fields.stateChat.stringValue)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE']);
});
