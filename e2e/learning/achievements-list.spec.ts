/** The list of achievements, and the filters before it. */
import { acceptFailure, expectScreen, openEntry, anyDialog } from '@e2e/support/screens';
import { expectRecords, headersOf, rowNames, rowOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import {
  ASK,
  AS_TEXT,
  FILTERED,
  FORM,
  LIST,
  MISSING,
  NO_PERIOD,
  QUERY,
  achievement,
  answering,
  asked,
  choosePlace,
  expectOffered,
  filterButton,
  newButton,
  periodOf,
  roomOf,
  subjectOf,
  teacherOf,
} from './learning';

const NOTHING = 'No hay logros para los filtros seleccionados.';
const NONE = { preschool: null, primary: null };

test(
  'a Teacher filters by period, room and subject, of their own; the active period is chosen',
  {
    tag: [
      '@LEAR-01:Teacher',
      '@LEAR-02',
      '@LEAR-05',
      '@LEAR-07',
      '@LEAR-08:opens',
      '@LEAR-16',
      '@SHAR-24:achievements',
      '@SHAR-20:achievements',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('directora', { at: LIST });
    await expect(page.getByRole('heading', { level: 1, name: 'Aprendizaje y progreso' })).toBeVisible();
    await expectOffered(periodOf(page), 'Elige un periodo', 'Periodo 1', 'Periodo 2', 'Periodo 3', 'Periodo 4');
    await expectOffered(roomOf(page), 'Elige un curso', 'Sexto A', 'Sexto B', 'Séptimo A');
    await expectOffered(subjectOf(page), 'Elige una asignatura', 'Geometría', 'Matemáticas');
    await expect(teacherOf(page)).toHaveCount(0);
    await expect(periodOf(page).getByRole('option', { selected: true })).toHaveText('Periodo 2');
    for (const select of [roomOf(page), subjectOf(page)]) await expect(select).toHaveValue('');
    expect((await app.control.calls('GET /teachersDeepByTeacherEmail/{email}')).map(({ path }) => path)).toContain(
      '/teachersDeepByTeacherEmail/yaneth.garcia@yarumos.example',
    );
    expect(await asked(app)).toEqual([]);
    await expect(page.getByRole('table')).toHaveCount(0);
    await newButton(page).click();
    await expectScreen(page, FORM);
  },
);

test(
  'an Admin chooses the teacher first, whose rooms and subjects are offered; another one clears both and the table',
  {
    tag: [
      '@LEAR-01:Admin',
      '@LEAR-03',
      '@LEAR-04:disabled',
      '@LEAR-04:cleared',
      '@LEAR-06',
      '@LEAR-13',
      '@LEAR-17',
      '@SHAR-20:learningTeacher',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: LIST });
    await expect(roomOf(page)).toBeDisabled();
    await expect(subjectOf(page)).toBeDisabled();
    await expect(teacherOf(page).getByRole('option', { name: 'Yaneth García Suárez' })).toBeAttached();
    await teacherOf(page).selectOption('Yaneth García Suárez');
    await expectOffered(roomOf(page), 'Elige un curso', 'Sexto A', 'Sexto B', 'Séptimo A');
    await expectOffered(subjectOf(page), 'Elige una asignatura', 'Geometría', 'Matemáticas');
    await choosePlace(page);
    await filterButton(page).click();
    await expectRecords(page);
    await expect(newButton(page)).toHaveCount(0);
    expect(await headersOf(page)).not.toContain('Acciones');
    await expect(page.getByRole('button', { name: 'Editar' })).toHaveCount(0);
    await page.reload();
    await expectRecords(page);
    await expect(teacherOf(page).getByRole('option', { selected: true })).toHaveText('Yaneth García Suárez');

    await teacherOf(page).selectOption('Gloria Inés Muñoz Henao');
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(roomOf(page)).toHaveValue('');
    await expect(subjectOf(page)).toHaveValue('');
    await expect(periodOf(page).getByRole('option', { selected: true })).toHaveText('Periodo 2');
    await expect(filterButton(page)).toBeDisabled();
    await expect(roomOf(page).getByRole('option').nth(1)).toHaveText('Transición A');
    await teacherOf(page).selectOption('Elige un profesor');
    await expect(roomOf(page)).toBeDisabled();
    await expect(subjectOf(page)).toBeDisabled();
  },
);

test(
  "'Filtrar' waits for all three, and asks with them",
  { tag: ['@LEAR-09', '@LEAR-10', '@wire', '@API-036:ok'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: LIST });
    await expect(filterButton(page)).toBeDisabled();
    await periodOf(page).selectOption('Periodo 2');
    await roomOf(page).selectOption('Sexto A');
    await expect(filterButton(page)).toBeDisabled();
    await subjectOf(page).selectOption('Matemáticas');
    expect(await asked(app)).toEqual([]);
    await filterButton(page).click();
    await expectRecords(page);
    await expect(filterButton(page)).toBeFocused();
    expect(await asked(app)).toEqual([AS_TEXT]);
    await expect(page).toHaveURL((url) => url.pathname + url.search === FILTERED);
    // As often as it is pressed.
    await filterButton(page).click();
    await expect.poll(() => asked(app)).toEqual([AS_TEXT, AS_TEXT]);
    await periodOf(page).selectOption('Elige un periodo');
    await expect(filterButton(page)).toBeDisabled();
  },
);

test(
  'what is chosen while an answer is on its way is asked for after it',
  { tag: ['@LEAR-10', '@SHAR-10:filter'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: LIST });
    await choosePlace(page);
    await app.control.hold(ASK);
    await filterButton(page).click();
    await expect(filterButton(page)).toBeDisabled();
    await subjectOf(page).selectOption('Geometría');
    await expect(filterButton(page)).toBeDisabled();
    await app.control.release();
    await expectRecords(page);
    await filterButton(page).click();
    await expect.poll(async () => (await asked(app)).map(({ subjectId }) => subjectId)).toEqual(['16', '17']);
  },
);

test(
  'a column for each level, the lowest first, with what the achievement says of it; in the order of the answer',
  { tag: ['@LEAR-11', '@LEAR-08:address', '@SHAR-14:achievements'] },
  async ({ page, app }) => {
    const other = achievement(3, 'Comparar');
    other.valorizations = [{ id: 99, name: 'Negativo', description: 'Aún no compara', initialValue: 0.5, endValue: 2 }];
    await app.signIn('directora', { at: FILTERED, faults: [answering(achievement(2, 'Restar'), achievement(1, 'Sumar'), other)] });
    await expectRecords(page);
    expect(await headersOf(page)).toEqual(['', 'Logro', 'Negativo', 'Bajo', 'Básico', 'Alto', 'Superior', 'Acciones']);
    expect(await rowNames(page)).toEqual(['Restar', 'Sumar', 'Comparar']);
    await expect(rowOf(page, 'Sumar').getByRole('cell')).toHaveText([
      '',
      '-',
      'No logra 1',
      'Logra a veces 1',
      'Logra 1',
      'Logra siempre 1',
      '',
    ]);
    await expect(rowOf(page, 'Comparar').getByRole('cell')).toHaveText(['', 'Aún no compara', '-', '-', '-', '-', '']);
    await expect(rowOf(page, 'Comparar').getByRole('button').first()).toHaveAccessibleName(/^Editar Comparar/);
    await app.checkA11y();
  },
);

test(
  "a row's pencil opens the achievement with its place in the address",
  { tag: ['@LEAR-12', '@LEAR-46:link'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: FILTERED, faults: [answering(achievement(41, 'Restar'))] });
    await rowOf(page, 'Restar').getByRole('button', { name: 'Editar' }).click();
    await expect(page).toHaveURL((url) => url.pathname + url.search === `/dashboard/learning/41${QUERY}`);
  },
);

test(
  "'Buscar' leaves the rows whose title or descriptions have the words, without a call",
  { tag: ['@LEAR-14:title', '@LEAR-14:description'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: FILTERED, faults: [answering(achievement(2, 'Restar'), achievement(1, 'Área y perímetro'))] });
    await expectRecords(page);
    await page.getByLabel('Buscar').fill('AREA');
    await expect.poll(() => rowNames(page)).toEqual(['Área y perímetro']);
    await page.getByLabel('Buscar').fill('a veces 2');
    await expect.poll(() => rowNames(page)).toEqual(['Restar']);
    expect(await asked(app)).toEqual([AS_TEXT]);
  },
);

test('filters without achievements say so', { tag: ['@LEAR-15'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: FILTERED, faults: [answering()] });
  await expect(page.getByText(NOTHING)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('a school without a configuration says so in place of the filters', { tag: ['@LEAR-19:list', '@LEAR-20'] }, async ({ page, app }) => {
  await app.signIn('sin-configuracion', { at: LIST });
  await expect(page.getByText(MISSING)).toBeVisible();
  await expect(filterButton(page)).toHaveCount(0);
  await expect(newButton(page)).toBeDisabled();
  await expect(page.getByText(NO_PERIOD)).toHaveCount(0);
});

test(
  'with one configuration alone the filters are there, and nothing new without any',
  { tag: ['@LEAR-19:one', '@LEAR-20'] },
  async ({ page, app }) => {
    const preschool = {
      id: 1,
      primary: false,
      initialValue: 1,
      endValue: 5,
      includeValoration: true,
      isQualificationByActivities: false,
      items: [{ id: 1, name: 'Positivo', description: 'Logra', initialValue: 1, endValue: 5, modelType: 'A' }],
    };
    await app.signIn('directora', {
      at: LIST,
      faults: [{ method: 'GET', path: '/api/learning/valorization', kind: 'answer', body: { ...NONE, preschool } }],
    });
    await expect(filterButton(page)).toBeVisible();
    await expect(page.getByText(MISSING)).toHaveCount(0);
    await expect(newButton(page)).toBeEnabled();
    await app.control.fault({ method: 'GET', path: '/api/learning/valorization', kind: 'answer', body: NONE });
    await page.reload();
    await expect(page.getByText(MISSING)).toBeVisible();
    await expect(filterButton(page)).toHaveCount(0);
    await expect(newButton(page)).toBeDisabled();
  },
);

test('periods that fail to load show no error, and nothing new can be begun', { tag: ['@LEAR-21', '@ERRO-04'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: LIST, faults: [{ method: 'GET', path: '/api/periods', kind: 'status', status: 500, times: 1 }] });
  await expect(page.getByText(NO_PERIOD)).toBeVisible();
  await expect(newButton(page)).toBeDisabled();
  await expect(anyDialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText(NO_PERIOD)).toHaveCount(0);
  await expect(newButton(page)).toBeEnabled();
  await expectOffered(periodOf(page), 'Elige un periodo', 'Periodo 1', 'Periodo 2', 'Periodo 3', 'Periodo 4');
});

test('without an active period the filters stay usable', { tag: ['@LEAR-22'] }, async ({ page, app }) => {
  const periods = [{ id: 2, name: 'Periodo 2', startDate: '2026-04-13 00:00:00', endDate: '2026-05-01 00:00:00', state: false }];
  await app.signIn('directora', {
    at: LIST,
    faults: [{ method: 'GET', path: '/api/periods', kind: 'answer', body: { periods } }, answering(achievement(1, 'Sumar'))],
  });
  await expect(page.getByText(NO_PERIOD)).toBeVisible();
  await expect(newButton(page)).toBeDisabled();
  await choosePlace(page);
  await filterButton(page).click();
  await expect(rowOf(page, 'Sumar')).toBeVisible();
});

test(
  'who comes back from the form finds the filters as they were and the list asked for anew; the menu opens what was last applied',
  { tag: ['@LEAR-23:create', '@LEAR-23:edit', '@LEAR-51:create', '@LEAR-51:edit', '@SHAR-25:achievements'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: LIST });
    await choosePlace(page);
    await filterButton(page).click();
    await expectRecords(page);
    await newButton(page).click();
    await page.getByRole('button', { name: 'Atrás' }).click();
    await expectRecords(page);
    await expect(page).toHaveURL((url) => url.pathname + url.search === FILTERED);
    await expect(roomOf(page).getByRole('option', { selected: true })).toHaveText('Sexto A');
    await expect.poll(() => asked(app)).toEqual([AS_TEXT, AS_TEXT]);

    await page.getByRole('button', { name: 'Editar' }).first().click();
    await page.getByRole('button', { name: 'Atrás' }).click();
    await expectRecords(page);
    await expect(page).toHaveURL((url) => url.pathname + url.search === FILTERED);
    await page.reload();
    await expectRecords(page);
    await expect(subjectOf(page).getByRole('option', { selected: true })).toHaveText('Matemáticas');
    expect(await app.control.calls('POST /api/learning/indicator')).toEqual([]);

    // PLAC-02
    await subjectOf(page).selectOption('Geometría');
    await openEntry(page, 'Aprendizaje y progreso');
    await expectRecords(page);
    await expect(subjectOf(page).getByRole('option', { selected: true })).toHaveText('Matemáticas');
  },
);

test('filters that find nothing are there, too, for who comes back', { tag: ['@SHAR-25:achievements'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: FILTERED });
  await expectRecords(page);
  await app.control.fault(answering());
  await subjectOf(page).selectOption({ label: 'Geometría' });
  await filterButton(page).click();
  await expect(page.getByText(NOTHING)).toBeVisible();
  const left = page.url();
  expect(left).not.toContain(FILTERED);
  await newButton(page).click();
  await page.getByRole('button', { name: 'Atrás' }).click();
  await expect(page).toHaveURL(left);
  await expect(subjectOf(page).getByRole('option', { selected: true })).toHaveText('Geometría');
});

test('a list that fails can be asked for again', { tag: ['@ERRO-04'] }, async ({ page, app }) => {
  await app.signIn('directora', {
    at: FILTERED,
    faults: [{ method: 'GET', path: '/api/learning/indicator', kind: 'status', status: 500, times: 1 }],
  });
  await acceptFailure(page, 'Ha ocurrido un error inesperado');
  await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click();
  await expectRecords(page);
});
