/** An achievement is edited or deleted. */
import {
  acceptFailure,
  acceptSaved,
  buttonOf,
  dialogOf,
  expectNoDialog,
  expectNoMessage,
  expectSaved,
  expectScreen,
  goWithin,
  pressTwice,
} from '@e2e/support/screens';
import { achievements } from '@fixtures/learning';
import { askDirectly, callDirectly } from '@e2e/support/direct-call';
import { expectRecords, rowOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import {
  AS_TEXT,
  EDIT_ADDRESS,
  FILTERED,
  LIST,
  PLACE,
  QUERY,
  REMOVE,
  SAVE,
  achievement,
  answering,
  asked,
  configured,
  descriptionOf,
  periodOf,
  roomOf,
  saveOf,
  sent,
  subjectOf,
  titleOf,
} from './learning';

const REQUIRED = 'Este campo es requerido.';
const QUESTION = 'Eliminar Indicador';
const AT = `/dashboard/learning/41${QUERY}`;
const ONE = answering(achievement(41, 'Restar'));

test(
  'the achievement stands in its form, its place and levels fixed; a reload shows it again',
  {
    tag: ['@LEAR-43', '@LEAR-44', '@LEAR-46:read', '@LEAR-46:reload', '@LEAR-47:levels', '@LEAR-47:place'],
  },
  async ({ page, app }) => {
    const odd = achievement(41, 'Restar', {
      valorizations: [
        { id: 2, name: 'Siempre', description: 'Resta siempre', initialValue: 3, endValue: 5 },
        { id: 1, name: 'Nunca', description: 'No resta', initialValue: 1, endValue: 2.9 },
      ],
    });
    await app.signIn('directora', { at: AT, faults: [answering(achievement(7, 'Sumar'), odd)] });
    await expect(page.getByRole('heading', { level: 1, name: 'Editar indicadores y logros a evaluar' })).toBeVisible();
    await expect(titleOf(page)).toHaveValue('Restar');
    expect(await asked(app)).toContainEqual(AS_TEXT);
    for (const [select, name] of [
      [periodOf(page), 'Periodo 2'],
      [roomOf(page), 'Sexto A'],
      [subjectOf(page), 'Matemáticas'],
    ] as const) {
      await expect(select).toBeDisabled();
      await expect(select.getByRole('option', { selected: true })).toHaveText(name);
    }
    const fields = page.getByRole('textbox', { name: /^Descripción de/ });
    await expect(fields).toHaveCount(2);
    await expect(fields.first()).toHaveAccessibleName(/^Descripción de Nunca/);
    await expect(fields.first()).toHaveValue('No resta');
    for (const range of ['1 - 2.9', '3 - 5']) await expect(page.getByText(range, { exact: true })).toBeVisible();
    for (const name of ['Eliminar', 'Atrás', 'Guardar']) await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await app.checkA11y();
    await page.reload();
    await expect(titleOf(page)).toHaveValue('Restar');
  },
);

test('in a school without valuation no range shows', { tag: ['@LEAR-47:noRange'] }, async ({ page, app }) => {
  await app.signIn('directo', { at: LIST });
  await page.getByLabel('Periodo').selectOption({ index: 1 });
  await page.getByLabel('Curso').selectOption({ index: 1 });
  await page.getByLabel('Asignatura').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await page.getByRole('button', { name: 'Editar' }).first().click();
  await expect(page.getByRole('textbox', { name: /^Descripción de/ }).first()).toBeVisible();
  await expect(page.getByText(/^\d(\.\d+)? - \d(\.\d+)?$/)).toHaveCount(0);
});

test("a preschool room follows its own configuration, not the others'", { tag: ['@LEAR-47:noRange'] }, async ({ page, app }) => {
  await app.signIn('preescolar', {
    at: '/dashboard/learning/30001?subjectId=24&periodId=2&roomId=3',
    faults: [configured({ preschool: false, primary: true })],
  });
  await expect(page.getByRole('textbox', { name: /^Descripción de/ }).first()).toBeVisible();
  await expect(page.getByText(/^\d(\.\d+)? - \d(\.\d+)?$/)).toHaveCount(0);
  await app.control.fault(configured({ preschool: true, primary: false }));
  await page.reload();
  await expect(page.getByText('1 - 2.5', { exact: true })).toBeVisible();
});

for (const [name, at] of [
  ['withoutPlace', '/dashboard/learning/41'],
  ['unknown', `/dashboard/learning/40${QUERY}`],
  ['noNumber', `/dashboard/learning/nada${QUERY}`],
] as const)
  test(`an address that names no achievement leads to the list: ${name}`, { tag: [`@LEAR-46:${name}`] }, async ({ page, app }) => {
    await app.signIn('directora', { at, faults: [ONE] });
    await expectScreen(page, LIST);
    await expectNoDialog(page);
  });

test('an Admin is refused the screen', { tag: ['@LEAR-45'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: AT });
  await expectScreen(page, '/unauthorized');
});

test(
  'an empty title or description has its message, and nothing is sent',
  { tag: ['@LEAR-48:title', '@LEAR-48:description', '@SHAR-16:editedAchievement'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: AT, faults: [ONE] });
    await titleOf(page).fill(' ');
    await descriptionOf(page, 'Alto').fill('');
    await saveOf(page).click();
    await expect(titleOf(page)).toHaveAccessibleDescription(REQUIRED);
    await expect(descriptionOf(page, 'Alto')).toHaveAccessibleDescription(REQUIRED);
    expect(await sent(app)).toEqual([]);
  },
);

test(
  'an edit sends id, title as typed and descriptions, and leads back to the list',
  { tag: ['@LEAR-49', '@LEAR-50', '@SHAR-10:editedAchievement', '@wire', '@API-037:ok'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: FILTERED });
    await expectRecords(page);
    const name = (await page.getByRole('rowheader').first().innerText()).trim();
    await rowOf(page, name).getByRole('button', { name: 'Editar' }).click();
    await expect(titleOf(page)).toHaveValue(name);
    await titleOf(page).fill('  RESTAR Números ');
    await descriptionOf(page, 'Bajo').fill(' Le cuesta ');
    await descriptionOf(page, 'Superior').fill('Resta de memoria');
    await pressTwice(app, SAVE, saveOf(page));
    await expectSaved(page);
    await acceptSaved(page);
    await expectScreen(page, LIST);
    await expect(rowOf(page, 'RESTAR Números')).toContainText('Le cuesta');
    await expect(rowOf(page, name)).toHaveCount(0);
    const [body, ...others] = (await sent(app)) as { id: number; title: string; valorizations: { name: string; description: string }[] }[];
    expect(others).toEqual([]);
    expect(body).toMatchObject({ ...PLACE, title: 'RESTAR Números' });
    expect(typeof body?.id).toBe('number');
    expect(body?.valorizations.map((level) => level.name)).toEqual(['Bajo', 'Básico', 'Alto', 'Superior']);
    expect(body?.valorizations[0]?.description).toBe('Le cuesta');
    expect(body?.valorizations[3]?.description).toBe('Resta de memoria');
  },
);

test("a save that fails shows the server's message, and the form stays", { tag: ['@LEAR-57', '@LEAR-42:edit'] }, async ({ page, app }) => {
  const refusal = { method: 'POST', path: '/api/learning/indicator', kind: 'status', status: 409, message: 'Hoy no se guarda.' } as const;
  await app.signIn('directora', { at: AT, faults: [ONE, refusal] });
  await titleOf(page).fill('Multiplicar');
  await saveOf(page).click();
  await acceptFailure(page, 'Hoy no se guarda.');
  await expect(titleOf(page)).toHaveValue('Multiplicar');
  await expectScreen(page, '/dashboard/learning/41');
});

test(
  'a deletion asks first and names the achievement; then it is gone, with its activities',
  {
    tag: [
      '@LEAR-52',
      '@LEAR-53:question',
      '@LEAR-53:gone',
      '@SHAR-12:achievement',
      '@SHAR-13:achievement',
      '@SHAR-23:achievement',
      '@wire',
      '@API-038:ok',
    ],
  },
  async ({ page, app }) => {
    // One without marks: it is made here.
    await app.signIn('directora', { at: `/dashboard/learning/create` });
    await page.getByLabel('Periodo').selectOption('Periodo 3');
    await roomOf(page).selectOption('Sexto A');
    await subjectOf(page).selectOption('Matemáticas');
    await titleOf(page).fill('Estimar');
    await saveOf(page).click();
    await acceptSaved(page);
    await expectScreen(page, LIST);
    await page.getByLabel('Periodo').selectOption('Periodo 3');
    await roomOf(page).selectOption('Sexto A');
    await subjectOf(page).selectOption('Matemáticas');
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await rowOf(page, 'Estimar').getByRole('button', { name: 'Editar' }).click();
    await page.getByRole('button', { name: 'Eliminar' }).click();
    const dialog = dialogOf(page, QUESTION);
    await expect(dialog).toContainText('¿Estás seguro que deseas eliminar este indicador?');
    await expect(dialog).toContainText('Estimar');
    await buttonOf(page, QUESTION, 'Cancelar').click();
    await expectNoDialog(page);
    expect(await app.control.calls(REMOVE)).toEqual([]);
    await page.getByRole('button', { name: 'Eliminar' }).click();
    await pressTwice(app, REMOVE, buttonOf(page, QUESTION, 'Aceptar'));
    await expectNoMessage(page, QUESTION);
    await expectScreen(page, LIST);
    await expect(page.getByText('No hay logros para los filtros seleccionados.')).toBeVisible();
    await expect(rowOf(page, 'Estimar')).toHaveCount(0);
    expect(await app.control.calls(REMOVE)).toHaveLength(1);
  },
);

test(
  'an achievement with marks stays, and the screen says why',
  { tag: ['@LEAR-54:marks', '@LEAR-55', '@wire', '@API-038:withStudentAcademicRecord'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: FILTERED });
    await page.getByRole('button', { name: 'Editar' }).first().click();
    await page.getByRole('button', { name: 'Eliminar' }).click();
    await buttonOf(page, QUESTION, 'Aceptar').click();
    await acceptFailure(page, 'No se puede eliminar un logro con calificaciones.');
    await expect(saveOf(page)).toBeVisible();
    await page.getByRole('button', { name: 'Atrás' }).click();
    await expectRecords(page);
  },
);

for (const [status, text] of [
  ...[402, 409, 422, 502].map((code) => [code, 'No se puede eliminar un logro con calificaciones.'] as const),
  ...[400, 403, 404, 405, 500, 505].map((code) => [code, 'Ha ocurrido un error inesperado'] as const),
])
  test(
    `a deletion that fails with ${status} shows ${text}`,
    { tag: [text.startsWith('No') ? '@LEAR-54:other' : `@LEAR-56:${status}`] },
    async ({ page, app }) => {
      const refusal = { method: 'DELETE', path: '/api/learning/indicator/41', kind: 'status', status, message: 'Del servidor.' } as const;
      await app.signIn('directora', { at: AT, faults: [ONE, refusal] });
      await page.getByRole('button', { name: 'Eliminar' }).click();
      await buttonOf(page, QUESTION, 'Aceptar').click();
      await acceptFailure(page, text);
      await expect(titleOf(page)).toHaveValue('Restar');
    },
  );

test('a deletion takes the activities of the achievement along', { tag: ['@LEAR-58'] }, async ({ page, app, host }) => {
  await app.signIn('directora', { at: LIST });
  const ask = (method: string, path: string, body?: unknown) => askDirectly(page, { method, url: `${host.apiUrl}${path}`, body });
  const valorizations = [{ name: 'Bajo', description: 'Le cuesta', initialValue: 1, endValue: 5 }];
  const { answer } = await ask('POST', '/api/learning/indicator', { id: null, title: 'Estimar', ...PLACE, valorizations });
  const { id } = (answer as { indicator: { id: number } }).indicator;
  const activity = { id: null, indicatorId: id, ...PLACE, type: 'QUIZ', title: 'Quiz', weighted: 20, description: '' };
  const made = await ask('POST', '/api/learning/activity', activity);
  const own = (made.answer as { activity: { id: number } }).activity.id;
  await goWithin(page, `/dashboard/learning/${id}${QUERY}`);
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await buttonOf(page, QUESTION, 'Aceptar').click();
  await expectScreen(page, LIST);
  expect((await ask('DELETE', `/api/learning/activity/${own}`)).status).toBe(404);
});

test(
  'without a school year nothing is saved or deleted',
  { tag: ['@LEAR-42:noYear', '@wire', '@API-037:schoolYearMissing', '@API-038:schoolYearMissing'] },
  async ({ page, app, host }) => {
    await app.signIn('directora', { at: FILTERED });
    await expectRecords(page);
    await page.evaluate(() => localStorage.removeItem('schoolYearId'));
    const ask = (method: string, path: string, body?: unknown) => askDirectly(page, { method, url: `${host.apiUrl}${path}`, body });
    const valorizations = [{ name: 'Bajo', description: 'Le cuesta', initialValue: 1, endValue: 5 }];
    expect((await ask('POST', '/api/learning/indicator', { id: null, title: 'Estimar', ...PLACE, valorizations })).status).toBe(409);
    expect((await ask('DELETE', '/api/learning/indicator/90001')).status).toBe(409);
  },
);

test(
  'somebody else changes the achievement meanwhile: both show before it is written over',
  { tag: ['@SAFE-33:achievement'] },
  async ({ page, app, host }) => {
    await app.signIn('directora', { at: EDIT_ADDRESS });
    await titleOf(page).fill('Mi título');
    const list = await askDirectly(page, { method: 'GET', url: `${host.apiUrl}/api/learning/indicator${QUERY}` });
    const { indicators } = list.answer as { indicators: { id: number; title: string; valorizations: object[] }[] };
    const stored = indicators.find(({ id }) => id === achievements.decimals.id);
    const valorizations = stored?.valorizations.map((level) => ({ ...level, description: 'De otra ventana' }));
    const url = `${host.apiUrl}/api/learning/indicator`;
    expect(await callDirectly(page, { method: 'POST', url, body: { ...stored, title: 'Su título', valorizations } })).toBe(200);
    await saveOf(page).click();
    await expect(page.getByText('Este registro cambió mientras lo editabas.')).toBeVisible();
    await expect(titleOf(page)).toHaveValue('Mi título');
    expect(await sent(app)).toHaveLength(1);
    await page.getByRole('button', { name: 'Ver los cambios' }).click();
    const told = page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') });
    await expect(told.filter({ hasText: 'Su título' }).getByRole('cell')).toHaveText(['Su título', 'Mi título']);
    await expect(told.getByRole('rowheader')).toHaveText(['Logro', 'Bajo', 'Básico', 'Alto', 'Superior']);
    await page.getByRole('button', { name: 'Guardar de todos modos' }).click();
    await expectSaved(page);
    expect((await sent(app)).at(-1)).toMatchObject({ title: 'Mi título' });
  },
);
