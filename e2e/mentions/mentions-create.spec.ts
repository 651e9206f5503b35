import { describeRowsForm } from '@e2e/support/catalogue-form';
import { pasteByKeys } from '@e2e/support/form-rows';
import { acceptFailure } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { CREATE, FORM, LIST, categoryOf, nameOf } from './area';

const UNEXPECTED = 'Ha ocurrido un error inesperado';

describeRowsForm({
  list: LIST,
  button: 'Agregar Mención',
  address: FORM,
  row: 'Mención',
  name: 'Mención',
  fill: (row, name) => nameOf(row).fill(name),
  expectBlank: async (row) => {
    await expect(nameOf(row)).toHaveValue('');
    await expect(categoryOf(row)).toBeDisabled();
    await expect(categoryOf(row).getByRole('option', { selected: true })).toHaveText('Honor');
  },
  required: ['Mención'],
  trimmed: ['Mención'],
  load: 'GET /api/mention-type/school',
  none: { mentionTypes: [] },
  taken: { name: 'Buen trato', typed: ['Buen trato', 'buen  TRATO'] },
  free: ['Mejor lectora', 'Compañerismo'],
  send: CREATE,
  textsIn: (body) => (body as { description: string }[]).map(({ description }) => [description]),
  saved: {
    rows: [
      { fill: (row) => nameOf(row).fill(' Mejor LECTORA'), name: 'Mejor LECTORA', cells: ['Honor', ''] },
      { fill: (row) => nameOf(row).fill('Buena memoria'), name: 'Buena memoria', cells: ['Honor', ''] },
    ],
    path: '/api/mention-type',
    body: ['Mejor LECTORA', 'Buena memoria'].map((description) => ({ id: null, description, mentionCategoryId: 1 })),
    title: 'Éxito',
    text: 'Las menciones creadas, fueron guardados con éxito.',
  },
  failures: {
    in: 'banner',
    refusal: 'La mención Buen trato ya existe.',
    others: [
      { fault: { kind: 'status', status: 500, message: 'Hoy no se puede.' }, text: 'Hoy no se puede.' },
      { fault: { kind: 'status', status: 500 }, text: UNEXPECTED },
      { fault: { kind: 'html' }, text: UNEXPECTED },
    ],
  },
  tags: {
    rows: { added: ['@MENT-06:fields', '@MENT-06:added'], takenOut: ['@MENT-06:last', '@SHAR-21:row'], cancelled: ['@SHAR-11:mentions'] },
    fields: { required: ['@MENT-07', '@SHAR-16:page', '@SHAR-17'], trimmed: ['@MENT-08'], repeated: ['@MENT-09:record', '@MENT-09:row'] },
    saved: { sent: ['@MENT-10', '@SHAR-10:mentions', '@SAFE-12:mentions', '@wire', '@API-085:ok'], listed: ['@MENT-11'] },
    failed: {
      told: ['@MENT-12:duplicated', '@MENT-12:message', '@MENT-12:noMessage', '@MENT-12:noNetwork', '@SHAR-07:banner'],
      kept: ['@SAFE-03:mentions', '@SAFE-04:mentions', '@wire', '@API-085:duplicated'],
      ended: ['@MENT-12:noSession'],
    },
    odd: ['@MENT-10', '@SAFE-16:mentions', '@SAFE-20'],
  },
});

test(
  'without categories the form waits and can be asked for again; the first that comes is the category',
  { tag: ['@MENT-06:category', '@ERRO-04'] },
  async ({ page, app }) => {
    const call = { method: 'GET', path: '/api/mention-category/school' } as const;
    const categories = ['Tercera', 'Primera', 'Segunda'].map((description, index) => ({ id: 9 - index, description }));
    await app.signIn('coordinadora', {
      at: FORM,
      faults: [
        { ...call, kind: 'status', status: 500, times: 1 },
        { ...call, kind: 'answer', body: { categories } },
      ],
    });
    await acceptFailure(page, UNEXPECTED);
    await expect(nameOf(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(nameOf(page)).toBeVisible();
    await expect(categoryOf(page).getByRole('option', { selected: true })).toHaveText('Tercera');
    await nameOf(page).fill('Mejor lectora');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect
      .poll(async () => (await app.control.calls(CREATE)).map(({ body }) => body))
      .toEqual([[{ id: null, description: 'Mejor lectora', mentionCategoryId: 9 }]]);
    // There is no such category in truth.
    await expect(page.getByRole('alert')).toHaveText('No se encontró lo que buscas.');
  },
);

test('rows of mentions take the name of a paste, whatever stands beside it', { tag: ['@SHAR-28:mentions'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: FORM });
  const row = (number: number) => page.getByRole('group', { name: `Mención ${number}`, exact: true });
  await nameOf(row(1)).focus();
  await pasteByKeys(page, 'Gran lectora\tOtra\nGran lector\tOtra');
  await expect(nameOf(row(1))).toHaveValue('Gran lectora');
  await expect(nameOf(row(2))).toHaveValue('Gran lector');
  await expect(categoryOf(row(2)).getByRole('option', { selected: true })).toHaveText('Honor');
  await expect(page.getByText('2 filas pegadas', { exact: true })).toBeVisible();
});
