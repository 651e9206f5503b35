import { beforeEach, expect, it } from 'vitest';
import { enrollments } from '@/api/resources/enrollments';
import { periods } from '@/api/resources/periods';
import { preEnrollments } from '@/api/resources/pre-enrollments';
import { rooms } from '@/api/resources/rooms';
import { schoolYears, type SchoolYear } from '@/api/resources/school-years';
import { ofRoom, students } from '@/api/resources/students';
import type { PersonKey } from '@fixtures/people';
import { callerOf, moveClock, openWorld, send } from '@mocks/testing/contract';

beforeEach(openWorld);

const current = async (as: PersonKey): Promise<SchoolYear | null> =>
  schoolYears.current.answer.validateSync((await send(schoolYears.current, {}, await callerOf(as))).body);

const YEAR_2026 = { startDate: '2026-01-01 00:00:00', endDate: '2026-12-31 23:59:59' };

const close = async () => send(schoolYears.close, { body: { ...YEAR_2026, schoolYearId: 4, schoolId: 4 } }, await callerOf('cierre'));

it('API-020: the new year is the current one, with the same rooms, and nobody in them nor a period', async () => {
  const before = await callerOf('cierre');
  const listed = rooms.list.answer.validateSync((await send(rooms.list, {}, before)).body).rooms;
  const [room] = listed;
  if (!room) throw new Error('School 4 has rooms.');
  const inRoom = async (caller: Awaited<ReturnType<typeof callerOf>>) =>
    students.listOfRoom.answer.validateSync((await send(students.listOfRoom, { query: ofRoom(room.id) }, caller)).body).students.length;
  expect(await inRoom(before)).toBeGreaterThan(0);

  const { schoolYear, enrollment } = schoolYears.close.answer.validateSync((await close()).body);
  expect(await current('cierre')).toEqual({ ...YEAR_2026, id: schoolYear.id });
  const after = await callerOf('cierre');
  expect(after.schoolYear).toBe(schoolYear.id);
  expect(rooms.list.answer.validateSync((await send(rooms.list, {}, after)).body).rooms).toEqual(listed);
  expect(await inRoom(after)).toBe(0);
  expect((await send(periods.list, {}, after)).body).toEqual({ periods: [] });
  expect((await send(enrollments.active, { params: { schoolId: 4 } }, after)).body).toEqual({ enrollment });
  expect(enrollment).toMatchObject({ schoolId: 4, schoolYearId: schoolYear.id, status: 'ACTIVE' });
});

it('API-020, API-053, API-054: who was in which room is told after the close', async () => {
  const before = await callerOf('cierre');
  const listed = rooms.list.answer.validateSync((await send(rooms.list, {}, before)).body).rooms;
  const inRooms = new Map<number, number[]>();
  for (const { id } of listed) {
    const { body } = await send(students.listOfRoom, { query: ofRoom(id) }, before);
    const ids = students.listOfRoom.answer.validateSync(body).students.map((student) => student.id);
    if (ids.length > 0) inRooms.set(id, ids);
  }
  await close();
  const after = await callerOf('cierre');
  const { body } = await send(preEnrollments.previousRooms, {}, after);
  const former = preEnrollments.previousRooms.answer.validateSync(body).rooms;
  expect(former.map(({ id }) => id)).toEqual([...inRooms.keys()]);
  for (const [roomId, ids] of inRooms) {
    const { body: history } = await send(preEnrollments.history, { query: { roomId, schoolYearId: 4 } }, after);
    expect(preEnrollments.history.answer.validateSync(history).students.map(({ id }) => id)).toEqual(ids);
  }
});

it('API-020: a second close creates no year', async () => {
  await close();
  const { body } = await send(schoolYears.list, {}, await callerOf('cierre'));
  expect((await close()).status).toBe(409);
  expect((await send(schoolYears.list, {}, await callerOf('cierre'))).body).toEqual(body);
});

it.each([
  ['2026-12-31T23:59:59-05:00', 409],
  ['2027-01-01T00:00:00-05:00', 200],
])('API-020: at %s, by the day in Bogotá, the close of 2026 is answered %i', async (now, status) => {
  await moveClock(now);
  const body = { startDate: '2027-01-01 00:00:00', endDate: '2027-12-31 23:59:59', schoolYearId: 1, schoolId: 1 };
  expect((await send(schoolYears.close, { body }, await callerOf('coordinadora'))).status).toBe(status);
});

it('API-021: null where no process is open', async () => {
  expect((await send(enrollments.active, { params: { schoolId: 4 } }, await callerOf('cierre'))).body).toEqual({ enrollment: null });
});

it('API-019: the first year of a school without any, and a change of it', async () => {
  const caller = await callerOf('sin-anio');
  expect((await send(schoolYears.list, {}, caller)).body).toEqual({ periods: [] });
  const created = schoolYears.save.answer.validateSync((await send(schoolYears.save, { body: { id: null, ...YEAR_2026 } }, caller)).body);
  expect(await current('sin-anio')).toEqual({ id: created.id, ...YEAR_2026 });
  const changed = { id: created.id, ...YEAR_2026, endDate: '2026-11-30 23:59:59' };
  expect((await send(schoolYears.save, { body: changed }, caller)).body).toEqual(changed);
});

it('API-019, API-017: a year before the first is no later one, and each of several may change', async () => {
  const caller = await callerOf('cierre');
  const former = { startDate: '2024-01-01 00:00:00', endDate: '2024-12-31 23:59:59' };
  const { status, body } = await send(schoolYears.save, { body: { id: null, ...former } }, caller);
  expect(status).toBe(200);
  expect(await current('cierre')).toMatchObject({ id: 4 });
  const { id } = schoolYears.save.answer.validateSync(body);
  expect((await send(schoolYears.save, { body: { id, ...former, endDate: '2024-11-30 23:59:59' } }, caller)).status).toBe(200);
});
