/** What a new configuration starts with, its models, and levels without numbers (VALU-06, VALU-07, VALU-12 to VALU-23). */
import { saveOf } from '@e2e/support/form-rows';
import { expectSaved } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import {
  PRESCHOOL,
  PRIMARY,
  SAVE,
  activitiesOf,
  addOf,
  baseOf,
  cancel,
  choose,
  endOf,
  expectLevels,
  fromOf,
  levelOf,
  levelsIn,
  modelOf,
  nameOf,
  openDialog,
  openTab,
  startOf,
  toOf,
  valuationOf,
  ADD,
} from './area';

const A = [
  ['Negativo', '1', '2.5'],
  ['Positivo', '2.6', '5'],
] as const;
const B = [
  ['Bajo', '1', '2.9'],
  ['Básico', '3', '3.5'],
  ['Alto', '3.6', '4'],
  ['Superior', '4.1', '5'],
] as const;
const FULL = 'No puede haber mas de 5 indicadores en total';

test(
  'a new list starts with its level’s model, 1 to 5, valuation on and activities off; the other model replaces the rows',
  {
    tag: [
      '@VALU-06',
      '@VALU-07',
      '@VALU-16',
      '@VALU-17',
      '@VALU-18:preschool',
      '@VALU-18:primary',
      '@VALU-18:replaced',
      '@VALU-19:A',
      '@VALU-19:B',
    ],
  },
  async ({ page, app }) => {
    await openTab({ page, app }, 'colegio-vacio');
    for (const [level, own, rows, other, others] of [
      [PRESCHOOL, 'A', A, 'B', B],
      [PRIMARY, 'B', B, 'A', A],
    ] as const) {
      const dialog = await openDialog(page, level);
      await expect(valuationOf(dialog)).toBeChecked();
      await expect(activitiesOf(dialog)).not.toBeChecked();
      await expect(startOf(dialog)).toHaveValue('1');
      await expect(endOf(dialog)).toHaveValue('5');
      await expect(modelOf(dialog, own)).toBeChecked();
      await expect(modelOf(dialog, other)).not.toBeChecked();
      await expectLevels(dialog, rows);
      await nameOf(levelOf(dialog, 1)).fill('Otro');
      await addOf(dialog).click();
      await choose(dialog, other);
      await expectLevels(dialog, others);
      await choose(dialog, own);
      await expectLevels(dialog, rows);
      await cancel(page, ADD);
    }
    expect(await app.control.calls(SAVE)).toEqual([]);
  },
);

test('a model says what it is for, to who hears it too', { tag: ['@VALU-16', '@VALU-17'] }, async ({ page, app }) => {
  await openTab({ page, app });
  const dialog = await openDialog(page, PRIMARY);
  await expect(modelOf(dialog, 'A')).toHaveAccessibleDescription('Negativo y Positivo: dice si el logro se alcanzó o no.');
  await expect(modelOf(dialog, 'B')).toHaveAccessibleDescription('Bajo, Básico, Alto y Superior: dice cuánto del logro se alcanzó.');
  await modelOf(dialog, 'B').focus();
  await page.keyboard.press('ArrowLeft');
  await expectLevels(dialog, A);
});

test(
  'a fifth row can be added and no sixth; the last remaining one stays',
  { tag: ['@VALU-12', '@VALU-13', '@VALU-14', '@VALU-15'] },
  async ({ page, app }) => {
    await openTab({ page, app });
    const dialog = await openDialog(page, PRIMARY);
    await expect(levelsIn(dialog)).toHaveCount(4);
    await expect(dialog.getByText(FULL)).toHaveCount(0);
    await addOf(dialog).click();
    await expect(levelsIn(dialog)).toHaveCount(5);
    await expect(nameOf(levelOf(dialog, 5))).toBeFocused();
    await expect(nameOf(levelOf(dialog, 5))).toHaveValue('');
    await expect(addOf(dialog)).toBeDisabled();
    await expect(dialog.getByText(FULL)).toBeVisible();
    const remove = dialog.getByRole('button', { name: 'Quitar' });
    await remove.nth(4).click();
    await expect(dialog.getByText(FULL)).toHaveCount(0);
    await expect(addOf(dialog)).toBeEnabled();
    for (let left = 3; left >= 1; left -= 1) {
      await remove.first().click();
      await expect(levelsIn(dialog)).toHaveCount(left);
    }
    await expect(remove).toBeDisabled();
    await expect(nameOf(levelOf(dialog, 1))).toHaveValue('Superior');
  },
);

test(
  'without valuation the ranges are equal steps, which follow the number of rows and cannot be typed',
  { tag: ['@VALU-21', '@VALU-22:removed', '@VALU-22:added', '@VALU-23:typed', '@VALU-23:sent', '@VALU-20:edit'] },
  async ({ page, app }) => {
    await openTab({ page, app });
    const dialog = await openDialog(page, PRIMARY);
    await valuationOf(dialog).uncheck();
    await expect(startOf(dialog)).toHaveValue('0');
    await expect(endOf(dialog)).toHaveValue('5');
    await expectLevels(dialog, [
      ['Bajo', '0', '1.25'],
      ['Básico', '1.25', '2.5'],
      ['Alto', '2.5', '3.75'],
      ['Superior', '3.75', '5'],
    ]);
    for (const field of [startOf(dialog), endOf(dialog), fromOf(levelOf(dialog, 2)), toOf(levelOf(dialog, 2))]) {
      await expect(field).not.toBeEditable();
    }
    await expect(nameOf(levelOf(dialog, 2))).toBeEditable();
    await dialog.getByRole('button', { name: 'Quitar' }).nth(1).click();
    await expectLevels(dialog, [
      ['Bajo', '0', '1.67'],
      ['Alto', '1.67', '3.33'],
      ['Superior', '3.33', '5'],
    ]);
    await addOf(dialog).click();
    await addOf(dialog).click();
    await expectLevels(dialog, [
      ['Bajo', '0', '1'],
      ['Alto', '1', '2'],
      ['Superior', '2', '3'],
      ['', '3', '4'],
      ['', '4', '5'],
    ]);
    await dialog.getByRole('button', { name: 'Quitar' }).nth(4).click();
    await nameOf(levelOf(dialog, 4)).fill('Excelente');
    await baseOf(levelOf(dialog, 4)).fill('Es ejemplo al');
    await saveOf(dialog).click();
    await expectSaved(page);
    const [call] = await app.control.calls(SAVE);
    expect(call?.body).toMatchObject({
      includeValoration: false,
      initialValue: 0,
      endValue: 5,
      items: [
        { name: 'Bajo', initialValue: 0, endValue: 1.25, modelType: 'B' },
        { name: 'Alto', initialValue: 1.25, endValue: 2.5, modelType: 'B' },
        { name: 'Superior', initialValue: 2.5, endValue: 3.75, modelType: 'B' },
        { id: null, name: 'Excelente', initialValue: 3.75, endValue: 5, modelType: 'B' },
      ],
    });
  },
);

test(
  'valuation on again brings 1 and 5 and the model’s ranges back, and empty values to rows added by hand',
  { tag: ['@VALU-23:onAgain'] },
  async ({ page, app }) => {
    await openTab({ page, app });
    const dialog = await openDialog(page, PRIMARY);
    await toOf(levelOf(dialog, 1)).fill('2');
    await addOf(dialog).click();
    await nameOf(levelOf(dialog, 5)).fill('Excelente');
    await fromOf(levelOf(dialog, 5)).fill('4.9');
    await valuationOf(dialog).uncheck();
    await expect(fromOf(levelOf(dialog, 5))).toHaveValue('4');
    await valuationOf(dialog).check();
    await expect(startOf(dialog)).toHaveValue('1');
    await expect(endOf(dialog)).toHaveValue('5');
    await expectLevels(dialog, [...B, ['Excelente', '', '']]);
    await expect(fromOf(levelOf(dialog, 1))).toBeEditable();
    await expect(dialog.getByText('Debe estar en el rango de 0 a 100')).toHaveCount(0);
  },
);
