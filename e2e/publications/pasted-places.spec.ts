/** Where pasted text goes: an empty line, the middle of a line or of an item; and texts that are too long (POST-54, POST-55). */
import { expect, test } from '@e2e/support/test';
import { publish } from './notice-form';
import { openText, openTextOf, paste, textOf } from './rich-text';

const ITEM = '<ul><li>Solo uno</li></ul>';
const ITEMS = '<ol><li>Uno</li><li>Dos</li></ol>';
const LINES = '<p>Uno</p><p>Dos</p>';

/** What is pasted between 'ab' and 'cd' of a saved text, and what is then sent. */
const PLACES = [
  ['an item in a paragraph becomes text', '<p>abcd</p>', ITEM, '<p>abSolo unocd</p>'],
  ['items in a paragraph stand by themselves', '<p>abcd</p>', ITEMS, '<p>ab</p><ol><li>Uno</li><li>Dos</li></ol><p>cd</p>'],
  ['lines in an item', '<ul><li>abcd</li></ul>', LINES, '<ul><li>abUno</li><li>Doscd</li></ul>'],
  ['items in an item of their kind', '<ol><li>abcd</li></ol>', ITEMS, '<ol><li>abUno</li><li>Doscd</li></ol>'],
  [
    'items in an item of another kind',
    '<ul><li>abcd</li></ul>',
    ITEMS,
    '<ul><li>ab</li></ul><ol><li>Uno</li><li>Dos</li></ol><ul><li>cd</li></ul>',
  ],
  ['lines in a line', '<p>abcd</p>', LINES, '<p>abUno</p><p>Doscd</p>'],
] as const;

for (const [name, saved, pasted, sent] of PLACES) {
  test(`pasted into the middle: ${name}`, { tag: ['@POST-54', '@POST-55'] }, async ({ page, app }) => {
    await openTextOf({ page, app }, saved);
    await textOf(page).press('Control+Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await paste(page, pasted);
    // The caret stands behind what was pasted.
    await page.keyboard.type('.');
    const { request } = await publish({ page, app }, 'Editar Publicación');
    expect(request['description']).toBe(sent.replace(/(?=cd)/, '.'));
  });
}

test('a single item stays one in an empty line, and in place of everything', { tag: ['@POST-55'] }, async ({ page, app }) => {
  await openText({ page, app });
  await paste(page, ITEM);
  await page.keyboard.press('Control+A');
  await paste(page, '<ol><li>Solo otro</li></ol>');
  await page.keyboard.press('Enter');
  await page.keyboard.type('más');
  const { request } = await publish({ page, app });
  expect(request['description']).toBe('<ol><li>Solo otro</li><li>más</li></ol>');
});

test('what is pasted is taken back in one step', { tag: ['@POST-55'] }, async ({ page, app }) => {
  await openTextOf({ page, app }, '<p>abcd</p>');
  await textOf(page).press('Control+A');
  await paste(page, ITEMS);
  await page.keyboard.press('Control+Z');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('!');
  const { request } = await publish({ page, app }, 'Editar Publicación');
  expect(request['description']).toBe('<p>abcd!</p>');
});

test('a list that is pasted beside another stays one of its own', { tag: ['@POST-55'] }, async ({ page, app }) => {
  await openTextOf({ page, app }, '<ol><li>a</li></ol><p>x</p><ol><li>b</li></ol>');
  await textOf(page).press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await paste(page, ITEMS);
  await page.keyboard.type('.');
  const { request } = await publish({ page, app }, 'Editar Publicación');
  expect(String(request['description']).replaceAll(/<p>(?:<br>)?<\/p>/g, '|')).toBe(
    '<ol><li>a</li></ol>|<ol><li>Uno</li><li>Dos.</li></ol>|<ol><li>b</li></ol>',
  );
});

test('what is pasted is never so long that it shows as source', { tag: ['@SAFE-30:hostile'] }, async ({ page, app }) => {
  await openText({ page, app });
  await paste(page, `<p>${'<b>ñandú &amp; </b><i>más </i>'.repeat(8_000)}</p>`);
  await expect(page.getByText('El texto es demasiado largo: solo se pegó el comienzo.')).toBeVisible();
  const { request } = await publish({ page, app });
  const { length } = Buffer.from(String(request['description']));
  expect(length).toBeGreaterThan(80_000);
  expect(length).toBeLessThan(100_000);
});

test('thousands of comments are pasted in time', { tag: ['@SAFE-30:hostile'] }, async ({ page, app }) => {
  await openText({ page, app });
  const start = Date.now();
  await paste(page, `${'<!--a-->'.repeat(40_000)}${'<![a]>'.repeat(40_000)}<p>hola</p>`);
  await expect(textOf(page)).toHaveText('hola');
  expect(Date.now() - start).toBeLessThan(3000);
});

test('of a very long text the start is pasted, and that is said', { tag: ['@SAFE-30:hostile'] }, async ({ page, app }) => {
  await openText({ page, app });
  await paste(page, '<p>hola</p>'.repeat(50_000));
  await expect(page.getByText('El texto es demasiado largo: solo se pegó el comienzo.')).toBeVisible();
  await expect(textOf(page).locator('[data-block]')).toHaveCount(2000);
  await page.keyboard.press('Control+Z');
  await expect(textOf(page)).toHaveText('');
});
