import { beforeEach, expect, it } from 'vitest';
import { enrollments } from '@/api/resources/enrollments';
import { preEnrollments } from '@/api/resources/pre-enrollments';
import { rooms } from '@/api/resources/rooms';
import { schoolYears } from '@/api/resources/school-years';
import { ofRoom, students } from '@/api/resources/students';
import { callerOf, moveClock, openWorld, send } from '@mocks/testing/contract';
import { assignWaiting, assignment, finalization, waitingStudents } from './contract-rows';

beforeEach(openWorld);

const [LAST_YEAR, THIRD, FOURTH, FIFTH, SEVENTH, EIGHTH] = [5, 23, 24, 26, 25, 27];

const caller = () => callerOf('matriculas');
const historyOf = async (roomId: number) => {
  const { body } = await send(preEnrollments.history, { query: { roomId, schoolYearId: LAST_YEAR } }, await caller());
  return preEnrollments.history.answer.validateSync(body, { strict: true }).students;
};
const assignedOf = async (roomId: number) => {
  const { body } = await send(preEnrollments.list, { params: { roomId } }, await caller());
  return preEnrollments.list.answer.validateSync(body, { strict: true }).preEnrollments;
};
const save = async (...entries: object[]) => send(preEnrollments.save, { body: { preEnrollments: entries } }, await caller());
const studentsIn = async (roomId: number) => {
  const { body } = await send(students.listOfRoom, { query: ofRoom(roomId) }, await caller());
  return students.listOfRoom.answer.validateSync(body, { strict: true }).students;
};

it('API-053 and API-054: the rooms of last year, each with those who were there, by surname', async () => {
  const { body } = await send(preEnrollments.previousRooms, {}, await caller());
  const { rooms } = preEnrollments.previousRooms.answer.validateSync(body, { strict: true });
  expect(rooms.map(({ id }) => id)).toEqual([THIRD, FOURTH, SEVENTH]);
  const third = await historyOf(THIRD);
  expect(third).toHaveLength(15);
  const surnames = third.map(({ surname }) => surname);
  expect(surnames).toEqual(surnames.toSorted(new Intl.Collator('es').compare));
  expect(await historyOf(FIFTH)).toEqual([]);
});

it('API-053 and API-054: of several years the last before this one, without who was deleted since', async () => {
  const older = { id: null, startDate: '2023-01-01 00:00:00', endDate: '2023-12-31 23:59:59' };
  expect((await send(schoolYears.save, { body: older }, await caller())).status).toBe(200);
  const [first, ...others] = await historyOf(THIRD);
  const { body } = await send(preEnrollments.previousRooms, {}, await caller());
  expect(preEnrollments.previousRooms.answer.validateSync(body, { strict: true }).rooms).toHaveLength(3);
  const inLastYear = { ...(await caller()), schoolYear: LAST_YEAR };
  expect((await send(students.remove, { params: { id: first?.id ?? 0 } }, inLastYear)).status).toBe(204);
  expect(await historyOf(THIRD)).toEqual(others);
});

it('API-053: none without a year before', async () => {
  const { body } = await send(preEnrollments.previousRooms, {}, await callerOf('cierre'));
  expect(body).toEqual({ rooms: [] });
  expect((await send(preEnrollments.list, { params: { roomId: 20 } }, await callerOf('cierre'))).body).toEqual({ preEnrollments: [] });
});

it('ENRO-34: who leaves has no room, nor the name of one', async () => {
  const [first] = await waitingStudents();
  const leaving = { targetRoomId: null, targetRoomName: null, status: 'RETIRED' };
  expect((await save(assignment(first ?? 0, leaving))).status).toBe(200);
  expect((await assignedOf(SEVENTH)).find(({ studentId }) => studentId === first)).toMatchObject(leaving);
});

it('school 1 has the year before, whose enrollment is over', async () => {
  const coordinator = await callerOf('coordinadora');
  const { body } = await send(preEnrollments.previousRooms, {}, coordinator);
  const { rooms } = preEnrollments.previousRooms.answer.validateSync(body, { strict: true });
  expect(rooms.length).toBeGreaterThan(0);
  for (const { id } of rooms) {
    const { body: own } = await send(preEnrollments.list, { params: { roomId: id } }, coordinator);
    const assigned = preEnrollments.list.answer.validateSync(own, { strict: true }).preEnrollments;
    expect(assigned.length).toBeGreaterThan(0);
    for (const { preEnrollmentStatus } of assigned) expect(preEnrollmentStatus).toBe('FINALIZED');
  }
});

it('ENRO-19: a second assignment replaces the first, with its id or without', async () => {
  const [first] = await waitingStudents();
  const id = first ?? 0;
  expect((await save(assignment(id))).status).toBe(200);
  const stored = (await assignedOf(SEVENTH)).find(({ studentId }) => studentId === id);
  const again = { targetRoomId: SEVENTH, targetRoomName: 'x', status: 'NOT_PROMOTED' };
  expect((await save(assignment(id, again))).status).toBe(200);
  expect((await save(assignment(id, { ...again, id: stored?.id }))).status).toBe(200);
  const own = (await assignedOf(SEVENTH)).filter(({ studentId }) => studentId === id);
  expect(own).toEqual([{ ...stored, ...again, targetRoomName: 'Séptimo A' }]);
});

it('ENRO-39: nothing of a list with a wrong status is stored', async () => {
  const [one, other] = await waitingStudents();
  const before = await assignedOf(SEVENTH);
  expect((await save(assignment(one ?? 0), assignment(other ?? 0, { status: 'RETIRED' }))).status).toBe(422);
  expect(await assignedOf(SEVENTH)).toEqual(before);
});

it('API-056: in a session of the year that was closed since, nobody is assigned', async () => {
  const before = await callerOf('coordinadora');
  const { body } = await send(preEnrollments.previousRooms, {}, before);
  const [room] = preEnrollments.previousRooms.answer.validateSync(body, { strict: true }).rooms;
  const { body: own } = await send(preEnrollments.list, { params: { roomId: room?.id ?? 0 } }, before);
  const [known] = preEnrollments.list.answer.validateSync(own, { strict: true }).preEnrollments;
  await moveClock('2027-01-02T10:00:00-05:00');
  const dates = { startDate: '2027-01-01 00:00:00', endDate: '2027-12-31 23:59:59' };
  expect((await send(schoolYears.close, { body: { ...dates, schoolYearId: 1, schoolId: 1 } }, before)).status).toBe(200);
  const sent = { ...known, id: null, preEnrollmentStatus: 'PENDING' };
  expect((await send(preEnrollments.save, { body: { preEnrollments: [sent] } }, before)).status).toBe(404);
});

it('ENRO-37: while somebody waits nothing changes', async () => {
  expect((await send(enrollments.finalize, finalization, await caller())).status).toBe(409);
  expect(await studentsIn(EIGHTH)).toEqual([]);
  const { body } = await send(enrollments.active, { params: { schoolId: 5 } }, await caller());
  expect(body).toMatchObject({ enrollment: { id: 1 } });
});

it('ROOM-26: a room that somebody goes to is kept until the last of them goes elsewhere', async () => {
  const shape = { id: null, schoolId: 5, type: 'HIGH_SCHOOL', hasSubjects: true, active: true, teacherId: null, group: null };
  const sent = [{ ...shape, name: 'Noveno A', roomAcronyms: '9A' }];
  const { body } = await send(rooms.save, { body: sent }, await caller());
  const [added] = rooms.save.answer.validateSync(body, { strict: true }).rooms;
  const target = { targetRoomId: added?.id, targetRoomName: 'Noveno A' };
  const [first, second] = await waitingStudents();
  expect((await save(assignment(first ?? 0, target), assignment(second ?? 0, target))).status).toBe(200);
  const remove = async () => send(rooms.remove, { params: { id: added?.id ?? 0 } }, await caller());
  expect(await remove()).toMatchObject({ status: 409, body: { errorCode: '400' } });
  expect((await save(assignment(first ?? 0))).status).toBe(200);
  expect(await remove()).toMatchObject({ status: 409, body: { errorCode: '400' } });
  expect((await save(assignment(second ?? 0))).status).toBe(200);
  expect((await remove()).status).toBe(204);
});

it('ENRO-13: an older room promotes, too', async () => {
  const [first] = await waitingStudents();
  const older = { targetRoomId: FOURTH, targetRoomName: 'Cuarto A' };
  expect((await save(assignment(first ?? 0, { ...older, status: 'NOT_PROMOTED' }))).status).toBe(422);
  expect((await save(assignment(first ?? 0, older))).status).toBe(200);
});

it('ENRO-33 to ENRO-35: everybody is in the room that was chosen, who left in none, and the process is over', async () => {
  await assignWaiting();
  const all = await Promise.all([THIRD, FOURTH, SEVENTH].map(assignedOf));
  const { body, status } = await send(enrollments.finalize, finalization, await caller());
  expect(status).toBe(200);
  const of = (wanted: string) => all.flat().filter((row) => row.status === wanted);
  expect(body).toEqual({
    id: 1,
    status: 'FINALIZED',
    promoted: of('PROMOTED').length,
    notPromoted: of('NOT_PROMOTED').length,
    retired: of('RETIRED').length,
  });
  expect(of('NOT_PROMOTED').length).toBeGreaterThan(0);
  expect(of('RETIRED').length).toBeGreaterThan(0);
  for (const roomId of [THIRD, FOURTH, FIFTH, SEVENTH, EIGHTH]) {
    const wanted = all.flat().filter(({ targetRoomId }) => targetRoomId === roomId);
    expect(new Set((await studentsIn(roomId)).map(({ id }) => id))).toEqual(new Set(wanted.map(({ studentId }) => studentId)));
  }
  for (const row of (await Promise.all([THIRD, FOURTH, SEVENTH].map(assignedOf))).flat()) expect(row.preEnrollmentStatus).toBe('FINALIZED');
  const { body: active } = await send(enrollments.active, { params: { schoolId: 5 } }, await caller());
  expect(active).toEqual({ enrollment: null });
  // The history keeps the students who left (API-054).
  expect(await historyOf(THIRD)).toHaveLength(15);
});
