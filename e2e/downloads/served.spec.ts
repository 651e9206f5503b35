/** 'Descargar' of a table that the server pages: 'Actividades Reportadas' (EXPO-01). */
import { CALL, activityOf, askedOf, dateHead, openLog } from '@e2e/activity-log/activity-log';
import { dialogOf, expectNoDialog, goWithin } from '@e2e/support/screens';
import { headersOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { columnOf, download, downloadBy, downloadButton, watchDownloads } from './downloads';

const DOWNLOAD = 'Descargar';
const PATH = '/api/activity-group';

/** What the dialog's calls asked for, after the screen's own. */
const pagesOf = (asked: readonly Readonly<Record<string, unknown>>[]) =>
  asked.map(({ limit, offset, order }) => `${String(limit)} from ${String(offset)}, ${String(order)}`);

test(
  'all pages, one after the other, in the order shown, with the filters; moments are dates',
  { tag: ['@EXPO-01:served', '@EXPO-02:moments', '@EXPO-03:filter', '@API-095'] },
  async ({ page, app }) => {
    await openLog({ page, app });
    await dateHead(page).getByRole('button').click();
    await expect(dateHead(page)).toHaveAttribute('aria-sort', 'ascending');
    const before = await askedOf(app);
    const total = Number(/de (\d+)$/.exec((await page.getByText(/^1–10 de \d+$/).textContent()) ?? '')?.[1]);
    const log = await download(page);
    expect(log.name).toBe('Actividades Reportadas 2026-06-12 a 2026-06-19 2026-06-19.xlsx');
    expect(log.head).toEqual((await headersOf(page)).map((head) => head.trim()).filter((head) => head !== 'Detalle'));
    expect(log.rows).toHaveLength(total);
    const asked = (await askedOf(app)).slice(before.length);
    expect(pagesOf(asked)).toEqual(Array.from({ length: Math.ceil(total / 50) }, (_, index) => `50 from ${index * 50}, ASC`));
    for (const { filters } of asked.map((query) => ({ filters: Object.keys(query).filter((key) => key.startsWith('filters')) })))
      expect(filters.length).toBeGreaterThan(0);
    const moments = columnOf(log, 'Fecha').map((moment) => (moment instanceof Date ? moment.toISOString().slice(0, 16) : ''));
    expect(moments).toEqual(moments.toSorted((one, other) => one.localeCompare(other)));
    const [first = ''] = await page.getByRole('rowheader').allInnerTexts();
    expect(moments[0]).toBe(`${first.slice(0, 10).split('/').toReversed().join('-')}T${first.slice(11)}`);
    await expectNoDialog(page);
    await expect(downloadButton(page)).toBeFocused();
  },
);

test(
  'tells how many it has of all; cancelled, it asks for nothing more and saves nothing',
  { tag: ['@EXPO-01:progress', '@EXPO-01:cancelled'] },
  async ({ page, app }) => {
    await openLog({ page, app });
    const saved = watchDownloads(page);
    await app.control.fault({ method: 'GET', path: PATH, kind: 'slow', ms: 60_000, after: 1 });
    await downloadButton(page).click();
    const dialog = dialogOf(page, DOWNLOAD);
    await expect(dialog).toContainText(/Descargando 50 de \d+…/);
    await app.checkA11y();
    const asked = (await app.control.calls(CALL)).length;
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expectNoDialog(page);
    await expect(downloadButton(page)).toBeFocused();
    await app.control.fault();
    // Another one goes through, and is the only file; the first has asked for nothing more.
    const { rows } = await download(page);
    expect(rows.length).toBeGreaterThan(50);
    expect(await app.control.calls(CALL)).toHaveLength(asked + Math.ceil(rows.length / 50));
    expect(saved).toHaveLength(1);
  },
);

test(
  'a page that fails says so in words and saves nothing; the same again brings all',
  { tag: ['@EXPO-01:failed'] },
  async ({ page, app }) => {
    app.watch.allow(/500/);
    await openLog({ page, app });
    const saved = watchDownloads(page);
    await app.control.fault({ method: 'GET', path: PATH, kind: 'status', status: 500, after: 1, times: 1 });
    await downloadButton(page).click();
    const dialog = page.getByRole('alertdialog', { name: DOWNLOAD });
    await expect(dialog).toContainText('No se pudo descargar la lista. No se guardó ningún archivo.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await app.checkA11y();
    expect(saved).toEqual([]);
    const log = await downloadBy(page, () => dialog.getByRole('button', { name: 'Reintentar' }).click());
    expect(log.rows.length).toBeGreaterThan(50);
    await expectNoDialog(page);
  },
);

test('leaving stops it, and saves nothing', { tag: ['@EXPO-01:left'] }, async ({ page, app }) => {
  await openLog({ page, app });
  const saved = watchDownloads(page);
  await app.control.fault({ method: 'GET', path: PATH, kind: 'slow', ms: 60_000, after: 1 });
  await downloadButton(page).click();
  await expect(dialogOf(page, DOWNLOAD)).toContainText(/Descargando 50 de \d+…/);
  await goWithin(page, '/dashboard/rooms/list');
  await expectNoDialog(page);
  await app.control.fault();
  expect((await download(page)).name).toBe('Cursos 2026-06-19.xlsx');
  expect(saved).toEqual(['Cursos 2026-06-19.xlsx']);
});

test('records that could not be read are counted', { tag: ['@EXPO-01:misfits'] }, async ({ page, app }) => {
  await openLog({ page, app });
  const body = { activityGroups: [activityOf({ id: 900_001 }), { ...activityOf({ id: 900_002 }), creationDate: 'ayer' }], total: 60 };
  await app.control.fault({ method: 'GET', path: PATH, kind: 'answer', body, after: 1 });
  expect((await download(page)).rows).toHaveLength(51);
  await expect(page.getByText('1 registro no se pudo leer y no está en el archivo.')).toBeVisible();
});
