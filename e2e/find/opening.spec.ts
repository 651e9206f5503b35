/** How 'Buscar' opens: by its button and its keys, from everywhere, with code of its own. */
import type { Page } from '@playwright/test';
import { expectGrid, fieldOf as gridFieldOf, gridOf, MATHS, SAVE } from '@e2e/marks-grid/marks-grid';
import { openText, textOf } from '@e2e/publications/rich-text';
import { pauseClock } from '@e2e/support/clock';
import { anyDialog, dialogOf, expectNoSidewaysScroll, untilDrawn } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { FIND, buttonOf, fieldOf, findOf, openFind } from './find';

test(
  'the header has a button, which tells the keys, and closing gives it the focus back',
  { tag: ['@FIND-01:button', '@FIND-05:escape'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    const button = buttonOf(page);
    await expect(button.getByText('Ctrl K')).toBeVisible();
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    await button.click();
    await expect(fieldOf(page)).toBeFocused();
    await app.checkA11y();
    await page.keyboard.press('Escape');
    await expect(findOf(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await findOf(page).getByRole('button', { name: 'Cerrar' }).click();
    await expect(button).toBeFocused();
  },
);

test.describe('on a phone', () => {
  test.use({ ownPage: true, hasTouch: true, isMobile: true });

  test('the button is an icon with a name, without the keys', { tag: ['@FIND-01:phone'] }, async ({ page, app }) => {
    await app.signIn('directora');
    await page.setViewportSize({ width: 390, height: 844 });
    const button = buttonOf(page);
    await expect(button.getByText('Ctrl K')).toBeHidden();
    await expect(button).toHaveAttribute('title', FIND);
    await button.tap();
    // No keyboard rises over what it offers (KEYS-02).
    await expect(findOf(page)).toBeFocused();
    await expectNoSidewaysScroll(page);
    await findOf(page).getByRole('option', { name: 'Mis Cursos', exact: true }).tap();
    await expect(page).toHaveURL('/dashboard/teacher-rooms/list');
  });
});

for (const [name, chord] of [
  ['ctrl', 'Control+K'],
  ['cmd', 'Meta+k'],
] as const)
  test(
    `${chord} opens it from a field, which keeps its text and has the focus back`,
    { tag: [`@FIND-01:${name}`] },
    async ({ page, app }) => {
      await app.signIn('coordinadora', { at: '/dashboard/rooms/create' });
      const field = page.getByRole('textbox', { name: 'Nombre', exact: true });
      await field.fill('Sexto C');
      await page.keyboard.press(chord);
      await expect(fieldOf(page)).toBeFocused();
      // Once more it opens nothing, and the browser's own search neither.
      await page.keyboard.press(chord);
      await expect(anyDialog(page)).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(findOf(page)).toHaveCount(0);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('Sexto C');
    },
  );

test('other chords with K are not its', { tag: ['@FIND-01:ctrl'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  for (const chord of ['Control+Shift+K', 'Control+Alt+K', 'K']) await page.keyboard.press(chord);
  await untilDrawn(page);
  await expect(findOf(page)).toHaveCount(0);
});

test('in the text editor it makes a link of what is selected; else it opens', { tag: ['@FIND-01:editor'] }, async ({ page, app }) => {
  await openText({ page, app });
  await page.keyboard.type('la página');
  await openFind(page);
  await page.keyboard.press('Escape');
  await expect(findOf(page)).toHaveCount(0);
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+K');
  await expect(page.getByLabel('Dirección del enlace')).toBeFocused();
  await expect(findOf(page)).toHaveCount(0);
  await expect(textOf(page)).toHaveText('la página');
});

test('in the marks grid it opens over the cell, whose mark stays as it is', { tag: ['@FIND-01:grid'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: MATHS });
  await expectGrid(page);
  await gridOf(page).getByRole('gridcell').nth(2).click();
  await openFind(page);
  await page.keyboard.press('Escape');
  await expect(findOf(page)).toHaveCount(0);
  await expect(gridOf(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('4');
  await expect(gridFieldOf(page)).toHaveValue('4');
  await openFind(page);
  await page.keyboard.type('xyz');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(findOf(page)).toHaveCount(0);
  await expect(gridOf(page).locator(':focus')).toHaveCount(1);
  await expect(gridOf(page).getByRole('gridcell').nth(2)).toContainText('4');
});

test('it does not open over another dialog, where the editor keeps its key', { tag: ['@FIND-01:notOver'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: '/dashboard/learning-activities' });
  await page.getByRole('button', { name: 'Agregar Actividad' }).click();
  await expect(dialogOf(page, 'Agregar Actividad').getByRole('textbox', { name: 'Título' })).toBeVisible();
  await dialogOf(page, 'Agregar Actividad').getByRole('textbox', { name: 'Título' }).focus();
  await page.keyboard.press('Control+K');
  await untilDrawn(page);
  await expect(findOf(page)).toHaveCount(0);
  await dialogOf(page, 'Agregar Actividad').getByRole('textbox', { name: 'Descripción' }).click();
  await page.keyboard.press('Control+K');
  await expect(page.getByLabel('Dirección del enlace')).toBeFocused();
  await expect(anyDialog(page)).toHaveCount(1);
});

test('neither at the login nor at the support screen', { tag: ['@FIND-01:elsewhere'] }, async ({ page, app }) => {
  await app.signIn('soporte', { at: '/support' });
  await expect(page.getByRole('heading', { level: 1, name: 'Soporte' })).toBeVisible();
  await page.keyboard.press('Control+K');
  await untilDrawn(page);
  await expect(findOf(page)).toHaveCount(0);
  await expect(buttonOf(page)).toHaveCount(0);
});

/** The page's requests for the dialog's own file. */
const codeOf = async (page: Page): Promise<string[]> =>
  (await page.requests()).map((request) => request.url()).filter((url) => url.includes('/find-dialog-'));

test.describe('its code', () => {
  test.use({ ownPage: true });

  test('comes with the first opening', { tag: ['@FIND-08:opening'] }, async ({ page, app }) => {
    await app.signIn('coordinadora');
    expect(await codeOf(page)).toEqual([]);
    await openFind(page);
    expect(await codeOf(page)).not.toEqual([]);
  });

  for (const [name, begin, end] of [
    ['hover', (page: Page) => buttonOf(page).hover(), (page: Page) => page.mouse.move(5, 300)],
    ['focus', (page: Page) => buttonOf(page).focus(), (page: Page) => buttonOf(page).blur()],
  ] as const)
    test(`comes before, after 200 ms of ${name}, and not when that ends sooner`, { tag: [`@FIND-08:${name}`] }, async ({ page, app }) => {
      await app.signIn('coordinadora');
      await pauseClock(page);
      await begin(page);
      await page.clock.runFor(190);
      await end(page);
      await page.clock.runFor(1000);
      expect(await codeOf(page)).toEqual([]);
      await begin(page);
      await page.clock.runFor(210);
      await expect.poll(() => codeOf(page)).not.toEqual([]);
      await expect(findOf(page)).toHaveCount(0);
      await page.clock.resume();
    });

  test(
    'while it comes, what is typed is searched, and changes nothing in the grid beneath',
    { tag: ['@FIND-08:typed', '@KEYS-02:late'] },
    async ({ page, app }) => {
      await app.signIn('directora', { at: MATHS });
      await expectGrid(page);
      const cell = gridOf(page).getByRole('gridcell').nth(2);
      await cell.click();
      const before = await cell.innerText();
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      // The dialog's own file, no call of the API.
      await page.route(/\/assets\/find-dialog-.+\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await pauseClock(page);
      await page.keyboard.press('Control+K');
      // Before anything shows.
      await page.keyboard.type('4cris');
      await page.keyboard.press('Enter');
      await page.clock.resume();
      await expect(findOf(page).getByText('Cargando…')).toBeVisible();
      await page.keyboard.type(' eche');
      release();
      await expect(fieldOf(page)).toHaveValue('4cris eche');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(findOf(page)).toHaveCount(0);
      await expect(cell).toHaveText(before);
      expect(await app.control.calls(SAVE)).toEqual([]);
    },
  );
});
