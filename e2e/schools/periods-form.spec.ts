import type { Locator, Page } from '@playwright/test';
import { acceptFailure, acceptSaved, pressTwice, type Visit } from '@e2e/support/screens';
import { pasteByKeys, saveOf as save } from '@e2e/support/form-rows';
import { rowOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { GENERAL, fillPeriod, periodRow } from './area';

const SAVE = 'POST /api/period';
const REQUIRED = 'Este campo es requerido';
const OUTSIDE = 'La fecha debe estar en el rango del año escolar actual';
const CROSSED = 'Error en el intervalo de fechas existentes';
const REVERSED = 'La fecha final no puede ser anterior a la fecha inicial';
const REPEATED = 'Este campo ya existe';

const more = (page: Page) => page.getByRole('button', { name: 'Agregar otro periodo' });
const first = (page: Page) => periodRow(page, 'Periodo nuevo 1');
const lineOf = (page: Page) => page.getByRole('figure');
const start = (row: Locator) => row.getByLabel('Fecha inicial');
const end = (row: Locator) => row.getByLabel('Fecha final');
const nameOf = (row: Locator) => row.getByLabel('Nombre');

async function openAdding({ page, app }: Visit, as: 'coordinadora' | 'colegio-vacio' = 'coordinadora') {
  await app.signIn(as, { at: GENERAL });
  await page.getByRole('button', { name: 'Agregar periodo' }).click();
  await expect(first(page)).toBeVisible();
}

test(
  'new periods go out in one call, with only the new ones, from the first second of their days to the last',
  {
    tag: [
      '@PERI-08:another',
      '@PERI-23',
      '@PERI-25',
      '@PERI-26:new',
      '@PERI-31',
      '@SHAR-10:newPeriods',
      '@SHAR-26:period',
      '@wire',
      '@API-015:ok',
    ],
  },
  async ({ page, app }) => {
    await openAdding({ page, app }, 'colegio-vacio');
    await fillPeriod(first(page), 'Periodo 2', '2026-07-01', '2026-07-31');
    await more(page).click();
    const second = periodRow(page, 'Periodo nuevo 2');
    await expect(nameOf(second)).toBeFocused();
    await fillPeriod(second, 'Periodo 1', '2026-01-01', '2026-05-31');
    await pressTwice(app, SAVE, save(page), page.getByRole('button', { name: 'Cancelar' }));
    await acceptSaved(page);
    await expect(rowOf(page, 'Periodo 1').getByRole('cell')).toHaveText(['01/01/2026', '31/05/2026']);
    await expect(rowOf(page, 'Periodo 2').getByRole('cell')).toHaveText(['01/07/2026', '31/07/2026']);
    await expect(save(page)).toHaveCount(0);
    expect((await app.control.calls(SAVE)).map(({ body }) => body)).toEqual([
      [
        { id: null, name: 'Periodo 2', startDate: '2026-07-01 00:00:00', endDate: '2026-07-31 23:59:59' },
        { id: null, name: 'Periodo 1', startDate: '2026-01-01 00:00:00', endDate: '2026-05-31 23:59:59' },
      ],
    ]);
    // Of stored ones only what is new.
    await page.getByRole('button', { name: 'Agregar periodo' }).click();
    await fillPeriod(first(page), 'Periodo 3', '2026-08-01', '2026-08-31');
    await save(page).click();
    await acceptSaved(page);
    await expect(page.getByText('Agregado: Periodo 3')).toBeAttached();
    const [, sent] = await app.control.calls(SAVE);
    expect(sent?.body).toEqual([{ id: null, name: 'Periodo 3', startDate: '2026-08-01 00:00:00', endDate: '2026-08-31 23:59:59' }]);
  },
);

test(
  'edited periods go out in one call, all of them with their ids',
  { tag: ['@PERI-24', '@PERI-26:edited', '@SHAR-10:editedPeriods', '@API-015:ok'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: GENERAL });
    await page.getByRole('button', { name: 'Editar' }).click();
    await end(periodRow(page, 'Periodo 4')).fill('2026-12-04');
    await pressTwice(app, SAVE, save(page));
    await acceptSaved(page);
    await expect(rowOf(page, 'Periodo 4').getByRole('cell').last()).toHaveText('04/12/2026');
    const [sent, ...others] = await app.control.calls(SAVE);
    expect(others).toEqual([]);
    expect(sent?.body).toEqual([
      { id: 1, name: 'Periodo 1', startDate: '2026-01-26 00:00:00', endDate: '2026-04-12 23:59:59' },
      { id: 2, name: 'Periodo 2', startDate: '2026-04-13 00:00:00', endDate: '2026-06-21 23:59:59' },
      { id: 3, name: 'Periodo 3', startDate: '2026-07-06 00:00:00', endDate: '2026-09-13 23:59:59' },
      { id: 4, name: 'Periodo 4', startDate: '2026-09-14 00:00:00', endDate: '2026-12-04 23:59:59' },
    ]);
  },
);

const enabledNames = (row: Locator) =>
  nameOf(row)
    .getByRole('option')
    .evaluateAll((options: HTMLOptionElement[]) =>
      options.filter(({ disabled, value }) => !disabled && value !== '').map(({ value }) => value),
    );

test(
  'names are the five, each once: a used one is disabled, a cleared one is free again',
  { tag: ['@PERI-09', '@PERI-10:stored', '@PERI-10:row', '@PERI-10:edited', '@PERI-11', '@PERI-12:rows'] },
  async ({ page, app }) => {
    await openAdding({ page, app });
    await expect(nameOf(first(page)).getByRole('option')).toHaveText([
      'Elige un nombre',
      'Periodo 1',
      'Periodo 2',
      'Periodo 3',
      'Periodo 4',
      'Periodo 5',
    ]);
    expect(await enabledNames(first(page))).toEqual(['Periodo 5']);
    // The fifth: four are stored.
    await expect(more(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Editar' }).click();
    const one = periodRow(page, 'Periodo 1');
    const two = periodRow(page, 'Periodo 2');
    expect(await enabledNames(one)).toEqual(['Periodo 1', 'Periodo 5']);
    await nameOf(two).selectOption('');
    expect(await enabledNames(one)).toEqual(['Periodo 1', 'Periodo 2', 'Periodo 5']);
    await nameOf(one).selectOption('Periodo 2');
    expect(await enabledNames(two)).toEqual(['Periodo 1', 'Periodo 5']);
  },
);

test('no more rows than make five; the only row stays', { tag: ['@PERI-12:rows', '@PERI-13'] }, async ({ page, app }) => {
  await openAdding({ page, app }, 'colegio-vacio');
  const remove = first(page).getByRole('button', { name: 'Quitar' });
  await expect(remove).toBeDisabled();
  for (let row = 2; row <= 5; row += 1) {
    await expect(more(page)).toBeEnabled();
    await more(page).click();
    await expect(periodRow(page, `Periodo nuevo ${row}`)).toBeVisible();
  }
  await expect(more(page)).toBeDisabled();
  await remove.click();
  await expect(periodRow(page, 'Periodo nuevo 5')).toHaveCount(0);
  await expect(more(page)).toBeEnabled();
});

test('a date half typed goes with its row', { tag: ['@PERI-08:another'] }, async ({ page, app }) => {
  await openAdding({ page, app }, 'colegio-vacio');
  await more(page).click();
  const isHalfTyped = () => start(first(page)).evaluate((field: HTMLInputElement) => field.validity.badInput);
  await start(first(page)).press('1');
  expect(await isHalfTyped()).toBe(true);
  await first(page).getByRole('button', { name: 'Quitar' }).click();
  await expect(periodRow(page, 'Periodo nuevo 2')).toHaveCount(0);
  expect(await isHalfTyped()).toBe(false);
});

test(
  'what is missing is named under its field, of new and of edited periods, and nothing is sent',
  { tag: ['@PERI-15:new', '@PERI-15:edited', '@SHAR-16:page', '@SHAR-17:nothingSent'] },
  async ({ page, app }) => {
    await openAdding({ page, app });
    await save(page).click();
    for (const field of [nameOf, start, end]) await expect(field(first(page))).toHaveAccessibleDescription(REQUIRED);
    await expect(nameOf(first(page))).toBeFocused();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Editar' }).click();
    const row = periodRow(page, 'Periodo 3');
    await nameOf(row).selectOption('');
    await start(row).fill('');
    await end(row).fill('');
    await save(page).click();
    for (const field of [nameOf, start, end]) await expect(field(row)).toHaveAccessibleDescription(REQUIRED);
    expect(await app.control.calls(SAVE)).toEqual([]);
    await fillPeriod(row, 'Periodo 3', '2026-07-06', '2026-09-13');
    await save(page).click();
    await acceptSaved(page);
  },
);

/** Days of a new period beside the four of the seed, and what stands under its two dates. */
const DAYS: readonly (readonly [rule: string, from: string, to: string, atStart: string, atEnd: string])[] = [
  ['@PERI-16:start', '2025-12-31', '2026-01-20', OUTSIDE, ''],
  ['@PERI-16:end', '2026-12-01', '2027-01-01', '', OUTSIDE],
  ['@PERI-17:first', '2026-01-01', '2026-01-26', '', ''],
  ['@PERI-17:last', '2026-11-30', '2026-12-31', '', ''],
  ['@PERI-18:start', '2026-06-20', '2026-07-01', CROSSED, ''],
  ['@PERI-18:end', '2026-06-22', '2026-07-07', '', CROSSED],
  ['@PERI-19:both', '2026-06-21', '2026-07-06', '', ''],
  ['@PERI-19:oneDay', '2026-07-06', '2026-07-06', '', ''],
  ['@PERI-20:enclosing', '2026-07-05', '2026-09-14', CROSSED, CROSSED],
  ['@PERI-20:same', '2026-07-06', '2026-09-13', CROSSED, CROSSED],
  ['@PERI-22:reversed', '2026-12-10', '2026-12-09', '', REVERSED],
  ['@PERI-22:sameDay', '2026-12-10', '2026-12-10', '', ''],
];

test(
  'the days of a new period are held against the year and the other periods, and the line shows it',
  { tag: DAYS.map(([rule]) => rule) },
  async ({ page, app }) => {
    await openAdding({ page, app });
    for (const [rule, from, to, atStart, atEnd] of DAYS) {
      await test.step(rule, async () => {
        await fillPeriod(first(page), 'Periodo 5', from, to);
        await nameOf(first(page)).focus();
        await expect(start(first(page))).toHaveAccessibleDescription(atStart);
        await expect(end(first(page))).toHaveAccessibleDescription(atEnd);
        if (atStart === '' && atEnd === '') return;
        await save(page).click();
        await expect(atStart === '' ? end(first(page)) : start(first(page))).toBeFocused();
      });
    }
    expect(await app.control.calls(SAVE)).toEqual([]);
    await fillPeriod(first(page), 'Periodo 5', '2026-11-20', '2026-12-31');
    await expect(lineOf(page)).toContainText('Periodo 5 se cruza con Periodo 4 del 20/11 al 29/11.');
    await start(first(page)).fill('2026-11-30');
    await expect(lineOf(page)).not.toContainText('se cruza');
    await save(page).click();
    await acceptSaved(page);
  },
);

test(
  'new rows are compared with each other, an edited period with all others but itself',
  { tag: ['@PERI-21:rows', '@PERI-21:edited', '@PERI-21:itself', '@PERI-16:edited', '@PERI-22:edited'] },
  async ({ page, app }) => {
    await openAdding({ page, app }, 'colegio-vacio');
    await fillPeriod(first(page), 'Periodo 1', '2026-01-01', '2026-03-31');
    await more(page).click();
    const second = periodRow(page, 'Periodo nuevo 2');
    await fillPeriod(second, 'Periodo 2', '2026-03-15', '2026-05-31');
    await save(page).click();
    await expect(start(second)).toHaveAccessibleDescription(CROSSED);
    await expect(end(first(page))).toHaveAccessibleDescription(CROSSED);
    expect(await app.control.calls(SAVE)).toEqual([]);
    await start(second).fill('2026-04-01');
    await expect(end(first(page))).toHaveAccessibleDescription('');
    await save(page).click();
    await acceptSaved(page);

    await page.getByRole('button', { name: 'Editar' }).click();
    const one = periodRow(page, 'Periodo 1');
    for (const [day, message] of [
      ['2026-04-02', CROSSED],
      ['2027-01-01', OUTSIDE],
      ['2025-12-01', OUTSIDE],
      // Within its own former days.
      ['2026-02-15', ''],
    ] as const) {
      await end(one).fill(day);
      await nameOf(one).focus();
      await expect(end(one)).toHaveAccessibleDescription(message);
    }
    await start(one).fill('2026-02-20');
    await nameOf(one).focus();
    await expect(end(one)).toHaveAccessibleDescription(REVERSED);
    await start(one).fill('2026-01-10');
    await save(page).click();
    await acceptSaved(page);
    await expect(rowOf(page, 'Periodo 1').getByRole('cell')).toHaveText(['10/01/2026', '15/02/2026']);
  },
);

test(
  'a failed save leaves the rows as typed, new and edited',
  { tag: ['@PERI-27:new', '@PERI-27:edited', '@SHAR-10:newPeriods'] },
  async ({ page, app }) => {
    await openAdding({ page, app }, 'colegio-vacio');
    await fillPeriod(first(page), 'Periodo 2', '2026-07-01', '2026-07-31');
    await more(page).click();
    const second = periodRow(page, 'Periodo nuevo 2');
    await fillPeriod(second, 'Periodo 1', '2026-01-01', '2026-05-31');
    for (const [fault, text] of [
      [{ kind: 'status', status: 500 }, 'Ha ocurrido un error inesperado'],
      [{ kind: 'status', status: 422, errorCode: 'period_overlap', message: CROSSED }, CROSSED],
      [{ kind: 'network' }, 'No response from server'],
    ] as const) {
      await app.control.fault({ method: 'POST', path: '/api/period', times: 1, ...fault });
      await save(page).click();
      await acceptFailure(page, text);
      // In the order in which they were typed.
      await expect(nameOf(first(page))).toHaveValue('Periodo 2');
      await expect(start(first(page))).toHaveValue('2026-07-01');
      await expect(nameOf(second)).toHaveValue('Periodo 1');
      await expect(end(second)).toHaveValue('2026-05-31');
    }
    await save(page).click();
    await acceptSaved(page);
    await page.getByRole('button', { name: 'Editar' }).click();
    await end(periodRow(page, 'Periodo 2')).fill('2026-12-04');
    await app.control.fault({ method: 'POST', path: '/api/period', kind: 'status', status: 500, times: 1 });
    await save(page).click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(end(periodRow(page, 'Periodo 2'))).toHaveValue('2026-12-04');
    await save(page).click();
    await acceptSaved(page);
  },
);

test('days are pasted in the forms that spreadsheets show', { tag: ['@PAST-08'] }, async ({ page, app }) => {
  await openAdding({ page, app }, 'colegio-vacio');
  await nameOf(first(page)).focus();
  const lines = [
    'Nombre\tFecha inicial\tFecha final',
    'Periodo 1\t1/2/26\t31-mar-2026',
    'Periodo 2\t1 de abril de 2026\t30-06-26',
    'Periodo 3\t2026-07-01\t15/09/2026 00:00',
    'Periodo 4\t16/09/2026\t31/11/2026',
  ];
  await pasteByKeys(page, lines.join('\n'));
  for (const [index, [from, to]] of [
    ['2026-02-01', '2026-03-31'],
    ['2026-04-01', '2026-06-30'],
    ['2026-07-01', '2026-09-15'],
    ['2026-09-16', ''],
  ].entries()) {
    const row = periodRow(page, `Periodo nuevo ${index + 1}`);
    await expect(start(row)).toHaveValue(from ?? '');
    await expect(end(row)).toHaveValue(to ?? '');
  }
  await expect(end(periodRow(page, 'Periodo nuevo 4'))).toHaveAccessibleDescription(REQUIRED);
  // One day, too.
  await end(periodRow(page, 'Periodo nuevo 4')).focus();
  await pasteByKeys(page, '30 de noviembre de 2026');
  await expect(end(periodRow(page, 'Periodo nuevo 4'))).toHaveValue('2026-11-30');
});

test(
  'periods are pasted from a spreadsheet, as many as fit; a name twice is named',
  { tag: ['@SHAR-28:periods', '@PERI-12:pasted', '@PERI-10:pasted'] },
  async ({ page, app }) => {
    await openAdding({ page, app }, 'colegio-vacio');
    const lines = [1, 2, 3, 3, 5, 4].map((number, index) => `Periodo ${number}\t0${index + 1}/0${index + 1}/2026\t2026-0${index + 1}-20`);
    await nameOf(first(page)).focus();
    await pasteByKeys(page, lines.join('\n'));
    await expect(page.getByRole('group', { name: /^Periodo nuevo/ })).toHaveCount(5);
    await expect(start(first(page))).toHaveValue('2026-01-01');
    await expect(end(first(page))).toHaveValue('2026-01-20');
    for (const row of ['Periodo nuevo 3', 'Periodo nuevo 4'])
      await expect(nameOf(periodRow(page, row))).toHaveAccessibleDescription(REPEATED);
    await nameOf(periodRow(page, 'Periodo nuevo 4')).selectOption('Periodo 4');
    await save(page).click();
    await acceptSaved(page);
    await expect(rowOf(page, 'Periodo 5').getByRole('cell')).toHaveText(['05/05/2026', '20/05/2026']);
  },
);

test('a day that there is not says so, and is not taken for none', { tag: ['@PERI-15:noSuchDay'] }, async ({ page, app }) => {
  await openAdding({ page, app });
  // Parts that the browser takes and that make no day.
  await start(first(page)).focus();
  await page.keyboard.type('02312026');
  await nameOf(first(page)).focus();
  await expect(start(first(page))).toHaveAccessibleDescription('Esta fecha no existe');
  await save(page).click();
  // The first field that is refused.
  await expect(nameOf(first(page))).toBeFocused();
  expect(await app.control.calls(SAVE)).toEqual([]);
});
