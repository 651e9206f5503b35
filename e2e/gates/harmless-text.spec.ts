/** A text that is made harmless keeps all that is (SECU-05). */
import type { Locator } from '@playwright/test';
import { cardOf, openFeed } from '@e2e/publications/feed-page';
import { lastRequest, saveEditOf } from '@e2e/publications/publication-save';
import { addParagraph, openTextOf, savingText, textOf } from '@e2e/publications/rich-text';
import { ADMIN_FEED, answering, postOf } from '@e2e/support/post-factory';
import { acceptSaved } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';

const ADDRESSES = [
  'https://ok.example/a?q=/style=2',
  'https://ok.example/a?onclick=1&x=/onload=2',
  'https://ok.example/?q= style=1',
  "https://ok.example/?a='onclick=1",
  'https://ok.example/?a="style=1',
  'https://ok.example/?q=>&style=2',
  'https://ok.example/?q=<style>p{}</style>',
  'https://ok.example/?q=</title>',
  'https://ok.example/?q=<!-- -->',
  'https://ok.example/?q=]]>&amp;lt;',
  'mailto:ana@correo.example?subject=style=1',
];

const escaped = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const DESCRIPTION = `<p>${ADDRESSES.map((address, index) => `<a href="${escaped(address)}">enlace ${index}</a>`).join(' y ')}</p><p>a &lt; b style=1 onclick=2</p>`;

const hrefs = (part: Locator) => part.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('addresses show to the letter', { tag: ['@SECU-05:shown'] }, async ({ page, app }) => {
  const post = postOf({ id: 1, title: 'Con enlaces', description: DESCRIPTION });
  await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, [post]) });
  // The text alone, which has no role: the card has other links.
  const text = cardOf(page, 'Con enlaces').locator('.rich-text');
  await expect.poll(() => hrefs(text)).toEqual(ADDRESSES);
  await expect(text).toContainText('a < b style=1 onclick=2');
});

test('read, saved and read again any number of times they stay', { tag: ['@SECU-05:saved'] }, async ({ page, app }) => {
  let description = DESCRIPTION;
  const saved: string[] = [];
  await openTextOf({ page, app }, description);
  for (let time = 0; time < 3; time += 1) {
    await expect.poll(() => hrefs(textOf(page))).toEqual(ADDRESSES);
    await addParagraph(page, `vez ${time}`);
    await saveEditOf(page).click();
    await acceptSaved(page);
    description = String((await lastRequest(app))['description']);
    saved.push(description.replace(/<p>vez \d<\/p>/g, ''));
    await app.control.fault(...savingText(description));
    await page.goto('/dashboard/publications/4');
  }
  expect(new Set(saved).size).toBe(1);
  expect(saved[0]).toContain('https://ok.example/a?q=/style=2');
});
