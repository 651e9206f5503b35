import { beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint, LooseInput } from '@/api/core/endpoint';
import { activityLog } from '@/api/resources/activity-log';
import { courseObservations } from '@/api/resources/course-observations';
import { indicators } from '@/api/resources/indicators';
import { reports } from '@/api/resources/reports';
import { studentObservations } from '@/api/resources/student-observations';
import { MATHS_OF_SIXTH_A, achievements } from '@fixtures/learning';
import { students } from '@fixtures/students';
import { callerOf, moveClock, openWorld, send } from '@mocks/testing/contract';
import { textOfPdf } from '@mocks/testing/read-pdf';

beforeEach(openWorld);

const STUDENT = students.cristianCamilo.id;
const [ROOM, PERIOD, LATER] = [9, 2, 3];
const days = { initialDate: '2026-04-13 00:00:00', endDate: '2026-06-21 23:59:59' };

const activities = (field: 'student' | 'room', id: number, after = days.initialDate, before = days.endDate) => ({
  query: {
    filters: [
      { field, operator: '=', value: String(id) },
      { field: 'creationDate', operator: '>', value: after },
      { field: 'creationDate', operator: '<', value: before },
    ],
    limit: 1000,
    offset: 0,
    orderBy: 'creationDate',
    order: 'DESC',
  },
});

async function textsOf(endpoint: Endpoint, input: LooseInput): Promise<string> {
  const { status, body } = await send(endpoint, input, await callerOf('coordinadora'));
  expect(status).toBe(200);
  return textOfPdf(body as Blob);
}

const bulletin = (reportType: 'C' | 'D', periodId = PERIOD) =>
  textsOf(reports.bulletin, { query: { studentId: STUDENT, periodId, reportType } });

describe('every paper (REPO-20)', () => {
  const STUDENT_NAME = 'Cristian Camilo Echeverri Vélez';
  it.each([
    ['bulletin', reports.bulletin, { query: { studentId: STUDENT, periodId: PERIOD, reportType: 'C' } }, STUDENT_NAME],
    ['observer', reports.observer, { query: { studentId: STUDENT, periodId: PERIOD } }, STUDENT_NAME],
    ['attendance of a student', reports.studentAttendance, { params: { id: STUDENT }, query: { periodId: PERIOD, ...days } }, STUDENT_NAME],
    ['attendance of a room', reports.roomAttendance, { params: { id: ROOM }, query: { periodId: PERIOD, ...days } }, 'Sexto A'],
    ['activities of a student', reports.studentActivities, activities('student', STUDENT), STUDENT_NAME],
    ['activities of a room', reports.roomActivities, activities('room', ROOM), 'Sexto A'],
  ] as const)('names school, whose it is, and the period: %s', async (_, endpoint, input, name) => {
    const text = await textsOf(endpoint, input);
    expect(text).toContain('Colegio Mirador de los Yarumos');
    expect(text.replaceAll('\n', ' ')).toContain(name);
    expect(text).toContain('Periodo 2');
    expect(text).toMatch(/Página 1 de \d+/);
  });
});

describe('a bulletin (REPO-21)', () => {
  it('with code C has subjects, achievements, levels with their words, observations, and marks', async () => {
    const text = await bulletin('C');
    for (const words of ['Matemáticas', 'Nota', 'Bajo']) expect(text).toContain(words);
    expect(text.replaceAll('\n', ' ')).toContain('Resolver problemas con números decimales');
    expect(text).toMatch(/^\d\.\d$/m);
  });

  it('with code D has levels alone, and no mark', async () => {
    const text = await bulletin('D');
    expect(text).toContain('Matemáticas');
    expect(text).not.toContain('Nota');
    expect(text).not.toMatch(/^\d\.\d+$/m);
  });

  const [BIOLOGY, OF_TRANSITION] = [2, 10];
  it.each([
    ['a room of primary', 'directora', STUDENT, 'Bajo 1.0 a 2.9 Básico 3.0 a 3.5 Alto 3.6 a 4.0 Superior 4.1 a 5.0'],
    ['a room of preschool', 'preescolar', OF_TRANSITION, 'Negativo 1.0 a 2.5 Positivo 2.6 a 5.0'],
  ] as const)('of observations alone has the scale of the model of %s (REPO-26)', async (_, as, studentId, scale) => {
    const body = { studentIds: [studentId], periodId: LATER, observation: 'Pregunta con gusto.' };
    expect((await send(courseObservations.add, { params: { courseId: BIOLOGY }, body }, await callerOf(as))).status).toBe(200);
    const read = async (reportType: 'C' | 'D') =>
      (await textsOf(reports.bulletin, { query: { studentId, periodId: LATER, reportType } })).replaceAll('\n', ' ');
    const text = await read('C');
    expect(text).toContain('Biología');
    expect(text).toContain('Observación: Pregunta con gusto.');
    expect(text).toContain(`Escala ${scale}`);
    expect(await read('D')).toContain(`Escala ${scale.replaceAll(/ \d\.\d a \d\.\d/g, '')}`);
  });

  it('an achievement without a mark has no level’s words', async () => {
    const title = 'Comparar mapas del barrio';
    const level = (name: string, initialValue: number, endValue: number) => ({
      name,
      initialValue,
      endValue,
      description: `${name}: mapas`,
    });
    const valorizations = [level('Bajo', 1, 2.9), level('Alto', 3, 5)];
    const body = { id: null, title, ...MATHS_OF_SIXTH_A, valorizations };
    expect((await send(indicators.save, { body }, await callerOf('directora'))).status).toBe(200);
    const text = (await bulletin('C')).replaceAll('\n', ' ');
    expect(text).toContain(title);
    expect(text).toContain('Sin calificar');
    expect(text).not.toContain(': mapas');
  });

  it.each([
    ['2026-04-12T23:59:59', false],
    ['2026-04-13T00:00:00', true],
    ['2026-06-21T23:59:59', true],
    ['2026-06-22T00:00:00', false],
  ])('says at %s whether the period runs: %s (REPO-26)', async (now, isRunning) => {
    await moveClock(`${now}-05:00`);
    expect((await bulletin('C')).includes('El periodo termina')).toBe(isRunning);
  });

  it('leaves out an achievement that is gone', async () => {
    const { id, title } = achievements.charts;
    expect((await bulletin('C')).replaceAll('\n', ' ')).toContain(title);
    expect((await send(indicators.remove, { params: { id } }, await callerOf('directora'))).status).toBe(204);
    expect((await bulletin('C')).replaceAll('\n', ' ')).not.toContain(title);
  });
});

it('the observer has all of the period, of all teachers, with type, text and teacher (REPO-22)', async () => {
  const text = await textsOf(reports.observer, { query: { studentId: students.juanDavid.id, periodId: PERIOD } });
  const shown = [...text.matchAll(/^Profesor: /gm)].length;
  expect(shown).toBeGreaterThan(10);
  expect(text).toContain(String(shown));
  expect(text).toMatch(/Reconocimiento|Compromiso|Convivencia/);
});

it('the observer leaves out an observation that is gone (REPO-22)', async () => {
  const studentId = students.juanDavid.id;
  const as = await callerOf('directora');
  const observation = 'Ayudó a recoger el salón.';
  const shown = () => textsOf(reports.observer, { query: { studentId, periodId: PERIOD } });
  const { body } = await send(
    studentObservations.create,
    { body: { studentId, periodId: PERIOD, observationTypeId: 101, observation, teacherId: 11 } },
    as,
  );
  const { studentObservation } = studentObservations.create.answer.validateSync(body, { strict: true });
  expect(await shown()).toContain(observation);
  expect((await send(studentObservations.remove, { params: { id: studentObservation.id } }, as)).status).toBe(204);
  expect(await shown()).not.toContain(observation);
});

it('activities are the newest first, and those at both moments are left out (REPO-14 to REPO-16)', async () => {
  const query = { filters: [{ field: 'room', operator: '=', value: String(ROOM) }], paginated: 'Y', limit: 50, offset: 0 };
  const { body } = await send(
    activityLog.list,
    { query: { ...query, orderBy: 'creationDate', order: 'DESC' } },
    await callerOf('coordinadora'),
  );
  const dates = activityLog.list.answer.validateSync(body, { strict: true }).activityGroups.map(({ creationDate }) => creationDate);
  for (const [field, endpoint, id] of [
    ['student', reports.studentActivities, STUDENT],
    ['room', reports.roomActivities, ROOM],
  ] as const) {
    const momentsIn = (text: string) =>
      [...text.matchAll(/^(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d)$/gm)].map(([, day, month, year, time]) => `${year}-${month}-${day} ${time}`);
    const shown = async (after?: string, before?: string) => momentsIn(await textsOf(endpoint, activities(field, id, after, before)));
    const all = await shown();
    expect(all.length).toBeGreaterThan(3);
    expect(all).toEqual(all.toSorted().toReversed());
    const [newest, oldest] = [all[0], all.at(-1)].map((minute) => dates.find((date) => date.startsWith(minute ?? '-')));
    expect(await shown(oldest, newest)).toEqual(all.slice(1, -1));
    const { query: whole } = activities(field, id);
    expect(momentsIn(await textsOf(endpoint, { query: { ...whole, limit: 1, offset: 1 } }))).toEqual(all.slice(1, 2));
  }
});

it('activities are told in whole sentences, and rolls by who was there (REPO-14, REPO-15)', async () => {
  const ofStudent = await textsOf(reports.studentActivities, activities('student', STUDENT));
  expect(ofStudent).toMatch(/^Asistió\.$/m);
  expect(ofStudent).not.toContain('Asistieron');
  expect(ofStudent).not.toContain('No asistió.');
  // This student is absent in some rolls.
  expect(await textsOf(reports.studentActivities, activities('student', students.otherJuanDavid.id))).toMatch(/^No asistió\.$/m);
  const ofRoom = await textsOf(reports.roomActivities, activities('room', ROOM));
  expect(ofRoom).toMatch(/^Asistieron \d+ de \d+\.$/m);
  for (const text of [ofStudent, ofRoom]) expect(text).not.toMatch(/\.\./);
  const told = ofRoom.replaceAll('\n', ' ');
  expect(told).toMatch(/\d estrellas?\./);
  expect(told).toMatch(/Citación: \d\d\/\d\d\/\d{4} \d\d:\d\d\./);
});

it('without data it says so (REPO-23)', async () => {
  expect(await bulletin('C', LATER)).toContain('Sin registros para este periodo.');
  for (const [endpoint, input] of [
    [reports.observer, { query: { studentId: STUDENT, periodId: LATER } }],
    [
      reports.roomAttendance,
      { params: { id: ROOM }, query: { periodId: LATER, initialDate: '2026-07-06 00:00:00', endDate: '2026-09-11 23:59:59' } },
    ],
  ] as const)
    expect(await textsOf(endpoint, input)).toContain('Sin registros para este periodo.');
});
