/** What people type as passwords and codes is not kept by the demo, and the demo not by what follows it. */
import type { Page } from '@playwright/test';
import { expectBackend } from '@e2e/support/control';
import { test } from '@e2e/support/own-site-test';
import { acceptFailure, buttonOf, dialogOf, keptInTab, openRecoveryCode, storageOf } from '@e2e/support/screens';
import { expect } from '@e2e/support/test';
import { liveConfig } from '@e2e/tools/site/live-config.mjs';
import { DEMO_PASSWORD, RECOVERY_CODE } from '@fixtures/people';

test.use({ ownPage: true });

const EMAIL = 'yaneth.garcia@yarumos.example';
const DATABASE = 'panel-escolar-demo';

/** Everything that the site's databases hold, as text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
      });
    const found: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        found.push(name, await result(objects.getAllKeys()), await result(objects.getAll()));
      }
      database.close();
    }
    return JSON.stringify(found);
  });

const signIn = async (page: Page, password: string) => {
  await page.getByLabel('Correo electrónico').fill(EMAIL);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
};

test(
  'no password and no code that anybody typed is in the database, and the new password opens after a reload',
  { tag: ['@SECU-03:log', '@SECU-03:world', '@demo-only'] },
  async ({ page, site }) => {
    await page.goto(`${site.url}/auth/login?demo.latency=0-0`);
    await expectBackend(page);
    await signIn(page, 'MiClaveDeVerdad1*');
    await expect(page.getByRole('alert')).toBeVisible();
    await openRecoveryCode(page, EMAIL);
    const field = (name: string) => page.getByRole('textbox', { name });
    for (const code of ['7391', RECOVERY_CODE]) {
      await field('Código').fill(code);
      await field('Nueva contraseña').fill('OtraDeVerdad2*');
      await field('Confirmar contraseña').fill('OtraDeVerdad2*');
      await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
      if (code !== RECOVERY_CODE) await acceptFailure(page, 'El código no es válido o ya venció');
    }
    await buttonOf(page, 'Éxito', 'Aceptar').click();
    await page.reload();
    await expectBackend(page);
    await signIn(page, 'OtraDeVerdad2*');
    await page.getByRole('banner').getByRole('button', { name: 'Yaneth García Suárez' }).click();
    await page.getByRole('menuitem', { name: 'Cambiar contraseña' }).click();
    await page.getByRole('switch', { name: 'Generar contraseña automáticamente' }).uncheck();
    await page.getByLabel('Nueva contraseña').fill('TerceraDeVerdad3*');
    await buttonOf(page, 'Cambiar contraseña', 'Guardar').click();
    await expect(dialogOf(page, 'Éxito')).toBeVisible();
    const text = await kept(page);
    // The control: the log is read.
    expect(text).toContain('/change-password/validate');
    expect(text).toContain('[redacted]');
    expect(text).not.toMatch(/DeVerdad|7391/);
    expect(text).not.toContain(`"${RECOVERY_CODE}"`);
    expect(text).not.toMatch(/demo\.\d+\.\w{3}/);
  },
);

test(
  'what an earlier release of the demo kept is gone with the first visit of this one',
  { tag: ['@SECU-03:earlier', '@demo-only'] },
  async ({ page, site }) => {
    await page.goto(`${site.url}/favicon.svg`);
    await page.evaluate(
      (name) =>
        new Promise<void>((resolve) => {
          const request = indexedDB.open(name);
          request.addEventListener('upgradeneeded', () => request.result.createObjectStore('kept'));
          request.addEventListener('success', () => {
            const writing = request.result.transaction('kept', 'readwrite');
            writing.objectStore('kept').put({ body: { password: 'MiClaveDeVerdad1*' } }, 0);
            writing.addEventListener('complete', () => {
              request.result.close();
              resolve();
            });
          });
        }),
      DATABASE,
    );
    expect(await kept(page)).toContain('DeVerdad');
    await page.goto(`${site.url}/auth/login`);
    await expectBackend(page);
    expect(await kept(page)).not.toContain('DeVerdad');
  },
);

for (const [how, staysOpen] of [
  ['gone', false],
  ['open', true],
] as const) {
  test(
    `a live start at the same address erases databases and caches, the demo’s other tab ${how}`,
    { tag: [`@SECU-03:${staysOpen ? 'besideDemo' : 'live'}`, '@demo-only'] },
    async ({ page, site, context }) => {
      await page.goto(`${site.url}/auth/login?demo.latency=0-0`);
      await expectBackend(page);
      await signIn(page, 'otra');
      await expect(page.getByRole('alert')).toBeVisible();
      await page.evaluate(async () => {
        await (await caches.open('demo')).put('/x', new Response('x'));
      });
      expect(await kept(page)).toContain(EMAIL);
      const other = await context.newPage();
      if (staysOpen) {
        await other.goto(`${site.url}/auth/login`);
        await expectBackend(other);
      }
      site.configure(liveConfig('http://localhost:9'));
      await page.goto(`${site.url}/auth/login`);
      await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
      await expect(page.getByText('Modo demostración')).toBeHidden();
      await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
      // A database that is being deleted cannot be opened meanwhile.
      await other.close();
      if (staysOpen) await expect.poll(() => kept(page)).not.toContain(EMAIL);
      else await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    },
  );
}

test(
  'a live start after the demo ends its session, and erases what was typed in it',
  { tag: ['@SECU-03:live', '@demo-only'] },
  async ({ page, site, app }) => {
    await page.goto(`${site.url}/auth/login?demo.latency=0-0`);
    await expectBackend(page);
    await signIn(page, DEMO_PASSWORD);
    await page.getByRole('link', { name: 'Publicaciones' }).click();
    await page.getByLabel('Escribe un comentario').first().fill('A medias');
    await expect.poll(() => keptInTab(page)).toContain('A medias');
    site.configure(liveConfig('http://localhost:9'));
    app.watch.allow(/ERR_CONNECTION_REFUSED|localhost:9/);
    await page.goto(`${site.url}/dashboard/publications/list`);
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    expect(await storageOf(page)).toEqual({});
    expect(await keptInTab(page)).not.toContain('A medias');
  },
);
