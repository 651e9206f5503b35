/** Every dialog and every form is walked by keys alone (KEYS-01, KEYS-02). */
import { DIALOGS, FORMS } from '@e2e/areas';
import { fullOnly } from '@e2e/support/full-only';
import { expectOpeningFocus, walkByKeys } from '@e2e/support/key-walk';
import { anyDialog, dialogOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';

/** One of each kind: a form of a record, of choices, without fields, in the grid, over a list. */
const REPRESENTED = ['phone', 'views', 'room', 'periodDeletion', 'marksFill', 'observation', 'roomReports'];

for (const { at, as, dialogs } of DIALOGS) {
  const names = Object.keys(dialogs);
  const tag = ['@KEYS-01:dialogs', '@KEYS-02:dialogs', '@demo-only', ...fullOnly(!names.some((name) => REPRESENTED.includes(name)))];
  test(`the dialogs of ${at} for ${as} by keys`, { tag }, async ({ page, app }) => {
    await app.signIn(as, { at });
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    for (const { title, open } of Object.values(dialogs)) {
      await test.step(title, async () => {
        await open(page);
        const dialog = dialogOf(page, title);
        await expect(dialog.getByRole('button').last()).toBeVisible();
        await expectOpeningFocus(page, dialog);
        await walkByKeys(page, dialog);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      });
    }
  });
}

const REPRESENTED_FORMS = ['academicActivity', 'publication', 'subjects', 'invitations', 'teacher'];

for (const [name, form] of Object.entries(FORMS)) {
  const tag = ['@KEYS-01:forms', '@demo-only', ...fullOnly(!REPRESENTED_FORMS.includes(name))];
  test(`the form ${name} by keys`, { tag }, async ({ page, app }) => {
    await app.signIn(form.as);
    await form.open(page);
    const dialog = anyDialog(page);
    if ((await dialog.count()) > 0) {
      await expectOpeningFocus(page, dialog);
      await walkByKeys(page, dialog);
      return;
    }
    await walkByKeys(page, page.getByRole('main'), { isForm: true });
  });
}
