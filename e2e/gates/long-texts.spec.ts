/** A hundred thousand characters hold no screen up (SECU-08); what is done with them elsewhere: src/app/text-times.test.ts. */
import { SEXTO_A } from '@e2e/students/students';
import { expect, test } from '@e2e/support/test';

test('a list is searched by a text of a hundred thousand characters', { tag: ['@SECU-08'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: SEXTO_A });
  await expect(page.getByRole('rowheader')).not.toHaveCount(0);
  const search = page.getByRole('searchbox', { name: 'Buscar' });
  for (const typed of ['a-', 'a ', '1', ' ']) {
    const start = Date.now();
    await search.fill(`${typed.repeat(100_000 / typed.length)}qzx`);
    await expect(page.getByRole('rowheader')).toHaveCount(0);
    expect(Date.now() - start).toBeLessThan(5000);
  }
});
