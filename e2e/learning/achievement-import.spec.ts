/** Achievements from a file. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { acceptFailure, acceptSaved, buttonOf, dialogOf, expectNoDialog, expectSaved, expectScreen } from '@e2e/support/screens';
import { rowOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { FILTERED, FORM, LIST, choosePlace, newButton, periodOf, roomOf, sent, subjectOf } from './learning';

const DIALOG = 'Importar logros';
const importButton = (page: Page) => page.getByRole('button', { name: 'Importar logros', exact: true });
const templateButton = (page: Page) => page.getByRole('button', { name: 'Descargar plantilla' });

async function give(page: Page, content: string | Buffer, name = 'logros.csv'): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await importButton(page).click();
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

const confirm = (page: Page, name: string) => buttonOf(page, DIALOG, name).click();

const PRIMARY = 'Logro;Bajo;Básico;Alto;Superior';

test(
  'both buttons wait for period, room and subject; the template has the header of the room',
  { tag: ['@LEAR-60:disabled', '@LEAR-60:template'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: FORM });
    for (const button of [importButton(page), templateButton(page)]) await expect(button).toBeDisabled();
    await periodOf(page).selectOption('Periodo 2');
    await roomOf(page).selectOption('Sexto A');
    for (const button of [importButton(page), templateButton(page)]) await expect(button).toBeDisabled();
    await subjectOf(page).selectOption('Matemáticas');
    await expect(importButton(page)).toBeEnabled();
    const download = page.waitForEvent('download');
    await templateButton(page).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('logros.csv');
    expect(await readFile(await file.path(), 'utf8')).toBe(`\uFEFF${PRIMARY}\r\n`);
  },
);

test('the template of a preschool room has its two levels', { tag: ['@LEAR-60:preschool'] }, async ({ page, app }) => {
  await app.signIn('preescolar', { at: FORM });
  await periodOf(page).selectOption('Periodo 2');
  await roomOf(page).selectOption('Transición A');
  await subjectOf(page).selectOption({ index: 1 });
  const download = page.waitForEvent('download');
  await templateButton(page).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe('\uFEFFLogro;Negativo;Positivo\r\n');
});

test(
  "each row is sent in the file's order, after the person has seen them; then the list",
  { tag: ['@LEAR-38:file', '@LEAR-61:semicolon', '@LEAR-62', '@LEAR-64', '@LEAR-66:saved', '@SHAR-10:import', '@SHAR-26:achievement'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: FILTERED });
    await newButton(page).click();
    await choosePlace(page);
    await give(page, `${PRIMARY}\nSUMAR;b1;m1;a1;s1\n\n restar números ;b2;m2;a2;"s2; bien"\n`);
    const dialog = dialogOf(page, DIALOG);
    await expect(dialog).toContainText('El archivo tiene 2 logros.');
    await expect(dialog.getByText('Periodo 2 · Sexto A · Matemáticas')).toBeVisible();
    await expect(dialog.getByRole('listitem').first()).toContainText('Sumar');
    await expect(dialog.getByRole('listitem').nth(1)).toContainText('Restar números');
    await app.checkA11y();
    expect(await sent(app)).toEqual([]);
    await confirm(page, 'Cancelar');
    await expectNoDialog(page);
    expect(await sent(app)).toEqual([]);
    await give(page, `${PRIMARY}\nSUMAR;b1;m1;a1;s1\n\n restar números ;b2;m2;a2;"s2; bien"\n`);
    await buttonOf(page, DIALOG, 'Importar 2 logros').dblclick();
    await expectSaved(page);
    await acceptSaved(page);
    await expectScreen(page, LIST);
    // The first of them.
    await expect(page.getByText('Agregado: Sumar')).toBeAttached();
    const body = (title: string, ...descriptions: string[]) => ({
      id: null,
      title,
      periodId: 2,
      roomId: 9,
      subjectId: 16,
      valorizations: (
        [
          ['Bajo', 1, 2.9],
          ['Básico', 3, 3.5],
          ['Alto', 3.6, 4],
          ['Superior', 4.1, 5],
        ] as const
      ).map(([name, initialValue, endValue], index) => ({ name, description: descriptions[index], initialValue, endValue })),
    });
    expect(await sent(app)).toEqual([body('Sumar', 'b1', 'm1', 'a1', 's1'), body('Restar números', 'b2', 'm2', 'a2', 's2; bien')]);
  },
);

test('a preschool room gets its two levels', { tag: ['@LEAR-63', '@LEAR-61:comma'] }, async ({ page, app }) => {
  await app.signIn('preescolar', { at: FORM });
  await periodOf(page).selectOption('Periodo 2');
  await roomOf(page).selectOption('Transición A');
  await subjectOf(page).selectOption({ index: 1 });
  await give(page, 'Logro,Negativo,Positivo\nContar,No cuenta,Cuenta\n');
  await confirm(page, 'Importar 1 logro');
  await expectSaved(page);
  const [body] = (await sent(app)) as { valorizations: unknown }[];
  expect(body?.valorizations).toEqual([
    { name: 'Negativo', description: 'No cuenta', initialValue: 1, endValue: 2.5 },
    { name: 'Positivo', description: 'Cuenta', initialValue: 2.6, endValue: 5 },
  ]);
});

for (const [name, file, text, message] of [
  ['otherKind', 'logros.xlsx', `${PRIMARY}\nSumar;1;2;3;4`, 'Solo se aceptan archivos .csv'],
  ['otherHeader', 'logros.csv', 'Sumar;1;2;3;4', `La primera fila del archivo debe ser: ${PRIMARY}`],
  ['noRows', 'logros.csv', `${PRIMARY}\n\n`, 'El archivo no tiene logros.'],
] as const)
  test(`a file that is none of achievements is refused: ${name}`, { tag: [`@LEAR-61:${name}`] }, async ({ page, app }) => {
    await app.signIn('directora', { at: FORM });
    await choosePlace(page);
    await give(page, text, file);
    await expect(page.getByRole('alert')).toHaveText(message);
    await expectNoDialog(page);
    expect(await sent(app)).toEqual([]);
  });

test('each incomplete row is named, and nothing is sent', { tag: ['@LEAR-65:title', '@LEAR-65:description'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: FORM });
  await choosePlace(page);
  await give(page, `${PRIMARY}\nSumar;1;2;3;4\n;1;2;3;4\n\nMedir;1;2;3\n`);
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([
    'Fila 3: Este campo es requerido.',
    'Fila 5: Este campo es requerido.',
  ]);
  await expectNoDialog(page);
  expect(await sent(app)).toEqual([]);
  await give(page, `${PRIMARY}\nSumar;1;2;3;4\n`);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(dialogOf(page, DIALOG)).toBeVisible();
});

const LINES = `${PRIMARY}\r\nComparar años;Aún no;Mínimo;Bien;Más\r\n`;
/** Of Mac Roman, the letters of LINES that differ. */
const MAC: Readonly<Record<string, number>> = { ñ: 0x96, ú: 0x9c, á: 0x87, í: 0x92 };

for (const [name, content] of [
  // As Excel saves and reads it.
  ['declared', Buffer.from(`sep=;\r\n${LINES}`, 'latin1')],
  ['blankLine', Buffer.from(`\r\n;;;;\r\n${LINES}`)],
  ['utf16', Buffer.from(`\uFEFF${LINES.replaceAll(';', '\t')}`, 'utf16le')],
  ['utf16be', Buffer.from(`\uFEFF${LINES.replaceAll(';', '\t')}`, 'utf16le').swap16()],
  ['windows', Buffer.from(LINES, 'latin1')],
  [
    'mac',
    Buffer.from(
      LINES.replaceAll('\r\n', '\r').replace(/[ñúáí]/g, (letter) => String.fromCharCode(MAC[letter] ?? 0)),
      'latin1',
    ),
  ],
] as const)
  test(`a file as spreadsheets save it is read: ${name}`, { tag: [`@PAST-02:${name}`] }, async ({ page, app }) => {
    await app.signIn('directora', { at: FORM });
    await choosePlace(page);
    await give(page, content);
    await expect(dialogOf(page, DIALOG).getByText('Columnas que no se usan')).toHaveCount(0);
    await expect(dialogOf(page, DIALOG).getByRole('listitem')).toHaveText(['Comparar añosBajoAún noBásicoMínimoAltoBienSuperiorMás']);
  });

for (const [name, rule, text, problems] of [
  [
    'more cells than the head [A5]',
    '@PAST-06:fileWidth',
    'Logro,Bajo,Básico,Alto,Superior\nResolver sumas, restas y productos,Aún no,Con ayuda,Resuelve,Explica\nTrazar,1,2,3,4',
    ['Fila 2: tiene 6 columnas y se esperaban 5. Si un texto lleva comas, escríbelo entre comillas.'],
  ],
  [
    'repeated titles [A6]',
    '@PAST-07:file',
    `${PRIMARY}\nSembrar frijol;1;2;3;4\nSembrar frijol;1;2;3;4\nSEMBRAR FRIJOL;1;2;3;4`,
    ['Fila 3: se repite con la fila 2.', 'Fila 4: se repite con la fila 2.'],
  ],
  [
    'errors of the spreadsheet [A7]',
    '@PAST-06:fileError',
    `${PRIMARY}\n=SUMA(A1:A3);#¡REF!;#N/D;=1+1;@x`,
    ['Fila 2, Bajo: #¡REF! es un error de la hoja de cálculo.'],
  ],
  ['a quote that is not closed', '@PAST-01:file', `${PRIMARY}\nSumar;"1;2;3;4\nMedir;1;2;3;4`, ['Fila 2: las comillas no se cierran.']],
] as const)
  test(`a file is refused by its lines, and nothing is sent: ${name}`, { tag: [rule] }, async ({ page, app }) => {
    await app.signIn('directora', { at: FORM });
    await choosePlace(page);
    await give(page, text);
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([...problems]);
    await expectNoDialog(page);
    expect(await sent(app)).toEqual([]);
  });

test('columns of the file that are left out are said', { tag: ['@PAST-05:file'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: FORM });
  await choosePlace(page);
  await give(page, 'No.;Logro;Bajo;Básico;Alto;Superior\n1;Sumar;1;2;3;4\n');
  await expect(dialogOf(page, DIALOG)).toContainText('Columnas que no se usan: No.');
  await expect(dialogOf(page, DIALOG).getByRole('listitem')).toHaveCount(1);
});

test('titles that the place already has are told before anything is sent', { tag: ['@PAST-07:stored'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: FORM });
  await choosePlace(page);
  await give(page, `${PRIMARY}\nSumar;1;2;3;4\n`);
  await confirm(page, 'Importar 1 logro');
  await acceptSaved(page);
  await expectScreen(page, LIST);
  await page.goto(FORM);
  await choosePlace(page);
  await give(page, `${PRIMARY}\nMedir;1;2;3;4\nSUMAR;otra;2;3;4\n`);
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['Fila 3: ya hay un logro con este título.']);
  await expectNoDialog(page);
  expect(await sent(app)).toHaveLength(1);
});

test(
  'it stops at the first failure; what was sent stays, and the rest can follow',
  { tag: ['@LEAR-66:failed', '@LEAR-66:stays'] },
  async ({ page, app }) => {
    await app.signIn('directora', {
      at: FORM,
      faults: [{ method: 'POST', path: '/api/learning/indicator', kind: 'status', status: 500, after: 1, times: 1 }],
    });
    await choosePlace(page);
    await give(page, `${PRIMARY}\nSumar;1;2;3;4\nRestar;1;2;3;4\nMedir;1;2;3;4\n`);
    await confirm(page, 'Importar 3 logros');
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    const dialog = dialogOf(page, DIALOG);
    await expect(dialog).toContainText('Se guardó 1 de 3. Presiona «Continuar» para guardar los que faltan.');
    expect(await sent(app)).toHaveLength(2);
    await confirm(page, 'Continuar');
    await expectSaved(page);
    expect(((await sent(app)) as { title: string }[]).map(({ title }) => title)).toEqual(['Sumar', 'Restar', 'Restar', 'Medir']);
  },
);

test('the file of an import that stopped, chosen again, sends only what is missing', { tag: ['@LEAR-66:again'] }, async ({ page, app }) => {
  await app.signIn('directora', {
    at: FORM,
    faults: [{ method: 'POST', path: '/api/learning/indicator', kind: 'status', status: 500, after: 1, times: 1 }],
  });
  await choosePlace(page);
  const file = `${PRIMARY}\nSumar;1;2;3;4\nRestar;1;2;3;4\nMedir;1;2;3;4\n`;
  await give(page, file);
  await confirm(page, 'Importar 3 logros');
  await acceptFailure(page, 'Ha ocurrido un error inesperado');
  await confirm(page, 'Cerrar');
  await page.reload();
  await give(page, file);
  const dialog = dialogOf(page, DIALOG);
  await expect(dialog).toContainText('El archivo tiene 3 logros. 1 ya está guardado y no se repite.');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Guardado' })).toHaveCount(1);
  await app.checkA11y();
  await confirm(page, 'Importar 2 logros');
  await acceptSaved(page);
  await expectScreen(page, LIST);
  expect(((await sent(app)) as { title: string }[]).map(({ title }) => title)).toEqual(['Sumar', 'Restar', 'Restar', 'Medir']);

  await page.goto(FORM);
  await choosePlace(page);
  await give(page, file);
  await expect(page.getByRole('alert')).toHaveText('Los logros de este archivo ya están guardados.');
  await expectNoDialog(page);
  expect(await sent(app)).toHaveLength(4);
});

test('who leaves the screen stops it after the call that runs', { tag: ['@LEAR-66:left'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: LIST });
  await newButton(page).click();
  await choosePlace(page);
  await give(page, `${PRIMARY}\nSumar;1;2;3;4\nRestar;1;2;3;4\nMedir;1;2;3;4\n`);
  await app.control.fault({ method: 'POST', path: '/api/learning/indicator', kind: 'slow', ms: 60_000, after: 1, times: 1 });
  await confirm(page, 'Importar 3 logros');
  await expect(dialogOf(page, DIALOG)).toContainText('Importando 2 de 3…');
  await page.goBack();
  await expectScreen(page, LIST);
  await app.control.release();
  await choosePlace(page);
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(rowOf(page, 'Restar')).toHaveCount(1);
  await expect(rowOf(page, 'Sumar')).toHaveCount(1);
  expect(await sent(app)).toHaveLength(2);
  await expectNoDialog(page);
});
