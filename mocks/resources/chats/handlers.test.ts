import { beforeEach, expect, it } from 'vitest';
import { chats } from '@/api/resources/chats';
import { openWorld, send } from '@mocks/testing/contract';

beforeEach(openWorld);

const params = { projectId: 'demo' };

async function query(participant: string): Promise<unknown> {
  const value = { stringValue: participant };
  const where = { fieldFilter: { field: { fieldPath: 'participants' }, op: 'ARRAY_CONTAINS', value } };
  return (await send(chats.query, { params, body: { structuredQuery: { from: [{ collectionId: 'chats' }], where } } }, null)).body;
}

const chatsOf = async (participant: string) =>
  chats.query.answer.validateSync(await query(participant)).flatMap(({ document }) => document ?? []);

const deactivate = async (names: readonly string[]) =>
  send(
    chats.commit,
    {
      params,
      body: {
        writes: names.map((name) => ({
          update: { name, fields: { stateChat: { stringValue: 'INACTIVE' } } },
          updateMask: { fieldPaths: ['stateChat'] },
          currentDocument: { exists: true },
        })),
      },
    },
    null,
  );

it('API-032: directora, docente and preescolar have chats, another teacher none', async () => {
  const counts = await Promise.all(['11', '18', '3', '19'].map(async (id) => (await chatsOf(id)).length));
  expect(counts).toEqual([3, 2, 1, 0]);
  for (const { name, fields } of await chatsOf('11')) {
    expect(name).toMatch(/^projects\/demo\/databases\/\(default\)\/documents\/chats\/\d+$/);
    expect(fields.stateChat.stringValue).toBe('ACTIVE');
    expect(fields.participants.arrayValue.values).toContainEqual({ stringValue: '11' });
  }
});

it('API-032: one entry without a document when there are none', async () => {
  expect(await query('19')).toEqual([{ readTime: expect.any(String) as string }]);
});

it('API-033: the state changes and nothing else, of the chats named and no others', async () => {
  const before = await chatsOf('11');
  const others = await chatsOf('3');
  const { body } = await deactivate(before.map(({ name }) => name));
  expect(chats.commit.answer.validateSync(body).writeResults).toHaveLength(3);
  expect(await chatsOf('11')).toEqual(
    before.map((chat) => ({
      ...chat,
      fields: { ...chat.fields, stateChat: { stringValue: 'INACTIVE' } },
      updateTime: expect.any(String) as string,
    })),
  );
  expect(await chatsOf('3')).toEqual(others);
});

it('API-033: a batch with an unknown chat changes none', async () => {
  const before = await chatsOf('11');
  const [first] = before;
  expect((await deactivate([first?.name ?? '', 'projects/demo/databases/(default)/documents/chats/99'])).status).toBe(404);
  expect(await chatsOf('11')).toEqual(before);
});
