import { chromium } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { people } from '@fixtures/people';
import { publications } from '@fixtures/publications';
import { cardOf, commentIn, fieldOf, sendOf } from '@e2e/publications/feed-page';
import { launchOptions } from '@e2e/tools/check/browser.mjs';
import { openEntry, openPublications } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';

test.beforeEach(({ app }) => app.open());

const BAR = 'Modo demostración · datos inventados';
const TODAY = 'viernes, 19 de junio de 2026';

test('the bar shows on every screen, with the demo’s date', { tag: ['@DEMO-01', '@demo-only'] }, async ({ page, app }) => {
  const bar = page.getByRole('complementary', { name: 'Modo demostración' });
  for (const path of ['/auth/login', '/auth/recover', '/unauthorized']) {
    await page.goto(path);
    await expect(bar).toContainText(BAR);
    await expect(bar).toContainText(TODAY);
  }
  await app.signIn('coordinadora');
  for (const path of ['/dashboard/schools', '/dashboard/publications/list', '/dashboard/observer']) {
    await page.goto(path);
    await expect(bar).toContainText(BAR);
    await expect(bar).toContainText(`${TODAY} · Liliana Restrepo Cano`);
  }
});

test('choosing a person fills the form in and presses nothing', { tag: ['@DEMO-02', '@demo-only'] }, async ({ page, app }) => {
  const panel = page.getByRole('region', { name: 'Personas de la demostración' });
  await expect(panel.getByRole('button')).toHaveCount(people.length);
  for (const { key, name, description, email } of people) {
    const button = panel.getByRole('button', { name: `${name} ${description}`, exact: true });
    await expect(button).toHaveAttribute('title', key);
    await button.click();
    await expect(page.getByLabel('Correo electrónico')).toHaveValue(email);
    await expect(page.getByLabel('Contraseña')).toHaveValue('Demo2026*');
  }
  await expect(page).toHaveURL('/auth/login');
  expect(await app.door.calls()).toEqual([]);
});

const LANDINGS: Record<string, string | RegExp> = {
  directora: 'Inicio',
  docente: 'Inicio',
  preescolar: 'Inicio',
  'sin-cursos': 'Inicio',
  directo: 'Inicio',
  'sin-configuracion': 'Inicio',
};
const REFUSALS: Record<string, string> = {
  acudiente: 'El acceso al dashboard esta restringido a padres',
  inactivo: 'El usuario se encuentra inactivo.',
};

for (const { key } of people) {
  test(`${key} signs in and lands where the role says, or is refused`, { tag: ['@DEMO-03', '@demo-only'] }, async ({ page, app }) => {
    const refusal = REFUSALS[key];
    if (refusal) {
      await app.pressSignIn(people.find((person) => person.key === key)?.email ?? '', 'Demo2026*');
      await expect(page.getByRole('alert')).toHaveText(refusal);
      return;
    }
    await app.signIn(key, { school: key === 'dos-colegios' ? 'Institución Educativa Rural La Ceiba Alta' : undefined });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LANDINGS[key] ?? 'Institución');
  });
}

test(
  'what was done is still there after a reload and in a browser closed and opened',
  { tag: ['@DEMO-04', '@demo-only'] },
  async ({ host }) => {
    const profile = mkdtempSync(join(tmpdir(), 'perfil-'));
    const open = async (path: string) => {
      const context = await chromium.launchPersistentContext(profile, {
        ...launchOptions(),
        baseURL: host.url,
        locale: 'es-CO',
        timezoneId: 'America/Bogota',
      });
      const page = await context.newPage();
      await page.goto(path);
      const card = cardOf(page, publications.cellModel.title);
      // The field, too, holds the words until they are sent.
      return { context, page, card, comment: commentIn(card, 'Nos vemos mañana en el laboratorio.') };
    };
    const first = await open('/dashboard/publications/list?demo.as=docente&demo.latency=0-0');
    await fieldOf(first.card).fill('Nos vemos mañana en el laboratorio.');
    await sendOf(first.card).click();
    await expect(first.comment).toBeVisible();
    await first.page.reload();
    await expect(first.comment).toBeVisible();
    await first.context.close();

    const second = await open('/dashboard/publications/list?demo.as=docente');
    await expect(second.comment).toBeVisible();
    await second.context.close();
  },
);

test('leaving, idling and a 401 keep the demo’s data', { tag: ['@DEMO-05', '@demo-only'] }, async ({ page, app }) => {
  const remove = async (title: string) => {
    await openEntry(page, 'Publicaciones');
    await page.getByRole('article', { name: title }).getByRole('button', { name: 'Opciones' }).click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await page.getByRole('button', { name: 'Aceptar' }).click();
    await expect(page.getByRole('article', { name: title })).toBeHidden();
  };
  const titles = async () => {
    await app.signIn('directora');
    await openPublications(page);
    return page.getByRole('article').getByRole('heading').allTextContents();
  };
  await app.signIn('directora');
  await remove('Hoy Sexto A sale por la portería norte');
  await page.getByRole('button', { name: 'Yaneth García Suárez' }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).click();
  expect(await titles()).not.toContain('Hoy Sexto A sale por la portería norte');

  await remove('Materiales de Geometría para después de vacaciones');
  await page.clock.fastForward('16:00');
  await expect(page).toHaveURL('/auth/login');
  expect(await titles()).not.toContain('Materiales de Geometría para después de vacaciones');

  await app.door.fault({ method: 'GET', path: '/api/posts/teacherAndManager/', kind: 'status', status: 401, times: 1 });
  await page.reload();
  await expect(page).toHaveURL('/unauthorized');
  expect(await titles()).not.toContain('Materiales de Geometría para después de vacaciones');
});

test('Restaurar datos asks, and brings the seeded world back', { tag: ['@DEMO-06', '@demo-only'] }, async ({ page, app }) => {
  const first = page.getByRole('article', { name: 'Hoy Sexto A sale por la portería norte' });
  await app.signIn('directora');
  await openEntry(page, 'Publicaciones');
  await first.getByRole('button', { name: 'Opciones' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect(first).toBeHidden();

  const ask = async (answer: string) => {
    await page.getByRole('button', { name: 'Restaurar datos' }).click();
    const question = page.getByRole('dialog', { name: 'Restaurar datos' });
    await expect(question).toContainText('¿Estás seguro que deseas restaurar los datos de la demostración?');
    await app.look();
    await question.getByRole('button', { name: answer }).click();
    await expect(question).toBeHidden();
  };
  await ask('Cancelar');
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(first).toBeHidden();

  await ask('Aceptar');
  await expect(page).toHaveURL('/auth/login');
  await app.signIn('directora');
  await openEntry(page, 'Publicaciones');
  await expect(first).toBeVisible();
});

test('two tabs share the school and neither undoes the other', { tag: ['@DEMO-07', '@demo-only'] }, async ({ page, app, context }) => {
  const feed = '/dashboard/publications/list';
  const commentOn = async (tab: typeof page, title: string, words: string) => {
    const card = tab.getByRole('article', { name: title });
    await card.getByLabel('Escribe un comentario').fill(words);
    await card.getByRole('button', { name: 'Enviar' }).click();
    await expect(commentIn(card, words)).toBeVisible();
  };
  await app.signIn('directora', { at: feed });
  const other = await context.newPage();
  await other.goto(feed);
  await commentOn(page, 'Hoy Sexto A sale', 'Escrito en la primera pestaña.');
  await commentOn(other, 'Materiales de Geometría', 'Escrito en la segunda pestaña.');
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(tab.getByText('Escrito en la primera pestaña.')).toBeVisible();
    await expect(tab.getByText('Escrito en la segunda pestaña.')).toBeVisible();
  }
});
