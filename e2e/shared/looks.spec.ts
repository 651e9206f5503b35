import { named } from '@e2e/support/control-name';
import { expect, test } from '@e2e/support/test';
import { FULL_NAMES, PASSWORD_DIALOG, openDialog } from '@e2e/account/dialogs';
import { buttonOf, dialogOf, entryOf, goWithin, openPublications } from '@e2e/support/screens';

const PRIMARY = 'rgb(57, 79, 228)';

for (const { scheme, bar } of [
  { scheme: 'light', bar: PRIMARY },
  { scheme: 'dark', bar: 'rgb(169, 180, 255)' },
] as const) {
  test(
    `buttons are #394FE4 and the current entry's bar has its accent in ${scheme} mode`,
    { tag: [`@SHAR-08:${scheme}`] },
    async ({ page, app }) => {
      await app.open();
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toHaveCSS('background-color', PRIMARY);
      await app.checkA11y();
      await app.signIn('directora');
      const current = entryOf(page, 'Inicio');
      const barOf = () => current.evaluate((link) => getComputedStyle(link, '::before').backgroundColor);
      await expect.poll(barOf).toBe(bar);
      await openDialog(page, FULL_NAMES.directora, PASSWORD_DIALOG);
      await expect(buttonOf(page, PASSWORD_DIALOG, 'Guardar')).toHaveCSS('background-color', PRIMARY);
      await expect(buttonOf(page, PASSWORD_DIALOG, 'Cancelar')).not.toHaveCSS('background-color', PRIMARY);
    },
  );
}

test('every screen declares Spanish, and its texts are', { tag: ['@SHAR-09'] }, async ({ page, app }) => {
  await app.open();
  const expectSpanish = () => expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('es');
  const english = /\b(log ?in|sign|password|search|save|cancel|close|menu|home|loading|error|next|previous|required|options)\b/i;
  await expectSpanish();
  await expect(page.getByRole('main')).not.toContainText(english);
  await goWithin(page, '/auth/recover');
  await expect(page.getByRole('main')).toContainText('Recuperar contraseña');
  await expectSpanish();
  await expect(page.getByRole('main')).not.toContainText(english);
  await app.signIn('directora');
  await expectSpanish();
  for (const part of ['banner', 'navigation', 'main'] as const) await expect(page.getByRole(part)).not.toContainText(english);
  // What is quoted in English says so itself.
  await goWithin(page, '/unauthorized');
  const text = page.getByText('You are not authorized to enter this section');
  await expect.poll(() => text.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('en');
});

test(
  'controls that are only an icon are named, with a tooltip of the same words',
  { tag: ['@SHAR-14:menus', '@SHAR-21:carousel'] },
  async ({ page, app }) => {
    await app.signIn('docente');
    await openPublications(page);
    const card = page.getByRole('article', { name: 'Maqueta de la célula vegetal con material reutilizable' });
    for (const name of ['Opciones', 'Anterior', 'Siguiente']) {
      await expect(card.getByRole('button', { name: named(name) })).toHaveAttribute('title', named(name));
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const menu = page.getByRole('button', { name: 'Menú', exact: true });
    await expect(menu).toHaveAttribute('title', 'Menú');
    await menu.click();
    await expect(page.getByRole('button', { name: 'Cerrar menú', exact: true })).toHaveAttribute('title', 'Cerrar menú');
  },
);

test("a carousel goes on and back with 'Siguiente' and 'Anterior'", { tag: ['@SHAR-21:carousel'] }, async ({ page, app }) => {
  await app.signIn('docente');
  await openPublications(page);
  const card = page.getByRole('article', { name: 'Maqueta de la célula vegetal con material reutilizable' });
  await expect(card.getByRole('img', { name: /^Imagen 1 de 2/ })).toBeVisible();
  await card.getByRole('button', { name: 'Siguiente' }).click();
  await expect(card.getByRole('img', { name: /^Imagen 2 de 2/ })).toBeVisible();
  await card.getByRole('button', { name: 'Anterior' }).click();
  await expect(card.getByRole('img', { name: /^Imagen 1 de 2/ })).toBeVisible();
});

test(
  'rooms read by their name alone, teachers by name and last name, students by name and surname',
  { tag: ['@SHAR-20:room', '@SHAR-20:teacher', '@SHAR-20:student'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    await openPublications(page);
    const card = page.getByRole('article', { name: 'Materiales de Geometría para después de vacaciones' });
    for (const room of ['Sexto A', 'Sexto B', 'Séptimo A']) await expect(card.getByText(room, { exact: true })).toBeVisible();
    await expect(card).not.toContainText('6A');
    await expect(card.getByText('Yaneth García Suárez', { exact: true })).toBeVisible();
    const options = page.getByLabel('Profesor').getByRole('option');
    for (const teacher of ['Yaneth García Suárez', 'Mauricio Tovar Tovar'])
      await expect(options.filter({ hasText: teacher })).toHaveText([teacher]);
    const body = {
      id: 1,
      name: 'Paula',
      surname: 'Ríos',
      image: null,
      students: [{ id: 1, name: 'Sara Ríos Mejía', photoUrl: null, roomName: 'Sexto A', roomAcronyms: '6A' }],
    };
    await app.control.fault({ method: 'GET', path: '/api/parents/{id}', kind: 'answer', body });
    await card.getByRole('button', { name: / vistas?\b/ }).click();
    await expect(dialogOf(page, 'Vistas').getByText('Sara Ríos Mejía').first()).toBeVisible();
  },
);
