import { beforeEach, expect, it } from 'vitest';
import type { Endpoint, LooseInput } from '@/api/core/endpoint';
import { mentions } from '@/api/resources/mentions';
import { callerOf, openWorld, send } from '@mocks/testing/contract';

beforeEach(openWorld);

const call = async (endpoint: Endpoint, input: LooseInput = {}) => send(endpoint, input, await callerOf('coordinadora'));
const listed = async () => mentions.list.answer.validateSync((await call(mentions.list)).body).mentionTypes;
const names = async () => (await listed()).map(({ description }) => description);

it('API-083 and API-084: ten mentions of two categories in school 1, none but categories in an empty school', async () => {
  expect(await listed()).toHaveLength(10);
  expect((await call(mentions.listCategories)).body).toEqual({
    categories: [
      { id: 1, description: 'Honor' },
      { id: 2, description: 'Mención' },
    ],
  });
  expect((await send(mentions.list, {}, await callerOf('colegio-vacio'))).body).toEqual({ mentionTypes: [] });
});

it('API-085: new mentions are answered and listed; a refused list leaves nothing', async () => {
  const before = await names();
  const mention = { id: null, mentionCategoryId: 1 };
  const refused = await call(mentions.create, {
    body: [
      { ...mention, description: 'Gran lectora' },
      { ...mention, description: 'Lector del MES' },
    ],
  });
  expect(refused.status).toBe(409);
  expect(await names()).toEqual(before);
  const { body } = await call(mentions.create, { body: [{ ...mention, description: ' Gran lectora ' }] });
  expect(mentions.create.answer.validateSync(body).mentionTypes).toEqual([
    expect.objectContaining({ description: 'Gran lectora', mentionCategoryId: 1, active: true }),
  ]);
  expect(await names()).toEqual([...before, 'Gran lectora']);
});

it('API-086: an edit may keep its own name in another case', async () => {
  expect((await call(mentions.edit, { body: { id: 1, description: ' EXCELENCIA académica ', mentionCategoryId: 1 } })).status).toBe(200);
  expect(await names()).toContain('EXCELENCIA académica');
});

it('API-087: a deleted mention is gone, and its name is free', async () => {
  await call(mentions.remove, { params: { id: 1 } });
  expect(await names()).not.toContain('Excelencia académica');
  const body = [{ id: null, description: 'Excelencia académica', mentionCategoryId: 1 }];
  expect((await call(mentions.create, { body })).status).toBe(200);
});
