/** A dialog that opens while its record, or its code, is still loading (KEYS-02). */
import type { Locator, Page } from '@playwright/test';
import { FULL_NAMES, PHONE_DIALOG, askForDialog, numberOf } from '@e2e/account/dialogs';
import { faultOf } from '@e2e/support/catalogue';
import { EDIT, LIST } from '@e2e/subjects/subjects';
import { acceptFailure, buttonOf, dialogOf, expectFocusWithin, expectNoDialog } from '@e2e/support/screens';
import { rowOf, showAll } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';

interface LoadingDialog {
  readonly title: string;
  readonly at: string;
  readonly load: string;
  readonly open: (page: Page) => Promise<void>;
  readonly firstField: (page: Page) => Locator;
  readonly failure: string;
}

const DIALOGS: readonly LoadingDialog[] = [
  {
    title: EDIT,
    at: LIST,
    load: 'GET /api/asset/{subjectId}',
    open: async (page) => {
      await showAll(page);
      await rowOf(page, 'Matemáticas').getByRole('button', { name: 'Editar' }).press('Enter');
    },
    firstField: (page) => dialogOf(page, EDIT).getByLabel('Nombre'),
    failure: 'No se pudo cargar la asignatura.',
  },
  {
    title: PHONE_DIALOG,
    at: LIST,
    load: 'GET /api/accounts/{id}',
    open: (page) => askForDialog(page, FULL_NAMES.coordinadora, PHONE_DIALOG),
    firstField: numberOf,
    failure: 'No se pudo cargar tu número.',
  },
];

for (const { title, at, load, open, firstField, failure } of DIALOGS) {
  test(
    `${title}: Enter does not close it while it loads, and what is typed meanwhile replaces what its first field holds`,
    { tag: ['@KEYS-02:loading'] },
    async ({ page, app }) => {
      await app.signIn('coordinadora', { at });
      await app.control.hold(load);
      await open(page);
      const dialog = dialogOf(page, title);
      await expect(dialog).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.type('3 1x');
      await page.keyboard.press('Backspace');
      await expect(dialog).toBeFocused();
      await app.control.release();
      await expect(firstField(page)).toHaveValue('3 1');
      await expect(firstField(page)).toBeFocused();
      await page.keyboard.type('5');
      await expect(firstField(page)).toHaveValue('3 15');
      await page.keyboard.press('Escape');
      await expectNoDialog(page);
    },
  );

  test(
    `${title}: where it cannot be loaded, one Tab leads to its button; loaded at last, what its first field holds is selected`,
    { tag: ['@KEYS-02:loading'] },
    async ({ page, app }) => {
      app.watch.allow(/500/);
      await app.signIn('coordinadora', { at });
      await app.control.fault({ ...faultOf(load), kind: 'status', status: 500 });
      await open(page);
      await acceptFailure(page, 'Ha ocurrido un error inesperado');
      await expect(dialogOf(page, title)).toContainText(failure);
      await expectFocusWithin(dialogOf(page, title));
      await page.keyboard.press('Tab');
      await expect(buttonOf(page, title, 'Reintentar')).toBeFocused();
      await app.control.fault();
      await page.keyboard.press('Enter');
      await expect(firstField(page)).toBeFocused();
      await page.keyboard.type('7');
      await expect(firstField(page)).toHaveValue('7');
    },
  );
}
