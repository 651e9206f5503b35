/** Every control of a list has a name of its own, which begins with what it shows (KEYS-06). */
import { ROUTES } from '@e2e/areas';
import { expectOwnNames } from '@e2e/support/control-names';
import { addRow } from '@e2e/support/form-rows';
import { goWithin, openPublications } from '@e2e/support/screens';
import { expect, expectLoaded, test } from '@e2e/support/test';

for (const [who, routes] of Object.entries(ROUTES) as [keyof typeof ROUTES, Record<string, string>][]) {
  for (const width of [1440, 390]) {
    test(
      `each control of every list of ${who} is named once, at ${width} px`,
      { tag: ['@KEYS-06:lists', '@demo-only'] },
      async ({ page, app }) => {
        test.setTimeout(120_000);
        await page.setViewportSize({ width, height: 900 });
        await app.signIn(who);
        for (const address of Object.values(routes)) {
          await goWithin(page, address);
          await expectLoaded(page, app);
          const size = page.getByLabel('Resultados por páginas');
          if (await size.isVisible()) await size.selectOption('50');
          await expectOwnNames(page);
        }
      },
    );
  }
}

test('the rows of a form, the comments of a publication', { tag: ['@KEYS-06:rows', '@KEYS-06:comments'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/rooms/create' });
  await addRow(page);
  await addRow(page);
  await expect(page.getByRole('button', { name: 'Quitar Curso 3', exact: true })).toBeVisible();
  await expectOwnNames(page);
  await openPublications(page);
  for (const card of await page.getByRole('article').all()) {
    await card.scrollIntoViewIfNeeded();
    const all = card.getByRole('button', { name: 'Ver todos los comentarios' });
    if (await all.isVisible()) await all.click();
  }
  await expectOwnNames(page);
});
