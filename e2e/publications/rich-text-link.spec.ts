import type { Page } from '@playwright/test';
import { expect, test } from '@e2e/support/test';
import { publish } from './notice-form';
import { openText, textOf, toolOf } from './rich-text';

const addressOf = (page: Page) => page.getByLabel('Dirección del enlace');

test('links are made of a selection or of their address, and taken away', { tag: ['@POST-49:links'] }, async ({ page, app }) => {
  await openText({ page, app });
  await page.keyboard.type('la página');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+K');
  await expect(addressOf(page)).toBeFocused();
  await page.keyboard.type('colegio.example/hoy');
  await page.keyboard.press('Enter');
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type(' sigue');
  await page.keyboard.press('Enter');
  await toolOf(page, 'Enlace').click();
  await addressOf(page).fill('ana@colegio.example');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await toolOf(page, 'Enlace').press('Enter');
  await addressOf(page).fill('https://a.example');
  await page.keyboard.press('Enter');
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+K');
  await expect(addressOf(page)).toHaveValue('https://a.example');
  await page.getByRole('button', { name: 'Quitar enlace' }).click();
  const { request } = await publish({ page, app });
  expect(request['description']).toBe(
    '<p><a href="https://colegio.example/hoy">la página</a> sigue</p><p><a href="mailto:ana@colegio.example">mailto:ana@colegio.example</a></p><p>https://a.example</p>',
  );
});

test(
  'an address that is not applied goes with the text all the same; a bad one is told',
  { tag: ['@POST-49:links'] },
  async ({ page, app }) => {
    await openText({ page, app });
    await page.keyboard.type('la página');
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+K');
    await addressOf(page).fill('javascript:alert(1)');
    const title = page.getByRole('textbox', { name: 'Título' });
    await title.focus();
    await expect(addressOf(page)).toHaveAccessibleDescription('Escribe una dirección válida');
    await addressOf(page).fill('colegio.example/hoy');
    // Neither by a tool, which acts on the text as it is, nor while the window is another one.
    await toolOf(page, 'Negrita').click();
    await expect(addressOf(page)).toHaveValue('colegio.example/hoy');
    await addressOf(page).focus();
    await page.evaluate(() => {
      document.hasFocus = () => false;
    });
    await addressOf(page).blur();
    await page.evaluate(() => Reflect.deleteProperty(document, 'hasFocus'));
    await expect(addressOf(page)).toHaveValue('colegio.example/hoy');
    await addressOf(page).focus();
    await title.focus();
    await expect(addressOf(page)).toHaveValue('https://colegio.example/hoy');
    await expect(title).toBeFocused();
    // Looked at and left once more, it is not set anew.
    await addressOf(page).focus();
    await title.focus();
    await expect(textOf(page)).toHaveText('la página');
    await addressOf(page).fill('colegio.example/ayer');
    const { request } = await publish({ page, app });
    expect(request['description']).toBe('<p><a href="https://colegio.example/ayer"><strong>la página</strong></a></p>');
  },
);

test('an address that is not applied is taken on the way back into the text, too', { tag: ['@POST-49:links'] }, async ({ page, app }) => {
  await openText({ page, app });
  await page.keyboard.type('la página');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+K');
  await addressOf(page).fill('javascript:alert(1)');
  await textOf(page).click();
  await expect(addressOf(page)).toHaveAccessibleDescription('Escribe una dirección válida');
  await addressOf(page).fill('colegio.example/hoy');
  await textOf(page).click();
  await expect(addressOf(page)).toHaveCount(0);
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' sigue');
  const { request } = await publish({ page, app });
  expect(request['description']).toBe('<p><a href="https://colegio.example/hoy">la página</a> sigue</p>');
});

test('a bad address is told at its place and sends nothing', { tag: ['@POST-49', '@SAFE-16:editor'] }, async ({ page, app }) => {
  await openText({ page, app });
  await toolOf(page, 'Enlace').press('Enter');
  await addressOf(page).fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(addressOf(page)).toHaveAccessibleDescription('Escribe una dirección válida');
  await expect(addressOf(page)).toHaveAttribute('aria-invalid', 'true');
  await app.checkA11y();
  // The text would go without the link.
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(addressOf(page)).toBeFocused();
  await expect(addressOf(page)).toHaveAccessibleDescription('Escribe una dirección válida');
  expect(await app.control.calls('PUT /api/posts')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(addressOf(page)).toHaveCount(0);
  await expect(textOf(page)).toBeFocused();
  await expect(page.getByText('Escribe una dirección válida')).toHaveCount(0);
  await page.keyboard.type('Hola');
  const { request } = await publish({ page, app });
  expect(request['description']).toBe('<p>Hola</p>');
});
