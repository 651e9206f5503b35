import { beforeEach, expect, it } from 'vitest';
import type { Room } from '@/api/resources/rooms';
import { rooms } from '@/api/resources/rooms';
import type { PersonKey } from '@fixtures/people';
import { callerOf, openWorld, send } from '@mocks/testing/contract';

beforeEach(openWorld);

const listed = async (as: PersonKey = 'coordinadora'): Promise<Room[]> =>
  rooms.list.answer.validateSync((await send(rooms.list, {}, await callerOf(as))).body).rooms;

const save = async (...body: Partial<Record<keyof Room, unknown>>[]) => send(rooms.save, { body }, await callerOf('coordinadora'));

const fresh = { id: null, schoolId: 1, hasSubjects: true, active: true, teacherId: 11, group: 'Primaria' };

it('API-065: new rooms are answered in their order and listed, their director and group not those sent', async () => {
  const { body } = await save(
    { ...fresh, name: ' Once B ', roomAcronyms: '11B', type: 'HIGH_SCHOOL' },
    { ...fresh, name: 'Jardín C', roomAcronyms: ' 11B ', type: 'PRESCHOOL' },
  );
  const saved = rooms.save.answer.validateSync(body).rooms;
  expect(saved).toEqual([
    expect.objectContaining({ name: 'Once B', type: 'HIGH_SCHOOL', group: 'Secundaria', teacherId: null, active: true }),
    expect.objectContaining({ name: 'Jardín C', roomAcronyms: '11B', group: 'Preescolar', teacherId: null }),
  ]);
  expect(await listed()).toEqual(expect.arrayContaining(saved));
});

it('API-065: an edit keeps its own name and the director, and its group follows the type', async () => {
  const before = (await listed()).find(({ id }) => id === 9);
  await save({ ...before, teacherId: null, roomAcronyms: '6-A', type: 'PRIMARY' });
  expect((await listed()).find(({ id }) => id === 9)).toEqual({ ...before, roomAcronyms: '6-A', type: 'PRIMARY', group: 'Primaria' });
});

it('API-065: two rooms may change names with each other', async () => {
  const [one, other] = (await listed()).filter(({ id }) => id === 9 || id === 10);
  expect((await save({ ...one, name: other?.name }, { ...other, name: one?.name })).status).toBe(200);
});

it('API-065: nothing of a refused list is stored', async () => {
  const before = await listed();
  const room = { ...fresh, roomAcronyms: '8B', type: 'HIGH_SCHOOL' };
  expect((await save({ ...room, name: 'Octavo B' }, { ...room, name: '6 tob' }, { ...room, name: 'SEXTO A' })).status).toBe(409);
  expect(await listed()).toEqual(before);
});

it('API-066: a deleted room is gone from the lists, and its name is free', async () => {
  const room = { ...fresh, name: 'Octavo B', roomAcronyms: '8B', type: 'HIGH_SCHOOL' };
  const [made] = rooms.save.answer.validateSync((await save(room)).body).rooms;
  const remove = async () => send(rooms.remove, { params: { id: made?.id } }, await callerOf('coordinadora'));
  expect((await remove()).status).toBe(204);
  expect((await listed()).map(({ name }) => name)).not.toContain('Octavo B');
  expect((await remove()).status).toBe(404);
  const [again] = rooms.save.answer.validateSync((await save(room)).body).rooms;
  expect(again?.id).not.toBe(made?.id);
});

it('API-064: those of a school that nobody directs', async () => {
  const { body } = await send(rooms.listWithoutDirector, {}, await callerOf('cierre'));
  expect(rooms.listWithoutDirector.answer.validateSync(body).rooms).toHaveLength(3);
  const mine = await send(rooms.listWithoutDirector, {}, await callerOf('coordinadora'));
  expect(mine.body).toEqual({ rooms: [] });
});

it('API-067: names the director, or nobody', async () => {
  const directorOf = async (id: number, as: PersonKey) => (await send(rooms.getDirector, { params: { id } }, await callerOf(as))).body;
  expect(await directorOf(9, 'coordinadora')).toEqual({ teacherName: 'Yaneth', teacherLastName: 'García Suárez' });
  expect(await directorOf(20, 'cierre')).toEqual({ teacherName: null, teacherLastName: null });
});
