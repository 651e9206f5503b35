/** Who goes elsewhere while a success shows stays there, whatever follows the message. */
import { FORMS } from '@e2e/areas';
import { pauseClock } from '@e2e/support/clock';
import { anyDialog, openPublications } from '@e2e/support/screens';
import { fullOnly } from '@e2e/support/full-only';
import { expect, test } from '@e2e/support/test';

/** Rows, one record, and a form in another place than its list's. */
const REPRESENTED = ['rooms', 'teacher', 'achievement'];

for (const [name, form] of Object.entries(FORMS).filter(([, { goesOn }]) => goesOn === true)) {
  test(
    `${name}: who went back during the message stays where they went`,
    { tag: fullOnly(!REPRESENTED.includes(name)) },
    async ({ page, app }) => {
      await app.signIn(form.as);
      await openPublications(page);
      await form.open(page);
      await form.fill(page);
      await form.button(page).click();
      await form.success(page);
      // The message would go by itself.
      await pauseClock(page);
      // Past the list, which the form would open, too.
      await page.evaluate(() => history.go(-2));
      await expect(page).toHaveURL('/dashboard/publications/list');
      await anyDialog(page).getByRole('button', { name: 'Aceptar' }).click();
      await page.clock.resume();
      await expect(anyDialog(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: 'Publicaciones' })).toBeVisible();
      await expect(page).toHaveURL('/dashboard/publications/list');
    },
  );
}
