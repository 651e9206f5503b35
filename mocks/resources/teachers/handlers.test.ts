import { beforeEach, expect, it } from 'vitest';
import { accounts } from '@/api/resources/accounts';
import { rooms } from '@/api/resources/rooms';
import type { Teacher, TeacherDeep } from '@/api/resources/teachers';
import { teachers } from '@/api/resources/teachers';
import { DEMO_PASSWORD } from '@fixtures/people';
import { callerOf, openWorld, send } from '@mocks/testing/contract';

beforeEach(openWorld);

const YANETH = 'yaneth.garcia@yarumos.example';
const asAdmin = () => callerOf('coordinadora');

const listed = async (query: { statusComplete?: 'false' } = {}): Promise<Teacher[]> =>
  teachers.list.answer.validateSync((await send(teachers.list, { query }, await asAdmin())).body).teachers;
const deep = async (email: string): Promise<TeacherDeep> =>
  teachers.getDeep.answer.validateSync((await send(teachers.getDeep, { params: { email } }, await asAdmin())).body);
const edit = async (id: number, change: Partial<Teacher>) => {
  const teacher = (await listed({ statusComplete: 'false' })).find((row) => row.id === id);
  return send(teachers.edit, { body: { ...teacher, ...change } }, await asAdmin());
};
const remove = async (id: number) => send(teachers.remove, { params: { id } }, await asAdmin());
const activate = async (id: number) => send(teachers.activate, { params: { id } }, await asAdmin());
const withoutDirector = async () =>
  rooms.listWithoutDirector.answer
    .validateSync((await send(rooms.listWithoutDirector, {}, await asAdmin())).body)
    .rooms.map(({ id }) => id);
const login = (username: string) => send(accounts.login, { body: { username, password: DEMO_PASSWORD } }, null);

const request = {
  id: null,
  schoolId: 1,
  teacherName: ' Mariela ',
  teacherLastName: ' Bonilla ',
  teacherEmail: ' Mariela@yarumos.example ',
  teacherPhone: null,
  rooms: [9, 10],
  courses: [],
  roomIds: [9],
  active: true,
};
const create = async (change: Partial<typeof request> = {}) =>
  send(teachers.create, { body: { teacherRequests: [{ ...request, ...change }] } }, await asAdmin());

it('API-088: every active teacher, or those who completed their registration', async () => {
  const all = await listed({ statusComplete: 'false' });
  expect(all.map(({ teacherStatus }) => teacherStatus)).toEqual(expect.arrayContaining(['INVITE_SENT', 'CODE_VALIDATED', 'COMPLETED']));
  expect(all.every(({ active }) => active)).toBe(true);
  expect(await listed()).toEqual(all.filter(({ teacherStatus }) => teacherStatus === 'COMPLETED'));
});

it('API-089: a new teacher is invited, listed and directs the chosen rooms', async () => {
  await remove(11);
  const [created] = teachers.create.answer.validateSync((await create()).body).teachers;
  expect(created).toMatchObject({
    teacherName: 'Mariela',
    teacherLastName: 'Bonilla',
    teacherEmail: 'mariela@yarumos.example',
    teacherStatus: 'INVITE_SENT',
    rooms: [9, 10],
    roomIds: [9],
    active: true,
  });
  expect(await listed({ statusComplete: 'false' })).toContainEqual(created);
  expect(await listed()).not.toContainEqual(created);
  expect((await send(rooms.getDirector, { params: { id: 9 } }, await asAdmin())).body).toEqual({
    teacherName: 'Mariela',
    teacherLastName: 'Bonilla',
  });
});

it('API-088, API-089, API-093: each school has its own, also under an e-mail of another', async () => {
  const elsewhere = await callerOf('dos-colegios', 2);
  const all = async (caller: typeof elsewhere) =>
    teachers.list.answer.validateSync((await send(teachers.list, { query: { statusComplete: 'false' } }, caller)).body).teachers;
  expect(new Set((await all(elsewhere)).map(({ schoolId }) => schoolId))).toEqual(new Set([2]));
  expect(new Set((await all(await asAdmin())).map(({ schoolId }) => schoolId))).toEqual(new Set([1]));
  expect((await send(teachers.getDeep, { params: { email: YANETH } }, elsewhere)).status).toBe(404);
  const [room] = rooms.list.answer.validateSync((await send(rooms.list, {}, elsewhere)).body).rooms;
  const sent = { ...request, schoolId: 2, teacherEmail: YANETH, rooms: [room?.id], roomIds: [] };
  expect((await send(teachers.create, { body: { teacherRequests: [sent] } }, elsewhere)).status).toBe(200);
  expect(await deep(YANETH)).toMatchObject({ id: 11, schoolId: 1 });
});

it('API-089: a refused teacher leaves nothing behind', async () => {
  const before = await listed({ statusComplete: 'false' });
  expect((await create()).status).toBe(409);
  expect(await listed({ statusComplete: 'false' })).toEqual(before);
  expect(await withoutDirector()).toEqual([]);
});

it('API-091: rooms given up have no director, those taken up have one; the rest of the body is ignored', async () => {
  expect((await edit(11, { roomIds: [] })).status).toBe(200);
  expect(await withoutDirector()).toEqual([9]);
  const { body } = await edit(18, {
    teacherName: ' Mauro ',
    teacherLastName: ' Tovar ',
    rooms: [9, 9],
    courses: [],
    roomIds: [9],
    teacherEmail: 'otro@yarumos.example',
    teacherStatus: null,
    active: false,
    schoolId: 2,
  });
  expect(body).toMatchObject({
    teacherName: 'Mauro',
    teacherLastName: 'Tovar',
    rooms: [9],
    roomIds: [9],
    courses: [],
    schoolId: 1,
    active: true,
  });
  expect(body).toMatchObject({ teacherEmail: 'mauricio.tovar@yarumos.example', teacherStatus: 'COMPLETED' });
  expect(await withoutDirector()).toEqual([]);
  expect((await edit(11, { roomIds: [9] })).status).toBe(409);
  expect((await deep(YANETH)).roomIds).toEqual([]);
});

it('API-092: a deleted teacher is in no list, directs nothing, cannot sign in, and is still found by e-mail', async () => {
  const session = await callerOf('directora');
  expect((await remove(11)).status).toBe(204);
  expect((await listed({ statusComplete: 'false' })).map(({ id }) => id)).not.toContain(11);
  expect(await withoutDirector()).toEqual([9]);
  expect(await login(YANETH)).toMatchObject({ status: 403, body: { message: 'User account is invalid' } });
  expect((await send(teachers.getDeep, { params: { email: YANETH } }, session)).status).toBe(401);
  expect(await deep(YANETH)).toMatchObject({ id: 11, active: false, roomIds: [] });
});

it('API-090: an activated teacher has the earlier status, classes and subjects, signs in, and directs nothing', async () => {
  const before = await deep(YANETH);
  await remove(11);
  const { body } = await activate(11);
  expect(teachers.activate.answer.validateSync(body)).toMatchObject({ active: true, teacherStatus: 'COMPLETED', roomIds: [] });
  expect(await deep(YANETH)).toEqual({ ...before, rooms: expect.anything() as unknown, roomIds: [] });
  expect((await deep(YANETH)).rooms.map(({ id }) => id)).toEqual(before.rooms.map(({ id }) => id));
  expect(await withoutDirector()).toEqual([9]);
  expect((await login(YANETH)).status).toBe(200);
});

it('API-090: an active teacher is answered as before', async () => {
  const before = (await listed()).find(({ id }) => id === 11);
  expect((await activate(11)).body).toEqual(before);
  expect(before?.roomIds).toEqual([9]);
});

it('API-090: rooms deleted meanwhile do not come back', async () => {
  const room = { id: null, name: 'Octavo B', schoolId: 1, roomAcronyms: '8B', type: 'HIGH_SCHOOL', hasSubjects: true, active: true };
  const { body } = await send(rooms.save, { body: [{ ...room, teacherId: null, group: null }] }, await asAdmin());
  const id = rooms.save.answer.validateSync(body).rooms[0]?.id ?? 0;
  await edit(18, { rooms: [10, id], roomIds: [id] });
  expect((await send(rooms.remove, { params: { id } }, await asAdmin())).body).toMatchObject({ errorCode: '401' });
  await remove(18);
  expect((await send(rooms.remove, { params: { id } }, await asAdmin())).status).toBe(204);
  expect((await activate(18)).body).toMatchObject({ rooms: [10], roomIds: [] });
});
