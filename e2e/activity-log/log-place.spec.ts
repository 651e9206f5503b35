/** What the log was asked for stands in its address (SHAR-25), and on a phone its rows are sheets (SHAR-30). */
import { expectNoSidewaysScroll, openEntry, dialogOf, anyDialog } from '@e2e/support/screens';
import { expectRecords, rowNames, rowOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { DETAIL, LOG, dateHead, endOf, filterButton, lastAsked, openLog, queryOf, roomOf, startOf, teacherOf } from './activity-log';

// A page has fifty entries of history at most, and all tests of a worker share one.
test.use({ ownPage: true });

test(
  'filters, page, size and order stand in the address: a reload and a link show the same, the menu entry opens it anew',
  { tag: ['@SHAR-25:activityLog'] },
  async ({ page, app }) => {
    await openLog({ page, app });
    const steps = await page.evaluate(() => history.length);
    await expect(page).toHaveURL(LOG);
    await teacherOf(page).selectOption('Yaneth García Suárez');
    await roomOf(page).selectOption('Sexto A');
    await startOf(page).fill('2026-05-20');
    await endOf(page).fill('2026-06-18');
    // What is not applied stands nowhere.
    await expect(page).toHaveURL(LOG);
    await filterButton(page).click();
    await expect(page).toHaveURL(`${LOG}?teacher=11&room=9&from=2026-05-20&to=2026-06-18`);
    await dateHead(page).getByRole('button').click();
    await expect(page).toHaveURL(/&order=date$/);
    await page.getByRole('button', { name: 'Página siguiente' }).click();
    await expect(page).toHaveURL(/&page=2$/);
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await expect(page.getByText(/^11–/)).toBeVisible();
    const asked = queryOf(
      [
        ['teacher', '=', '11'],
        ['room', '=', '9'],
        ['creationDate', '>', '2026-05-20 00:00:00'],
        ['creationDate', '<', '2026-06-18 23:59:59'],
      ],
      { order: 'ASC', offset: '10' },
    );
    await expect.poll(() => lastAsked(app)).toEqual(asked);
    // Until then the former page's rows stand there.
    await expect(page.getByRole('main').getByRole('status').getByText('Cargando…')).toHaveCount(0);
    await expectRecords(page);
    const [address, names] = [page.url(), await rowNames(page)];
    const expectSame = async () => {
      await expectRecords(page);
      await expect.poll(() => rowNames(page)).toEqual(names);
      expect(await lastAsked(app)).toEqual(asked);
      await expect(teacherOf(page).getByRole('option', { selected: true })).toHaveText('Yaneth García Suárez');
      await expect(roomOf(page).getByRole('option', { selected: true })).toHaveText('Sexto A');
      await expect(startOf(page)).toHaveValue('2026-05-20');
      await expect(endOf(page)).toHaveValue('2026-06-18');
      expect(page.url()).toBe(address);
    };
    await page.reload();
    await expectSame();
    await page.goto('/dashboard/mentions/list');
    await expectRecords(page);
    await page.goto(address);
    await expectSame();
    await openEntry(page, 'Menciones');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menciones');
    await page.goBack();
    await expectSame();
    await openEntry(page, 'Actividades Reportadas');
    await expect(page).toHaveURL(LOG);
    await expect(teacherOf(page)).toHaveValue('');
    await expect(startOf(page)).toHaveValue('2026-06-12');
    await expect.poll(() => rowNames(page)).not.toEqual(names);
  },
);

test('what the address cannot mean counts as not said', { tag: ['@SHAR-25:activityLogOdd'] }, async ({ page, app }) => {
  await openLog({ page, app });
  const names = await rowNames(page);
  const asked = await lastAsked(app);
  for (const odd of [
    '?teacher=x&room=-3&from=2026-02-30&to=ayer',
    '?from=2026-06-19&to=2026-06-12',
    '?order=room&size=15&page=0',
    '?from=&to=',
  ]) {
    await page.goto(LOG + odd);
    await expectRecords(page);
    await expect.poll(() => rowNames(page), odd).toEqual(names);
    expect(await lastAsked(app), odd).toEqual(asked);
    await expect(startOf(page)).toHaveValue('2026-06-12');
    await expect(endOf(page)).toHaveValue('2026-06-19');
    await expect(filterButton(page)).toBeEnabled();
  }
});

test(
  'a link with a teacher and a room that are no longer offered shows the same, and says so',
  { tag: ['@SHAR-25:activityLogUnoffered'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: `${LOG}?teacher=20&room=999` });
    await expect(page.getByText('No se encontraron actividades.')).toBeVisible();
    await expect(teacherOf(page).getByRole('option', { selected: true })).toHaveText('Otro profesor');
    await expect(roomOf(page).getByRole('option', { selected: true })).toHaveText('Otro curso');
    await teacherOf(page).selectOption('Todos');
    await roomOf(page).selectOption('Todos');
    await filterButton(page).click();
    await expectRecords(page);
    await expect(teacherOf(page).getByRole('option', { name: 'Otro profesor' })).toHaveCount(0);
  },
);

test(
  'on a phone a row is a sheet with its moment and type first, and one button; the order is turned round there too',
  { tag: ['@SHAR-30:activityLog', '@SAFE-16:activityLog'] },
  async ({ page, app }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openLog({ page, app }, '?teacher=11&room=9&from=2026-06-18&to=2026-06-18&size=50');
    await expectNoSidewaysScroll(page);
    await expect(page.getByRole('table')).toHaveCount(0);
    const sheet = rowOf(page, '18/06/2026 13:40');
    await expect(sheet).toBeVisible();
    const top = async (text: string) => (await sheet.getByText(text, { exact: true }).boundingBox())?.y ?? 0;
    const line = await top('18/06/2026 13:40');
    expect(Math.abs((await top('Mención de honor')) - line)).toBeLessThan(6);
    for (const text of ['Profesor', 'Yaneth García Suárez', 'Curso', 'Sexto A']) expect(await top(text), text).toBeGreaterThan(line + 10);
    await expect(sheet.getByRole('button')).toHaveCount(1);
    const view = sheet.getByRole('button', { name: 'Ver' });
    expect((await view.boundingBox())?.height).toBeGreaterThanOrEqual(36);
    await view.click();
    await expect(dialogOf(page, DETAIL)).toBeVisible();
    await app.checkA11y();
    await page.keyboard.press('Escape');
    await expect(anyDialog(page)).toHaveCount(0);
    await expect(view).toBeFocused();
    await expect(page.getByText('Ordenar por Fecha', { exact: true })).toBeVisible();
    const turn = page.getByRole('button', { name: 'Invertir el orden' });
    await expect(turn).toHaveAttribute('aria-pressed', 'true');
    await turn.click();
    await expect(turn).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(async () => (await lastAsked(app))?.['order']).toBe('ASC');
    await page.setViewportSize({ width: 576, height: 844 });
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  },
);
