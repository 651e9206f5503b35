import { expect, test } from '@e2e/support/test';
import { openNotice, openNoticeOf, sentBy, textOf, toolOf } from './rich-text';

const KEPT = [
  ['paragraphs', '<p>Uno</p><p>Dos</p>'],
  ['styles', '<p><strong>a</strong> <em>b</em> <u>c</u> <u><em><strong>d</strong></em></u></p>'],
  ['lists within lists', '<ul><li>a<ul><li>b<ol><li>c</li></ol></li><li>d</li></ul></li><li>e</li></ul>'],
  ['a link', '<p>ver <a href="https://a.example/x?b=1&amp;c=2">la <strong>pág</strong>ina</a>, sí</p>'],
  ['line breaks', '<p>a<br>b</p><p><br></p><p>c</p>'],
  ['signs', '<p>5 &lt; 6 &amp; "x"</p>'],
  ['emoji', '<p>👩🏽‍🏫🎉 🇨🇴</p>'],
  ['text from right to left', '<p>مرحبا بالجميع</p><p>שלום</p>'],
  ['what no tool makes', '<h3>T</h3><blockquote>c</blockquote><p><s>x</s></p>'],
] as const;

for (const [name, html] of KEPT) {
  test(`a saved text is opened and sent with its formatting: ${name}`, { tag: ['@POST-49', '@POST-44'] }, async ({ page, app }) => {
    await openNoticeOf({ page, app }, html);
    await textOf(page).press('Control+End');
    await page.keyboard.type('!');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await page.keyboard.type('más');
    expect(await sentBy({ page, app }, 'Editar Publicación')).toContain(html.slice(0, html.lastIndexOf('</')));
  });
}

const FOREIGN = [
  ['text beside blocks, in reading order', 'intro<ul><li>x</li></ul>fin', '<p>intro</p><ul><li>x</li></ul><p>fin</p>'],
  ['blocks within blocks', '<div>a<div>b</div>c</div>', '<p>a</p><p>b</p><p>c</p>'],
  ['a list right within a list', '<ul><li>a</li><ul><li>b</li></ul></ul><p>c</p>', '<ul><li>a<ul><li>b</li></ul></li></ul><p>c</p>'],
  ['a script and a handler', '<p onclick="pwned=1">a</p><script>pwned=1</script><img src=x onerror="pwned=1">', '<p>a</p>'],
  ['an address that runs', '<p><a href="javascript:pwned=1">a</a></p>', '<p>a</p>'],
] as const;

for (const [name, html, sent] of FOREIGN) {
  test(`what another program saved is put in order: ${name}`, { tag: ['@POST-49', '@SAFE-16'] }, async ({ page, app }) => {
    await openNoticeOf({ page, app }, html);
    await textOf(page).press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('más');
    expect(await sentBy({ page, app }, 'Editar Publicación')).toBe(`${sent}<p>más</p>`);
    expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined();
  });
}

test('a text that is left alone is sent as it came', { tag: ['@POST-44'] }, async ({ page, app }) => {
  const html = '<div>a<b>x</b></div>';
  await openNoticeOf({ page, app }, html);
  await textOf(page).click();
  expect(await sentBy({ page, app }, 'Editar Publicación')).toBe(html);
});

test('without text nothing is sent', { tag: ['@POST-49', '@POST-21'] }, async ({ page, app }) => {
  await openNotice({ page, app });
  await toolOf(page, 'Lista con viñetas').click();
  await page.keyboard.type(' ');
  expect(await sentBy({ page, app }, 'Publicar')).toBe('');
});

test('formats by keys and tools, and leaves a list by Enter', { tag: ['@POST-49'] }, async ({ page, app }) => {
  await openNotice({ page, app });
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
  expect(await sentBy({ page, app }, 'Publicar')).toBe(
    '<p><strong>Hola</strong><em> a</em><u> todos</u></p><ol><li>uno</li></ol><p>fin<br>y ya</p>',
  );
});

test('undoes and does again, by keys and tools', { tag: ['@POST-49'] }, async ({ page, app }) => {
  await openNotice({ page, app });
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
});

test(
  'the tools are one stop of Tab, and a chosen style outlives the way back',
  { tag: ['@POST-49', '@SHAR-14'] },
  async ({ page, app }) => {
    await openNotice({ page, app });
    await page.keyboard.type('Hola');
    await page.keyboard.press('Shift+Tab');
    await expect(toolOf(page, 'Negrita')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(toolOf(page, 'Rehacer')).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
    await expect(toolOf(page, 'Negrita')).toHaveAttribute('aria-pressed', 'true');
    await app.look();
    await page.keyboard.press('Tab');
    await page.keyboard.type('!');
    await page.keyboard.press('Tab');
    await expect(textOf(page)).not.toBeFocused();
    expect(await sentBy({ page, app }, 'Publicar')).toBe('<p>Hola<strong>!</strong></p>');
  },
);
