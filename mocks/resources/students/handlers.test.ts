import { beforeEach, expect, it } from 'vitest';
import { ofRoom, students, type Student } from '@/api/resources/students';
import type { PersonKey } from '@fixtures/people';
import { callerOf, openWorld, send } from '@mocks/testing/contract';

beforeEach(openWorld);

const inRoom = async (roomId: number, as: PersonKey = 'coordinadora'): Promise<Student[]> =>
  students.listOfRoom.answer.validateSync((await send(students.listOfRoom, { query: ofRoom(roomId) }, await callerOf(as))).body).students;

const request = {
  id: null,
  name: 'Emilia',
  surname: 'Zapata Ñáñez',
  parentEmail: 'Zapata@Correo.example',
  roomId: 9,
  schoolId: 1,
  age: 2013,
};

it('API-068: a room’s students by surname and name, to its Admin and its teachers', async () => {
  const found = await inRoom(9);
  expect(found).toHaveLength(15);
  const collator = new Intl.Collator('es');
  const sorted = found.toSorted((one, other) => collator.compare(one.surname, other.surname) || collator.compare(one.name, other.name));
  expect(found).toEqual(sorted);
  expect(await inRoom(9, 'directora')).toEqual(found);
  expect(await inRoom(9, 'docente')).toEqual(found);
});

it('API-068: nobody is in the new year before the enrollment is finalised, nor in a school without a year', async () => {
  expect(await inRoom(23, 'matriculas')).toEqual([]);
  const { schoolYear, ...caller } = await callerOf('coordinadora');
  expect(schoolYear).not.toBeNull();
  const { body } = await send(students.listOfRoom, { query: ofRoom(9) }, { ...caller, schoolYear: null });
  expect(body).toEqual({ students: [] });
});

it('API-069: invited students stand in the room, active, without delay, invited, their e-mail in lowercase', async () => {
  const teacher = await callerOf('docente');
  const studentRequests = [
    { ...request, teacherId: 18, name: ' Emilia ', surname: ' Zapata Ñáñez ', parentEmail: ' Zapata@Correo.example ' },
    { ...request, teacherId: 18, name: 'Emilio' },
    // Another student: the joined letters of name and surname are the same.
    { ...request, teacherId: 18, name: 'Emil', surname: 'iaZapata Ñáñez' },
  ];
  const { body } = await send(students.invite, { body: { studentRequests } }, teacher);
  const invited = students.invite.answer.validateSync(body).students;
  expect(invited.map(({ name }) => name)).toEqual(['Emilia', 'Emilio', 'Emil']);
  expect(invited[0]?.surname).toBe('Zapata Ñáñez');
  const stored = { parentEmail: 'zapata@correo.example', delay: false, studentStatus: 'INVITE_SENT', active: true, roomId: 9, age: 2013 };
  for (const student of invited) expect(student).toMatchObject(stored);
  expect(await inRoom(9)).toEqual(expect.arrayContaining(invited));
});

it('API-069: nobody of a refused list is invited, and the same names in another room are nobody’s business', async () => {
  const before = await inRoom(9);
  const invite = async (...changes: object[]) =>
    send(
      students.invite,
      { body: { studentRequests: changes.map((change) => ({ ...request, teacherId: null, ...change })) } },
      await callerOf('coordinadora'),
    );
  expect((await invite({}, { parentEmail: 'otra@correo.example' }, {})).status).toBe(409);
  expect(await inRoom(9)).toEqual(before);
  expect((await invite({}, { parentEmail: 'otra@correo.example' }, { roomId: 10 })).status).toBe(200);
});

it('API-071 and API-072: what is edited is stored, and nothing else changes', async () => {
  const before = (await inRoom(9)).find(({ id }) => id === 7);
  await send(
    students.edit,
    { params: { id: 7 }, body: { name: ' Cristian ', surname: ' Echeverri ', age: 2026 } },
    await callerOf('directora'),
  );
  await send(students.setDelay, { params: { id: 7 }, body: { delay: false } }, await callerOf('coordinadora'));
  const after = (await inRoom(9)).find(({ id }) => id === 7);
  expect(after).toEqual({ ...before, name: 'Cristian', surname: 'Echeverri', age: 2026, delay: false });
});

it('API-073: a deleted student is in no list', async () => {
  const remove = async () => send(students.remove, { params: { id: 7 } }, await callerOf('coordinadora'));
  expect((await remove()).status).toBe(204);
  expect((await inRoom(9)).map(({ id }) => id)).not.toContain(7);
  expect((await remove()).status).toBe(404);
});

it('API-070: of a guardian’s children those count whose room the Teacher directs', async () => {
  // Cristian Camilo's guardian has registered; directora directs room 9, not 10.
  const parentEmail = 'luzdary.velez@correo.example';
  const resend = async () => (await send(students.resendInvitation, { params: { parentEmail } }, await callerOf('directora'))).status;
  const invite = async (roomId: number) =>
    send(
      students.invite,
      { body: { studentRequests: [{ ...request, parentEmail, roomId, teacherId: null }] } },
      await callerOf('coordinadora'),
    );
  await invite(10);
  expect(await resend()).toBe(409);
  await invite(9);
  expect(await resend()).toBe(200);
});

it('API-070: statuses stay', async () => {
  const { name } = request;
  const as = await callerOf('coordinadora');
  await send(students.invite, { body: { studentRequests: [{ ...request, teacherId: null }] } }, as);
  expect(
    (await send(students.resendInvitation, { params: { parentEmail: request.parentEmail } }, await callerOf('directora'))).body,
  ).toEqual({});
  expect((await inRoom(9)).find((student) => student.name === name)?.studentStatus).toBe('INVITE_SENT');
});
