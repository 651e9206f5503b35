/** What is typed is never lost: who leaves is asked, and what was not stored is offered again. */
import { pauseClock } from '@e2e/support/clock';
import { dialogOf, entryOf, expectScreen, untilDrawn } from '@e2e/support/screens';
import { expectRecords } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import type { Fault } from '@mocks/control/demo-state';
import {
  DECIMALS,
  GRID,
  MATHS,
  QUIZ,
  READ,
  SAVE,
  SPREADSHEET,
  asksBeforeClosing,
  cellAt,
  expectGrid,
  expectKeysInGrid,
  expectSaved,
  fieldOf,
  gridOf,
  openGrid,
  press,
  refusing,
  saves,
  sentMarks,
  type,
} from './marks-grid';

const LEAVE = '¿Salir de la planilla?';

test(
  'a mark that is typed and not yet confirmed is asked about before the page is closed',
  { tag: ['@GRID-26:close'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    await cellAt(page, 0).click();
    await type(page, '4');
    await expect(fieldOf(page)).toHaveValue('4');
    expect(await asksBeforeClosing(page)).toBe(true);
  },
);

test('a field that is merely open asks nothing before the page is closed', { tag: ['@GRID-26:close'] }, async ({ page, app }) => {
  await openGrid(page, app);
  await cellAt(page, 0, QUIZ).click();
  await type(page, 'F2');
  await expect(fieldOf(page)).not.toHaveValue('');
  expect(await asksBeforeClosing(page)).toBe(false);
});

test(
  'what was not stored is offered after a reload and a new sign-in, and goes only when chosen',
  { tag: ['@GRID-25:reload', '@GRID-25:signIn', '@GRID-25:discard'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    await app.control.fault(refusing(500));
    app.watch.allow(/500|401/);
    await cellAt(page, 0).click();
    await type(page, '4', 'Enter', 'x', 'Enter', '3', 'Enter', '2');
    await expect(page.getByText('2 notas sin guardar.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Recuperamos 4 notas sin enviar.')).toBeVisible();
    await expect(cellAt(page, 0)).toContainText('4.0');
    await expect(cellAt(page, 1)).toContainText('x');
    await expect(cellAt(page, 3)).toContainText('2.0');
    await app.control.fault();
    await page.clock.fastForward(60_000);
    const before = (await saves(app)).length;
    await press(page, 'Descartar');
    await expectKeysInGrid(page);
    await expect(page.getByText('Recuperamos')).toHaveCount(0);
    await expect(cellAt(page, 0)).toHaveText('');
    await expect(cellAt(page, 1)).toHaveText('');
    expect(await saves(app)).toHaveLength(before);

    await app.control.fault(refusing(401));
    await cellAt(page, 0).click();
    await type(page, '5', 'Enter');
    await expectScreen(page, '/auth/login');
    await app.control.fault();
    await app.signIn('directora');
    await page.goto(MATHS);
    await expect(page.getByText('Recuperamos 1 nota sin enviar.')).toBeVisible();
    const sent = (await saves(app)).length;
    await press(page, 'Enviar');
    await expectSaved(page);
    expect(await saves(app)).toHaveLength(sent + 1);
    await page.reload();
    await expectGrid(page);
    await expect(page.getByText('Recuperamos')).toHaveCount(0);
  },
);

test(
  'leaving with cells that are not stored asks, by link, tab, filter and sign-out; Back keeps them',
  { tag: ['@GRID-26:link', '@GRID-26:tab', '@GRID-26:filter', '@GRID-26:signOut', '@GRID-26:back', '@GRID-26:drop'] },
  async ({ page, app }) => {
    await app.signIn('directora');
    await page.goto(DECIMALS);
    await expectGrid(page);
    await page.goto(MATHS);
    await expectGrid(page);
    await app.control.fault(refusing(500));
    app.watch.allow(/500/);
    await cellAt(page, 0).click();
    await type(page, '4', 'Enter', '3', 'Enter');
    await expect(page.getByText('2 notas sin guardar.')).toBeVisible();
    const question = dialogOf(page, LEAVE);
    const stay = async () => {
      await expect(question).toContainText('Hay 2 notas sin guardar.');
      await question.getByRole('button', { name: 'Quedarme' }).click();
      await expect(question).toHaveCount(0);
      await expect(cellAt(page, 0)).toContainText('4.0');
    };
    await entryOf(page, 'Publicaciones').click();
    await stay();
    await page.getByRole('tab', { name: 'Sexto B' }).click();
    await stay();
    await press(page, 'Filtrar');
    await stay();
    await expect(page.getByRole('button', { name: 'Filtrar' })).toBeEnabled();
    await page.getByRole('banner').getByRole('button').last().click();
    await page
      .getByRole('menuitem', { name: 'Salir' })
      .or(page.getByRole('button', { name: 'Salir', exact: true }))
      .click();
    await stay();
    await page.getByRole('link', { name: 'Volver' }).click();
    await stay();
    // The browser's Back asks nothing, and the cells are there again.
    await page.goBack();
    await expect(page).toHaveURL(/indicatorId=90001/);
    await page.goForward();
    await expect(page.getByText('Recuperamos 2 notas sin enviar.')).toBeVisible();
    await entryOf(page, 'Publicaciones').click();
    await expect(question).toBeVisible();
    // A link that has gone meanwhile leads there all the same, and the page lives on.
    await entryOf(page, 'Publicaciones').evaluate((link) => {
      link.remove();
      Object.assign(window, { isSame: true });
    });
    await question.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expectScreen(page, '/dashboard/publications/list');
    expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
    await app.control.fault();
    await page.goto(MATHS);
    await expectGrid(page);
    await expect(page.getByText('Recuperamos')).toHaveCount(0);
    await expect(cellAt(page, 0)).toHaveText('');
    // What is on its way is waited for, and nothing is asked.
    await cellAt(page, 0).click();
    await type(page, '4', 'Enter');
    await entryOf(page, 'Publicaciones').click();
    await expectScreen(page, '/dashboard/publications/list');
    expect((await sentMarks(app)).at(-1)).toEqual([4]);
  },
);

const NO_ANSWER: Fault = { method: 'GET', path: '/api/learning/record-resume/{indicatorId}', kind: 'hang', times: 1 };

for (const [name, faults] of [
  ['shows by then', []],
  // Its load is given up by who opens the grid before it has come, and begins anew with the way back.
  ['has not loaded yet', [NO_ANSWER]],
] as const) {
  test(
    `a mark that arrives after the browser’s Back is asked for by the table that ${name}`,
    { tag: ['@GRID-26:back', '@EVAL-15'] },
    async ({ page, app }) => {
      await app.signIn('directora', { at: MATHS.replace(GRID, SPREADSHEET), faults });
      if (faults.length === 0) await expectRecords(page);
      await page.getByRole('link', { name: 'Planilla rápida' }).click();
      await expectGrid(page);
      await app.control.fault(refusing(200, { kind: 'slow', ms: 60_000, times: 1 }), ...faults);
      await cellAt(page, 0).click();
      await type(page, '4', 'Enter');
      await expect(cellAt(page, 0)).toContainText('Guardando');
      const { length: read } = await app.control.calls(READ);
      await page.goBack();
      await expectScreen(page, SPREADSHEET);
      await expect.poll(async () => (await app.control.calls(READ)).length).toBe(read + 1);
      await app.control.release();
      await expect.poll(async () => (await app.control.calls(READ)).length).toBe(read + 2);
      await expectRecords(page);
      expect(await sentMarks(app)).toEqual([[4]]);
    },
  );
}

test(
  'a grid that was left sends nothing more once it is open again: what is typed there counts',
  { tag: ['@GRID-25:reload', '@GRID-26:back'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: MATHS.replace(GRID, SPREADSHEET) });
    await page.getByRole('link', { name: 'Planilla rápida' }).click();
    await expectGrid(page);
    await app.control.fault(refusing(200, { kind: 'slow', ms: 60_000, times: 1 }));
    await cellAt(page, 0).click();
    await type(page, '4', 'Enter');
    await expect(cellAt(page, 0)).toContainText('Guardando');
    // It waits behind that call.
    await type(page, '3', 'Enter');
    await expect(cellAt(page, 1)).toContainText('Sin enviar');
    await page.goBack();
    // The address changes before the grid has gone.
    await expect(gridOf(page)).toHaveCount(0);
    await page.goForward();
    await expectGrid(page);
    await expect(page.getByText('Recuperamos 1 nota sin enviar.')).toBeVisible();
    await cellAt(page, 1).click();
    await type(page, '5', 'Enter');
    await expectSaved(page);
    const { length: read } = await app.control.calls(READ);
    await app.control.release();
    // Once the first call is answered the marks are read again.
    await expect.poll(async () => (await app.control.calls(READ)).map(({ status }) => status)).toEqual(Array(read + 1).fill(200));
    await untilDrawn(page);
    await expect(cellAt(page, 1)).toContainText('5.0');
    await expectSaved(page);
    expect(await sentMarks(app)).toEqual([[4], [5]]);
    await page.reload();
    await expect(cellAt(page, 0)).toContainText('4.0');
    await expect(cellAt(page, 1)).toContainText('5.0');
  },
);

test(
  'a grid that is opened to be read leaves the one before to send what waits',
  { tag: ['@GRID-26:back', '@GRID-36:Teacher'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: `${SPREADSHEET}?subjectId=16&roomId=9&periodId=1` });
    await page.getByLabel('Periodo').selectOption('Periodo 1');
    await page.getByLabel('Logro').selectOption({ index: 1 });
    await press(page, 'Filtrar');
    await page.getByRole('link', { name: 'Planilla rápida' }).click();
    await expectGrid(page);
    await press(page, 'Corregir notas');
    await app.control.fault(refusing(200, { kind: 'slow', ms: 60_000, times: 1 }));
    await cellAt(page, 0, QUIZ).click();
    await type(page, '4', 'Enter');
    await expect(cellAt(page, 0, QUIZ)).toContainText('Guardando');
    await type(page, '3', 'Enter');
    await expect(cellAt(page, 1, QUIZ)).toContainText('Sin enviar');
    await page.goBack();
    // The address changes before the grid has gone.
    await expect(gridOf(page)).toHaveCount(0);
    await page.goForward();
    await expectGrid(page);
    await expect(page.getByText('Periodo finalizado')).toBeVisible();
    await app.control.release();
    await expect.poll(() => sentMarks(app)).toEqual([[4], [3]]);
  },
);

test(
  'after ‘Salir sin guardar’ nothing goes any more, whatever comes of what was on its way',
  { tag: ['@GRID-26:drop'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    const cell = cellAt(page, 0, QUIZ);
    await expect(cell).toHaveText(/\d/);
    await app.control.fault(refusing(500, { kind: 'hang', times: 1 }));
    await cell.click();
    await type(page, '1', 'Enter');
    await expect(cell).toContainText('Guardando');
    await entryOf(page, 'Publicaciones').click();
    await dialogOf(page, LEAVE).getByRole('button', { name: 'Salir sin guardar' }).click();
    await expectScreen(page, '/dashboard/publications/list');
    // Its answer is lost: what had stood there would go in its place.
    await page.clock.fastForward('00:31');
    await untilDrawn(page);
    await page.clock.fastForward('00:02');
    expect(await sentMarks(app)).toEqual([[1]]);
  },
);

test(
  'two departures while the marks are on their way ask once, and the last one is where it goes',
  { tag: ['@GRID-26:twice'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    await app.control.fault({ method: 'POST', path: '/api/learning/student-academic-record', kind: 'hang' });
    // The question comes soon, and would lie over the menu.
    const leaveTwice = async () => {
      await pauseClock(page);
      await press(page, 'Filtrar');
      await entryOf(page, 'Publicaciones').click();
      await page.clock.resume();
    };
    await cellAt(page, 0).click();
    await type(page, '4', 'Enter');
    await expect(cellAt(page, 0)).toContainText('Guardando');
    await leaveTwice();
    await dialogOf(page, LEAVE).getByRole('button', { name: 'Quedarme' }).click();
    await expect(dialogOf(page, LEAVE)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Filtrar' })).toBeEnabled();
    await expect(cellAt(page, 0)).toContainText('4.0');
    await leaveTwice();
    await dialogOf(page, LEAVE).getByRole('button', { name: 'Salir sin guardar' }).click();
    await expectScreen(page, '/dashboard/publications/list');
  },
);

test(
  'who leaves by the browser while the marks are on their way stays there, wherever they had asked to go before',
  { tag: ['@GRID-26:twice'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    await entryOf(page, 'Publicaciones').click();
    await expectScreen(page, '/dashboard/publications/list');
    await page.goBack();
    await expectGrid(page);
    await app.control.hold(SAVE);
    await cellAt(page, 0).click();
    await type(page, '4', 'Enter');
    await expect(cellAt(page, 0)).toContainText('Guardando');
    await page.getByRole('tab', { name: 'Sexto B' }).click();
    await page.goForward();
    await expectScreen(page, '/dashboard/publications/list');
    await app.control.release();
    await expect.poll(async () => (await app.control.calls(SAVE)).map(({ status }) => status)).toEqual([200]);
    await untilDrawn(page);
    await expectScreen(page, '/dashboard/publications/list');
  },
);

test(
  "while 'Filtrar' reads the same marks anew none can be typed over what is read",
  { tag: ['@GRID-25:filter'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    await cellAt(page, 0).click();
    await type(page, '4', 'Enter');
    await expectSaved(page);
    await app.control.hold(READ);
    await press(page, 'Filtrar');
    await expect(gridOf(page)).toHaveCount(0);
    await app.control.release();
    await expectGrid(page);
    await expect(cellAt(page, 0)).toContainText('4.0');
    await expect(page.getByText(/Recuperamos/)).toHaveCount(0);
  },
);
