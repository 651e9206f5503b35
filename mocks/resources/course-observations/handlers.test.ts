import { beforeEach, expect, it } from 'vitest';
import { courseObservations } from '@/api/resources/course-observations';
import type { PersonKey } from '@fixtures/people';
import { students } from '@fixtures/students';
import { callerOf, openWorld, send } from '@mocks/testing/contract';

beforeEach(openWorld);

/** Biología and Matemáticas; Periodo 2. */
const [BIOLOGY, MATHS, COMMUNICATION] = [2, 16, 24];
const PERIOD = 2;
const [SAMUEL, VALENTINA, JUAN_DAVID] = [students.samuel.id, students.valentina.id, students.juanDavid.id];

async function listed(courseId: number = BIOLOGY, periodId: number = PERIOD, as: PersonKey = 'docente') {
  const { status, body } = await send(courseObservations.list, { params: { courseId }, query: { periodId } }, await callerOf(as));
  expect(status).toBe(200);
  return courseObservations.list.answer.validateSync(body, { strict: true }).observations;
}

const add = async (studentIds: readonly number[], observation = ' Va muy bien ', change: object = {}) =>
  send(
    courseObservations.add,
    { params: { courseId: BIOLOGY, ...change }, body: { studentIds: [...studentIds], periodId: PERIOD, observation, ...change } },
    await callerOf('docente'),
  );

async function added(studentIds: readonly number[]) {
  return courseObservations.add.answer.validateSync((await add(studentIds)).body, { strict: true }).observations;
}

it('API-045 and API-044: the same observation, trimmed, for each student; of the subject and period alone', async () => {
  const observations = await added([SAMUEL, VALENTINA]);
  expect(observations.map(({ id: _, ...rest }) => rest)).toEqual([
    { studentId: SAMUEL, periodId: PERIOD, observation: 'Va muy bien' },
    { studentId: VALENTINA, periodId: PERIOD, observation: 'Va muy bien' },
  ]);
  expect(await listed()).toEqual(observations);
  expect(await listed(BIOLOGY, PERIOD, 'coordinadora')).toEqual(observations);
  expect(await listed(BIOLOGY, 1)).toEqual([]);
  expect((await listed(MATHS)).filter(({ studentId }) => studentId === SAMUEL)).toEqual([]);
  // The same student may have another observation in another subject or period.
  expect((await add([SAMUEL], 'Otra', { periodId: 1 })).status).toBe(200);
  expect((await add([SAMUEL], 'Otra', { courseId: 3 })).status).toBe(200);
});

it('API-044: a Teacher sees those of the own rooms, an Admin of all; none without a school year', async () => {
  const [own, all] = [await listed(COMMUNICATION, PERIOD, 'preescolar'), await listed(COMMUNICATION, PERIOD, 'coordinadora')];
  expect(own.length).toBeGreaterThan(0);
  expect(all).toEqual(own);
  expect(await listed(COMMUNICATION, PERIOD, 'directora')).toEqual([]);
  expect((await listed(MATHS, PERIOD, 'docente')).length).toBeGreaterThan(0);
  const caller = { ...(await callerOf('docente')), schoolYear: null };
  const input = { params: { courseId: MATHS }, query: { periodId: PERIOD } };
  expect((await send(courseObservations.list, input, caller)).body).toEqual({ observations: [] });
});

it('COBS-24: a second one of a student adds none of the call', async () => {
  const before = await added([SAMUEL]);
  expect((await add([JUAN_DAVID, SAMUEL])).status).toBe(409);
  expect(await listed()).toEqual(before);
});

it('API-046: changes the text of one', async () => {
  const [first, second] = await added([SAMUEL, VALENTINA]);
  const params = { courseId: BIOLOGY, observationId: first?.id ?? 0 };
  const body = { studentId: SAMUEL, periodId: PERIOD, observation: ' Mejoró ' };
  const { body: answer } = await send(courseObservations.edit, { params, body }, await callerOf('docente'));
  expect(answer).toEqual({ observation: { ...first, observation: 'Mejoró' } });
  expect(await listed()).toEqual([{ ...first, observation: 'Mejoró' }, second]);
});
