/** What is typed goes by itself, and is never lost. */
import { achievements, MATHS_OF_SIXTH_A } from '@fixtures/learning';
import { callDirectly } from '@e2e/support/direct-call';
import { listen, timesSaid } from '@e2e/support/announcements';
import { expectShownFor, pauseClock } from '@e2e/support/clock';
import { acceptFailure, dialogOf, entryOf, expectNoDialog, expectScreen, untilDrawn } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import {
  CRISTIAN,
  DECIMALS,
  GRID,
  GUIDE,
  MATHS,
  QUIZ,
  READ,
  SAVE,
  SPREADSHEET,
  SUPPORT,
  asksBeforeClosing,
  cellAt,
  cellOf,
  expectGrid,
  expectKeysInGrid,
  expectSaved,
  fieldOf,
  gridOf,
  openGrid,
  paste,
  press,
  refusing,
  rowOf,
  saves,
  sentMarks,
  type,
} from './marks-grid';

const { proportionality } = achievements;
const LEAVE = '¿Salir de la planilla?';

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
    await page.clock.resume();
    await expect.poll(async () => (await app.control.read()).faults).toEqual([]);
    await type(page, '2', 'Enter');
    await expect(cellAt(page, 2)).toContainText('Sin enviar');
    await app.control.release();
    await expect(cellAt(page, 0)).toContainText('Guardada');
    await expect(page.getByRole('status').filter({ hasText: '2 notas guardadas' })).toBeAttached();
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
  await type(page, '4', 'Enter', '3', 'Enter', '2', 'Enter');
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
    await type(page, '4', 'Enter', '3', 'Enter');
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
    await question.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expectScreen(page, '/dashboard/publications/list');
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

test(
  'a mark that arrives after the browser’s Back is asked for by the table that shows by then',
  { tag: ['@GRID-26:back', '@EVAL-15'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: MATHS.replace(GRID, SPREADSHEET) });
    await page.getByRole('link', { name: 'Planilla rápida' }).click();
    await expectGrid(page);
    await app.control.hold(SAVE);
    await cellAt(page, 0).click();
    await type(page, '4', 'Enter');
    await expect(cellAt(page, 0)).toContainText('Guardando');
    const { length: read } = await app.control.calls(READ);
    await page.goBack();
    await expectScreen(page, SPREADSHEET);
    await expect.poll(async () => (await app.control.calls(READ)).length).toBe(read + 1);
    await app.control.release();
    await expect.poll(async () => (await app.control.calls(READ)).length).toBe(read + 2);
    expect(await sentMarks(app)).toEqual([[4]]);
  },
);

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
    await expectScreen(page, SPREADSHEET);
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
    await expectScreen(page, SPREADSHEET);
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
    await cellAt(page, 0).click();
    await type(page, '4', 'Enter');
    await expect(cellAt(page, 0)).toContainText('Guardando');
    await press(page, 'Filtrar');
    await entryOf(page, 'Publicaciones').click();
    await dialogOf(page, LEAVE).getByRole('button', { name: 'Quedarme' }).click();
    await expect(dialogOf(page, LEAVE)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Filtrar' })).toBeEnabled();
    await expect(cellAt(page, 0)).toContainText('4.0');
    await press(page, 'Filtrar');
    await entryOf(page, 'Publicaciones').click();
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
    await page.evaluate(() => new Promise(requestAnimationFrame));
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

/** A mark of who stands for all, as another window stores it. */
const elsewhere = (activity: number, qualification: number, valorizationId: number) => ({
  id: null,
  indicatorId: proportionality.id,
  subjectId: 16,
  periodId: 2,
  groupId: 9,
  valorizationId,
  qualification,
  studentId: 7,
  academicActivityId: proportionality.activities[activity]?.id,
  comment: '',
});
/** The highest of its levels. */
const SUPERIOR = proportionality.id * 100 + 4;

test(
  'a field that was opened and left as it stood writes nothing over what changed elsewhere, nor is it kept',
  { tag: ['@GRID-37', '@GRID-25:reload'] },
  async ({ page, app, host }) => {
    await openGrid(page, app);
    const cell = cellOf(rowOf(page, CRISTIAN), QUIZ);
    await cell.click();
    await type(page, 'F2');
    await expect(fieldOf(page)).not.toHaveValue('');
    const url = `${host.apiUrl}/api/learning/student-academic-record`;
    expect(await callDirectly(page, { method: 'POST', url, body: [elsewhere(QUIZ, 5, SUPERIOR)] })).toBe(200);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(cell).toContainText('Cambió en otra ventana');
    await type(page, 'Enter');
    await expect(cell).toContainText('5.0');
    await expectSaved(page);
    await type(page, 'ArrowUp', 'F2');
    await expect(fieldOf(page)).toHaveValue('5.0');
    await page.reload();
    await expectGrid(page);
    await expect(page.getByText('Recuperamos')).toHaveCount(0);
    await expect(cell).toContainText('5.0');
    expect((await saves(app)).length).toBe(1);
  },
);

test('of two returns to the tab the later reading counts', { tag: ['@GRID-37', '@SAFE-13'] }, async ({ page, app, host }) => {
  await openGrid(page, app);
  const cell = cellOf(rowOf(page, CRISTIAN), QUIZ);
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const { length: read } = await app.control.calls(READ);
  await app.control.hold(READ);
  await comeBack();
  await expect.poll(async () => (await app.control.calls(READ)).length).toBe(read + 1);
  const url = `${host.apiUrl}/api/learning/student-academic-record`;
  expect(await callDirectly(page, { method: 'POST', url, body: [elsewhere(QUIZ, 5, SUPERIOR)] })).toBe(200);
  await comeBack();
  await expect(cell).toContainText('5.0');
  await app.control.release();
  await expect.poll(async () => (await app.control.calls(READ)).map(({ status }) => status)).not.toContain(null);
  await untilDrawn(page);
  await expect(cell).toContainText('5.0');
});

test(
  'a return to the tab shows what changed elsewhere, unless the cell holds something unsent',
  { tag: ['@GRID-37'] },
  async ({ page, app, host }) => {
    await openGrid(page, app);
    const cristian = rowOf(page, CRISTIAN);
    await app.control.fault(refusing(500, { times: 1 }));
    app.watch.allow(/500/);
    await cellOf(cristian, SUPPORT).click();
    await type(page, '4', 'Enter');
    await expect(cellOf(cristian, SUPPORT)).toContainText('No se guardó');
    // 5.0 of Superior, by another window.
    const body = [elsewhere(QUIZ, 5, SUPERIOR), elsewhere(SUPPORT, 5, SUPERIOR)];
    expect(await callDirectly(page, { method: 'POST', url: `${host.apiUrl}/api/learning/student-academic-record`, body })).toBe(200);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(cellOf(cristian, QUIZ)).toContainText('5.0');
    await expect(cellOf(cristian, QUIZ)).toContainText('Cambió en otra ventana');
    await expect(page.getByRole('status').filter({ hasText: '1 nota cambió en otra ventana' })).toBeAttached();
    await expect(cellOf(cristian, SUPPORT)).toContainText('4.0');
    await press(page, 'Reintentar');
    await expectSaved(page);
    await page.reload();
    await expect(cellOf(cristian, SUPPORT)).toContainText('4.0');
    await expect(cellOf(cristian, QUIZ)).toContainText('5.0');
    await expect(cellOf(cristian, GUIDE)).not.toContainText('Cambió');
    await expect(fieldOf(page)).toHaveCount(0);
  },
);
