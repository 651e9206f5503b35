import { expectKeyOfBrowser, expectNoDialog, anyDialog } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { publish } from './notice-form';
import { addParagraph, openText, openTextOf, textOf, toolOf } from './rich-text';

/** Paragraphs, styles, lists within lists, a link, line breaks, emoji, text from right to left, what no tool makes, signs. */
const KEPT = [
  '<p>Uno</p><p>Dos</p>',
  '<p><strong>a</strong> <em>b</em> <u>c</u> <u><em><strong>d</strong></em></u></p>',
  '<ul><li>a<ul><li>b<ol><li>c</li></ol></li><li>d</li></ul></li><li>e</li></ul>',
  '<p>ver <a href="https://a.example/x?b=1&amp;c=2">la <strong>pág</strong>ina</a>, sí</p>',
  '<p>a<br>b</p><p><br></p><p>c</p>',
  '<p>👩🏽‍🏫🎉 🇨🇴</p>',
  '<p>مرحبا بالجميع</p><p>שלום</p>',
  '<h3>T</h3><blockquote>c</blockquote><p><s>x</s></p>',
  '<p>5 &lt; 6 &amp; "x"</p>',
];

/** Text beside blocks, blocks within blocks, a list right within a list, a script and a handler, an address that runs. */
const FOREIGN = [
  ['intro<ul><li>x</li></ul>fin', '<p>intro</p><ul><li>x</li></ul><p>fin</p>'],
  ['<div>a<div>b</div>c</div>', '<p>a</p><p>b</p><p>c</p>'],
  ['<ul><li>a</li><ul><li>b</li></ul></ul><p>c</p>', '<ul><li>a<ul><li>b</li></ul></li></ul><p>c</p>'],
  ['<p onclick="pwned=1">a</p><script>pwned=1</script><img src=x onerror="pwned=1">', '<p>a</p>'],
  ['<p><a href="javascript:pwned=1">a</a></p>', '<p>a</p>'],
];

test(
  'a saved text is opened and sent with its formatting',
  { tag: ['bold', 'italic', 'underline', 'lists', 'links', 'saved'].map((name) => `@POST-49:${name}`) },
  async ({ page, app }) => {
    await openTextOf({ page, app }, KEPT.join(''));
    await addParagraph(page, 'más');
    const { request } = await publish({ page, app }, 'Editar Publicación');
    expect(request['description']).toBe(`${KEPT.join('')}<p>más</p>`);
  },
);

test('what another program saved is put in order', { tag: ['@POST-49', '@SAFE-16:editor'] }, async ({ page, app }) => {
  await openTextOf({ page, app }, FOREIGN.map(([html]) => html).join('<p>-</p>'));
  await addParagraph(page, 'más');
  const { request } = await publish({ page, app }, 'Editar Publicación');
  expect(request['description']).toBe(`${FOREIGN.map(([, sent]) => sent).join('<p>-</p>')}<p>más</p>`);
  expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined();
});

test('a text that is left alone is sent as it came', { tag: ['@POST-44:formatting'] }, async ({ page, app }) => {
  const html = '<div>a<b>x</b></div>';
  await openTextOf({ page, app }, html);
  await textOf(page).click();
  const { request } = await publish({ page, app }, 'Editar Publicación');
  expect(request['description']).toBe(html);
});

test(
  'formats by keys and tools, and leaves a list by Enter',
  { tag: ['@POST-49:bold', '@POST-49:italic', '@POST-49:underline', '@POST-49:lists'] },
  async ({ page, app }) => {
    await openText({ page, app });
    await page.keyboard.press('Control+B');
    await page.keyboard.type('Hola');
    await page.keyboard.press('Control+B');
    await page.keyboard.press('Control+I');
    await page.keyboard.type(' a');
    await page.keyboard.press('Control+I');
    await page.keyboard.press('Control+U');
    await page.keyboard.type(' todos');
    await page.keyboard.press('Enter');
    await toolOf(page, 'Subrayado').click();
    await toolOf(page, 'Lista numerada').click();
    await page.keyboard.type('uno');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('fin');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('y ya');
    const { request } = await publish({ page, app });
    expect(request['description']).toBe('<p><strong>Hola</strong><em> a</em><u> todos</u></p><ol><li>uno</li></ol><p>fin<br>y ya</p>');
  },
);

test('a line that begins in place of a selection takes its place', { tag: ['@POST-49'] }, async ({ page, app }) => {
  await openText({ page, app });
  await page.keyboard.type('uno dos');
  for (let letter = 0; letter < ' dos'.length; letter += 1) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('tres');
  const { request } = await publish({ page, app });
  expect(request['description']).toBe('<p>uno<br>tres</p>');
});

test('the text gets the focus back from what lay over it', { tag: ['@SAFE-17:editor'] }, async ({ page, app }) => {
  await openText({ page, app });
  await page.keyboard.type('Antes');
  await page.clock.fastForward('14:10');
  // Without the mouse on its way to the button, which alone would close it.
  await anyDialog(page).getByRole('button', { name: 'Continuar conectado' }).dispatchEvent('click');
  await expectNoDialog(page);
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type(' y después');
  await expect(textOf(page)).toHaveText('Antes y después');
});

test(
  'undoes and does again, by keys and tools; without text nothing is sent',
  { tag: ['@POST-49', '@POST-21:description'] },
  async ({ page, app }) => {
    await openText({ page, app });
    await expect(toolOf(page, 'Deshacer')).toBeDisabled();
    await page.keyboard.type('Hola');
    await page.keyboard.press('Control+Z');
    await expect(textOf(page)).toHaveText('');
    await page.keyboard.press('Control+Y');
    await expect(textOf(page)).toHaveText('Hola');
    await toolOf(page, 'Deshacer').click();
    await expect(textOf(page)).toHaveText('');
    await toolOf(page, 'Rehacer').click();
    await expect(textOf(page)).toHaveText('Hola');
    await toolOf(page, 'Deshacer').click();
    await toolOf(page, 'Lista con viñetas').click();
    await page.keyboard.type(' ');
    const { request } = await publish({ page, app });
    expect(request['description']).toBe('');
  },
);

const TOOLS = ['Negrita', 'Cursiva', 'Subrayado', 'Lista con viñetas', 'Lista numerada', 'Enlace', 'Deshacer', 'Rehacer'];

test(
  'the tools are one stop of Tab, and a chosen style outlives the way back',
  { tag: ['@POST-49', '@SHAR-14:editor'] },
  async ({ page, app }) => {
    await openText({ page, app });
    await expect(page.getByRole('toolbar').getByRole('button')).toHaveCount(TOOLS.length);
    for (const name of TOOLS) await expect(toolOf(page, name)).toHaveAttribute('title', name);
    await page.keyboard.type('Hola');
    await page.keyboard.press('Shift+Tab');
    await expect(toolOf(page, 'Negrita')).toBeFocused();
    await expectKeyOfBrowser(toolOf(page, 'Negrita'), 'ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(toolOf(page, 'Rehacer')).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await expect(toolOf(page, 'Negrita')).toHaveAttribute('aria-pressed', 'true');
    await app.checkA11y();
    await page.keyboard.press('Tab');
    await page.keyboard.type('!');
    await page.keyboard.press('Tab');
    await expect(textOf(page)).not.toBeFocused();
    const { request } = await publish({ page, app });
    expect(request['description']).toBe('<p>Hola<strong>!</strong></p>');
  },
);
