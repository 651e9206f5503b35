/** What nobody should type and somebody will: each field of the form takes it whole and sends it whole. */
import type { Page } from '@playwright/test';
import { acceptFailure, expectNoSidewaysScroll } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import {
  EVENT,
  REQUIRED,
  chooseRoom,
  dateOf,
  expectMessage,
  openForm,
  placeOf,
  publishOf,
  sentRequests,
  switchOf,
  textOf,
  titleOf,
} from './publishing';

const ODD = [
  'a'.repeat(2000),
  '😀👩🏽‍🏫🎒🇨🇴',
  'مدرسة النور ‮12',
  '<img src=x onerror="document.title=\'roto\'"><script>document.title="roto"</script><b>hola</b>',
  `"comillas" 'simples' \`y\` «más» \\'; DROP TABLE --`,
];

/** In place of what the description held. */
async function write(page: Page, text: string): Promise<void> {
  await textOf(page).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
  await expect(textOf(page)).toHaveText(text);
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' };

/** What a person reads of the HTML that was sent. */
const readAs = (html: unknown): string =>
  String(html)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

test(
  'odd titles, places and descriptions at 390 px are sent whole',
  { tag: ['@POST-19:blank', '@POST-20', '@POST-49', '@SAFE-16:publication', '@SAFE-20'] },
  async ({ page, app }) => {
    await openForm({ page, app }, 'directora', EVENT);
    await page.setViewportSize({ width: 390, height: 844 });
    await chooseRoom(page, 'Sexto A');
    await switchOf(page, 'Evento programado').check();
    await dateOf(page, 'Fecha inicial').fill('2026-06-22T08:00');
    await dateOf(page, 'Fecha final').fill('2026-06-22T09:00');
    await app.control.fault({ method: 'PUT', path: '/api/posts', kind: 'status', status: 500, times: ODD.length });
    for (const value of ODD) {
      await titleOf(page).fill(value);
      await placeOf(page).fill(value);
      await write(page, value);
      await expectNoSidewaysScroll(page);
      await publishOf(page).click();
      await acceptFailure(page, 'Ha ocurrido un error inesperado');
      await expect(titleOf(page)).toHaveValue(value);
      await expect(placeOf(page)).toHaveValue(value);
      await expect(page).not.toHaveTitle('roto');
    }
    const sent = await sentRequests(app);
    expect(sent.map(({ name, place }) => [name, place])).toEqual(ODD.map((value) => [value, value]));
    expect(sent.map(({ description }) => readAs(description))).toEqual(ODD);
    // Blanks are nothing, whatever there is of them.
    const blanks = ' '.repeat(2000);
    await titleOf(page).fill(blanks);
    await placeOf(page).fill(blanks);
    await publishOf(page).click();
    await expectMessage(titleOf(page), REQUIRED);
    await expectMessage(placeOf(page), REQUIRED);
    await expectNoSidewaysScroll(page);
  },
);
