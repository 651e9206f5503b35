import { beforeEach, expect, it } from 'vitest';
import type { Endpoint, LooseInput } from '@/api/core/endpoint';
import type { Course } from '@/api/resources/subjects';
import { subjects, type Asset } from '@/api/resources/subjects';
import { callerOf, openWorld, send } from '@mocks/testing/contract';

beforeEach(openWorld);

const call = async (endpoint: Endpoint, input: LooseInput = {}) => send(endpoint, input, await callerOf('coordinadora'));
const listed = async (): Promise<Course[]> => subjects.list.answer.validateSync((await call(subjects.list)).body).courses;
const named = async (name: string) => (await listed()).find((course) => course.name === name);
const assetsOf = async (subjectId: number): Promise<Asset[]> =>
  subjects.listAssets.answer.validateSync((await call(subjects.listAssets, { params: { subjectId } })).body).responses;

const course = { id: null, schoolId: 1, subjectTypeId: 8, active: true };

it('API-075: the same list, each with the heading of its type', async () => {
  const { body } = await call(subjects.listByType);
  expect(body).toEqual({ courses: await listed() });
  expect(await named('Geometría')).toMatchObject({
    subjectType: 'Matemáticas',
    group: 'Matemáticas',
    iconCourse: 2,
    colorCourse: '#6600CC',
  });
});

it('API-076: a new subject has the default icon until its assets are stored', async () => {
  const { body } = await call(subjects.save, { body: { courses: [{ ...course, name: ' Cálculo ' }] } });
  const [made] = subjects.save.answer.validateSync(body).courses;
  expect(made).toMatchObject({ name: 'Cálculo', subjectType: 'Matemáticas', iconCourse: 0, colorCourse: '#394FE4', active: true });
  expect(await assetsOf(made?.id ?? 0)).toEqual([]);
  for (const asset of [{ type: 'ICON', value: '3' } as const, { type: 'COLOR', value: '#003F9E' } as const])
    await call(subjects.saveAssets, { body: [{ id: null, externalId: made?.id, ...asset }] });
  expect(await named('Cálculo')).toMatchObject({ iconCourse: 3, colorCourse: '#003F9E' });
});

it('API-076: an edit keeps its own name, and two subjects may change names with each other', async () => {
  const before = await listed();
  const [one, other] = before.filter(({ id }) => id === 8 || id === 16);
  const sent = [
    { ...one, name: other?.name },
    { ...other, name: one?.name },
  ];
  expect((await call(subjects.save, { body: { courses: sent } })).status).toBe(200);
  expect((await call(subjects.save, { body: { courses: [{ ...one, name: ` ${other?.name} `, subjectTypeId: 8 }] } })).status).toBe(200);
  const after = await listed();
  expect(after).toHaveLength(before.length);
  expect(after.find(({ id }) => id === 8)).toMatchObject({ name: other?.name, subjectTypeId: 8 });
  expect(after.find(({ id }) => id === 16)).toEqual({ ...other, name: one?.name });
  expect(new Set(after.map(({ schoolId }) => schoolId))).toEqual(new Set([1]));
});

it('API-076: nothing of a refused list is stored', async () => {
  const before = await listed();
  const courses = ['Cálculo', 'QUÍMICA'].map((name) => ({ ...course, name }));
  expect((await call(subjects.save, { body: { courses } })).status).toBe(409);
  expect(await listed()).toEqual(before);
});

it('API-077: a deleted subject is gone', async () => {
  await call(subjects.remove, { params: { id: 8 } });
  expect(await named('Música')).toBeUndefined();
});

it('API-079 and API-080: a type comes and goes, and may come again', async () => {
  const add = async () =>
    subjects.addType.answer.validateSync((await call(subjects.addType, { body: [{ id: null, value: ' Contable ' }] })).body);
  const types = async () => subjects.listTypes.answer.validateSync((await call(subjects.listTypes)).body).subjectTypes;
  const before = await types();
  const [added] = (await add()).subjectTypes;
  expect(added?.value).toBe('Contable');
  expect(await types()).toEqual([...before, added]);
  expect((await call(subjects.removeType, { params: { id: added?.id } })).status).toBe(204);
  expect(await types()).toEqual(before);
  expect((await add()).subjectTypes[0]?.id).not.toBe(added?.id);
});

it('API-081: by the subject, else by the asset, else none', async () => {
  const ofGeometry = await assetsOf(17);
  expect(ofGeometry.map(({ type, value }) => [type, value])).toEqual([
    ['ICON', '2'],
    ['COLOR', '#6600CC'],
  ]);
  expect(await assetsOf(ofGeometry[1]?.id ?? 0)).toEqual([ofGeometry[1]]);
  // Emprendimiento has no icon.
  expect(await assetsOf(20)).toEqual([]);
  expect(await assetsOf(36)).toEqual([]);
  expect(await assetsOf(999_999)).toEqual([]);
});

it('API-082: a second icon or colour replaces the first', async () => {
  const [icon, colour] = await assetsOf(17);
  const body = [
    { id: null, type: 'ICON', value: '25', externalId: 17 },
    { id: null, type: 'COLOR', value: '#602E4C', externalId: 17 },
  ];
  await call(subjects.saveAssets, { body });
  expect(await assetsOf(17)).toEqual([
    { ...icon, value: '25' },
    { ...colour, value: '#602E4C' },
  ]);
});
