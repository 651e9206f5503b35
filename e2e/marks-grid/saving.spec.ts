/** What is typed goes by itself, and says where it stands. */
import { achievements, MATHS_OF_SIXTH_A } from '@fixtures/learning';
import { listen, timesSaid } from '@e2e/support/announcements';
import { expectShownFor, pauseClock } from '@e2e/support/clock';
import { acceptFailure, expectNoDialog } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import {
  GRID,
  MATHS,
  QUIZ,
  SAVE,
  SPREADSHEET,
  asksBeforeClosing,
  cellAt,
  expectGrid,
  expectKeysInGrid,
  expectSaved,
  openGrid,
  paste,
  press,
  refusing,
  saves,
  sentMarks,
  type,
} from './marks-grid';

const { proportionality } = achievements;

test(
  'goes by itself within a second, all changed cells in one call, and says where each stands',
  { tag: ['@GRID-20:call', '@GRID-20:next', '@GRID-21:states', '@GRID-28:stored'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    await expectSaved(page);
    await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toHaveCount(0);
    await pauseClock(page);
    await cellAt(page, 0).click();
    await type(page, '4', 'Enter', '3', 'Enter');
    await expect(cellAt(page, 0)).toContainText('Sin enviar');
    await expect(page.getByText('Guardando 2…')).toBeVisible();
    expect(await saves(app)).toEqual([]);
    await app.control.hold(SAVE);
    await page.clock.fastForward(1_000);
    await expect(cellAt(page, 0)).toContainText('Guardando');
    await expect.poll(async () => (await app.control.read()).faults).toEqual([]);
    await type(page, '2', 'Enter');
    await expect(cellAt(page, 2)).toContainText('Sin enviar');
    await app.control.release();
    await expect(cellAt(page, 0)).toContainText('Guardada');
    await expect(page.getByRole('status').filter({ hasText: '2 notas guardadas' })).toBeAttached();
    await page.clock.resume();
    await expect(page.getByRole('status').filter({ hasText: '1 nota guardada' })).toBeAttached();
    await expectSaved(page);
    const all = await saves(app);
    expect(all.map((records) => records.map(({ qualification }) => qualification))).toEqual([[4, 3], [2]]);
    const { subjectId, periodId, roomId } = MATHS_OF_SIXTH_A;
    expect(all[0]?.[0]).toEqual({
      id: null,
      indicatorId: proportionality.id,
      subjectId,
      valorizationId: expect.any(Number),
      periodId,
      qualification: 4,
      studentId: expect.any(Number),
      academicActivityId: proportionality.activities[2].id,
      comment: '',
      groupId: roomId,
    });
    // One that has a record is sent with its id.
    await cellAt(page, 0).click();
    await type(page, '5', 'Enter');
    await expect.poll(async () => (await saves(app)).at(-1)?.[0]?.id).toEqual(expect.any(Number));
    await expectSaved(page);
    await page.reload();
    await expect(cellAt(page, 0)).toContainText('5.0');
  },
);

test.describe('listened to', () => {
  test.use({ ownPage: true });

  test('a stored mark is ticked for 3 s, and told once', { tag: ['@GRID-21:states', '@GRID-28:stored'] }, async ({ page, app }) => {
    await page.addInitScript(listen);
    await openGrid(page, app);
    await cellAt(page, 0).click();
    const tick = cellAt(page, 0).getByText('Guardada');
    await expectShownFor(page, tick, 'Guardada', 3_000, () => type(page, '4', 'Enter'));
    expect(await timesSaid(page, '1 nota guardada')).toBe(1);
  });
});

test('a refused call goes again one by one, so that the faulty cell alone stays', { tag: ['@GRID-22'] }, async ({ page, app }) => {
  await openGrid(page, app);
  const MESSAGE = 'La calificación no está en el rango de su nivel.';
  await app.control.fault(refusing(422, { times: 1 }), refusing(422, { times: 1, after: 1, message: MESSAGE }));
  app.watch.allow(/422/);
  await cellAt(page, 0).click();
  // In one call: the first would not wait for the others.
  await pauseClock(page);
  await type(page, '4', 'Enter', '3', 'Enter', '2', 'Enter');
  await page.clock.resume();
  await expect(cellAt(page, 1)).toContainText('No se guardó');
  await expect(cellAt(page, 1)).toContainText(MESSAGE);
  await expect(page.getByText('1 nota sin guardar. Lo demás está guardado.')).toBeVisible();
  await expectNoDialog(page);
  expect(await sentMarks(app)).toEqual([[4, 3, 2], [4], [3], [2]]);
  // Its own button, then the one of all.
  await app.control.fault(refusing(500, { times: 1 }));
  app.watch.allow(/500/);
  await cellAt(page, 1)
    .getByRole('button', { name: /^Reintentar la nota de/ })
    .click();
  await expectKeysInGrid(page);
  await expect(cellAt(page, 1)).toContainText('No se guardó');
  await expect.poll(async () => (await saves(app)).length).toBe(5);
  await press(page, 'Reintentar');
  await expectKeysInGrid(page);
  await expectSaved(page);
  expect((await sentMarks(app)).at(-1)).toEqual([3]);
});

test(
  "after any other failure the cells stay with their values until 'Reintentar'; a cell changed afterwards goes with its new value",
  { tag: ['@GRID-23', '@GRID-21:failed', '@GRID-26:close'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    await app.control.fault(refusing(500));
    app.watch.allow(/500/);
    await cellAt(page, 0).click();
    await pauseClock(page);
    await type(page, '4', 'Enter', '3', 'Enter');
    await page.clock.resume();
    await expect(page.getByText('2 notas sin guardar. Lo demás está guardado.')).toBeVisible();
    await expectNoDialog(page);
    await expect(cellAt(page, 0)).toContainText('4.0');
    await expect(cellAt(page, 0)).toContainText('No se guardó');
    await expect(page.getByText('Todo está guardado')).toHaveCount(0);
    await app.control.fault();
    await page.clock.fastForward(60_000);
    expect(await sentMarks(app)).toEqual([[4, 3]]);
    // Opened and left as it was, it does not go either.
    await cellAt(page, 1).dblclick();
    await type(page, 'Enter');
    await page.clock.fastForward(5_000);
    await expect(cellAt(page, 1)).toContainText('No se guardó');
    expect(await sentMarks(app)).toEqual([[4, 3]]);
    await cellAt(page, 0).click();
    await type(page, '5', 'Enter');
    await expect(page.getByText('1 nota sin guardar. Lo demás está guardado.')).toBeVisible();
    expect((await sentMarks(app)).at(-1)).toEqual([5]);
    await press(page, 'Reintentar');
    await expectSaved(page);
    expect((await sentMarks(app)).at(-1)).toEqual([3]);
    expect(await asksBeforeClosing(page)).toBe(false);
  },
);

test("a refusal that is no 422 leaves the server's words at the cells", { tag: ['@GRID-23', '@GRID-26:close'] }, async ({ page, app }) => {
  await openGrid(page, app);
  await app.control.fault(refusing(409, { times: 1, message: 'El logro está cerrado.' }));
  app.watch.allow(/409/);
  await cellAt(page, 0).click();
  await type(page, '4', 'Enter');
  await expect(cellAt(page, 0)).toContainText('No se guardó. El logro está cerrado.');
  await expectNoDialog(page);
  expect(await asksBeforeClosing(page)).toBe(true);
});

test('what cannot be read again hides no mark that is typed meanwhile', { tag: ['@GRID-20:kept'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: MATHS.replace(GRID, SPREADSHEET) });
  await expect(page.getByLabel('Periodo').getByRole('option', { selected: true })).toHaveText('Periodo 2');
  await app.control.fault({ method: 'GET', path: '/api/periods', kind: 'hang' });
  await page.getByRole('link', { name: 'Planilla rápida' }).click();
  await expectGrid(page);
  await cellAt(page, 0).click();
  await type(page, '4', 'Enter');
  await expectSaved(page);
  await page.clock.fastForward(31_000);
  await acceptFailure(page, 'No response from server');
  await expectGrid(page);
  await expect(cellAt(page, 0)).toContainText('4.0');
  await cellAt(page, 1).click();
  await type(page, '3', 'Enter');
  await expectSaved(page);
  expect(await sentMarks(app)).toEqual([[4], [3]]);
});

test('marks that another screen has read are read anew before any can be typed', { tag: ['@GRID-20:kept'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: MATHS.replace(GRID, SPREADSHEET) });
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await app.control.hold('GET /api/learning/record-resume/{indicatorId}');
  await page.getByRole('link', { name: 'Planilla rápida' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Planilla rápida' })).toBeVisible();
  await expect(page.getByLabel('Logro').getByRole('option')).not.toHaveCount(1);
  await expect(page.getByRole('grid')).toHaveCount(0);
  await app.control.release();
  await expectGrid(page);
});

test('without network nothing is tried, and all goes once when it is back', { tag: ['@GRID-24'] }, async ({ page, app }) => {
  await openGrid(page, app);
  await page.context().setOffline(true);
  await cellAt(page, 0).click();
  await type(page, '4', 'Enter', '3', 'Enter');
  await expect(cellAt(page, 1)).toContainText('Sin enviar');
  await expect(page.getByText('Sin conexión. Lo que escribas se conserva.')).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(cellAt(page, 1)).toContainText('Sin enviar');
  expect(await saves(app)).toEqual([]);
  await page.context().setOffline(false);
  await expectSaved(page);
  expect(await sentMarks(app)).toEqual([[4, 3]]);
});

test(
  'a change, a paste or a fill is taken back as a whole, as far as no stored mark would have to go',
  { tag: ['@GRID-27'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    const quiz = (await cellAt(page, 0, QUIZ).innerText()).slice(0, 3);
    await expect(page.getByRole('button', { name: 'Deshacer' })).toBeDisabled();
    await cellAt(page, 0, QUIZ).click();
    await type(page, '1', 'Enter');
    await expectSaved(page);
    await type(page, 'Control+z');
    await expect(cellAt(page, 0, QUIZ)).toContainText(quiz);
    await expectSaved(page);
    expect(await sentMarks(app)).toEqual([[1], [Number(quiz)]]);
    await cellAt(page, 0).click();
    await paste(page, '4\n3\n2');
    await press(page, 'Pegar');
    await expect(cellAt(page, 2)).toContainText('2.0');
    await press(page, 'Deshacer');
    for (const index of [0, 1, 2]) await expect(cellAt(page, index)).toHaveText('');
    await cellAt(page, 4).click();
    await type(page, '4', 'Enter');
    await expectSaved(page);
    await press(page, 'Deshacer');
    await expect(page.getByText('No se puede volver a dejar sin calificación.')).toBeVisible();
    await expect(cellAt(page, 4)).toContainText('4.0');
    await page.clock.fastForward(15_000);
    expect(await sentMarks(app)).toEqual([[1], [Number(quiz)], [4]]);
  },
);
