import { expect, type Locator, type Page } from '@playwright/test';
import { acceptFailure, expectNoSidewaysScroll } from './screens';

/** Texts that must not break anything: long, emoji, right to left, markup, quotes. The fields' capitalization does not change them. */
export const ODD: readonly string[] = [
  `A${'a1*b'.repeat(500).slice(1)}`,
  '👩🏽‍🏫 emojis 🎒🇨🇴',
  'مدرسة الجبل ‮12',
  '<img src=x onerror="document.title=\'roto\'"><script>document.title="roto"</script>',
  `"'\`«»\\'; -- %00 &amp;`,
];

/** Checks that a refused odd text stays as typed, does not widen the page and runs no code. */
export async function expectOddKept(page: Page, field: Locator, send: Locator): Promise<void> {
  for (const text of ODD) {
    await field.fill(text);
    await expectNoSidewaysScroll(page);
    await send.click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(field).toHaveValue(text);
  }
  await expect(page).not.toHaveTitle('roto');
}

/** Checks a list with those texts as names, at 390 px. */
export async function expectOddRows(page: Page): Promise<void> {
  const names = page.getByRole('main').getByRole('listitem').getByRole('strong');
  await expect(names).toHaveCount(ODD.length);
  // A person's sheet adds the surname.
  const first = (name: string) => ODD.find((text) => name.startsWith(text)) ?? name;
  expect((await names.allTextContents()).map(first).toSorted()).toEqual(ODD.toSorted());
  await expect(page).not.toHaveTitle('roto');
  await expectNoSidewaysScroll(page);
  for (const name of await names.all()) expect((await name.boundingBox())?.width).toBeLessThan(360);
}
