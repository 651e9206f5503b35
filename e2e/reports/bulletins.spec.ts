/** The bulletins of a whole room as one file (BULK). */
import { PDFDocument } from '@cantoo/pdf-lib';
import { readFile } from 'node:fs/promises';
import { expectNoDialog } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { openRoom } from '@e2e/students/students';
import { BULLETINS, dialog, download, downloadButton, periodOf } from './reports';

// These listen for downloads and requests.
test.use({ ownPage: true });

const PATH = '/api/student-academic-resume-report';
const CALL = `GET ${PATH}`;

test(
  'all of them come, at most three at a time, and are one file in the order of the list, each on an odd page',
  { tag: ['@BULK-01', '@BULK-02:calls', '@BULK-03', '@BULK-05'] },
  async ({ page, app }) => {
    test.slow();
    await openRoom({ page, app });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.getByRole('button', { name: BULLETINS }).click();
    await expect(dialog(page, BULLETINS)).toContainText('34 estudiantes de Sexto A');
    await expect(periodOf(page).getByRole('option')).toHaveText(['Elige un periodo', 'Periodo 1', 'Periodo 2']);
    await expect(downloadButton(page)).toBeDisabled();
    await periodOf(page).selectOption('Periodo 1');
    await app.checkA11y();
    const loaded = scripts.filter((url) => url.endsWith('.js')).length;
    // Held back, three are under way and no more.
    await app.control.fault({ method: 'GET', path: PATH, kind: 'slow', ms: 60_000, times: 3 });
    await downloadButton(page).click();
    await expect.poll(async () => (await app.control.calls(CALL)).length).toBe(3);
    await expect(dialog(page, BULLETINS).getByRole('status')).toContainText('Boletín 1 de 34');
    expect(await app.control.calls(CALL)).toHaveLength(3);
    const file = await download(page, () => app.control.fault());
    expect(file.suggestedFilename()).toBe('Boletines Sexto A Periodo 1.pdf');
    await expectNoDialog(page);
    const asked = (await app.control.calls(CALL)).map(({ query }) => query as Record<string, string>);
    expect(asked).toHaveLength(34);
    expect(new Set(asked.map(({ studentId }) => studentId)).size).toBe(34);
    for (const query of asked) expect(query).toMatchObject({ periodId: '1', reportType: 'C' });
    const pdf = await PDFDocument.load(await readFile(await file.path()));
    expect(pdf.getPageCount()).toBeGreaterThanOrEqual(67);
    // The joining comes only now.
    expect(scripts.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(loaded);
  },
);

test(
  'some fail: they are named, asked for again alone, or left out; stopped, nothing is saved',
  { tag: ['@BULK-02:stopped', '@BULK-04:retried', '@BULK-04:saved'] },
  async ({ page, app }) => {
    test.slow();
    const files: string[] = [];
    page.on('download', (file) => files.push(file.suggestedFilename()));
    await openRoom({ page, app });
    const open = async () => {
      await page.getByRole('button', { name: BULLETINS }).click();
      await periodOf(page).selectOption('Periodo 1');
    };
    await open();
    await app.control.hold(CALL);
    await downloadButton(page).click();
    await expect(dialog(page, BULLETINS).getByRole('status')).toContainText('Boletín');
    await dialog(page, BULLETINS).getByRole('button', { name: 'Cancelar' }).click();
    await expectNoDialog(page);
    await app.control.release();

    await open();
    const before = (await app.control.calls(CALL)).length;
    await app.control.fault({ method: 'GET', path: PATH, kind: 'status', status: 500, times: 2 });
    await downloadButton(page).click();
    const alert = dialog(page, BULLETINS).getByRole('alert');
    await expect(alert).toContainText('2 boletines no se pudieron generar:', { timeout: 40_000 });
    await expect(alert.getByRole('listitem')).toHaveCount(2);
    expect((await app.control.calls(CALL)).length - before).toBe(34);
    expect(files).toEqual([]);
    const ready = dialog(page, BULLETINS).getByRole('button', { name: 'Guardar los 32 listos' });
    await download(page, () => ready.click());
    await expectNoDialog(page);

    await open();
    await app.control.fault({ method: 'GET', path: PATH, kind: 'network', times: 1 });
    await downloadButton(page).click();
    await expect(alert).toContainText('1 boletín no se pudo generar:', { timeout: 40_000 });
    const asked = (await app.control.calls(CALL)).length;
    await download(page, () => dialog(page, BULLETINS).getByRole('button', { name: 'Reintentar los que faltan' }).click());
    expect((await app.control.calls(CALL)).length).toBe(asked + 1);
    expect(files).toEqual(['Boletines Sexto A Periodo 1.pdf', 'Boletines Sexto A Periodo 1.pdf']);
  },
);
