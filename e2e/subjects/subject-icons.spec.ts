import { dialogOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { EDIT, ICONS, SAVE, colourOf, iconOf, nameOf, openEdit, openForm, openList } from './subjects';

test(
  'the choice offers 25 icons and the default, each with name and tooltip',
  { tag: ['@SUBJ-18', '@SUBJ-20:names', '@SUBJ-20:tooltips'] },
  async ({ page, app }) => {
    await openForm({ page, app });
    await expect(page.getByRole('radio')).toHaveCount(0);
    await iconOf(page).click();
    const choices = page.getByRole('radiogroup', { name: 'Icono' }).getByRole('radio');
    await expect(choices).toHaveCount(ICONS.length);
    for (const [index, [name]] of ICONS.entries()) {
      await expect(choices.nth(index)).toHaveAccessibleName(name);
      await expect(choices.nth(index)).toHaveAttribute('title', name);
    }
    await expect(choices.first()).toBeChecked();
    await app.checkA11y();
    // Chosen by the mouse, the grid closes and the keyboard goes on at its button.
    await choices.nth(9).click();
    await expect(choices).toHaveCount(0);
    await expect(iconOf(page)).toHaveAccessibleName('Icono Ciencias naturales');
    await expect(iconOf(page)).toBeFocused();
  },
);

test(
  'each icon brings its colour, which cannot be chosen by itself',
  { tag: ['@SUBJ-19:notByItself', '@SUBJ-20:colours'] },
  async ({ page, app }) => {
    await openList({ page, app });
    const dialog = await openEdit(page, 'Emprendimiento');
    await expect(colourOf(dialog)).toHaveAttribute('title', '#394FE4');
    await iconOf(dialog).click();
    await dialog.getByRole('radio', { name: 'Sin icono' }).focus();
    for (const [name, colour] of [...ICONS.slice(1), ICONS[0]]) {
      await page.keyboard.press('ArrowRight');
      await expect(dialog.getByRole('radio', { name, exact: true })).toBeChecked();
      await expect(colourOf(dialog)).toHaveAttribute('title', colour);
    }
    await expect(dialog.getByRole('textbox')).toHaveCount(1);
    await expect(dialog.getByRole('combobox')).toHaveCount(1);
  },
);

test('the icons need the keyboard alone', { tag: ['@SUBJ-18', '@SAFE-17', '@SAFE-18'] }, async ({ page, app }) => {
  await openList({ page, app });
  const dialog = await openEdit(page, 'Emprendimiento');
  const icon = (number: number) => dialog.getByRole('radio', { name: ICONS[number]?.[0] ?? '', exact: true });
  const press = (key: string) => page.keyboard.press(key);
  await iconOf(dialog).focus();
  await press('Enter');
  await press('Tab');
  await expect(icon(0)).toBeFocused();
  // As many as stand side by side.
  const tops = await dialog.getByRole('radio').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const columns = tops.filter((top) => top === tops[0]).length;
  expect(columns).toBeGreaterThan(3);
  const moves = [
    ['ArrowDown', columns],
    ['ArrowRight', columns + 1],
    ['ArrowUp', 1],
    ['ArrowUp', 1],
    ['End', 25],
    ['ArrowDown', 25],
    ['ArrowLeft', 24],
    ['Home', 0],
  ] as const;
  for (const [key, index] of moves) {
    await press(key);
    await expect(icon(index)).toBeChecked();
    await expect(icon(index)).toBeFocused();
  }
  // One stop for all of them.
  await press('ArrowRight');
  await press('Tab');
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(icon(1)).toBeFocused();
  await press('Escape');
  await expect(dialogOf(page, EDIT)).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await expect(iconOf(dialog)).toBeFocused();
  await expect(iconOf(dialog)).toHaveAccessibleName('Icono Matemáticas');
  await press('Enter');
  await press('Tab');
  await press('End');
  // Enter takes what is chosen and does not send the form.
  await press('Enter');
  await expect(iconOf(dialog)).toBeFocused();
  await expect(iconOf(dialog)).toHaveAccessibleName('Icono Tecnología e informática');
  await expect(nameOf(dialog)).toBeVisible();
  expect(await app.control.calls(SAVE)).toEqual([]);
});
