/** The marks of a room: tabs, filters, table, selection. */
import { askDirectly, changedTeacher } from '@e2e/support/direct-call';
import { acceptFailure, dialogOf, expectNoSidewaysScroll, goWithin } from '@e2e/support/screens';
import { expectRecords, headersOf, rowNames, rowOf, showAll } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import type { Page } from '@playwright/test';
import {
  ACHIEVEMENTS,
  ADD,
  MARKS,
  PLACE,
  RESUME,
  SPREADSHEET,
  SUBJECT,
  TITLE,
  UNSCORED,
  achievementOf,
  allBox,
  answering,
  boxOf,
  cellsOf,
  evaluateButton,
  expectOffered,
  filterButton,
  nextPage,
  periodOf,
  record,
  rowBoxes,
  teacherOf,
} from './spreadsheet';

const tabs = (page: Page) => page.getByRole('tablist', { name: 'Cursos' }).getByRole('tab');
const asked = async (app: Parameters<Parameters<typeof test>[2]>[0]['app']) => (await app.control.calls(RESUME)).map(({ path }) => path);

const THREE = [
  record(901, 'Ana Álvarez', { qualification: 4, qualificationDescription: 'Alto' }),
  record(902, 'Beto Zuluaga Ñáñez', { qualification: 2.9, qualificationDescription: 'Bajo' }),
  record(903, 'Caro Bernal'),
];

test(
  'the filters of a room: the active period, then the achievements of the three; the table comes with both',
  {
    tag: [
      '@EVAL-11',
      '@EVAL-12:first',
      '@EVAL-13:offered',
      '@EVAL-13:cleared',
      '@EVAL-14',
      '@EVAL-15',
      '@SHAR-24:spreadsheet',
      '@API-042:ok',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('directora', { at: SUBJECT });
    await expect(tabs(page)).toHaveText([/^Sexto A\s*$/, 'Sexto B', 'Séptimo A']);
    await expect(tabs(page).first()).toHaveAttribute('aria-selected', 'true');
    await expectOffered(periodOf(page), 'Elige un periodo', 'Periodo 1', 'Periodo 2', 'Periodo 3', 'Periodo 4');
    await expect(periodOf(page).getByRole('option', { selected: true })).toHaveText('Periodo 2');
    await expect(filterButton(page)).toBeDisabled();
    await expect(achievementOf(page).getByRole('option', { name: TITLE })).toBeAttached();
    expect((await app.control.calls(ACHIEVEMENTS)).at(-1)?.query).toEqual({ subjectId: '16', roomId: '9', periodId: '2' });
    await expect(filterButton(page)).toBeDisabled();
    await achievementOf(page).selectOption(TITLE);
    expect(await asked(app)).toEqual([]);
    await filterButton(page).click();
    await expectRecords(page);
    expect(await asked(app)).toEqual(['/api/learning/record-resume/90002']);
    await expect(page.getByText('34 estudiantes', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(MARKS);
    await app.checkA11y();
    // Another period takes the achievement away.
    await periodOf(page).selectOption('Periodo 1');
    await expect(achievementOf(page)).toHaveValue('');
    await expect(filterButton(page)).toBeDisabled();
    await periodOf(page).selectOption('Elige un periodo');
    await expect(achievementOf(page)).toBeDisabled();
  },
);

test(
  'what is evaluated is named over the table and in the dialog, while the filters show another choice',
  { tag: ['@EVAL-15', '@EVAL-26:achievement'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: MARKS });
    await expectRecords(page);
    // Chosen, and not applied.
    await achievementOf(page).selectOption({ index: 1 });
    await expect(achievementOf(page).getByRole('option', { selected: true })).not.toHaveText(TITLE);
    await expect(page.getByRole('main').getByText(`${TITLE} · Periodo 2`, { exact: true })).toBeVisible();
    await rowBoxes(page).first().check();
    await evaluateButton(page).click();
    await expect(dialogOf(page, ADD).getByText(`${TITLE} · Periodo 2`, { exact: true })).toBeVisible();
  },
);

test(
  'the rooms that the teacher directs come first; another tab clears all but the period',
  { tag: ['@EVAL-12:order', '@EVAL-12:cleared', '@EVAL-12:period', '@SHAR-25:spreadsheetTab'] },
  async ({ page, app, host }) => {
    await app.signIn('directora', { at: MARKS });
    await expectRecords(page);
    await rowBoxes(page).first().check();
    // Another period, not applied.
    await periodOf(page).selectOption('Periodo 1');
    await page.getByRole('tab', { name: 'Sexto B' }).click();
    await expect(page.getByRole('tab', { name: 'Sexto B' })).toBeFocused();
    await expect(periodOf(page).getByRole('option', { selected: true })).toHaveText('Periodo 1');
    await expect(achievementOf(page)).toHaveValue('');
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(MARKS);
    await expectRecords(page);
    await expect(rowBoxes(page).first()).not.toBeChecked();

    const directing = await changedTeacher(page, host.apiUrl, 'yaneth.garcia@yarumos.example', ({ rooms }) => ({
      roomIds: rooms.filter(({ name }) => name === 'Séptimo A'),
    }));
    await app.control.fault(directing);
    await page.goto(SUBJECT);
    await expect(tabs(page)).toHaveText([/^Séptimo A\s*$/, 'Sexto A', 'Sexto B']);
  },
);

test(
  "each student's mark, its chart by the achievement's own top, its level, or 'Sin calificar'",
  {
    tag: ['@EVAL-15', '@EVAL-17:Teacher', '@EVAL-18', '@EVAL-23', '@EVAL-24:levels', '@EVAL-24:none', '@EVAL-19', '@SHAR-14:spreadsheet'],
  },
  async ({ page, app, host }) => {
    await app.signIn('directora', { at: MARKS, faults: [answering(...THREE)] });
    await expectRecords(page);
    expect(await headersOf(page)).toEqual(['', 'Estudiante', 'Calificación', 'Nivel', 'Acciones']);
    expect(await rowNames(page)).toEqual(['Ana Álvarez', 'Beto Zuluaga Ñáñez', 'Caro Bernal']);
    await expect(cellsOf(page, 'Ana Álvarez')).toHaveText(['', '4.080%', 'Alto', '']);
    await expect(cellsOf(page, 'Beto Zuluaga Ñáñez')).toHaveText(['', '2.958%', 'Bajo', '']);
    await expect(cellsOf(page, 'Caro Bernal')).toHaveText(['', '–0%', 'Sin calificar', '']);
    await expect(rowOf(page, 'Ana Álvarez').getByRole('button')).toHaveAccessibleName('Ver Ana Álvarez');
    await expect(evaluateButton(page)).toBeVisible();

    const { answer } = await askDirectly(page, {
      method: 'GET',
      url: `${host.apiUrl}/api/learning/indicator?subjectId=16&periodId=2&roomId=9`,
    });
    const { indicators } = answer as { indicators: { id: number; valorizations: { endValue: number }[] }[] };
    for (const { valorizations } of indicators) for (const level of valorizations) if (level.endValue === 5) level.endValue = 8;
    await app.control.fault(answering(...THREE), { method: 'GET', path: '/api/learning/indicator', kind: 'answer', body: { indicators } });
    await page.reload();
    await expect(cellsOf(page, 'Ana Álvarez').nth(1)).toHaveText('4.050%');
  },
);

test(
  "an Admin's table has no boxes, and the page no 'Evaluar'",
  { tag: ['@EVAL-17:Admin', '@EVAL-20', '@SHAR-20:spreadsheet'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: SPREADSHEET });
    await teacherOf(page).selectOption('Yaneth García Suárez');
    await page.getByRole('link', { name: 'Matemáticas' }).click();
    // In the order of the rooms' list.
    await expect(tabs(page)).toHaveText(['Sexto A', 'Sexto B', 'Séptimo A']);
    await periodOf(page).selectOption('Periodo 2');
    await achievementOf(page).selectOption(TITLE);
    await filterButton(page).click();
    await expectRecords(page);
    expect(await headersOf(page)).toEqual(['Estudiante', 'Calificación', 'Nivel', 'Acciones']);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(evaluateButton(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Planilla rápida' })).toBeVisible();
    await page.reload();
    await expectRecords(page);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  },
);

test(
  "'Evaluar' waits for a choice; the head's box chooses every page; 'Filtrar' clears it",
  { tag: ['@EVAL-21:all', '@EVAL-21:cleared', '@EVAL-22', '@SHAR-21:select'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: MARKS });
    await expectRecords(page);
    const [first = ''] = await rowNames(page);
    await expect(evaluateButton(page)).toBeDisabled();
    await boxOf(page, first).check();
    await expect(evaluateButton(page)).toBeEnabled();
    await expect(page.getByText('1 de 34 estudiantes seleccionado')).toBeVisible();
    await allBox(page).check();
    await expect(page.getByText('34 de 34 estudiantes seleccionados')).toBeVisible();
    await app.checkA11y();
    await nextPage(page).click();
    for (const box of await rowBoxes(page).all()) await expect(box).toBeChecked();
    await rowBoxes(page).first().uncheck();
    await expect(page.getByText('33 de 34 estudiantes seleccionados')).toBeVisible();
    await expect(allBox(page)).not.toBeChecked();
    await allBox(page).check();
    await allBox(page).uncheck();
    await expect(evaluateButton(page)).toBeDisabled();
    await expect(page.getByText('34 estudiantes', { exact: true })).toBeVisible();
    await rowBoxes(page).first().check();
    // The same filters once more.
    await filterButton(page).click();
    await expect(evaluateButton(page)).toBeDisabled();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect.poll(() => asked(app)).toHaveLength(2);
  },
);

test(
  'page, rows per page and order stand in the address, and stay with another filter',
  { tag: ['@SHAR-25:spreadsheet'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: MARKS });
    await showAll(page);
    await page.getByRole('button', { name: 'Calificación' }).click();
    const names = await rowNames(page);
    await expect(page).toHaveURL(`${MARKS}&size=50&order=mark`);
    await page.reload();
    await expectRecords(page);
    expect(await rowNames(page)).toEqual(names);
    await achievementOf(page).selectOption('Interpretar gráficos de barras y circulares');
    await filterButton(page).click();
    await expect(cellsOf(page, names[0] ?? '').nth(2)).toHaveText('Sin calificar');
    await expect(page.getByRole('rowheader')).toHaveCount(34);
    // An address may name what is no longer there.
    await goWithin(page, `${SPREADSHEET}${PLACE.replace('90002', '99')}`);
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(page.getByText('Este logro ya no está en el curso. Elige otro.')).toBeVisible();
  },
);

test('in a school without numbers level and chart stand alone', { tag: ['@EVAL-54:table'] }, async ({ page, app }) => {
  const rows = [record(901, 'Ana Álvarez', { qualification: 2.5, qualificationDescription: 'Básico' }), record(902, 'Beto Bernal')];
  await app.signIn('directo', { at: SPREADSHEET + UNSCORED, faults: [answering(...rows)] });
  await expect(cellsOf(page, 'Ana Álvarez')).toHaveText(['', '50%', 'Básico', '']);
  await expect(cellsOf(page, 'Beto Bernal')).toHaveText(['', '0%', 'Sin calificar', '']);
});

test('a room without students says so in place of the table', { tag: ['@EVAL-65:evaluation'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: MARKS, faults: [answering()] });
  await expect(page.getByText('Este curso aún no tiene estudiantes.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(evaluateButton(page)).toHaveCount(0);
});

test(
  'marks of which one cannot be read do not show at all, nor achievements; they can be asked for again',
  { tag: ['@SAFE-22:marks', '@ERRO-04'] },
  async ({ page, app }) => {
    const odd = { ...record(902, 'Beto Bernal'), qualification: 'cuatro' };
    const path = '/api/learning/record-resume/{indicatorId}';
    const body = { studentAcademicRecords: [record(901, 'Ana Álvarez'), odd] };
    await app.signIn('directora', { at: MARKS, faults: [{ method: 'GET', path, kind: 'answer', body, times: 1 }] });
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expectRecords(page);
    const oddAchievement = { path: '/api/learning/indicator', body: { indicators: [{ id: 'x' }] } };
    await app.control.fault({ method: 'GET', kind: 'answer', ...oddAchievement, times: 1 });
    await page.reload();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await page.getByRole('button', { name: 'Reintentar' }).first().click();
    await expectRecords(page);
  },
);

test('on a phone a student is a sheet, and nothing goes sideways', { tag: ['@SHAR-30:spreadsheet'] }, async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await app.signIn('directora', { at: MARKS, faults: [answering(...THREE)] });
  await expectRecords(page);
  await expectNoSidewaysScroll(page);
  for (const text of ['4.0', '80%', 'Alto']) await expect(rowOf(page, 'Ana Álvarez')).toContainText(text);
  await allBox(page).check();
  await expect(page.getByText('3 de 3 estudiantes seleccionados')).toBeVisible();
  await app.checkA11y();
  await rowOf(page, 'Ana Álvarez').getByRole('button', { name: 'Ver' }).click();
  await expect(page).toHaveURL((url) => url.pathname === `${SPREADSHEET}/student-detail/901`);
});

for (const width of [1440, 1024])
  test(`from waiting to the rows no column moves, at ${width} px`, { tag: ['@SHAR-33:spreadsheet'] }, async ({ page, app }) => {
    await page.setViewportSize({ width, height: 900 });
    const columns = () =>
      page
        .getByRole('columnheader')
        .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect()).map(({ x, width: wide }) => `${x} ${wide}`));
    await app.signIn('directora');
    await app.control.hold(RESUME);
    await goWithin(page, MARKS);
    await expect(page.getByRole('columnheader').first()).toBeVisible();
    await expect(achievementOf(page)).toBeEnabled();
    const waiting = await columns();
    await app.control.release();
    await expectRecords(page);
    expect(await columns()).toEqual(waiting);
    await nextPage(page).click();
    expect(await columns()).toEqual(waiting);
    await page.getByRole('button', { name: 'Nivel' }).click();
    expect(await columns()).toEqual(waiting);
    await rowBoxes(page).first().check();
    expect(await columns()).toEqual(waiting);
    await expectNoSidewaysScroll(page);
  });
