import { expect, type Locator, type Page } from '@playwright/test';
import { acceptFailure, expectNoSidewaysScroll } from './screens';

/** What people type or paste and nothing may break: long, emoji, right to left, markup, quotes. No rule of capitals and small letters changes any of it. */
export const ODD: readonly string[] = [
  `A${'a1*b'.repeat(500).slice(1)}`,
  '👩🏽‍🏫 emojis 🎒🇨🇴',
  'مدرسة الجبل ‮12',
  '<img src=x onerror="document.title=\'roto\'"><script>document.title="roto"</script>',
  `"'\`«»\\'; -- %00 &amp;`,
];

/** Checks that odd text which is refused stays as typed, widens nothing and runs nothing. */
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

/** A list whose records those texts name, at 390 px. */
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
