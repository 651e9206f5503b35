import type { Page } from '@playwright/test';
import { commentIn } from '@e2e/publications/feed-page';
import { openEntry } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';

test.use({ ownPage: true });

const FEED = '/dashboard/publications/list';

const focused = (page: Page) =>
  page.evaluate(
    () =>
      (document.activeElement as HTMLElement | null)?.innerText ||
      document.activeElement?.getAttribute('aria-label') ||
      document.activeElement?.tagName,
  );

/** True when whatever has the focus shows a ring or an edge of its own. */
const showsFocus = (page: Page) =>
  page.evaluate(() => {
    if (!document.activeElement) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });

test('signing in, reading and commenting need the keyboard alone, with the focus visible', { tag: ['@SAFE-18'] }, async ({ page, app }) => {
  await app.open();
  await page.getByLabel('Correo electrónico').focus();
  await page.keyboard.type('yaneth.garcia@yarumos.example');
  await page.keyboard.press('Tab');
  expect(await showsFocus(page)).toBe(true);
  await page.keyboard.type('Demo2026*');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Iniciar sesión');
  expect(await showsFocus(page)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Inicio' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await page.goto(FEED);
  await expect(page.getByRole('article').first()).toBeVisible();
  // From the top: the way past the menu comes first, then bar, header, menu, in the order they stand.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const order: (string | undefined)[] = [];
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    order.push((await focused(page)) ?? undefined);
    expect(await showsFocus(page), order.at(-1)).toBe(true);
  }
  const wanted = [
    'Ir al contenido',
    'Yaneth García Suárez',
    'Inicio',
    'Mis Cursos',
    'Publicaciones',
    'Observador del Estudiante',
    'Opciones',
  ];
  expect(wanted.map((name) => order.indexOf(name))).toEqual(
    wanted.map((name) => order.indexOf(name)).toSorted((one, other) => one - other),
  );
  expect(wanted.filter((name) => !order.includes(name))).toEqual([]);

  const field = page.getByRole('article').first().getByLabel('Escribe un comentario');
  await field.focus();
  await page.keyboard.type('Con el teclado.');
  await page.keyboard.press('Enter');
  await expect(commentIn(page.getByRole('article').first(), 'Con el teclado.')).toBeVisible();
  await expect(field).toHaveValue('');
  expect(await app.door.calls('PUT /api/posts/{id}/comment')).toHaveLength(1);
});

test('the menus of a post and of the user go by arrows, Home, End and Escape', { tag: ['@SAFE-18'] }, async ({ page, app }) => {
  await app.signIn('directora');
  const user = page.getByRole('button', { name: 'Yaneth García Suárez' });
  await user.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Cambiar contraseña' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Salir' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Cambiar contraseña' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Salir' })).toBeFocused();
  await app.look();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(user).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no state has a violation of WCAG 2.2 A or AA, in ${colorScheme}`, { tag: ['@SAFE-19', '@demo-only'] }, async ({ page, app }) => {
    await page.emulateMedia({ colorScheme });
    await app.open();
    await app.look();
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await app.look();
    await page.goto('/auth/recover');
    await expect(page.getByRole('heading', { name: 'Recuperar contraseña' })).toBeVisible();
    await app.look();
    await app.signIn('coordinadora');
    await app.look();
    await page.goto(FEED);
    await expect(page.getByRole('article').nth(2)).toBeVisible();
    await app.look();
    await page.getByRole('article', { name: 'Maqueta' }).getByRole('button', { name: 'Ver todos los comentarios' }).click();
    await app.look();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menú' }).click();
    await expect(page.getByRole('button', { name: 'Cerrar menú' })).toBeVisible();
    await app.look();
  });
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('at 390 px nothing scrolls sideways, and the menu is a drawer', { tag: ['@SAFE-20'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/dashboard/schools', FEED, '/dashboard/observer', '/unauthorized']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await sideways(page), path).toBe(0);
  }
  await page.goto(FEED);
  await expect(page.getByRole('article').nth(2)).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await expect(page.getByRole('link', { name: 'Cursos' })).toBeHidden();
  const opener = page.getByRole('button', { name: 'Menú' });
  await opener.click();
  await expect(page.getByRole('link', { name: 'Cursos' })).toBeVisible();
  expect(await sideways(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Cursos' })).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await openEntry(page, 'Cursos');
  await expect(page).toHaveURL('/dashboard/rooms/list');
  await expect(page.getByRole('link', { name: 'Menciones' })).toBeHidden();
  for (const path of ['/auth/login', '/auth/recover']) {
    await page.evaluate(() => localStorage.clear());
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await sideways(page), path).toBe(0);
  }
});

test(
  'where storage is refused the session lives in this tab, and the login screen says so',
  { tag: ['@SAFE-21'] },
  async ({ page, app }) => {
    await app.open();
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/auth/login?demo.latency=0-0&demo.now=2026-06-19T10:00:00-05:00');
    await expect(
      page.getByText('Este navegador no permite guardar la sesión: si recargas la página tendrás que ingresar de nuevo.'),
    ).toBeVisible();
    await app.look();
    await app.signIn('directora');
    await openEntry(page, 'Publicaciones');
    const card = page.getByRole('article').first();
    await card.getByLabel('Escribe un comentario').fill('Sin guardar nada.');
    await card.getByRole('button', { name: 'Enviar' }).click();
    await expect(commentIn(card, 'Sin guardar nada.')).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL('/auth/login');
  },
);
