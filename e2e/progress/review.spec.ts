/** How a period is reviewed: by which calls, how many at a time, what fails, and what is asked for again. */
import { MATHS_OF_SIXTH_A, achievements } from '@fixtures/learning';
import { expectNoDialog, goWithin, openEntry } from '@e2e/support/screens';
import { expect, expectAnswered, test } from '@e2e/support/test';
import { ACHIEVEMENTS, PROGRESS, RECORDS, buttonOf, expectReviewed, pairOf, rowOf, tableOf } from './progress';

const LIST = '/api/learning/indicator';

test(
  'a pair is worked out from its achievements and, once for each, from the marks of its students',
  { tag: ['@TRAC-03:activities', '@API-036', '@API-042'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: PROGRESS });
    await expectReviewed(page);
    // 34 students in six activities of two achievements; a third achievement has none.
    await expect(pairOf(page, 'Sexto A', 'Matemáticas')).toContainText('77 %');
    await pairOf(page, 'Sexto A', 'Matemáticas').click();
    await expect(page.getByText('77 % · 159 de 204 notas')).toBeVisible();
    const lists = await app.control.calls(ACHIEVEMENTS);
    expect(lists).toHaveLength(6);
    expect(
      lists.filter(
        ({ query: { subjectId, roomId } }) =>
          subjectId === String(MATHS_OF_SIXTH_A.subjectId) && roomId === String(MATHS_OF_SIXTH_A.roomId),
      ),
    ).toHaveLength(1);
    const records = (await app.control.calls(RECORDS)).map(({ path }) => path);
    expect(new Set(records).size).toBe(records.length);
    expect(records).toContain(`/api/learning/record-resume/${achievements.decimals.id}`);
  },
);

test('in a room evaluated directly one mark is due from each student', { tag: ['@TRAC-03:direct'] }, async ({ page, app }) => {
  await app.signIn('preescolar', { at: PROGRESS });
  await expectReviewed(page);
  await pairOf(page, 'Transición A', 'Dimensión comunicativa').click();
  await expect(page.getByRole('complementary').getByText('Nota del logro').first()).toBeVisible();
  await expect(page.getByText(/^\d+ % · \d+ de \d+ notas$/)).toBeVisible();
  await expect(pairOf(page, 'Transición A', 'Dimensión comunicativa')).not.toContainText('Pesos');
});

test(
  'three calls at a time; it ends after those under way, and goes on where it was',
  { tag: ['@TRAC-04:three', '@TRAC-04:stop', '@TRAC-04:steady'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: PROGRESS, faults: [{ method: 'GET', path: LIST, kind: 'slow', ms: 60_000, times: 3 }] });
    await expect(page.getByText('Revisando 1 de 6…')).toBeVisible();
    await expect.poll(async () => (await app.control.read()).faults).toEqual([]);
    expect(await app.control.calls(ACHIEVEMENTS)).toHaveLength(3);
    const before = await pairOf(page, 'Séptimo A', 'Matemáticas').boundingBox();
    await buttonOf(page, 'Detener').click();
    await expect(buttonOf(page, 'Deteniendo…')).toBeDisabled();
    await app.control.release();
    await expect(buttonOf(page, 'Revisar')).toBeVisible();
    await expect(tableOf(page).getByText('Sin revisar')).toHaveCount(6);
    expect(await app.control.calls(ACHIEVEMENTS)).toHaveLength(3);
    expect(await app.control.calls(RECORDS)).toEqual([]);
    await buttonOf(page, 'Revisar').click();
    await expectReviewed(page);
    expect(await app.control.calls(ACHIEVEMENTS)).toHaveLength(6);
    expect(await pairOf(page, 'Séptimo A', 'Matemáticas').boundingBox()).toEqual(before);
  },
);

test('a cell fills as the answers of its achievements come', { tag: ['@TRAC-04:cell'] }, async ({ page, app }) => {
  const path = `/api/learning/record-resume/${achievements.proportionality.id}`;
  await app.signIn('directora', { at: PROGRESS, faults: [{ method: 'GET', path, kind: 'slow', ms: 60_000, times: 1 }] });
  const cell = pairOf(page, 'Sexto A', 'Matemáticas');
  await expect(cell).toHaveText(/^\d+ % 2 de 3 logros Matemáticas, Sexto A$/);
  const { height } = (await cell.boundingBox()) ?? { height: 0 };
  // It adds nothing to the row yet.
  await expect(page.getByText('Revisando 6 de 6…')).toBeVisible();
  await app.control.release();
  await expectReviewed(page);
  await expect(cell).toHaveText(/^77 %/);
  expect((await cell.boundingBox())?.height).toBe(height);
});

test(
  'the focus stays in the bar when its button goes, and leaving ends what waits',
  { tag: ['@TRAC-04:focus', '@TRAC-04:left'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: PROGRESS });
    await expectReviewed(page);
    await app.control.fault({ method: 'GET', path: LIST, kind: 'slow', ms: 60_000 });
    await buttonOf(page, 'Actualizar').press('Enter');
    await expect(page.getByText('Revisando 1 de 6…')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(buttonOf(page, 'Detener')).toBeFocused();
    await openEntry(page, 'Mis Cursos');
    const { length } = await app.control.calls(ACHIEVEMENTS);
    await app.control.fault();
    await page.clock.fastForward(60_000);
    await expectAnswered(page, app);
    // Those that waited were not sent.
    expect(await app.control.calls(ACHIEVEMENTS)).toHaveLength(length);
  },
);

test(
  "an Admin's review of all begins with a press, that of a teacher or of a room by itself",
  { tag: ['@TRAC-04:press', '@TRAC-04:byItself'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: PROGRESS });
    await expect(buttonOf(page, 'Revisar')).toBeVisible();
    await expectAnswered(page, app);
    expect(await app.control.calls(ACHIEVEMENTS)).toEqual([]);
    await page.getByLabel('Curso', { exact: true }).selectOption('Prejardín');
    await expectReviewed(page);
    await page.getByLabel('Curso', { exact: true }).selectOption('Todos');
    await expect(buttonOf(page, 'Seguir revisando')).toBeVisible();
    const before = (await app.control.calls(ACHIEVEMENTS)).length;
    await buttonOf(page, 'Seguir revisando').click();
    await expect(page.getByText(/^Revisando \d+ de \d+…$/)).toBeVisible();
    await buttonOf(page, 'Detener').click();
    await expect(buttonOf(page, 'Seguir revisando')).toBeVisible();
    expect((await app.control.calls(ACHIEVEMENTS)).length).toBeGreaterThan(before);
  },
);

for (const [what, path] of [
  ['achievements', LIST],
  ['marks', `/api/learning/record-resume/${achievements.proportionality.id}`],
] as const)
  test(`a pair whose ${what} fail says so in its cell, and the others go on`, { tag: [`@TRAC-05:${what}`] }, async ({ page, app }) => {
    app.watch.allow(/500/);
    await app.signIn('directora', { at: PROGRESS, faults: [{ method: 'GET', path, kind: 'status', status: 500, times: 1 }] });
    const retry = tableOf(page).getByRole('button', { name: /^Reintentar/ });
    await expect(retry).toBeVisible();
    await expectReviewed(page);
    await expect(tableOf(page).getByText('No se pudo revisar')).toHaveCount(1);
    await expectNoDialog(page);
    await app.checkA11y();
    const [place = ''] = /[^ ]+, [^,]+$/.exec((await retry.textContent()) ?? '') ?? [];
    await retry.press('Enter');
    await expect(retry).toHaveCount(0);
    // The button has gone; its cell has the focus.
    await expect(buttonOf(page, new RegExp(`${place}$`))).toBeFocused();
    await expect(tableOf(page).getByText('No se pudo revisar')).toHaveCount(0);
    await expect(tableOf(page).getByText('%')).not.toHaveCount(0);
  });

test(
  'what is reviewed in part says so beside its age, and all that failed is asked for again at once',
  { tag: ['@TRAC-05:all', '@TRAC-06:part', '@TRAC-08:part'] },
  async ({ page, app }) => {
    app.watch.allow(/500/);
    await app.signIn('directora', { at: PROGRESS, faults: [{ method: 'GET', path: LIST, kind: 'status', status: 500, times: 2 }] });
    await expectReviewed(page);
    await expect(page.getByText('Revisados 4 de 6', { exact: true })).toBeVisible();
    await expect(page.getByText('2 no se pudieron revisar', { exact: true })).toBeVisible();
    // Of one of its two pairs nothing is known.
    await expect(rowOf(page, 'Sexto A').getByRole('rowheader')).toHaveText(/^Sexto A-$/);
    await expect(rowOf(page, 'Séptimo A').getByRole('rowheader')).toHaveText(/^Séptimo A\d+ %$/);
    const asked = (await app.control.calls(ACHIEVEMENTS)).length;
    await buttonOf(page, 'Reintentar').press('Enter');
    await expect(page.getByText(/no se pud(?:o|ieron) revisar$/i)).toHaveCount(0);
    await expectReviewed(page);
    await expect(page.getByText(/^Revisados \d/)).toHaveCount(0);
    await expect(rowOf(page, 'Sexto A').getByRole('rowheader')).toHaveText(/^Sexto A\d+ %$/);
    expect(await app.control.calls(ACHIEVEMENTS)).toHaveLength(asked + 2);
    // The pressed button has gone; the bar has the focus.
    await page.keyboard.press('Tab');
    await expect(buttonOf(page, 'Revisar observaciones')).toBeFocused();
  },
);

for (const width of [390, 1024, 1440])
  test(`at ${width} px nothing moves from before a review to its end`, { tag: [`@TRAC-04:bar${width}`] }, async ({ page, app }) => {
    app.watch.allow(/500/);
    await page.setViewportSize({ width, height: 900 });
    await app.signIn('coordinadora', { at: PROGRESS });
    await expect(buttonOf(page, 'Revisar')).toBeVisible();
    const places = async () => ({
      tabs: (await page.getByRole('tab').first().boundingBox())?.y,
      cell: (await pairOf(page, 'Prejardín', 'Dimensión cognitiva').boundingBox())?.y,
    });
    const before = await places();
    await app.control.fault(
      { method: 'GET', path: LIST, kind: 'status', status: 500, times: 1 },
      { method: 'GET', path: LIST, kind: 'slow', ms: 60_000, times: 2 },
    );
    await buttonOf(page, 'Revisar').click();
    await expect(page.getByText(/^Revisando \d+ de \d+…$/)).toBeVisible();
    await expect(page.getByRole('main').getByText('No se pudo revisar')).toBeVisible();
    expect((await places()).tabs).toBe(before.tabs);
    await buttonOf(page, 'Detener').click();
    await app.control.release();
    await expect(page.getByText('1 no se pudo revisar', { exact: true })).toBeVisible();
    expect((await places()).tabs).toBe(before.tabs);
    await buttonOf(page, 'Reintentar').click();
    await expectReviewed(page);
    await expect(page.getByText(/^Revisados \d+ de \d+$/)).toBeVisible();
    expect(await places()).toEqual(before);
  });

test('a 401 ends the session', { tag: ['@TRAC-05:session'] }, async ({ page, app }) => {
  app.watch.allow(/401/);
  await app.signIn('directora', { at: PROGRESS, faults: [{ method: 'GET', path: LIST, kind: 'status', status: 401 }] });
  await expect(page).toHaveURL('/unauthorized');
});

test(
  'what was reviewed stays until the session ends; it is asked for again by a press, and where something was saved',
  { tag: ['@TRAC-06:kept', '@TRAC-06:refresh', '@TRAC-06:saved'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: PROGRESS });
    await expectReviewed(page);
    await expect(page.getByText('Revisado hace un momento')).toBeVisible();
    await page.clock.fastForward('06:00');
    await expect(page.getByText('Revisado hace 6 minutos')).toBeVisible();
    const first = (await app.control.calls(ACHIEVEMENTS)).length;
    await openEntry(page, 'Inicio');
    await openEntry(page, 'Seguimiento');
    await expectReviewed(page);
    await expectAnswered(page, app);
    expect(await app.control.calls(ACHIEVEMENTS)).toHaveLength(first);

    // A mark of the grid, whose call is no mutation.
    const { subjectId, roomId, periodId } = MATHS_OF_SIXTH_A;
    await goWithin(
      page,
      `/dashboard/spreadsheet/grid?subjectId=${subjectId}&roomId=${roomId}&periodId=${periodId}&indicatorId=${achievements.proportionality.id}`,
    );
    await page.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell').nth(2).click();
    await page.keyboard.type('4');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: '1 nota guardada' })).toBeAttached();
    const asked = (await app.control.calls(ACHIEVEMENTS)).length;
    await openEntry(page, 'Seguimiento');
    await expect.poll(async () => (await app.control.calls(ACHIEVEMENTS)).length).toBe(asked + 1);
    await pairOf(page, 'Sexto A', 'Matemáticas').click();
    await expect(page.getByText('78 % · 160 de 204 notas')).toBeVisible();

    await buttonOf(page, 'Actualizar').click();
    await expectReviewed(page);
    await expect.poll(async () => (await app.control.calls(ACHIEVEMENTS)).length).toBe(asked + 7);
    await expect(page.getByText('Revisado hace un momento')).toBeVisible();
  },
);
