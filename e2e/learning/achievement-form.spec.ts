/** A new achievement. */
import { askDirectly, callDirectly } from '@e2e/support/direct-call';
import { ODD } from '@e2e/support/odd-text';
import {
  RECOVERED,
  acceptFailure,
  acceptSaved,
  buttonOf,
  dialogOf,
  expectNoDialog,
  expectSaved,
  expectScreen,
  pressTwice,
} from '@e2e/support/screens';
import { rowOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import {
  FORM,
  LIST,
  MISSING,
  PLACE,
  SAVE,
  choosePlace,
  configured,
  descriptionOf,
  newButton,
  periodOf,
  roomOf,
  saveOf,
  sent,
  subjectOf,
  titleOf,
} from './learning';

const REQUIRED = 'Este campo es requerido.';
const TITLE_REQUIRED = 'El nombre del logro es requerido';
const LEVELS = ['Bajo', 'Básico', 'Alto', 'Superior'];

test(
  'the form has period, room, subject and title; its levels come with the room',
  {
    tag: [
      '@LEAR-18',
      '@LEAR-24',
      '@LEAR-26:fields',
      '@LEAR-26:noLevels',
      '@LEAR-27:other',
      '@LEAR-28:range',
      '@LEAR-28:order',
      '@LEAR-28:base',
      '@SHAR-24:achievement',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('directora', { at: FORM });
    await expect(page.getByRole('heading', { level: 1, name: 'Nuevos indicadores y logros a evaluar' })).toBeVisible();
    await expect(newButton(page)).toBeDisabled();
    for (const select of [periodOf(page), roomOf(page), subjectOf(page)]) await expect(select).toHaveValue('');
    for (const name of ['Autocompletar', 'Atrás', 'Guardar']) await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(1);
    await roomOf(page).selectOption('Sexto A');
    await expect(page.getByRole('textbox', { name: /^Descripción de/ })).toHaveCount(4);
    for (const [index, name] of LEVELS.entries())
      await expect(page.getByRole('textbox', { name: /^Descripción de/ }).nth(index)).toHaveAccessibleName(
        new RegExp(`^Descripción de ${name}`),
      );
    for (const range of ['1 - 2.9', '3 - 3.5', '3.6 - 4', '4.1 - 5']) await expect(page.getByText(range, { exact: true })).toBeVisible();
    await expect(descriptionOf(page, 'Bajo')).toHaveValue('Aún presenta dificultades al');
    await app.checkA11y();
  },
);

test(
  'a preschool room brings the levels of its own configuration, and another room takes them away',
  { tag: ['@LEAR-27:preschool', '@LEAR-26:otherRoom'] },
  async ({ page, app }) => {
    await app.signIn('preescolar', { at: FORM });
    await roomOf(page).selectOption('Transición A');
    await expect(page.getByRole('textbox', { name: /^Descripción de/ })).toHaveCount(2);
    for (const range of ['1 - 2.5', '2.6 - 5']) await expect(page.getByText(range, { exact: true })).toBeVisible();
    await roomOf(page).selectOption('Elige un curso');
    await expect(page.getByRole('textbox', { name: /^Descripción de/ })).toHaveCount(0);
  },
);

test('what was written stays with a room of the same levels', { tag: ['@LEAR-26:otherRoom'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: FORM });
  await roomOf(page).selectOption('Sexto A');
  await descriptionOf(page, 'Bajo').fill('Le cuesta comparar');
  await roomOf(page).selectOption('Séptimo A');
  await expect(descriptionOf(page, 'Bajo')).toHaveValue('Le cuesta comparar');
});

test('what was written is kept while no room is chosen', { tag: ['@LEAR-26:otherRoom', '@LEAR-26:noLevels'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: FORM });
  await roomOf(page).selectOption('Sexto A');
  await titleOf(page).fill('Comparar');
  await descriptionOf(page, 'Bajo').fill('Le cuesta comparar');
  await roomOf(page).selectOption('Elige un curso');
  await expect(page.getByRole('textbox', { name: /^Descripción de/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Así se leerá en el boletín' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Autocompletar' })).toBeDisabled();
  await roomOf(page).selectOption('Sexto A');
  await expect(descriptionOf(page, 'Bajo')).toHaveValue('Le cuesta comparar');
});

test('without valuation there is no range, and equal steps are sent', { tag: ['@LEAR-29', '@EVAL-51'] }, async ({ page, app }) => {
  await app.signIn('directo', { at: FORM });
  await periodOf(page).selectOption({ index: 1 });
  await roomOf(page).selectOption({ index: 1 });
  await subjectOf(page).selectOption({ index: 1 });
  await expect(page.getByRole('textbox', { name: /^Descripción de/ }).first()).toBeVisible();
  await expect(page.getByText(/^\d(\.\d+)? - \d(\.\d+)?$/)).toHaveCount(0);
  await titleOf(page).fill('Comparar');
  await saveOf(page).click();
  await expectSaved(page);
  const [body] = (await sent(app)) as { valorizations: { initialValue: number; endValue: number }[] }[];
  const ends = body?.valorizations.map(({ endValue }) => endValue) ?? [];
  const count = ends.length;
  expect(ends).toEqual(Array.from({ length: count }, (_, index) => Math.round(((index + 1) * 500) / count) / 100));
  expect(body?.valorizations.map(({ initialValue }) => initialValue)).toEqual([0, ...ends.slice(0, -1)]);
});

test(
  'the levels go from the lowest, whatever the order of the configuration; a preschool room follows its own',
  { tag: ['@LEAR-28:order', '@LEAR-29'] },
  async ({ page, app }) => {
    await app.signIn('preescolar', { at: FORM, faults: [configured({ preschool: true, primary: false })] });
    await roomOf(page).selectOption('Transición A');
    const fields = page.getByRole('textbox', { name: /^Descripción de/ });
    await expect(fields).toHaveCount(3);
    for (const [index, name] of ['Nunca', 'A veces', 'Siempre'].entries()) await expect(fields.nth(index)).toHaveValue(name);
    await expect(page.getByText('2 - 3.9', { exact: true })).toBeVisible();
    await app.control.fault(configured({ preschool: false, primary: true }));
    await page.reload();
    await roomOf(page).selectOption('Transición A');
    await expect(fields).toHaveCount(3);
    await expect(page.getByText(/^\d(\.\d+)? - \d(\.\d+)?$/)).toHaveCount(0);
  },
);

test(
  'a room without a configuration says so, and nothing can be saved',
  { tag: ['@LEAR-30', '@LEAR-19:create'] },
  async ({ page, app }) => {
    await app.signIn('directora', {
      at: FORM,
      faults: [{ method: 'GET', path: '/api/learning/valorization', kind: 'answer', body: { preschool: null, primary: null } }],
    });
    await expect(page.getByText(MISSING)).toBeVisible();
    await expect(saveOf(page)).toBeEnabled();
    await roomOf(page).selectOption('Sexto A');
    await expect(saveOf(page)).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Importar logros' })).toBeDisabled();
    await expect(page.getByText(MISSING)).toHaveCount(1);

    // Of the room's kind alone.
    const { body, ...answer } = configured({ preschool: true, primary: true });
    await app.control.fault({ ...answer, body: { ...(body as object), primary: null } });
    await page.reload();
    await expect(roomOf(page).getByRole('option', { selected: true })).toHaveText('Sexto A');
    await expect(saveOf(page)).toBeDisabled();
    await expect(page.getByText(MISSING)).toHaveCount(1);
    await roomOf(page).selectOption('');
    await expect(page.getByText(MISSING)).toHaveCount(0);
  },
);

test(
  'each empty field has its message, and nothing is sent',
  {
    tag: [
      '@LEAR-31',
      '@LEAR-32:period',
      '@LEAR-32:subject',
      '@LEAR-33',
      '@LEAR-34',
      '@LEAR-35:title',
      '@LEAR-35:description',
      '@SHAR-16:achievement',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('directora', { at: FORM });
    await saveOf(page).click();
    for (const select of [periodOf(page), roomOf(page), subjectOf(page)]) await expect(select).toHaveAccessibleDescription(REQUIRED);
    await expect(titleOf(page)).toHaveAccessibleDescription(new RegExp(`^${TITLE_REQUIRED}`));
    await expect(periodOf(page)).toBeFocused();
    await choosePlace(page);
    await titleOf(page).fill('   ');
    await descriptionOf(page, 'Básico').fill('  ');
    await saveOf(page).click();
    await expect(titleOf(page)).toHaveAccessibleDescription(new RegExp(`^${TITLE_REQUIRED}`));
    await expect(descriptionOf(page, 'Básico')).toHaveAccessibleDescription(REQUIRED);
    await titleOf(page).fill('Sumar');
    await saveOf(page).click();
    await expect(descriptionOf(page, 'Básico')).toBeFocused();
    await expect(titleOf(page)).not.toHaveAccessibleDescription(new RegExp(TITLE_REQUIRED));
    expect(await sent(app)).toEqual([]);
  },
);

test(
  "'Autocompletar' appends the title in lower case, and once",
  { tag: ['@LEAR-36', '@LEAR-37:blank', '@LEAR-37:again'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: FORM });
    const button = page.getByRole('button', { name: 'Autocompletar' });
    await choosePlace(page);
    await expect(button).toBeDisabled();
    await titleOf(page).fill('   ');
    await expect(button).toBeDisabled();
    await descriptionOf(page, 'Bajo').fill('Se le dificulta');
    await titleOf(page).fill('Sumar Números');
    await button.click();
    await expect(descriptionOf(page, 'Bajo')).toHaveValue('Se le dificulta sumar números');
    await expect(descriptionOf(page, 'Superior')).toHaveValue(/ sumar números$/);
    await button.click();
    await expect(descriptionOf(page, 'Bajo')).toHaveValue('Se le dificulta sumar números');
    await titleOf(page).fill('Restar');
    await button.click();
    await expect(descriptionOf(page, 'Bajo')).toHaveValue('Se le dificulta restar');
    await expect(page.getByRole('region', { name: 'Así se leerá en el boletín' })).toContainText('Se le dificulta restar');
  },
);

test(
  'an achievement is created once, told, and shown in the list',
  {
    tag: [
      '@LEAR-35:trimmed',
      '@LEAR-38:form',
      '@LEAR-39',
      '@LEAR-40',
      '@LEAR-41:accepted',
      '@SHAR-10:achievement',
      '@SHAR-26:achievement',
      '@API-037:ok',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('directora', { at: LIST });
    await choosePlace(page);
    await page.getByRole('button', { name: 'Filtrar' }).click();
    await newButton(page).click();
    await choosePlace(page);
    await titleOf(page).fill('  SUMAR Números ');
    for (const name of LEVELS) await descriptionOf(page, name).fill(` ${name} al sumar `);
    await pressTwice(app, SAVE, saveOf(page));
    await expectSaved(page);
    await acceptSaved(page);
    await expectScreen(page, LIST);
    await expect(page.getByText('Agregado: Sumar números')).toBeAttached();
    await expect(rowOf(page, 'Sumar números')).toContainText('Superior al sumar');
    expect(await sent(app)).toEqual([
      {
        id: null,
        title: 'Sumar números',
        periodId: 2,
        roomId: 9,
        subjectId: 16,
        valorizations: [
          { name: 'Bajo', description: 'Bajo al sumar', initialValue: 1, endValue: 2.9 },
          { name: 'Básico', description: 'Básico al sumar', initialValue: 3, endValue: 3.5 },
          { name: 'Alto', description: 'Alto al sumar', initialValue: 3.6, endValue: 4 },
          { name: 'Superior', description: 'Superior al sumar', initialValue: 4.1, endValue: 5 },
        ],
      },
    ]);
  },
);

test(
  'an achievement that was stored without an answer is asked about before it is sent again',
  { tag: ['@SAFE-23:achievement'] },
  async ({ page, app }) => {
    await app.signIn('directora', {
      at: FORM,
      faults: [{ method: 'POST', path: '/api/learning/indicator', kind: 'network', stored: true, times: 1 }],
    });
    await choosePlace(page);
    await titleOf(page).fill('Sumar');
    await saveOf(page).click();
    await expect(dialogOf(page, 'Atención')).toContainText('Es posible que sí se haya guardado. Revisa antes de repetir.');
    await acceptFailure(page, 'No response from server');
    await saveOf(page).click();
    await expect(dialogOf(page, 'Revisa antes de repetir')).toContainText('Ya existe uno igual');
    await buttonOf(page, 'Revisa antes de repetir', 'No repetir').click();
    await acceptSaved(page);
    await expectScreen(page, LIST);
    expect(await sent(app)).toHaveLength(1);
  },
);

test('the list opens also when the message closes by itself', { tag: ['@LEAR-41:byItself'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: FORM });
  await choosePlace(page);
  await titleOf(page).fill('Sumar');
  await saveOf(page).click();
  await expectSaved(page);
  await page.clock.fastForward('00:05');
  await expectScreen(page, LIST);
  await expectNoDialog(page);
});

test(
  'a failure keeps the form as it was filled in; a reload and «Atrás» keep it too',
  { tag: ['@LEAR-42', '@LEAR-51:create', '@SAFE-03:achievement', '@SAFE-04:achievement'] },
  async ({ page, app }) => {
    await app.signIn('directora', {
      at: FORM,
      faults: [{ method: 'POST', path: '/api/learning/indicator', kind: 'status', status: 500, times: 1 }],
    });
    await choosePlace(page);
    await titleOf(page).fill('Sumar');
    await descriptionOf(page, 'Bajo').fill('Le cuesta');
    await saveOf(page).click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    const expectTyped = async () => {
      await expect(titleOf(page)).toHaveValue('Sumar');
      await expect(descriptionOf(page, 'Bajo')).toHaveValue('Le cuesta');
      await expect(subjectOf(page).getByRole('option', { selected: true })).toHaveText('Matemáticas');
    };
    await expectTyped();
    await page.reload();
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await expectTyped();
    await page.getByRole('button', { name: 'Atrás' }).click();
    await expectScreen(page, LIST);
    expect(await sent(app)).toHaveLength(1);
    await newButton(page).click();
    await expectTyped();
    await saveOf(page).click();
    await expectSaved(page);
    await acceptSaved(page);
    await newButton(page).click();
    await expect(titleOf(page)).toHaveValue('');
  },
);

test(
  'a draft of before the school changed its levels comes back with the present ones',
  { tag: ['@LEAR-27', '@LEAR-28', '@SAFE-03:achievement'] },
  async ({ page, app, host }) => {
    await app.signIn('directora', { at: FORM });
    await choosePlace(page);
    await titleOf(page).fill('Sumar');
    await descriptionOf(page, 'Bajo').fill('Le cuesta');
    await descriptionOf(page, 'Superior').fill('Sobresale');
    const { answer } = await askDirectly(page, { method: 'GET', url: `${host.apiUrl}/api/learning/valorization` });
    const { preschool, primary } = answer as Record<'preschool' | 'primary', { items: { name: string; endValue: number }[] }>;
    const [lowest] = primary.items.toSorted((one, other) => one.endValue - other.endValue);
    const items = primary.items.map((item) => (item === lowest ? { ...item, endValue: item.endValue - 1 } : item));
    const renamed = items.map((item) => (item.name === 'Superior' ? { ...item, name: 'Excelente', description: 'Supera' } : item));
    const body = { preschool, primary: { ...primary, items: renamed } };
    await app.control.fault({ method: 'GET', path: '/api/learning/valorization', kind: 'answer', body });
    await page.reload();
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await expect(descriptionOf(page, 'Excelente')).toHaveValue('Supera');
    await expect(descriptionOf(page, 'Superior')).toHaveCount(0);
    await expect(descriptionOf(page, 'Bajo')).toHaveValue('Le cuesta');
    await saveOf(page).click();
    await expectSaved(page);
    expect((await sent(app))[0]).toMatchObject({
      valorizations: [{ name: 'Bajo', description: 'Le cuesta', endValue: (lowest?.endValue ?? 0) - 1 }, {}, {}, { name: 'Excelente' }],
    });
  },
);

test('an Admin is refused the form, and the server the call', { tag: ['@LEAR-25', '@LEAR-59'] }, async ({ page, app, host }) => {
  await app.signIn('coordinadora', { at: FORM });
  await expectScreen(page, '/unauthorized');
  const ask = (method: string, path: string, body?: unknown) => callDirectly(page, { method, url: `${host.apiUrl}${path}`, body });
  const valorizations = [{ name: 'Bajo', description: 'Le cuesta', initialValue: 1, endValue: 5 }];
  for (const id of [null, 90001])
    expect(await ask('POST', '/api/learning/indicator', { id, title: 'Estimar', ...PLACE, valorizations })).toBe(403);
  expect(await ask('DELETE', '/api/learning/indicator/90001')).toBe(403);
});

test('odd texts are sent whole at 390 px', { tag: ['@SAFE-16:achievement', '@SAFE-20'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: FORM });
  await page.setViewportSize({ width: 390, height: 844 });
  await choosePlace(page);
  await titleOf(page).fill('Sumar');
  for (const [index, text] of ODD.slice(0, 4).entries()) await descriptionOf(page, LEVELS[index] ?? '').fill(text);
  await saveOf(page).click();
  await expectSaved(page);
  const [body] = (await sent(app)) as { valorizations: { description: string }[] }[];
  expect(body?.valorizations.map(({ description }) => description)).toEqual(ODD.slice(0, 4).map((text) => text.trim()));
});
