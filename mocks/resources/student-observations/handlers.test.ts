import { beforeEach, expect, it } from 'vitest';
import { studentObservations } from '@/api/resources/student-observations';
import { OFTEN_OBSERVED, observationTypeNames } from '@fixtures/student-observations';
import { students } from '@fixtures/students';
import type { PersonKey } from '@fixtures/people';
import { callerOf, openWorld, send } from '@mocks/testing/contract';

beforeEach(openWorld);

const [DIRECTOR, PERIOD] = [11, 2];

const listOf = async (studentId: number) => {
  const { body } = await send(studentObservations.listOfStudent, { params: { studentId } }, await callerOf('coordinadora'));
  return studentObservations.listOfStudent.answer.validateSync(body, { strict: true }).studentObservationsResponse;
};
const listBy = async (teacherId: number, studentId: number, change: object = {}, as: PersonKey = 'coordinadora') => {
  const { body } = await send(studentObservations.listOfTeacher, { query: { teacherId, studentId, ...change } }, await callerOf(as));
  return studentObservations.listOfTeacher.answer.validateSync(body, { strict: true }).studentObservationsResponse;
};

it('API-047: the types of the school, in their order; the empty school has none', async () => {
  const { body } = await send(studentObservations.types, { params: { schoolId: 1 } }, await callerOf('directora'));
  const { observationsType } = studentObservations.types.answer.validateSync(body, { strict: true });
  expect(observationsType.map(({ observationType }) => observationType)).toEqual(observationTypeNames);
  const none = await send(studentObservations.types, { params: { schoolId: 3 } }, await callerOf('colegio-vacio'));
  expect(none.body).toEqual({ observationsType: [] });
});

it('API-048 and API-049: the newest first (OBSE-17), of all or of one teacher, and of a period', async () => {
  const all = await listOf(OFTEN_OBSERVED.student);
  expect(all).toHaveLength(OFTEN_OBSERVED.count);
  const ids = all.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect(await listBy(DIRECTOR, OFTEN_OBSERVED.student)).toEqual(all.filter(({ teacherId }) => teacherId === DIRECTOR));
  const ofPeriod = await listBy(DIRECTOR, OFTEN_OBSERVED.student, { periodId: PERIOD }, 'directora');
  expect(ofPeriod).toEqual(all.filter(({ teacherId, periodId }) => teacherId === DIRECTOR && periodId === PERIOD));
  expect(ofPeriod.length).toBeLessThan(all.length);
});

it('API-048 and API-049: none without a school year; and of a teacher those that were written by that one', async () => {
  const [STUDENT, OTHER] = [students.samuel.id, 18];
  const body = { studentId: STUDENT, periodId: PERIOD, observationTypeId: 101, observation: 'Leyó en voz alta.', teacherId: OTHER };
  expect((await send(studentObservations.create, { body }, await callerOf('docente'))).status).toBe(200);
  expect((await listBy(OTHER, STUDENT)).map(({ teacherId }) => teacherId)).toEqual([OTHER]);
  expect(await listBy(DIRECTOR, STUDENT)).toEqual([]);
  const caller = { ...(await callerOf('coordinadora')), schoolYear: null };
  const none = { studentObservationsResponse: [] };
  expect((await send(studentObservations.listOfStudent, { params: { studentId: STUDENT } }, caller)).body).toEqual(none);
  const query = { teacherId: OTHER, studentId: STUDENT };
  expect((await send(studentObservations.listOfTeacher, { query }, caller)).body).toEqual(none);
});

it('API-050 to API-052: written, changed and gone', async () => {
  const content = {
    studentId: students.samuel.id,
    periodId: PERIOD,
    observationTypeId: 106,
    observation: ' Muy bien ',
    teacherId: DIRECTOR,
  };
  const before = await listOf(content.studentId);
  const caller = await callerOf('directora');
  const { body } = await send(studentObservations.create, { body: content }, caller);
  const { studentObservation } = studentObservations.create.answer.validateSync(body, { strict: true });
  expect(studentObservation).toMatchObject({ ...content, observation: 'Muy bien' });
  expect(await listOf(content.studentId)).toEqual([studentObservation, ...before]);
  const params = { id: studentObservation.id };
  await send(studentObservations.edit, { params, body: { ...content, observationTypeId: 101, observation: 'Bien' } }, caller);
  expect((await listOf(content.studentId))[0]).toEqual({ ...studentObservation, observationTypeId: 101, observation: 'Bien' });
  expect((await send(studentObservations.remove, { params }, caller)).status).toBe(204);
  expect(await listOf(content.studentId)).toEqual(before);
  expect((await send(studentObservations.remove, { params }, caller)).status).toBe(404);
});
