/** How the API makes a mark of what was stored, and what it refuses (EVAL-16, EVAL-55 to EVAL-64). */
import { signOut } from '@e2e/session/session';
import { askDirectly } from '@e2e/support/direct-call';
import { saveOf as saveConfiguration } from '@e2e/support/form-rows';
import { acceptSaved, goWithin } from '@e2e/support/screens';
import { expectRecords } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { achievements } from '@fixtures/learning';
import { students } from '@fixtures/students';
import { ADDRESS as CONFIGURATION, PRIMARY, activitiesOf, openDialog } from '@e2e/valuations/area';
import type { Page } from '@playwright/test';
import { DIRECT, MARKS, SPREADSHEET, detailAt, levelsOf as chips, rowsOf, teacherOf, type RecordRow } from './spreadsheet';

const { decimals, proportionality, charts } = achievements;
const [quiz, guide, support] = proportionality.activities;
const PLACE = { subjectId: 16, periodId: 2, roomId: 9 };

interface Level {
  readonly id: number;
  readonly name: string;
}

/** The API without the screens, for one signed in. */
function api(page: Page, apiUrl: string) {
  const ask = (method: string, path: string, body?: unknown) => askDirectly(page, { method, url: apiUrl + path, body });
  return {
    ask,
    levelsOf: async (indicatorId: number, { subjectId, periodId, roomId } = PLACE): Promise<Level[]> => {
      const { answer } = await ask('GET', `/api/learning/indicator?subjectId=${subjectId}&periodId=${periodId}&roomId=${roomId}`);
      const { indicators } = answer as { indicators: { id: number; valorizations: Level[] }[] };
      return indicators.find(({ id }) => id === indicatorId)?.valorizations ?? [];
    },
    save: (...records: object[]) => ask('POST', '/api/learning/student-academic-record', records),
    rowOf: async (studentId: number, indicatorId: number): Promise<RecordRow> => {
      const row = (await rowsOf(page, apiUrl, indicatorId)).find((each) => each.studentId === studentId);
      if (!row) throw new Error(`There is no row of student ${studentId}.`);
      return row;
    },
    /** A new activity of that achievement; answers its id. */
    addActivity: async (indicatorId: number, title: string, weighted: number): Promise<number> => {
      const body = { id: null, indicatorId, ...PLACE, type: 'QUIZ', title, weighted, description: '' };
      const { answer } = await ask('POST', '/api/learning/activity', body);
      return (answer as { activity: { id: number } }).activity.id;
    },
  };
}

const idOf = (levels: readonly Level[], name: string): number | undefined => levels.find((level) => level.name === name)?.id;

/** Of the third activity, which nobody has a mark in. */
const fresh = (valorizationId: number | undefined) => ({
  id: null,
  indicatorId: proportionality.id,
  subjectId: 16,
  periodId: 2,
  groupId: 9,
  valorizationId,
  qualification: 3.3,
  studentId: students.juanDavid.id,
  academicActivityId: support.id as number | null,
  comment: 'Bien',
});

test(
  'the API answers every active student of the room, marked or not, by last name and name',
  { tag: ['@EVAL-16'] },
  async ({ page, app, host }) => {
    await app.signIn('directora', { at: MARKS });
    await expectRecords(page);
    const { ask } = api(page, host.apiUrl);
    const filters = `filters[0][field]=roomId&filters[0][operator]==&filters[0][value]=9&filters[1][field]=active&filters[1][operator]==&filters[1][value]=true`;
    const { answer } = await ask('GET', `/api/students/?${encodeURI(filters)}`);
    const active = (answer as { students: { id: number; name: string; surname: string }[] }).students;
    const before = await rowsOf(page, host.apiUrl, charts.id);
    expect(before).toHaveLength(34);
    expect(before.map(({ studentId }) => studentId)).toEqual(active.map(({ id }) => id));
    expect(before.map(({ qualification }) => qualification)).toEqual(before.map(() => null));
    const names = before.map(({ studentLastName, studentName }) => `${studentLastName}, ${studentName}`);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'es')));
    expect((await ask('DELETE', `/api/student/${students.juanDavid.id}`)).status).toBe(204);
    const after = await rowsOf(page, host.apiUrl, charts.id);
    expect(after.map(({ studentId }) => studentId)).toEqual(active.map(({ id }) => id).filter((id) => id !== students.juanDavid.id));
  },
);

test(
  'by activities the mark is the weighted mean of what is evaluated, with its level; another weight changes it',
  { tag: ['@EVAL-55', '@EVAL-56:some', '@EVAL-56:none', '@EVAL-57', '@EVAL-58', '@EVAL-60', '@EVAL-61:replaced'] },
  async ({ page, app, host }) => {
    await app.signIn('directora', { at: MARKS });
    await expectRecords(page);
    const { ask, levelsOf, rowOf, save, addActivity } = api(page, host.apiUrl);
    const levels = await levelsOf(charts.id);
    const studentId = students.juanDavid.id;
    expect(await rowOf(studentId, charts.id)).toMatchObject({ qualification: null, qualificationDescription: null, activities: [] });
    const [thirty, twenty, rest] = [
      await addActivity(charts.id, 'Treinta', 30),
      await addActivity(charts.id, 'Veinte', 20),
      await addActivity(charts.id, 'Cincuenta', 50),
    ];
    // Activities, and none of them evaluated.
    expect(await rowOf(studentId, charts.id)).toMatchObject({ qualification: null, qualificationDescription: null });
    const mark = (academicActivityId: number, qualification: number, level: string) => ({
      ...fresh(idOf(levels, level)),
      indicatorId: charts.id,
      academicActivityId,
      qualification,
    });
    expect((await save(mark(thirty, 4, 'Alto'), mark(twenty, 3, 'Básico'))).status).toBe(200);
    // (4 · 30 + 3 · 20) / 50 = 3.6
    expect(await rowOf(studentId, charts.id)).toMatchObject({ qualification: 3.6, qualificationDescription: 'Alto' });
    // (3.9 · 30 + 3 · 20) / 50 = 3.54, which is 3.5.
    await save(mark(thirty, 3.9, 'Alto'));
    expect(await rowOf(studentId, charts.id)).toMatchObject({ qualification: 3.5, qualificationDescription: 'Básico' });
    // 3.55 is 3.6: halves go up.
    await save(mark(thirty, 3.55 + 0.1, 'Alto'), mark(twenty, 3.4, 'Básico'));
    expect(await rowOf(studentId, charts.id)).toMatchObject({ qualification: 3.6, qualificationDescription: 'Alto' });
    // Between two levels: 2.95 is 3.0.
    await save(mark(thirty, 2.9, 'Bajo'), mark(twenty, 3.03, 'Básico'));
    expect(await rowOf(studentId, charts.id)).toMatchObject({ qualification: 3, qualificationDescription: 'Básico' });
    await save(mark(thirty, 4, 'Alto'), mark(twenty, 3, 'Básico'), mark(rest, 5, 'Superior'));
    // (4 · 30 + 3 · 20 + 5 · 50) / 100
    expect((await rowOf(studentId, charts.id)).qualification).toBe(4.3);
    const body = { id: rest, indicatorId: charts.id, ...PLACE, type: 'QUIZ', title: 'Menos', weighted: 10, description: '' };
    expect((await ask('POST', '/api/learning/activity', body)).status).toBe(200);
    // (4 · 30 + 3 · 20 + 5 · 10) / 60 = 3.83
    expect(await rowOf(studentId, charts.id)).toMatchObject({ qualification: 3.8, qualificationDescription: 'Alto' });
    // One record for the three, however often it is sent.
    const { activities } = await rowOf(studentId, charts.id);
    await save({ ...mark(rest, 4.5, 'Superior'), comment: 'Otra vez' });
    const again = (await rowOf(studentId, charts.id)).activities;
    expect(again.at(-1)).toMatchObject({ qualification: 4.5, comment: 'Otra vez', qualificationName: 'Superior' });
    expect(again.map(({ studentAcademicRecordId }) => studentAcademicRecordId)).toEqual(
      activities.map(({ studentAcademicRecordId }) => studentAcademicRecordId),
    );
  },
);

test(
  'evaluated directly the mark, its level, id and comment are those of the record',
  { tag: ['@EVAL-59:direct', '@EVAL-59:activity', '@EVAL-61:direct'] },
  async ({ page, app, host }) => {
    const place = { subjectId: 24, periodId: 2, roomId: 3 };
    await app.signIn('preescolar', { at: SPREADSHEET + DIRECT });
    await expectRecords(page);
    const { levelsOf, rowOf, save } = api(page, host.apiUrl);
    const levels = await levelsOf(30_001, place);
    const [first] = await rowsOf(page, host.apiUrl, 30_001);
    const studentId = first?.studentId ?? 0;
    const given = {
      ...fresh(idOf(levels, 'Positivo')),
      indicatorId: 30_001,
      subjectId: 24,
      groupId: 3,
      studentId,
      academicActivityId: null,
      qualification: 2.6,
    };
    const ids = [];
    for (const qualification of [4, 2.6]) {
      const { answer } = await save({ ...given, qualification });
      ids.push((answer as { studentAcademicRecords: { id: number }[] }).studentAcademicRecords[0]?.id);
    }
    expect(ids[1]).toBe(ids[0]);
    expect(await rowOf(studentId, 30_001)).toMatchObject({
      qualification: 2.6,
      qualificationDescription: 'Positivo',
      activities: [],
      studentAcademicRecordToPreschool: ids[0],
      commentToPreschool: 'Bien',
    });
  },
);

test(
  'a mark outside its level, without or with a wrong activity, or of nobody in the room is refused, and the others with it',
  {
    tag: [
      '@EVAL-62:above',
      '@EVAL-62:below',
      '@EVAL-62:none',
      '@EVAL-63:missing',
      '@EVAL-63:other',
      '@wire',
      '@API-043:outOfRange',
      '@API-043:invalidActivity',
      '@API-043:invalidStudent',
      '@API-043:schoolYearMissing',
    ],
  },
  async ({ page, app, host }) => {
    await app.signIn('directora', { at: MARKS });
    await expectRecords(page);
    const { levelsOf, rowOf, save } = api(page, host.apiUrl);
    const basic = idOf(await levelsOf(proportionality.id), 'Básico');
    const right = fresh(basic);
    const wrong = { ...right, studentId: students.cristianCamilo.id };
    const outOfRange = 'studentAcademicRecord_outOfRange';
    const invalidActivity = 'studentAcademicRecord_invalidActivity';
    for (const [change, errorCode] of [
      [{ qualification: 3.51 }, outOfRange],
      [{ qualification: 2.99 }, outOfRange],
      [{ academicActivityId: null }, invalidActivity],
      [{ academicActivityId: decimals.activities[0].id }, invalidActivity],
      [{ studentId: students.samuel.id }, 'studentAcademicRecord_invalidStudent'],
    ] as const) {
      expect(await save(right, { ...wrong, ...change })).toMatchObject({ status: 422, answer: { errorCode } });
      expect((await rowOf(students.juanDavid.id, proportionality.id)).activities.at(-1)?.qualification).toBeNull();
    }
    // Both ends of the level are in it, and the first is stored when all are well made.
    expect((await save({ ...right, qualification: 3 }, { ...wrong, qualification: 3.5 })).status).toBe(200);
    expect((await rowOf(students.juanDavid.id, proportionality.id)).activities.at(-1)?.qualification).toBe(3);
    expect((await rowOf(students.cristianCamilo.id, proportionality.id)).activities.at(-1)?.qualification).toBe(3.5);
    await page.evaluate(() => localStorage.removeItem('schoolYearId'));
    expect((await save(right)).status).toBe(409);
  },
);

test('an Admin may not evaluate', { tag: ['@EVAL-64'] }, async ({ page, app, host }) => {
  await app.signIn('coordinadora', { at: SPREADSHEET });
  const { levelsOf, save, rowOf } = api(page, host.apiUrl);
  const right = fresh(idOf(await levelsOf(proportionality.id), 'Básico'));
  expect((await save(right)).status).toBe(403);
  const { activities } = await rowOf(students.juanDavid.id, proportionality.id);
  expect(activities.map(({ academicActivityId }) => academicActivityId)).toEqual([quiz.id, guide.id, support.id]);
  expect(activities.at(-1)?.withQualification).toBe(false);
});

test(
  'a configuration that is edited leaves achievements and marks as they are; later achievements take its levels',
  { tag: ['@VALU-32'] },
  async ({ page, app, host }) => {
    await app.signIn('coordinadora', { at: SPREADSHEET });
    const { ask, levelsOf } = api(page, host.apiUrl);
    const [levels, rows] = [await levelsOf(proportionality.id), await rowsOf(page, host.apiUrl, proportionality.id)];
    const { answer } = await ask('GET', '/api/learning/valorization');
    const { primary } = answer as { primary: { items: { name: string }[] } };
    const items = primary.items.map((item) => ({ ...item, name: `${item.name} nuevo` }));
    expect((await ask('POST', '/api/learning/valorization', { ...primary, items })).status).toBe(200);
    expect(await levelsOf(proportionality.id)).toEqual(levels);
    expect(await rowsOf(page, host.apiUrl, proportionality.id)).toEqual(rows);

    await signOut(page, 'Liliana Restrepo Cano');
    await app.signIn('directora');
    await goWithin(page, '/dashboard/learning/create');
    await page.getByLabel('Curso').selectOption('Sexto A');
    await expect(page.getByRole('textbox', { name: 'Descripción de Bajo nuevo' })).toBeVisible();
    await goWithin(page, MARKS);
    await page.getByRole('checkbox', { name: 'Seleccionar todos' }).check();
    await page.getByRole('main').getByRole('button', { name: 'Evaluar', exact: true }).click();
    await expect(chips(page).first()).toHaveAccessibleName('Bajo 1 - 2.9');
  },
);

test(
  'a configuration that is saved counts on the spreadsheet without a new login',
  { tag: ['@VALU-30:spreadsheet'] },
  async ({ page, app, host }) => {
    await app.signIn('coordinadora', { at: SPREADSHEET });
    await teacherOf(page).selectOption('Yaneth García Suárez');
    const teacherId = new URL(page.url()).searchParams.get('teacherId');
    const detail = detailAt(7, `?teacherId=${teacherId}&subjectId=16&roomId=9&periodId=2&indicatorId=90002`);
    await goWithin(page, detail);
    await expect(page.getByRole('rowheader')).toHaveCount(3);
    await goWithin(page, CONFIGURATION);
    const dialog = await openDialog(page, PRIMARY);
    await activitiesOf(dialog).uncheck();
    await saveConfiguration(dialog).click();
    await acceptSaved(page);
    await goWithin(page, detail);
    await expect(page.getByRole('region', { name: 'Resumen' })).toContainText('Sin calificar');
    await expect(page.getByRole('table')).toHaveCount(0);
    expect((await rowsOf(page, host.apiUrl, proportionality.id))[0]?.activities).toEqual([]);
  },
);
