/** Text that the browser writes by itself: composition, corrections, dictation (POST-53). */
import type { Page } from '@playwright/test';
import { expect, test } from '@e2e/support/test';
import { keyboardOf, linesOf, playHistory, select, type Keyboard } from './composition';
import { publish } from './notice-form';
import { openText, textOf, toolOf } from './rich-text';

async function write(page: Page, ...lines: string[]): Promise<void> {
  for (const [index, line] of lines.entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await page.keyboard.type(line);
  }
}

async function composed(keyboard: Keyboard, text: string, range?: readonly [number, number]): Promise<void> {
  await keyboard.compose([text.slice(0, 1), text.slice(0, 2), text], range);
  await keyboard.commit(text);
  await keyboard.settle();
}

const descriptionOf = async (visit: Parameters<typeof publish>[0]) => (await publish(visit)).request['description'];

test('composing over everything selected replaces it [D10]', { tag: ['@POST-53:everything'] }, async ({ page, app }) => {
  await openText({ page, app });
  await write(page, 'Primero', 'Segundo', 'Tercero');
  await page.keyboard.press('Control+A');
  const keyboard = await keyboardOf(page);
  await composed(keyboard, 'nuevo');
  expect(await linesOf(page)).toEqual(['nuevo']);
  await page.keyboard.type('!');
  await keyboard.detach();
  expect(await descriptionOf({ page, app })).toBe('<p>nuevo!</p>');
});

test('composing over parts of several paragraphs and items joins what is left', { tag: ['@POST-53:several'] }, async ({ page, app }) => {
  await openText({ page, app });
  await write(page, 'Traer bata', 'y gafas');
  await page.keyboard.press('Enter');
  await toolOf(page, 'Lista con viñetas').click();
  await write(page, 'uno', 'dos', 'tres');
  const keyboard = await keyboardOf(page);
  await select(page, 'Traer '.length, 'Traer bata\ny gafas\nuno\nd'.length);
  await composed(keyboard, 'láp');
  expect(await linesOf(page)).toEqual(['Traer lápos', 'tres']);
  await select(page, 'Traer lápos\ntr'.length);
  await composed(keyboard, 'é');
  await keyboard.detach();
  expect(await descriptionOf({ page, app })).toBe('<p>Traer lápos</p><ul><li>trées</li></ul>');
});

test('formatting begun by the tools holds for composed text', { tag: ['@POST-53:formatting'] }, async ({ page, app }) => {
  await openText({ page, app });
  await write(page, 'Hola ');
  const keyboard = await keyboardOf(page);
  await toolOf(page, 'Negrita').click();
  await composed(keyboard, 'niños');
  await toolOf(page, 'Negrita').click();
  await composed(keyboard, ' y');
  await page.keyboard.press('Enter');
  await toolOf(page, 'Cursiva').click();
  await composed(keyboard, 'niñas');
  await keyboard.detach();
  expect(await descriptionOf({ page, app })).toBe('<p>Hola <strong>niños</strong> y</p><p><em>niñas</em></p>');
});

test(
  'a replacement over several formats takes the first one, a correction within one stays in it',
  { tag: ['@POST-53:formats'] },
  async ({ page, app }) => {
    await openText({ page, app });
    await page.keyboard.press('Control+B');
    await write(page, 'uno');
    await page.keyboard.press('Control+B');
    await write(page, 'dos tres');
    const keyboard = await keyboardOf(page);
    await select(page, 1, 5);
    await composed(keyboard, 'xyz');
    expect(await linesOf(page)).toEqual(['uxyzs tres']);
    // As a phone corrects a word that was typed before.
    await composed(keyboard, 'trece', [6, 10]);
    await keyboard.detach();
    expect(await descriptionOf({ page, app })).toBe('<p><strong>uxyz</strong>s trece</p>');
  },
);

test('a word of two formats that a phone corrects takes the first one whole', { tag: ['@POST-53:formats'] }, async ({ page, app }) => {
  await openText({ page, app });
  await page.keyboard.press('Control+B');
  await write(page, 'ca');
  await page.keyboard.press('Control+B');
  await write(page, 'sa');
  const keyboard = await keyboardOf(page);
  await composed(keyboard, 'cama', [0, 4]);
  await keyboard.detach();
  expect(await descriptionOf({ page, app })).toBe('<p><strong>cama</strong></p>');
});

test('a composition that is given up, emptied or left changes nothing else', { tag: ['@POST-53:cancelled'] }, async ({ page, app }) => {
  await openText({ page, app });
  await write(page, 'Uno', 'Dos');
  const keyboard = await keyboardOf(page);
  await keyboard.compose(['t', 'tr', '']);
  await keyboard.settle();
  expect(await linesOf(page)).toEqual(['Uno', 'Dos']);
  // Left in its midst for another field, what was composed stays.
  await keyboard.compose(['!', '!?']);
  await page.getByRole('textbox', { name: 'Título' }).focus();
  await keyboard.settle();
  expect(await linesOf(page)).toEqual(['Uno', 'Dos!?']);
  await keyboard.detach();
  expect(await descriptionOf({ page, app })).toBe('<p>Uno</p><p>Dos!?</p>');
});

test('emoji, dictation and keys right behind a composition', { tag: ['@POST-53:inserted', '@POST-53:keys'] }, async ({ page, app }) => {
  await openText({ page, app });
  const keyboard = await keyboardOf(page);
  await keyboard.commit('👩🏽‍🏫');
  await keyboard.commit(' traer la bata mañana');
  await keyboard.compose(['.', '. S']);
  await keyboard.commit('. Sí');
  await page.keyboard.press('Enter');
  await page.keyboard.type('x');
  await keyboard.compose(['a']);
  await keyboard.commit('ab');
  await page.keyboard.press('Backspace');
  await keyboard.settle();
  expect(await linesOf(page)).toEqual(['👩🏽‍🏫 traer la bata mañana. Sí', 'xa']);
  await page.keyboard.press('Control+Z');
  await keyboard.detach();
  await expect(textOf(page)).toBeFocused();
});

test('a correction by the browser replaces its word, over formats too', { tag: ['@POST-53:correction'] }, async ({ page, app }) => {
  await openText({ page, app });
  await write(page, 'Ola ni');
  await page.keyboard.press('Control+B');
  await write(page, 'nos');
  await select(page, 4, 9);
  // As the menu of the spelling does.
  await page.evaluate(() => document.execCommand('insertText', false, 'niños'));
  await expect.poll(() => linesOf(page)).toEqual(['Ola niños']);
  await select(page, 0, 3);
  await page.evaluate(() => document.execCommand('insertText', false, 'Hola'));
  await expect.poll(() => linesOf(page)).toEqual(['Hola niños']);
  expect(await descriptionOf({ page, app })).toBe('<p>Hola niños</p>');
});

for (const seed of [1, 2, 3]) {
  test(`any history shows what it stores (${seed})`, { tag: ['@POST-53:histories'] }, async ({ page, app }) => {
    test.setTimeout(120_000);
    await openText({ page, app });
    await playHistory(page, seed, 40);
  });
}

test(
  'an editor that cannot be drawn opens anew with its text, and the screen stays',
  { tag: ['@POST-53:broken'] },
  async ({ page, app }) => {
    app.watch.allow(/removeChild|NotFoundError/);
    await openText({ page, app });
    await write(page, 'Traer bata', 'y gafas');
    // As an extension of the browser does: React no longer finds what it is to take away.
    await textOf(page).evaluate((root) => [...root.querySelectorAll('[data-block]')].at(-1)?.remove());
    await toolOf(page, 'Deshacer').click();
    await toolOf(page, 'Deshacer').click();
    await expect(textOf(page)).toContainText('Traer bata');
    await textOf(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('!');
    expect(await descriptionOf({ page, app })).toMatch(/^<p>Traer bata.*!<\/p>$/);
  },
);
