import type { Page } from '@playwright/test';
import { expect, test } from '@e2e/support/test';
import { openNotice, sentBy, textOf, toolOf } from './rich-text';

const MESSAGE = 'Escribe una dirección válida';
const addressOf = (page: Page) => page.getByLabel('Dirección del enlace');

test('the selection becomes a link, and what follows is none', { tag: ['@POST-49'] }, async ({ page, app }) => {
  await openNotice({ page, app });
  await page.keyboard.type('la página');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Control+K');
  await expect(addressOf(page)).toBeFocused();
  await page.keyboard.type('colegio.example/hoy');
  await page.keyboard.press('Enter');
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type(' sigue');
  expect(await sentBy({ page, app }, 'Publicar')).toBe('<p><a href="https://colegio.example/hoy">la página</a> sigue</p>');
});

test('without a selection the address itself is written', { tag: ['@POST-49'] }, async ({ page, app }) => {
  await openNotice({ page, app });
  await toolOf(page, 'Enlace').click();
  await addressOf(page).fill('ana@colegio.example');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  expect(await sentBy({ page, app }, 'Publicar')).toBe('<p><a href="mailto:ana@colegio.example">mailto:ana@colegio.example</a></p>');
});

test('a bad address is told at its place and sends nothing', { tag: ['@POST-49', '@SAFE-16'] }, async ({ page, app }) => {
  await openNotice({ page, app });
  await page.keyboard.press('Control+K');
  await addressOf(page).fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(addressOf(page)).toHaveAccessibleDescription(MESSAGE);
  await expect(addressOf(page)).toHaveAttribute('aria-invalid', 'true');
  await app.look();
  await page.keyboard.press('Escape');
  await expect(addressOf(page)).toHaveCount(0);
  await expect(textOf(page)).toBeFocused();
  expect(await app.door.calls('PUT /api/posts')).toEqual([]);
});

test('a link is changed and taken away, its text stays', { tag: ['@POST-49'] }, async ({ page, app }) => {
  await openNotice({ page, app });
  await page.keyboard.press('Control+K');
  await addressOf(page).fill('https://a.example');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+K');
  await expect(addressOf(page)).toHaveValue('https://a.example');
  await page.getByRole('button', { name: 'Quitar enlace' }).click();
  expect(await sentBy({ page, app }, 'Publicar')).toBe('<p>https://a.example</p>');
});
