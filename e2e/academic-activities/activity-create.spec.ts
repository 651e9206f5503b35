/** A new activity, and what its weight may be. */
import { expectShownFor } from '@e2e/support/clock';
import {
  RECOVERED,
  acceptFailure,
  acceptSaved,
  buttonOf,
  dialogOf,
  expectNoDialog,
  expectSaved,
  leave,
  pressTwice,
} from '@e2e/support/screens';
import { expectRecords, rowNames, rowOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import {
  ADD,
  ASK,
  EXCEEDED,
  FULL,
  PARTLY,
  REQUIRED,
  SAVE,
  SCREEN,
  TOO_MUCH,
  activity,
  addButton,
  answering,
  at,
  charts,
  choosePlace,
  chosenIn,
  complete,
  decimals,
  descriptionIn,
  filter,
  filterOf,
  offered,
  openNew,
  proportionality,
  saveIn,
  selectIn,
  sent,
  titleIn,
  weightIn,
} from './academic-activities';

const MAYBE = 'Es posible que sí se haya guardado. Revisa antes de repetir.';

test(
  'a new activity starts with what the filters have chosen, applied or not, and with what remains',
  { tag: ['@ACTV-11', '@ACTV-17:add', '@ACTV-17:filters', '@ACTV-23', '@SHAR-24:academicActivity'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: SCREEN });
    await expect(chosenIn(filterOf(page, 'Periodo'))).toHaveText('Periodo 2');
    await openNew(page);
    await expect(chosenIn(selectIn(page, ADD, 'Periodo'))).toHaveText('Periodo 2');
    for (const name of ['Curso', 'Asignatura', 'Logro', 'Tipo']) await expect(selectIn(page, ADD, name)).toHaveValue('');
    for (const field of [weightIn(page), titleIn(page)]) await expect(field).toHaveValue('');
    await expect.poll(() => offered(selectIn(page, ADD, 'Curso'))).toEqual(['Elige un curso', 'Sexto A', 'Sexto B', 'Séptimo A']);
    await expect(descriptionIn(page)).toBeVisible();
    await buttonOf(page, ADD, 'Cancelar').click();
    await expectNoDialog(page);
    await choosePlace(page);
    await filterOf(page, 'Logro').selectOption(proportionality.title);
    await openNew(page);
    for (const [name, value] of [
      ['Periodo', 'Periodo 2'],
      ['Curso', 'Sexto A'],
      ['Asignatura', 'Matemáticas'],
      ['Logro', proportionality.title],
    ] as const)
      await expect(chosenIn(selectIn(page, ADD, name))).toHaveText(value);
    await expect(weightIn(page)).toHaveValue('30');
    // What the dialog waited for is not asked for again by its form.
    expect(await app.control.calls(ASK)).toHaveLength(1);
    // Another achievement brings another rest, and another place none.
    await selectIn(page, ADD, 'Logro').selectOption(charts.title);
    await expect(weightIn(page)).toHaveValue('100');
    await selectIn(page, ADD, 'Logro').selectOption(proportionality.title);
    await expect(weightIn(page)).toHaveValue('30');
    await selectIn(page, ADD, 'Asignatura').selectOption('Geometría');
    await expect(selectIn(page, ADD, 'Logro')).toHaveValue('');
    await expect(weightIn(page)).toHaveValue('');
    await selectIn(page, ADD, 'Asignatura').selectOption('Elige una asignatura');
    await expect(selectIn(page, ADD, 'Logro')).toBeDisabled();
    await app.checkA11y();
  },
);

test(
  "'Guardar' waits until nothing is missing",
  {
    tag: [
      '@ACTV-20:period',
      '@ACTV-20:room',
      '@ACTV-20:subject',
      '@ACTV-20:achievement',
      '@ACTV-20:type',
      '@ACTV-20:weight',
      '@ACTV-20:title',
      '@ACTV-21',
      '@ACTV-22:text',
      '@ACTV-22:below',
      '@ACTV-22:one',
      '@SHAR-16:academicActivity',
    ],
  },
  async ({ page, app }) => {
    const save = saveIn(page);
    const whole = () => expect(save).toBeEnabled();
    const missing = () => expect(save).toBeDisabled();
    await app.signIn('directora', { at: PARTLY });
    await openNew(page);
    await missing();
    await complete(page);
    await whole();
    await selectIn(page, ADD, 'Tipo').selectOption('Elige un tipo');
    await missing();
    await selectIn(page, ADD, 'Tipo').press('Tab');
    await expect(selectIn(page, ADD, 'Tipo')).toHaveAccessibleDescription(REQUIRED);
    await selectIn(page, ADD, 'Tipo').selectOption('Examen');
    await whole();
    for (const title of ['', '   ']) {
      await titleIn(page).fill(title);
      await missing();
    }
    await leave(page);
    await expect(titleIn(page)).toHaveAccessibleDescription(REQUIRED);
    await titleIn(page).fill('Taller');
    for (const [weight, isRight] of [
      ['', false],
      ['mucho', false],
      ['0', false],
      ['0,99', false],
      ['-5', false],
      ['1', true],
      ['4,5', true],
      ['4.5', true],
    ] as const) {
      await weightIn(page).fill(weight);
      await (isRight ? whole() : missing());
    }
    await weightIn(page).fill('');
    await leave(page);
    await expect(weightIn(page)).toHaveAccessibleDescription(REQUIRED);
    await weightIn(page).fill('mucho');
    await leave(page);
    await expect(weightIn(page)).toHaveAccessibleDescription('Escribe un número mayor o igual a 1.');
    await weightIn(page).fill('10');
    await whole();
    // An Enter does not go round the button.
    await titleIn(page).fill('');
    await weightIn(page).press('Enter');
    expect(await sent(app)).toEqual([]);
    await titleIn(page).fill('Taller');
    for (const name of ['Logro', 'Asignatura', 'Curso', 'Periodo']) {
      await selectIn(page, ADD, name).selectOption({ index: 0 });
      await missing();
      await selectIn(page, ADD, name).press('Tab');
      await expect(selectIn(page, ADD, name)).toHaveAccessibleDescription(REQUIRED);
      for (const [other, value] of [
        ['Periodo', 'Periodo 2'],
        ['Curso', 'Sexto A'],
        ['Asignatura', 'Matemáticas'],
        ['Logro', proportionality.title],
      ] as const)
        await selectIn(page, ADD, other).selectOption(value);
      await weightIn(page).fill('10');
      await whole();
    }
  },
);

test(
  'a weight up to 100 in all may be saved; above it is told while it is typed, and reduced when it is left',
  { tag: ['@ACTV-24:exact', '@ACTV-24:above', '@ACTV-26', '@ACTV-27', '@ACTV-28'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: PARTLY, faults: [answering(activity(1, 33.33), activity(2, 33.33))] });
    await openNew(page);
    await expect(weightIn(page)).toHaveValue('33.34');
    await complete(page);
    const form = dialogOf(page, ADD);
    await weightIn(page).fill('33,34');
    await expect(saveIn(page)).toBeEnabled();
    await expect(form.getByText('100 % usado, queda 0 %')).toBeVisible();
    await weightIn(page).fill('13,34');
    await expect(form.getByText('80 % usado, queda 20 %')).toBeVisible();
    await weightIn(page).fill('33,35');
    await expect(saveIn(page)).toBeDisabled();
    await expect(weightIn(page)).toHaveAccessibleDescription(TOO_MUCH);
    await expect(form.getByText('66.66 % usado + 33.35 % de esta actividad = 100.01 %. Caben 33.34 %.')).toBeVisible();
    await app.checkA11y();
    await weightIn(page).fill('12,345');
    await expect(form.getByText(TOO_MUCH)).toHaveCount(0);
    await leave(page);
    await expect(weightIn(page)).toHaveValue('12,35');
    expect(await page.getByText(EXCEEDED).count()).toBe(0);
    await weightIn(page).fill('40,5');
    await expectShownFor(page, page.getByText(EXCEEDED), EXCEEDED, 3_000, async () => {
      await leave(page);
      await expect(weightIn(page)).toHaveValue('33,34');
    });
    await expect(form.getByText(TOO_MUCH)).toHaveCount(0);
    await expect(saveIn(page)).toBeEnabled();
  },
);

test(
  'what was said of a reduced weight does not hang over the message that follows',
  { tag: ['@SHAR-07:message'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: PARTLY });
    await openNew(page);
    await complete(page);
    await weightIn(page).fill('120');
    await leave(page);
    await expect(page.getByText(EXCEEDED)).toBeVisible();
    await saveIn(page).click();
    await expectSaved(page);
    // At once: it would go by itself.
    expect(await page.getByText(EXCEEDED).count()).toBe(0);
  },
);

test('an achievement at 100 takes no more activities', { tag: ['@ACTV-29', '@ACTV-30', '@ACTV-31', '@ACTV-28'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: PARTLY });
  await openNew(page);
  await complete(page);
  await expect(saveIn(page)).toBeEnabled();
  await expect(page.getByText(FULL)).toHaveCount(0);
  await selectIn(page, ADD, 'Logro').selectOption(decimals.title);
  await expect(page.getByText(FULL)).toBeVisible();
  await expect(weightIn(page)).toHaveValue('0');
  for (const weight of ['5', 'mucho', '']) {
    await weightIn(page).fill(weight);
    await expect(saveIn(page)).toBeDisabled();
    await leave(page);
    if (weight === '5') await expect(page.getByText(EXCEEDED)).toBeVisible();
    await expect(weightIn(page)).toHaveValue('0');
    await expect(saveIn(page)).toBeDisabled();
  }
  await app.checkA11y();
  await weightIn(page).press('Enter');
  // A later call of the page has come, and none before it.
  const { length: before } = await app.control.calls();
  await page.reload();
  await expect.poll(async () => (await app.control.calls()).length).toBeGreaterThan(before);
  expect(await sent(app)).toEqual([]);
});

test(
  'an activity is created once, told, and shown in the list, its formatting kept',
  {
    tag: [
      '@ACTV-19:kept',
      '@ACTV-33:new',
      '@ACTV-34:new',
      '@ACTV-35:reloaded',
      '@SHAR-10:academicActivity',
      '@SHAR-26:academicActivity',
      '@wire',
      '@API-040:ok',
    ],
  },
  async ({ page, app }) => {
    await app.signIn('directora', { at: PARTLY });
    await openNew(page);
    await complete(page, '  Taller de escalas ');
    await weightIn(page).fill('12,5');
    await descriptionIn(page).click();
    await page.keyboard.type('Con ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('regla');
    const before = (await app.control.calls(ASK)).length;
    await pressTwice(app, SAVE, saveIn(page));
    await expectSaved(page);
    await expect(dialogOf(page, ADD)).toHaveCount(0);
    await acceptSaved(page);
    await expectNoDialog(page);
    await expect(page.getByText('Agregado: Taller de escalas')).toBeAttached();
    await expect(rowOf(page, 'Taller de escalas')).toContainText('12.5%');
    await expect(page.getByText('Ponderación acumulada: 82.5%')).toBeVisible();
    expect((await app.control.calls(ASK)).length).toBe(before + 1);
    const bodies = (await sent(app)) as { description: string }[];
    const description = bodies[0]?.description;
    expect(bodies).toEqual([
      {
        id: null,
        indicatorId: proportionality.id,
        periodId: 2,
        roomId: 9,
        subjectId: 16,
        type: 'CLASSWORK',
        title: 'Taller de escalas',
        weighted: 12.5,
        description,
      },
    ]);
    expect(description).toMatch(/Con <strong>regla<\/strong>/);
    await rowOf(page, 'Taller de escalas').getByRole('button', { name: 'Editar' }).click();
    const text = dialogOf(page, 'Editar Actividad').getByRole('textbox', { name: 'Descripción' });
    await expect(text).toHaveText('Con regla');
    expect(await text.getByText('regla').evaluate((element) => getComputedStyle(element).fontWeight)).toBe('700');
  },
);

test(
  'of another achievement than the one listed it leaves the list as it is; a description may stay empty',
  { tag: ['@ACTV-19:empty', '@ACTV-35:another'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: PARTLY });
    await expectRecords(page);
    const names = await rowNames(page);
    await openNew(page);
    await selectIn(page, ADD, 'Logro').selectOption(charts.title);
    await expect(weightIn(page)).toHaveValue('100');
    await complete(page);
    await saveIn(page).click();
    await acceptSaved(page);
    expect(await sent(app)).toMatchObject([{ indicatorId: charts.id, weighted: 100, description: '' }]);
    expect(await rowNames(page)).toEqual(names);
    await filter(page, charts.title);
    await expect(rowOf(page, 'Taller de escalas')).toContainText('100%');
  },
);

test(
  'an activity half written comes back with its own place, whatever the filters say by then',
  { tag: ['@SAFE-03:academicActivity'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: SCREEN });
    await choosePlace(page);
    await openNew(page);
    await selectIn(page, ADD, 'Logro').selectOption(proportionality.title);
    await complete(page);
    await expect(weightIn(page)).toHaveValue('30');
    await page.keyboard.press('Escape');
    await expectNoDialog(page);
    await filterOf(page, 'Curso').selectOption('Sexto B');
    await openNew(page);
    await expect(dialogOf(page, ADD).getByText(RECOVERED)).toBeVisible();
    for (const [name, value] of [
      ['Periodo', 'Periodo 2'],
      ['Curso', 'Sexto A'],
      ['Asignatura', 'Matemáticas'],
      ['Logro', proportionality.title],
    ] as const)
      await expect(chosenIn(selectIn(page, ADD, name))).toHaveText(value);
    await saveIn(page).click();
    await acceptSaved(page);
    expect(await sent(app)).toMatchObject([{ roomId: 9, indicatorId: proportionality.id }]);
  },
);

test(
  'a save that fails is told, and the dialog stays as filled',
  { tag: ['@ACTV-36:new', '@SAFE-03:academicActivity'] },
  async ({ page, app }) => {
    const refused = { method: 'POST', path: '/api/learning/activity', kind: 'status' } as const;
    await app.signIn('directora', { at: PARTLY });
    await openNew(page);
    await complete(page);
    await descriptionIn(page).click();
    await page.keyboard.type('Con regla');
    await weightIn(page).fill('15');
    for (const [fault, text] of [
      [{ ...refused, status: 500 }, 'Ha ocurrido un error inesperado'],
      [
        { ...refused, status: 409, errorCode: 'schoolYear_missing', message: 'El colegio no tiene un año escolar.' },
        'El colegio no tiene un año escolar.',
      ],
    ] as const) {
      await app.control.fault({ ...fault, times: 1 });
      await saveIn(page).click();
      await acceptFailure(page, text);
      await expect(titleIn(page)).toHaveValue('Taller de escalas');
      await expect(weightIn(page)).toHaveValue('15');
      await expect(descriptionIn(page)).toHaveText('Con regla');
    }
    await saveIn(page).click();
    await acceptSaved(page);
    await expect(rowOf(page, 'Taller de escalas')).toBeVisible();
  },
);

test(
  'a weight that somebody else has used meanwhile is refused, and what is left is asked for again',
  { tag: ['@ACTV-37', '@wire', '@API-040:weightExceeded'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: at(decimals.id), faults: [{ ...answering(activity(1, 60)), times: 2 }] });
    await openNew(page);
    await complete(page);
    await app.control.fault();
    await expect(weightIn(page)).toHaveValue('40');
    await saveIn(page).click();
    await acceptFailure(page, EXCEEDED);
    await expect(titleIn(page)).toHaveValue('Taller de escalas');
    expect((await app.control.calls(SAVE)).map(({ status }) => status)).toEqual([409]);
    await expect(page.getByText(FULL)).toBeVisible();
    await expect(saveIn(page)).toBeDisabled();
  },
);

test(
  'weights that cannot be read stop the dialog, and can be asked for again',
  { tag: ['@ACTV-24:unread', '@SAFE-22:academicActivity'] },
  async ({ page, app }) => {
    const odd = answering(activity(1, 30), { ...activity(2, 20), type: 'DANCE' });
    await app.signIn('directora', { at: PARTLY, faults: [odd] });
    await expectRecords(page);
    await addButton(page).click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(titleIn(page)).toHaveCount(0);
    await app.control.fault();
    await dialogOf(page, ADD).getByRole('button', { name: 'Reintentar' }).click();
    await expect(weightIn(page)).toHaveValue('30');
    await complete(page);
    // Of another achievement they are asked for within the form.
    await app.control.fault({ method: 'GET', path: `/api/learning/activity/${charts.id}`, kind: 'status', status: 500, times: 1 });
    await selectIn(page, ADD, 'Logro').selectOption(charts.title);
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(saveIn(page)).toBeDisabled();
    await weightIn(page).fill('20');
    await expect(saveIn(page)).toBeDisabled();
    await dialogOf(page, ADD).getByRole('button', { name: 'Reintentar' }).click();
    await expect(saveIn(page)).toBeEnabled();
    // What was typed meanwhile stays.
    await expect(weightIn(page)).toHaveValue('20');
  },
);

test(
  'an activity that was stored without an answer is asked about before it is sent again, also where it took all that was left',
  { tag: ['@SAFE-23:academicActivity'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: PARTLY });
    await openNew(page);
    await complete(page);
    await app.control.fault({ method: 'POST', path: '/api/learning/activity', kind: 'network', stored: true, times: 1 });
    await saveIn(page).click();
    await expect(dialogOf(page, 'Atención')).toContainText(MAYBE);
    await acceptFailure(page, 'No response from server');
    await saveIn(page).click();
    await expect(dialogOf(page, 'Revisa antes de repetir')).toContainText('Ya existe uno igual');
    await buttonOf(page, 'Revisa antes de repetir', 'No repetir').click();
    await acceptSaved(page);
    await expect(rowOf(page, 'Taller de escalas')).toHaveCount(1);
    await expect(page.getByText('Ponderación acumulada: 100%')).toBeVisible();
    expect(await app.control.calls(SAVE)).toHaveLength(1);
  },
);

test(
  'who leaves after such a loss finds in the list what was stored',
  { tag: ['@SAFE-23:academicActivityLeft'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: PARTLY });
    await openNew(page);
    await complete(page);
    await app.control.fault({ method: 'POST', path: '/api/learning/activity', kind: 'network', stored: true, times: 1 });
    await saveIn(page).click();
    await acceptFailure(page, 'No response from server');
    await buttonOf(page, ADD, 'Cancelar').click();
    await expect(rowOf(page, 'Taller de escalas')).toBeVisible();
  },
);

test('a wrong address of a link leaves the form at rest, and unsent', { tag: ['@POST-49'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: PARTLY });
  await openNew(page);
  await complete(page);
  await descriptionIn(page).click();
  await page.keyboard.press('Control+K');
  await page.getByLabel('Dirección del enlace').fill('javascript:alert(1)');
  await saveIn(page).click();
  await expect(page.getByLabel('Dirección del enlace')).toHaveAccessibleDescription('Escribe una dirección válida');
  expect(await app.control.calls(SAVE)).toEqual([]);
  // A form that renders without end would compare its values at each render.
  const comparisons = () =>
    page.evaluate(async () => {
      const { stringify } = JSON;
      let count = 0;
      JSON.stringify = new Proxy(stringify, {
        apply: (target, self, values) => {
          count += 1;
          return Reflect.apply(target, self, values) as string;
        },
      });
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
      JSON.stringify = stringify;
      return count;
    });
  await expect.poll(comparisons).toBe(0);
});

test('Tab goes through the text of the dialog as through any field', { tag: ['@SAFE-17:editor'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: PARTLY });
  await openNew(page);
  await complete(page);
  await descriptionIn(page).click();
  await page.keyboard.type('De la tienda');
  await page.keyboard.press('Tab');
  await expect(dialogOf(page, ADD).getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(descriptionIn(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialogOf(page, ADD).getByRole('toolbar').getByRole('button', { name: 'Negrita' })).toBeFocused();
});
