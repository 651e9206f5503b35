/** Every dialog of the product is named, keeps the focus inside, closes with Escape and gives the focus back (SAFE-17). */
import type { Locator, Page } from '@playwright/test';
import { DIALOGS } from '@e2e/areas';
import { byButton } from '@e2e/support/opened-dialog';
import { acceptFailure, dialogOf, expectFocusWithin, expectOutOfReach, goWithin, idleFor } from '@e2e/support/screens';
import { fullOnly } from '@e2e/support/full-only';
import { expect, test } from '@e2e/support/test';

/** Dialogs whose title SHAR-18 gives. */
const TITLED = ['password', 'phone', 'invitation', 'subjectTypes', 'studentReports', 'roomReports'];

/** Every control that Tab may reach, and more: switches and radios too. */
const controlsIn = (dialog: Locator) =>
  (['link', 'textbox', 'checkbox', 'switch', 'radio', 'combobox'] as const).reduce(
    (all, role) => all.or(dialog.getByRole(role)),
    dialog.getByRole('button'),
  );

const hasFocus = (dialog: Locator) => dialog.evaluate((element) => element.contains(document.activeElement));

/** Once round and a step further, then back: the focus never leaves the dialog, and what is behind it is inert. */
async function expectFocusKept(page: Page, dialog: Locator): Promise<void> {
  await expectFocusWithin(dialog);
  const controls = await controlsIn(dialog).count();
  for (let step = 0; step < controls + 3; step += 1) {
    await page.keyboard.press(step <= controls ? 'Tab' : 'Shift+Tab');
    expect(await hasFocus(dialog), `step ${step}`).toBe(true);
  }
  await expectOutOfReach(page);
}

/** A dialog's opener: in a menu, in a card, in a row, in a form, in the grid, and one that what is chosen in a table lets be pressed. */
const REPRESENTED = ['phone', 'views', 'roomDeletion', 'periodDeletion', 'marksFill', 'observation'];

for (const { at, as, dialogs } of DIALOGS) {
  const names = Object.keys(dialogs);
  const tag = [
    ...names.map((name) => `@SAFE-17:${name}`),
    ...names.filter((name) => TITLED.includes(name)).map((name) => `@SHAR-18:${name}`),
    '@demo-only',
    ...fullOnly(!names.some((name) => REPRESENTED.includes(name))),
  ];
  test(`the dialogs of ${at} for ${as} are named, keep the focus, close with Escape and give it back`, { tag }, async ({ page, app }) => {
    await app.signIn(as, { at });
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    for (const { title, open } of Object.values(dialogs)) {
      await test.step(title, async () => {
        const opener = await open(page);
        const dialog = dialogOf(page, title);
        await expect(dialog.getByRole('button').last()).toBeVisible();
        await app.checkA11y();
        await expectFocusKept(page, dialog);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(opener).toBeFocused();
      });
    }
  });
}

test('the reset dialog does so too, on the public screens', { tag: ['@SAFE-17:reset'] }, async ({ page, app }) => {
  await app.open();
  await goWithin(page, '/auth/recover');
  const opener = await byButton('Restablecer por correo')(page);
  const dialog = dialogOf(page, 'Restablecer por correo');
  await expectFocusWithin(dialog);
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('Tab');
    expect(await hasFocus(dialog)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test(
  'a question over a dialog, and a failure over a dialog, give the focus back to the dialog',
  { tag: ['@SAFE-17:overDialog', '@SAFE-17:failure'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', { at: '/dashboard/courses/list' });
    await byButton('Tipo de Asignatura')(page);
    const types = dialogOf(page, 'Tipo de Asignatura');
    const question = dialogOf(page, 'Eliminar Tipo de Asignatura');
    const opener = types.getByRole('button', { name: /^Eliminar / }).first();
    await opener.press('Enter');
    await expectFocusWithin(question);
    await expect(question).toHaveRole('alertdialog');
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(opener).toBeFocused();

    await app.control.fault({ method: 'POST', path: '/api/subject-type', kind: 'status', status: 500, message: 'x' });
    const field = types.getByLabel('Nuevo tipo de asignatura');
    await field.fill('Contable');
    await field.press('Enter');
    await expect(dialogOf(page, 'Atención').getByRole('button', { name: 'Aceptar' })).toBeFocused();
    await expect(dialogOf(page, 'Atención')).toHaveRole('alertdialog');
    await expect(types).toHaveRole('dialog');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page, 'Atención')).toHaveCount(0);
    await expectFocusWithin(types);
    await expect(field).toHaveValue('Contable');
  },
);

test('the warning of the idle end takes the focus, and gives it back', { tag: ['@SAFE-17:idle'] }, async ({ page, app }) => {
  await app.signIn('directora');
  const before = page.getByRole('button', { name: 'Yaneth García Suárez' });
  await before.focus();
  await idleFor(page, '14:10');
  const warning = dialogOf(page, 'Tu sesión está por terminar');
  await expectFocusWithin(warning);
  await page.keyboard.press('Escape');
  await expect(warning).toHaveCount(0);
  await expect(before).toBeFocused();
});

test('after a deletion the keyboard goes on at the screen', { tag: ['@SAFE-17:openerGone'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/mentions/list' });
  await byButton('Eliminar')(page);
  await dialogOf(page, 'Eliminar Mención').getByRole('button', { name: 'Aceptar' }).press('Enter');
  await expect(dialogOf(page, 'Eliminar Mención')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  // A refused one leaves its button, which has the focus again.
  await app.control.fault({ method: 'DELETE', path: '/api/mention-type/{id}', kind: 'status', status: 500 });
  const opener = await byButton('Eliminar')(page);
  await dialogOf(page, 'Eliminar Mención').getByRole('button', { name: 'Aceptar' }).press('Enter');
  await acceptFailure(page, 'Error desconocido');
  await expect(opener).toBeFocused();
});
