/** The table of a room's students with their observations, and what can be chosen in it. */
import { headersOf, rowNames, showAll } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { students } from '@fixtures/students';
import {
  FOR_ADMIN,
  IN_PERIOD,
  PAGE,
  READ,
  addButton,
  allBox,
  boxOf,
  choose,
  chosenNames,
  editButton,
  firstOf,
  periodOf,
  studentsBy,
  writtenOf,
} from './observations';

const TEXT = 'Participa con buenas preguntas.';

test(
  'a tab for each room, a period, and the active students of the tab; nothing can be chosen before the period',
  {
    tag: [
      '@COBS-01:Teacher',
      '@COBS-03:period',
      '@COBS-03:tab',
      '@COBS-04:none',
      '@COBS-05',
      '@COBS-23:period',
      '@COBS-23:tab',
      '@SHAR-24:observations',
      '@SHAR-25:tab',
      '@wire',
      '@API-044:ok',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('directora', { at: PAGE });
    const tabs = page.getByRole('tablist', { name: 'Cursos' }).getByRole('tab');
    await expect(tabs).toHaveText(['Sexto A', 'Sexto B', 'Séptimo A']);
    // PLAC-01
    await expect(periodOf(page).getByRole('option', { selected: true })).toHaveText('Periodo 2');
    await expect(page.getByText(/^\d+ de 34 con observación$/)).toBeVisible();
    const read = await app.control.calls(READ);
    expect(read.map(({ path, query }) => [path, query])).toEqual([['/api/learning/course/16/observation', { periodId: '2' }]]);
    await periodOf(page).selectOption('Elige un periodo');
    expect(await headersOf(page)).toEqual(['', 'Estudiante', 'Observación']);
    await showAll(page);
    await expect(page.getByText('34 estudiantes', { exact: true })).toBeVisible();
    // COBS-05, beside the same boxes after the choice.
    const [first] = firstOf((await studentsBy(page)).unwritten, 1);
    await expect(boxOf(page, first)).toBeDisabled();
    await expect(allBox(page)).toBeDisabled();
    expect(await app.control.calls(READ)).toHaveLength(1);

    await periodOf(page).focus();
    await periodOf(page).selectOption('Periodo 2');
    await expect(page.getByText(/^\d+ de 34 con observación$/)).toBeVisible();
    await expect(periodOf(page)).toBeFocused();
    await expect.poll(() => app.control.calls(READ)).toHaveLength(2);
    const { written, unwritten } = await studentsBy(page);
    await expect(page.getByText(`${written.length} de 34 con observación`)).toBeVisible();
    expect(written.length).toBeGreaterThan(0);
    await choose(page, firstOf(unwritten, 1)[0]);
    await periodOf(page).selectOption('Periodo 1');
    await expect
      .poll(async () => (await app.control.calls(READ)).map(({ query }) => query))
      .toEqual([{ periodId: '2' }, { periodId: '2' }, { periodId: '1' }]);
    await expect(page.getByText('34 estudiantes', { exact: true })).toBeVisible();
    expect(await chosenNames(page)).toEqual([]);
    await page.reload();
    await expect(periodOf(page).getByRole('option', { selected: true })).toHaveText('Periodo 1');

    await choose(page, firstOf((await studentsBy(page)).unwritten, 1)[0]);
    await tabs.filter({ hasText: 'Séptimo A' }).click();
    await expect(page.getByText(/ con observación$/)).toBeVisible();
    expect(await chosenNames(page)).toEqual([]);
    await expect(periodOf(page).getByRole('option', { selected: true })).toHaveText('Periodo 1');
    const reads = async () => (await app.control.calls(READ)).map(({ query }) => query);
    await expect.poll(async () => (await reads()).length).toBeGreaterThan(3);
    expect((await reads()).at(-1)).toEqual({ periodId: '1' });
    // A tab is a step of the history (SHAR-25).
    await page.goBack();
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(/ con observación$/)).toBeVisible();
    expect(await chosenNames(page)).toEqual([]);
  },
);

test(
  'what is chosen first says which rows can be chosen besides; the box of all chooses its kind on every page',
  {
    tag: [
      '@COBS-06',
      '@COBS-07',
      '@COBS-08:nothing',
      '@COBS-08:without',
      '@COBS-08:with',
      '@COBS-09:enabled',
      '@COBS-09:other',
      '@COBS-09:nothing',
      '@COBS-10:enabled',
      '@COBS-10:other',
      '@COBS-10:nothing',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('directora', { at: IN_PERIOD });
    await showAll(page);
    const { written, unwritten } = await studentsBy(page);
    const [[one], [other, second]] = [firstOf(written, 1), firstOf(unwritten, 2)];
    await expect(addButton(page)).toBeDisabled();
    await expect(editButton(page)).toBeDisabled();

    await choose(page, other);
    await expect(boxOf(page, one)).toBeDisabled();
    await expect(boxOf(page, second ?? '')).toBeEnabled();
    await expect(addButton(page)).toBeEnabled();
    await expect(editButton(page)).toBeDisabled();
    await boxOf(page, other).uncheck();
    await expect(boxOf(page, one)).toBeEnabled();
    await expect(addButton(page)).toBeDisabled();

    await choose(page, one);
    await expect(boxOf(page, other)).toBeDisabled();
    await expect(addButton(page)).toBeDisabled();
    await expect(editButton(page)).toBeEnabled();
    await page.getByLabel('Resultados por páginas').selectOption('10');
    await allBox(page).check();
    await expect(page.getByText(`${written.length} de 34 estudiantes seleccionados`)).toBeVisible();
    await showAll(page);
    expect(await chosenNames(page)).toEqual(written);
    await allBox(page).uncheck();
    expect(await chosenNames(page)).toEqual([]);

    await page.getByLabel('Resultados por páginas').selectOption('10');
    await allBox(page).check();
    await expect(page.getByText(`${unwritten.length} de 34 estudiantes seleccionados`)).toBeVisible();
    await showAll(page);
    expect(await chosenNames(page)).toEqual(unwritten);
    await boxOf(page, other).uncheck();
    await allBox(page).check();
    expect(await chosenNames(page)).toEqual(unwritten);
  },
);

test(
  'an Admin reads the same table, without boxes and buttons',
  { tag: ['@COBS-01:Admin', '@COBS-11', '@COBS-04:own'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: FOR_ADMIN });
    await showAll(page);
    await expect(page.getByText(/ con observación$/)).toBeVisible();
    expect(await headersOf(page)).toEqual(['Estudiante', 'Observación']);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(addButton(page)).toHaveCount(0);
    await expect(editButton(page)).toHaveCount(0);
    // What is written belongs to the subject and the period.
    const { written } = await studentsBy(page);
    const [one] = firstOf(written, 1);
    await expect(writtenOf(page, one)).not.toHaveText('-');
    await periodOf(page).selectOption('Periodo 4');
    await expect(page.getByText('0 de 34 con observación')).toBeVisible();
    await expect(writtenOf(page, one)).toHaveText('-');
  },
);

test(
  'on a phone a row is a sheet with its box; the box of all stands over them',
  { tag: ['@SHAR-30:observations', '@COBS-08:phone'] },
  async ({ page, app }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await app.signIn('directora', { at: IN_PERIOD });
    await expect(page.getByRole('table')).toHaveCount(0);
    await allBox(page).check();
    await expect(page.getByText(/^\d+ de 34 estudiantes seleccionados$/)).toBeVisible();
    await expect(addButton(page)).toBeEnabled();
    const sheet = page.getByRole('list', { name: 'Observaciones' }).getByRole('listitem').first();
    await expect(sheet.getByRole('term')).toHaveText('Observación');
    await expect(sheet.getByRole('definition')).toHaveText(/\S/);
    await app.checkA11y();
  },
);

test('the students are those that the room answers, by surname', { tag: ['@COBS-02'] }, async ({ page, app }) => {
  const student = (id: number, name: string, surname: string) => ({
    id,
    name,
    surname,
    age: null,
    parentEmail: `${id}@correo.example`,
    delay: false,
    studentStatus: 'INVITE_SENT',
    active: true,
    roomId: 9,
    photoUrl: null,
  });
  await app.signIn('directora', {
    at: IN_PERIOD,
    faults: [
      {
        method: 'GET',
        path: '/api/students',
        kind: 'answer',
        body: { students: [student(7001, 'Ana', 'Zuluaga'), student(7002, 'Luis', 'Ñame')] },
      },
    ],
  });
  await expect(page.getByText('0 de 2 con observación')).toBeVisible();
  expect(await rowNames(page)).toEqual(['Luis Ñame', 'Ana Zuluaga']);
  const calls = await app.control.calls('GET /api/students/');
  expect(calls.at(-1)?.query).toEqual({
    'filters[0][field]': 'roomId',
    'filters[0][operator]': '=',
    'filters[0][value]': '9',
    'filters[1][field]': 'active',
    'filters[1][operator]': '=',
    'filters[1][value]': 'true',
  });
});

test(
  'page, rows and order stand in the address; a reload shows the same, and from waiting to the rows nothing moves',
  { tag: ['@SHAR-25:courseObservations', '@SHAR-33:courseObservations'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: IN_PERIOD });
    await page.getByRole('button', { name: 'Observación', exact: true }).click();
    await page.getByLabel('Resultados por páginas').selectOption('20');
    await page.getByRole('button', { name: 'Página siguiente' }).click();
    await expect(page.getByText('21–34 de 34')).toBeVisible();
    await expect(page).toHaveURL(/[?&]page=2/);
    const names = await rowNames(page);
    await page.reload();
    await expect(page.getByText('21–34 de 34')).toBeVisible();
    await expect.poll(() => rowNames(page)).toEqual(names);

    const edges = () =>
      page
        .getByRole('columnheader')
        .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect()).map(({ x, y, width }) => [x, y, width]));
    await app.control.hold('GET /api/learning/course/{courseId}/observation');
    await page.reload();
    await expect(page.getByText('Cargando…')).toHaveCount(1);
    await expect(page.getByRole('columnheader').first()).toBeVisible();
    const waiting = await edges();
    await app.control.release();
    await expect(page.getByText(/ con observación$/)).toBeVisible();
    expect(await edges()).toEqual(waiting);
  },
);

test(
  'an observation that cannot be read is told of, and the others show',
  { tag: ['@SAFE-22:courseObservations'] },
  async ({ page, app }) => {
    const observations = [
      { id: 1, studentId: students.juanDavid.id, periodId: 2, observation: TEXT },
      { id: 2, studentId: students.otherJuanDavid.id, periodId: 2, observation: 7 },
    ];
    await app.signIn('directora', {
      at: IN_PERIOD,
      faults: [{ method: 'GET', path: '/api/learning/course/{courseId}/observation', kind: 'answer', body: { observations } }],
    });
    await expect(page.getByText('No se pudo mostrar 1 de 2 registros.')).toBeVisible();
    await expect(page.getByText('1 de 34 con observación')).toBeVisible();
    await showAll(page);
    await expect(page.getByRole('cell', { name: TEXT })).toHaveCount(1);
  },
);

test('a room without students says so', { tag: ['@EVAL-65:observations'] }, async ({ page, app }) => {
  await app.signIn('directora', {
    at: IN_PERIOD,
    faults: [{ method: 'GET', path: '/api/students', kind: 'answer', body: { students: [] } }],
  });
  await expect(page.getByText('Este curso aún no tiene estudiantes.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});
