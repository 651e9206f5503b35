import type { Page } from '@playwright/test';
import { askDirectly, callDirectly } from '@e2e/support/direct-call';
import { RECOVERED, acceptFailure, acceptSaved, dialogOf, expectNoDialog, expectNoMessage } from '@e2e/support/screens';
import { headersOf, rowNames, rowOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { GENERAL, fillPeriod, periodRow } from './area';

const LIST = 'GET /api/periods';
const SAVE = 'POST /api/period';

const FOUR = ['Periodo 1', 'Periodo 2', 'Periodo 3', 'Periodo 4'];

const add = (page: Page) => page.getByRole('button', { name: 'Agregar periodo' });
const edit = (page: Page) => page.getByRole('button', { name: 'Editar' });
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancelar' });
/** 'Fecha final', whether it runs or not. */
const endOf = (page: Page, name: string) =>
  page
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .getByRole('cell')
    .last();
const lineOf = (page: Page) => page.getByRole('figure');

const period = (id: number, name: string, startDate: string, endDate: string) => ({
  id,
  name,
  startDate: `${startDate} 00:00:00`,
  endDate: `${endDate} 23:59:59`,
  state: false,
});

test(
  'the periods stand by their start, with their days; the one that runs is marked',
  { tag: ['@PERI-01', '@PERI-02:columns', '@PERI-02:days', '@PERI-03', '@SHAR-33:periods', '@wire', '@API-014:ok'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: GENERAL });
    await expect(rowOf(page, 'Periodo 1')).toBeVisible();
    expect(await headersOf(page)).toEqual(['Nombre', 'Fecha inicial', 'Fecha final']);
    expect((await rowNames(page)).map((name) => name.replace(/\s*Activo/, ''))).toEqual(FOUR);
    await expect(rowOf(page, 'Periodo 1').getByRole('cell')).toHaveText(['26/01/2026', '12/04/2026']);
    await expect(page.getByRole('rowheader', { name: 'Periodo 2' })).toHaveText(/Activo/);
    await expect(page.getByText('Activo', { exact: true })).toHaveCount(1);
    await expect(page.getByText('Año escolar: 01/01/2026 al 31/12/2026')).toBeVisible();
    await expect(lineOf(page)).toContainText('Sin periodo: 01/01 al 25/01, 22/06 al 05/07 y 30/11 al 31/12.');
    await expect(page.getByRole('columnheader', { name: 'Fecha inicial' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(add(page)).toBeEnabled();
    await expect(edit(page)).toBeEnabled();
  },
);

test('they go by start date, whatever the answer’s order', { tag: ['@PERI-02:order'] }, async ({ page, app }) => {
  const periods = [
    period(3, 'Periodo 1', '2026-09-01', '2026-10-01'),
    period(1, 'Periodo 3', '2026-02-01', '2026-03-01'),
    period(2, 'Periodo 2', '2026-05-01', '2026-06-01'),
  ];
  await app.signIn('coordinadora', {
    at: GENERAL,
    faults: [{ method: 'GET', path: '/api/periods', kind: 'answer', status: 200, body: { periods } }],
  });
  await expect(rowOf(page, 'Periodo 3')).toBeVisible();
  expect(await rowNames(page)).toEqual(['Periodo 3', 'Periodo 2', 'Periodo 1']);
  await expect(page.getByText('Activo', { exact: true })).toHaveCount(0);
});

test(
  'without periods a sentence says so and nothing can be edited; the first one is added',
  { tag: ['@PERI-02:empty', '@PERI-04:empty', '@SHAR-26:period'] },
  async ({ page, app }) => {
    await app.signIn('colegio-vacio', { at: GENERAL });
    await expect(page.getByText('Aún no se han creado periodos.')).toBeVisible();
    await expect(edit(page)).toHaveCount(0);
    await add(page).click();
    await fillPeriod(periodRow(page, 'Periodo nuevo 1'), 'Periodo 1', '2026-01-01', '2026-12-31');
    await expect(lineOf(page)).toContainText('Todos los días del año tienen periodo.');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await acceptSaved(page);
    await expect(page.getByText('Agregado: Periodo 1')).toBeAttached();
    await expect(edit(page)).toBeEnabled();
  },
);

test(
  'one mode at a time; «Cancelar» asks for the periods again and shows the stored ones',
  { tag: ['@PERI-04:modes', '@PERI-05', '@PERI-06', '@PERI-07', '@PERI-08:one', '@SHAR-11:newPeriods', '@SHAR-11:editedPeriods'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: GENERAL });
    const asked = async () => (await app.control.calls(LIST)).length;
    await expect(rowOf(page, 'Periodo 1')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Eliminar' })).toHaveCount(0);

    await edit(page).click();
    await expect(page.getByRole('group', { name: /^Periodo \d$/ })).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Eliminar' })).toHaveCount(4);
    await expect(add(page)).toBeDisabled();
    await periodRow(page, 'Periodo 1').getByLabel('Fecha inicial').fill('2026-01-20');
    await app.checkA11y();
    let before = await asked();
    await cancel(page).click();
    await expect(rowOf(page, 'Periodo 1').getByRole('cell').first()).toHaveText('26/01/2026');
    await expect.poll(asked).toBe(before + 1);
    await expect(edit(page)).toBeFocused();

    await add(page).click();
    await expect(edit(page)).toBeDisabled();
    await expect(page.getByRole('group', { name: /^Periodo nuevo/ })).toHaveCount(1);
    await expect(periodRow(page, 'Periodo nuevo 1').getByLabel('Nombre')).toBeFocused();
    // PERI-05: only while existing ones are edited.
    await expect(page.getByRole('button', { name: 'Eliminar' })).toHaveCount(0);
    await fillPeriod(periodRow(page, 'Periodo nuevo 1'), 'Periodo 5', '2026-12-01', '2026-12-15');
    before = await asked();
    await cancel(page).click();
    await expect.poll(asked).toBe(before + 1);
    await expect(add(page)).toBeFocused();
    await add(page).click();
    await expect(periodRow(page, 'Periodo nuevo 1').getByLabel('Fecha inicial')).toHaveValue('');
    expect(await app.control.calls(SAVE)).toEqual([]);
  },
);

test('a school without a year adds no periods', { tag: ['@PERI-14', '@SHAR-03:periods'] }, async ({ page, app }) => {
  await app.signIn('sin-anio', { at: GENERAL });
  await dialogOf(page, 'Atención').getByRole('button', { name: 'Cancelar' }).click();
  await expectNoDialog(page);
  await expect(page.getByText('Aún no se han creado periodos.')).toBeVisible();
  await expect(page.getByText('El colegio aún no tiene un año escolar.')).toBeVisible();
  await expect(add(page)).toBeDisabled();
});

test('with five periods none can be added', { tag: ['@PERI-12:stored'] }, async ({ page, app }) => {
  const days = [1, 3, 5, 7, 9].map((month, index) => period(index + 1, `Periodo ${index + 1}`, `2026-0${month}-01`, `2026-0${month}-20`));
  await app.signIn('coordinadora', {
    at: GENERAL,
    faults: [{ method: 'GET', path: '/api/periods', kind: 'answer', status: 200, body: { periods: days } }],
  });
  await expect(rowOf(page, 'Periodo 5')).toBeVisible();
  await expect(add(page)).toBeDisabled();
  await expect(edit(page)).toBeEnabled();
});

test('a failed load shows the error modal and can be asked again', { tag: ['@ERRO-04:API-014'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', {
    at: GENERAL,
    faults: [{ method: 'GET', path: '/api/periods', kind: 'status', status: 500, times: 1 }],
  });
  await acceptFailure(page, 'Ha ocurrido un error inesperado');
  await expect(add(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(rowOf(page, 'Periodo 4')).toBeVisible();
});

test('on a phone each period is a sheet with its days', { tag: ['@SHAR-30:periods'] }, async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await app.signIn('coordinadora', { at: GENERAL });
  await expect(rowOf(page, 'Periodo 2')).toContainText('Activo');
  await expect(rowOf(page, 'Periodo 2').getByRole('term')).toHaveText(['Fecha inicial', 'Fecha final']);
  await expect(rowOf(page, 'Periodo 2').getByRole('definition')).toHaveText(['13/04/2026', '21/06/2026']);
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(await rowNames(page)).toEqual(FOUR);
});

test(
  'a deletion asks, names the period, is sent once and takes it away; what was typed in the others stays',
  { tag: ['@PERI-28', '@PERI-29', '@SHAR-12:period', '@SHAR-13:period', '@SHAR-23:period', '@wire', '@API-016:ok'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: GENERAL });
    await edit(page).click();
    await periodRow(page, 'Periodo 4').getByLabel('Fecha final').fill('2026-12-04');
    // It is named as it is stored, whatever is typed.
    await periodRow(page, 'Periodo 3').getByLabel('Nombre').selectOption('Periodo 5');
    const remove = periodRow(page, 'Periodo 3').getByRole('button', { name: 'Eliminar' });
    await remove.click();
    const question = dialogOf(page, 'Eliminar Periodo');
    await expect(question).toContainText('¿Estás seguro que deseas eliminar este periodo?');
    await expect(question.getByText('Periodo 3', { exact: true })).toBeVisible();
    await app.checkA11y();
    await question.getByRole('button', { name: 'Cancelar' }).click();
    expect(await app.control.calls('DELETE /api/period/{id}')).toEqual([]);
    await periodRow(page, 'Periodo 3').getByLabel('Nombre').selectOption('Periodo 3');
    await remove.click();
    await question.getByRole('button', { name: 'Aceptar' }).click();
    await expectNoMessage(page, 'Eliminar Periodo');
    await expect(page.getByRole('group', { name: /^Periodo \d$/ })).toHaveCount(3);
    expect((await app.control.calls('DELETE /api/period/{id}')).map(({ path }) => path)).toEqual(['/api/period/3']);
    await expect(periodRow(page, 'Periodo 3').getByLabel('Fecha final')).toHaveValue('2026-12-04');
    // Its name is free again.
    await expect(periodRow(page, 'Periodo 1').getByRole('option', { name: 'Periodo 3' })).toBeEnabled();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await acceptSaved(page);
    expect(await rowNames(page)).toEqual(['Periodo 1', 'Periodo 2Activo', 'Periodo 4']);
    await expect(rowOf(page, 'Periodo 4').getByRole('cell').last()).toHaveText('04/12/2026');
  },
);

test('a period with achievements stays', { tag: ['@PERI-30', '@wire', '@API-016:withIndicator'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: GENERAL });
  await edit(page).click();
  for (const name of ['Periodo 1', 'Periodo 2']) {
    await periodRow(page, name).getByRole('button', { name: 'Eliminar' }).click();
    await dialogOf(page, 'Eliminar Periodo').getByRole('button', { name: 'Aceptar' }).click();
    await acceptFailure(page, 'No puede eliminar un periodo con logros asociados');
    await expect(page.getByRole('group', { name: /^Periodo \d$/ })).toHaveCount(4);
  }
  await cancel(page).click();
  await expect(page.getByRole('rowheader', { name: 'Periodo 2' })).toHaveText(/Activo/);
  expect(await rowNames(page)).toHaveLength(4);
});

test('any other failed deletion says so, too', { tag: ['@ERRO-12:API-016', '@ERRO-13:period'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: GENERAL });
  await edit(page).click();
  for (const [fault, text] of [
    [{ status: 500 }, 'Error desconocido'],
    [{ status: 409, errorCode: 'otro' }, 'Error desconocido'],
  ] as const) {
    await app.control.fault({ method: 'DELETE', path: '/api/period/4', kind: 'status', times: 1, ...fault });
    await periodRow(page, 'Periodo 4').getByRole('button', { name: 'Eliminar' }).click();
    await dialogOf(page, 'Eliminar Periodo').getByRole('button', { name: 'Aceptar' }).click();
    await acceptFailure(page, text);
    await expect(page.getByRole('group', { name: /^Periodo \d$/ })).toHaveCount(4);
  }
});

test(
  'a draft of the edit is held against the periods that are stored by then',
  { tag: ['@SAFE-03:editedPeriods', '@PERI-24'] },
  async ({ page, app, host }) => {
    await app.signIn('coordinadora', { at: GENERAL });
    await edit(page).click();
    await periodRow(page, 'Periodo 4').getByLabel('Fecha final').fill('2026-11-25');
    // Somebody else takes one away, adds another, and corrects one in which nothing was typed.
    await askDirectly(page, { method: 'DELETE', url: `${host.apiUrl}/api/period/3` });
    const fifth = { id: null, name: 'Periodo 5', startDate: '2026-12-01 00:00:00', endDate: '2026-12-10 23:59:59' };
    const second = { id: 2, name: 'Periodo 2', startDate: '2026-04-13 00:00:00', endDate: '2026-06-25 23:59:59' };
    const corrected = { method: 'POST', url: `${host.apiUrl}/api/period`, body: [fifth, second] };
    expect(await callDirectly(page, corrected)).toBe(200);
    await page.reload();
    await edit(page).click();
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await expect(page.getByRole('group', { name: /^Periodo \d$/ })).toHaveCount(4);
    await expect(periodRow(page, 'Periodo 2').getByLabel('Fecha final')).toHaveValue('2026-06-25');
    await expect(periodRow(page, 'Periodo 3').getByLabel('Nombre')).toHaveValue('Periodo 4');
    await expect(periodRow(page, 'Periodo 3').getByLabel('Fecha final')).toHaveValue('2026-11-25');
    await expect(periodRow(page, 'Periodo 4').getByLabel('Nombre')).toHaveValue('Periodo 5');
    // What is deleted after the draft was put back comes back with no 'Descartar'.
    await periodRow(page, 'Periodo 4').getByRole('button', { name: 'Eliminar' }).click();
    await dialogOf(page, 'Eliminar Periodo').getByRole('button', { name: 'Aceptar' }).click();
    await expect(page.getByRole('group', { name: /^Periodo \d$/ })).toHaveCount(3);
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(page.getByRole('group', { name: /^Periodo \d$/ })).toHaveCount(3);
    await expect(periodRow(page, 'Periodo 3').getByLabel('Fecha final')).toHaveValue('2026-11-29');
    await periodRow(page, 'Periodo 3').getByLabel('Fecha final').fill('2026-11-25');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await acceptSaved(page);
    await expect(rowOf(page, 'Periodo 4').getByRole('cell').last()).toHaveText('25/11/2026');
  },
);

test(
  'what another person stored while they are edited goes out as it is stored, and what is gone is not sent',
  { tag: ['@PERI-24', '@PERI-29'] },
  async ({ page, app, host }) => {
    await app.signIn('coordinadora', { at: GENERAL });
    await edit(page).click();
    await periodRow(page, 'Periodo 4').getByLabel('Fecha final').fill('2026-11-25');
    const second = { id: 2, name: 'Periodo 2', startDate: '2026-04-13 00:00:00', endDate: '2026-06-25 23:59:59' };
    expect(await callDirectly(page, { method: 'POST', url: `${host.apiUrl}/api/period`, body: [second] })).toBe(200);
    await askDirectly(page, { method: 'DELETE', url: `${host.apiUrl}/api/period/3` });
    await page.getByRole('button', { name: 'Guardar' }).click();
    await acceptSaved(page);
    const sent = (await app.control.calls(SAVE)).at(-1)?.body as { id: number; endDate: string }[];
    expect(sent.map(({ id, endDate }) => [id, endDate.slice(0, 10)])).toEqual([
      [1, '2026-04-12'],
      [2, '2026-06-25'],
      [4, '2026-11-25'],
    ]);
    await expect(endOf(page, 'Periodo 2')).toHaveText('25/06/2026');
  },
);

test(
  'what was typed in a period that is gone by then is refused, not passed over; the rest goes with the next press',
  { tag: ['@PERI-24', '@PERI-29'] },
  async ({ page, app, host }) => {
    await app.signIn('coordinadora', { at: GENERAL });
    await edit(page).click();
    await periodRow(page, 'Periodo 3').getByLabel('Fecha final').fill('2026-09-10');
    await periodRow(page, 'Periodo 4').getByLabel('Fecha final').fill('2026-11-25');
    await askDirectly(page, { method: 'DELETE', url: `${host.apiUrl}/api/period/3` });
    app.watch.allow(/404/);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(page.getByRole('group', { name: /^Periodo \d$/ })).toHaveCount(3);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await acceptSaved(page);
    await expect(endOf(page, 'Periodo 4')).toHaveText('25/11/2026');
  },
);

test(
  'days that clash with what another person stored meanwhile show that period as it is stored',
  { tag: ['@PERI-24'] },
  async ({ page, app, host }) => {
    await app.signIn('coordinadora', { at: GENERAL });
    await edit(page).click();
    await periodRow(page, 'Periodo 3').getByLabel('Fecha inicial').fill('2026-06-22');
    const second = { id: 2, name: 'Periodo 2', startDate: '2026-04-13 00:00:00', endDate: '2026-06-30 23:59:59' };
    expect(await callDirectly(page, { method: 'POST', url: `${host.apiUrl}/api/period`, body: [second] })).toBe(200);
    app.watch.allow(/422/);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await acceptFailure(page, 'Error en el intervalo de fechas existentes');
    await expect(periodRow(page, 'Periodo 2').getByLabel('Fecha final')).toHaveValue('2026-06-30');
    await expect(periodRow(page, 'Periodo 3').getByLabel('Fecha inicial')).toHaveValue('2026-06-22');
    await periodRow(page, 'Periodo 3').getByLabel('Fecha inicial').fill('2026-07-06');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await acceptSaved(page);
    await expect(endOf(page, 'Periodo 2')).toHaveText('30/06/2026');
  },
);

test(
  'a period that is deleted while they are edited leaves no draft that nobody typed',
  { tag: ['@SAFE-03:editedPeriods', '@PERI-29'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: GENERAL });
    await edit(page).click();
    await periodRow(page, 'Periodo 4').getByRole('button', { name: 'Eliminar' }).click();
    await dialogOf(page, 'Eliminar Periodo').getByRole('button', { name: 'Aceptar' }).click();
    await expect(page.getByRole('group', { name: /^Periodo \d$/ })).toHaveCount(3);
    await page.reload();
    await edit(page).click();
    await expect(page.getByRole('group', { name: /^Periodo \d$/ })).toHaveCount(3);
    await expect(page.getByText(RECOVERED)).toHaveCount(0);
    // The control: what is typed is one.
    await periodRow(page, 'Periodo 3').getByLabel('Fecha final').fill('2026-08-20');
    await page.reload();
    await edit(page).click();
    await expect(page.getByText(RECOVERED)).toBeVisible();
  },
);

test('with the last period the edit ends', { tag: ['@PERI-05', '@PERI-29'] }, async ({ page, app }) => {
  await app.signIn('colegio-vacio', { at: GENERAL });
  await add(page).click();
  await fillPeriod(periodRow(page, 'Periodo nuevo 1'), 'Periodo 1', '2026-02-01', '2026-03-01');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await acceptSaved(page);
  await edit(page).click();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await dialogOf(page, 'Eliminar Periodo').getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText('Aún no se han creado periodos.')).toBeVisible();
  await expect(add(page)).toBeEnabled();
});
