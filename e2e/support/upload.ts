/** Tests of 'Cargar Lista', which all lists of the catalogue have; what a file gives, lists-from-files.spec.ts tests. */
import { expect, type Page } from '@playwright/test';
import { acceptFailure, buttonOf, dialogOf, expectNoDialog, type Visit } from './screens';

export interface Upload {
  readonly title: string;
  /** The file's columns, as the instructions name them. */
  readonly columns: string;
  /** The address of the template, or null. */
  readonly template: RegExp | null;
}

const CSV = { name: 'Lista 2026.csv', mimeType: 'text/csv', buffer: Buffer.from('Nombre\n') };
const TEMPLATES = { method: 'GET', path: '/urls-template' } as const;

const openUpload = (page: Page): Promise<void> => page.getByRole('button', { name: 'Cargar Lista' }).click();

/**
 * From an open list: checks the instructions, the template, the choice of a file, and that 'Cargar' does nothing. When the
 * templates cannot be loaded, a failure is shown and the rest works. Leaves the dialog open.
 */
export async function expectUpload({ page, app }: Visit, { title, columns, template }: Upload): Promise<void> {
  const dialog = dialogOf(page, title);
  const instructions = async () => {
    await expect(dialog.getByRole('listitem')).toHaveText([
      template === null ? 'Crea un archivo CSV.' : 'Descarga la plantilla.',
      'Diligencia una fila por cada registro.',
      'Selecciona el archivo.',
    ]);
    await expect(dialog.getByText(`Columnas: ${columns}`, { exact: true })).toBeVisible();
  };
  await app.control.fault({ ...TEMPLATES, kind: 'status', status: 500, times: 1 });
  await openUpload(page);
  if (template !== null) await acceptFailure(page, 'Ha ocurrido un error inesperado');
  await instructions();
  await expect(buttonOf(page, title, 'Descargar plantilla')).toBeDisabled();
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await expect(buttonOf(page, title, 'Seleccionar archivo')).toBeEnabled();
  await app.checkA11y();
  await buttonOf(page, title, 'Cancelar').click();
  await expectNoDialog(page);
  await app.control.fault();

  await openUpload(page);
  await instructions();
  if (template !== null) {
    const link = dialog.getByRole('link', { name: 'Descargar plantilla' });
    await expect(link).toHaveAttribute('href', template);
    await expect(link).toHaveAttribute('target', '_blank');
    const file = await page.evaluate(async (url) => (await fetch(url)).text(), (await link.getAttribute('href')) ?? '');
    expect(file.split(/\r?\n/)[0]).toBe(columns.replaceAll(', ', ';'));
  }
  const chooser = page.waitForEvent('filechooser');
  await buttonOf(page, title, 'Seleccionar archivo').click();
  const opened = await chooser;
  expect(await opened.element().getAttribute('accept')).toBe('.xlsx,.csv');
  await opened.setFiles({ ...CSV, name: 'Lista.pdf' });
  await expect(dialog.getByText('Lista.pdf no es un archivo .xlsx ni .csv.', { exact: true })).toBeVisible();
  await opened.setFiles(CSV);
  await expect(dialog.getByText(CSV.name, { exact: true })).toBeVisible();
  if (template !== null) await expect(dialog.getByRole('link', { name: 'Descargar plantilla' })).toHaveAttribute('href', template);
  await app.checkA11y();
  const before = (await app.control.calls()).length;
  // IMPO-03
  await expect(buttonOf(page, title, 'Cargar')).toBeDisabled();
  await expect(dialog.getByText('Revisa las filas en el formulario y guárdalas allí.')).toBeVisible();
  await buttonOf(page, title, 'Cancelar').click();
  await expectNoDialog(page);
  expect(await app.control.calls()).toHaveLength(before);
  expect(await app.control.calls(`${TEMPLATES.method} ${TEMPLATES.path}`)).toHaveLength(template === null ? 0 : 2);

  await openUpload(page);
  await expect(dialog.getByText('Ningún archivo seleccionado.')).toBeVisible();
  await expect(dialog.getByText(CSV.name)).toHaveCount(0);
}
