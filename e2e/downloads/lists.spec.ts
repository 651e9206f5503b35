/** 'Descargar' of tables whose rows are in the page (EXPO-01 to EXPO-03). */
import { achievements } from '@fixtures/learning';
import type { PersonKey } from '@fixtures/people';
import { PARTLY } from '@e2e/academic-activities/academic-activities';
import { FOR_ADMIN as OBSERVATIONS_FOR_ADMIN, IN_PERIOD } from '@e2e/course-observations/observations';
import { SUMMARY, WAITING } from '@e2e/enrollments/enrollments';
import { FILTERED } from '@e2e/learning/learning';
import { DETAIL, SCREEN as OBSERVER } from '@e2e/observer/observer';
import { GENERAL } from '@e2e/schools/area';
import { MARKS, detailAt } from '@e2e/spreadsheet/spreadsheet';
import { OWN_ROOMS, SEXTO_A, openRoom } from '@e2e/students/students';
import { goWithin } from '@e2e/support/screens';
import { expectRecords, headersOf, rowNames, showAll } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { columnOf, download, downloadBy, downloadButton } from './downloads';

const ACHIEVEMENT = achievements.proportionality;

/** Every table of records but those of other suites here: who sees it, where, and its file without the day. */
const TABLES: readonly (readonly [who: PersonKey, at: string, file: string])[] = [
  ['coordinadora', '/dashboard/rooms/list', 'Cursos'],
  ['coordinadora', '/dashboard/courses/list', 'Asignaturas'],
  ['coordinadora', '/dashboard/mentions/list', 'Menciones'],
  ['coordinadora', '/dashboard/teachers/list', 'Profesores'],
  ['coordinadora', SEXTO_A, 'Estudiantes Sexto A'],
  ['directora', OWN_ROOMS, 'Estudiantes Sexto A'],
  ['coordinadora', GENERAL, 'Periodos'],
  ['directora', FILTERED, 'Logros Sexto A Matemáticas'],
  ['directora', PARTLY, 'Actividades Sexto A'],
  ['directora', MARKS, `Calificaciones Sexto A ${ACHIEVEMENT.title}`.slice(0, 100)],
  ['directora', detailAt(7), 'Actividades Cristian Camilo Echeverri Vélez'],
  ['directora', IN_PERIOD, 'Observaciones Sexto A'],
  ['coordinadora', OBSERVATIONS_FOR_ADMIN, 'Observaciones Sexto A'],
  ['directora', `${OBSERVER}?roomId=9`, 'Observador Sexto A'],
  ['coordinadora', DETAIL, 'Observaciones Juan David Hernández Gómez'],
  ['matriculas', WAITING, 'Matrículas Séptimo A'],
  ['matriculas', SUMMARY, 'Resumen de matrículas'],
];

/** Heads of actions and of boxes, which no spreadsheet has. */
const CONTROLS = ['', 'Acciones', 'Cuenta'];

for (const [who, at, file] of TABLES)
  test(
    `${who}, ${at}: the columns shown, the rows of all pages in their order, and the name`,
    { tag: ['@EXPO-01:pages', '@EXPO-01:columns', '@EXPO-03:name', who === 'directora' ? '@EXPO-01:Teacher' : '@EXPO-01:Admin'] },
    async ({ page, app }) => {
      await app.signIn(who, { at });
      await expectRecords(page);
      const sheet = await download(page);
      expect(sheet.name).toBe(`${file} 2026-06-19.xlsx`);
      expect(sheet.head).toEqual((await headersOf(page)).map((head) => head.trim()).filter((head) => !CONTROLS.includes(head)));
      await showAll(page);
      await expect(page.getByRole('rowheader')).toHaveCount(sheet.rows.length);
      // Some have a photo's initials before the name, and some a chip after it.
      const names = (await rowNames(page)).map((name) => name.split('\n'));
      const written = columnOf(sheet, sheet.head.includes('Apellido') ? 'Nombre' : String(sheet.head[await rowHeadOf(page)])).map(String);
      for (const [index, parts] of names.entries()) {
        const name = written[index]?.replace(/, .*/, '') ?? '';
        expect(
          parts.some((part) => part.startsWith(name)),
          name,
        ).toBe(true);
      }
    },
  );

/** The place of the column that names the rows, among those that are written. */
const rowHeadOf = (page: Parameters<typeof headersOf>[0]): Promise<number> =>
  page
    .getByRole('row')
    .nth(1)
    .evaluate((row) => {
      const cells = [...row.children].filter((cell) => !cell.matches('.select-cell'));
      return cells.findIndex((cell) => cell.matches('th'));
    });

test(
  'the search and the order that show are those of the file, over all pages',
  { tag: ['@EXPO-01:filters', '@EXPO-01:order'] },
  async ({ page, app }) => {
    await openRoom({ page, app });
    await page.getByRole('searchbox').fill('a');
    await page.getByRole('columnheader', { name: 'Correo del padre' }).getByRole('button').click();
    await page.getByRole('searchbox').fill('hernandez');
    await expect(page.getByText(/^\d+ de 34 estudiantes$/)).toBeVisible();
    const sheet = await download(page);
    const mails = await page.getByRole('row').locator('td:nth-child(3)').allInnerTexts();
    expect(sheet.rows.length).toBeLessThan(34);
    expect(columnOf(sheet, 'Correo del padre')).toEqual(mails.map((mail) => mail.replace(/\s/g, '')));
    // What was typed stays.
    await expect(page.getByRole('searchbox')).toHaveValue('hernandez');
    await page.getByRole('searchbox').fill('nadie se llama así');
    await expect(downloadButton(page)).toBeDisabled();
  },
);

test('words as on screen, with ñ and accents', { tag: ['@EXPO-02:words'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/rooms/list' });
  await expectRecords(page);
  const rooms = await download(page);
  expect(rooms.rows.slice(0, 2)).toEqual([
    ['Prejardín', 'PJ', 'Preescolar', 'NO'],
    ['Jardín A', 'JA', 'Preescolar', 'NO'],
  ]);
  expect(columnOf(rooms, 'Tiene asignaturas')).toContain('SÍ');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(downloadButton(page)).toBeHidden();
});

test('marks and percents are numbers, levels words', { tag: ['@EXPO-02:numbers'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: MARKS });
  await expectRecords(page);
  const marks = await download(page);
  const [first] = marks.rows;
  expect(first?.slice(0, 1)).toEqual(await rowNames(page).then((names) => names.slice(0, 1)));
  expect(typeof first?.[1]).toBe('number');
  expect(typeof first?.[2]).toBe('string');
  await goWithin(page, PARTLY);
  await expect(page.getByRole('table', { name: 'Actividades' })).toBeVisible();
  await expectRecords(page);
  expect(columnOf(await download(page), 'Ponderación')).toEqual([0.2, 0.3, 0.2]);
});

test('days are dates, as they show', { tag: ['@EXPO-02:dates'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: GENERAL });
  await expectRecords(page);
  const periods = await download(page);
  const shown = await page.getByRole('row').locator('td:nth-child(2)').allInnerTexts();
  const written = columnOf(periods, 'Fecha inicial').map((day) => (day instanceof Date ? day.toISOString() : day));
  expect(written).toEqual(shown.map((day) => `${day.split('/').toReversed().join('-')}T00:00:00.000Z`));
});

const odd = (description: string, id: number) => ({ id, description, mentionCategoryId: 2, active: true });

test('a text that begins like a formula stays a text', { tag: ['@EXPO-02:formula', '@SECU-09:lists'] }, async ({ page, app }) => {
  const texts = ['+57 300 123 4567', '-2+3', '=HYPERLINK("https://otro.example";"Ver")', '=1+1', '@SUM(A1)', 'Ñandú'];
  const body = { mentionTypes: texts.map(odd) };
  await app.signIn('coordinadora', {
    at: '/dashboard/mentions/list',
    faults: [{ method: 'GET', path: '/api/mention-type/school', kind: 'answer', body }],
  });
  await expectRecords(page);
  const written = columnOf(await download(page), 'Mención');
  expect(new Set(written)).toEqual(new Set(texts));
  expect(written).toHaveLength(texts.length);
});

test("signs that a file's name can't hold are left out", { tag: ['@EXPO-03:signs'] }, async ({ page, app }) => {
  const sexto = { schoolId: 1, roomAcronyms: '6A', type: 'HIGH_SCHOOL', hasSubjects: true, active: true, teacherId: null, group: null };
  const body = { rooms: [{ ...sexto, id: 9, name: 'Ñ: "6/A" <1>?' }] };
  await app.signIn('coordinadora', { at: SEXTO_A, faults: [{ method: 'GET', path: '/api/rooms', kind: 'answer', body }] });
  await expectRecords(page);
  expect((await download(page)).name).toBe('Estudiantes Ñ 6A 1 2026-06-19.xlsx');
});

test('on a phone it is in the options of the list', { tag: ['@EXPO-01:phone'] }, async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await app.signIn('coordinadora', { at: SEXTO_A });
  await expectRecords(page);
  await expect(downloadButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Más opciones' }).click();
  const sheet = await downloadBy(page, () => page.getByRole('menuitem', { name: 'Descargar' }).click());
  expect(sheet.rows).toHaveLength(34);
  await expect(page.getByRole('button', { name: 'Más opciones' })).toBeFocused();
  await app.checkA11y();
});

test('records of a list that could not be read are counted', { tag: ['@EXPO-01:misfits'] }, async ({ page, app }) => {
  const student = {
    id: 1,
    name: 'Ana',
    surname: 'Rojas',
    age: 2020,
    parentEmail: 'ana@correo.example',
    delay: false,
    studentStatus: 'PROFILE_COMPLETED',
    active: true,
    roomId: 9,
    photoUrl: null,
  };
  const students = [student, { ...student, id: 2, name: 5 }];
  await app.signIn('coordinadora', {
    at: SEXTO_A,
    faults: [{ method: 'GET', path: '/api/students', kind: 'answer', status: 200, body: { students } }],
  });
  expect((await download(page)).rows).toHaveLength(1);
  await expect(page.getByText('1 registro no se pudo leer y no está en el archivo.')).toBeVisible();
});
