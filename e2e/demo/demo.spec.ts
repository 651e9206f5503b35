import { chromium } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { people } from '@fixtures/people';
import { publications } from '@fixtures/publications';
import { cardOf, commentIn, fieldOf, sendOf } from '@e2e/publications/feed-page';
import { launchOptions } from '@e2e/tools/check/browser.mjs';
import { PHONE_DIALOG, numberOf, openDialog } from '@e2e/account/dialogs';
import { buttonOf, goWithin, openEntry, openPublications, dialogOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';

test.beforeEach(({ app }) => app.open());

const BAR = 'Modo demostración · datos inventados';
const TODAY = 'viernes, 19 de junio de 2026';

test(
  'the bar shows on every screen, with the demo’s date',
  { tag: ['@DEMO-01:public', '@DEMO-01:dashboard', '@demo-only'] },
  async ({ page, app }) => {
    const bar = page.getByRole('complementary', { name: 'Modo demostración' });
    for (const path of ['/auth/login', '/auth/recover', '/unauthorized']) {
      await goWithin(page, path);
      await expect(bar).toContainText(BAR);
      await expect(bar).toContainText(TODAY);
    }
    await app.signIn('coordinadora');
    for (const path of ['/dashboard/schools', '/dashboard/publications/list', '/dashboard/observer']) {
      await goWithin(page, path);
      await expect(bar).toContainText(BAR);
      await expect(bar).toContainText(`${TODAY} · Liliana Restrepo Cano`);
    }
  },
);

test(
  'choosing a person fills the form in and presses nothing',
  { tag: ['@DEMO-02:listed', '@DEMO-02:filledIn', '@DEMO-02:nothingPressed', '@demo-only'] },
  async ({ page, app }) => {
    const panel = page.getByRole('region', { name: 'Personas de la demostración' });
    await expect(panel.getByRole('button')).toHaveText(people.map(({ name, description }) => new RegExp(`${name}${description}$`)));
    for (const { key, name, description, email } of people) {
      const button = panel.getByRole('button', { name: `${name} ${description}`, exact: true });
      await expect(button).toHaveAttribute('title', key);
      await button.click();
      await expect(page.getByLabel('Correo electrónico')).toHaveValue(email);
      await expect(page.getByRole('textbox', { name: 'Contraseña' })).toHaveValue('Demo2026*');
    }
    await expect(page).toHaveURL('/auth/login');
    expect(await app.control.calls()).toEqual([]);
  },
);

test(
  'another person chosen at the schools or after an error leads back to the form, filled in and in sight',
  { tag: ['@DEMO-02:atSchools', '@DEMO-02:afterError', '@DEMO-02:phone', '@demo-only'] },
  async ({ page, app }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const choose = (key: string) =>
      page
        .getByRole('region', { name: 'Personas de la demostración' })
        .getByRole('button', { name: new RegExp(`^${people.find((person) => person.key === key)?.name} `) })
        .click();
    const expectFilled = async (key: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
      await expect(page.getByLabel('Correo electrónico')).toHaveValue(people.find((person) => person.key === key)?.email ?? '');
      await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeInViewport();
      await expect(page.getByRole('alert')).toHaveCount(0);
    };
    await choose('dos-colegios');
    await expectFilled('dos-colegios');
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByRole('radio')).toHaveCount(2);
    await choose('docente');
    await expectFilled('docente');
    await app.pressSignIn('nadie@yarumos.example', 'x');
    await expect(page.getByRole('alert')).toBeVisible();
    await choose('preescolar');
    await expectFilled('preescolar');
    expect(await app.control.calls('PUT /accounts/auth')).toHaveLength(2);
  },
);

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

test(
  'each person signs in and lands where the role says, or is refused',
  { tag: ['@DEMO-03:lands', '@DEMO-03:refused', '@demo-only'] },
  async ({ page, app }) => {
    for (const { key, email } of people) {
      await test.step(key, async () => {
        const refusal = REFUSALS[key];
        if (refusal) {
          await app.pressSignIn(email, 'Demo2026*');
          await expect(page.getByRole('alert')).toHaveText(refusal);
          return;
        }
        await app.signIn(key, { school: key === 'dos-colegios' ? 'Institución Educativa Rural La Ceiba Alta' : undefined });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(LANDINGS[key] ?? 'Institución');
        await expect(page).toHaveURL(LANDINGS[key] === undefined ? '/dashboard/schools' : '/dashboard/home');
        await page.getByRole('banner').getByRole('button').last().click();
        await page.getByRole('menuitem', { name: 'Salir' }).click();
        await expect(page).toHaveURL('/auth/login');
      });
    }
  },
);

test(
  'what was created, changed and deleted is still so after a reload and in a browser closed and opened',
  { tag: ['@DEMO-04:created', '@DEMO-04:changed', '@DEMO-04:deleted', '@demo-only'] },
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
      const deleted = cardOf(page, publications.vacuoleVideo.title);
      // The field, too, holds the words until they are sent.
      const comment = commentIn(card, 'Nos vemos mañana en el laboratorio.');
      const expectDone = async () => {
        await expect(comment).toBeVisible();
        await expect(deleted).toHaveCount(0);
        await openDialog(page, 'Mauricio Tovar Tovar', PHONE_DIALOG);
        await expect(numberOf(page)).toHaveValue('604 555 0199');
        await buttonOf(page, PHONE_DIALOG, 'Cancelar').click();
      };
      return { context, page, card, deleted, expectDone };
    };
    const { context, page, card, deleted, expectDone } = await open('/dashboard/publications/list?demo.as=docente&demo.latency=0-0');
    await fieldOf(card).fill('Nos vemos mañana en el laboratorio.');
    await sendOf(card).click();
    await deleted.getByRole('button', { name: 'Opciones' }).click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await page.getByRole('button', { name: 'Aceptar' }).click();
    await expect(deleted).toHaveCount(0);
    await openDialog(page, 'Mauricio Tovar Tovar', PHONE_DIALOG);
    await numberOf(page).fill('604 555 0199');
    await buttonOf(page, PHONE_DIALOG, 'Guardar').click();
    await buttonOf(page, 'Éxito', 'Aceptar').click();
    await expectDone();
    await page.reload();
    await expectDone();
    await context.close();

    const second = await open('/dashboard/publications/list?demo.as=docente');
    await second.expectDone();
    await second.context.close();
  },
);

test(
  'leaving, idling and a 401 keep the demo’s data',
  { tag: ['@DEMO-05:signOut', '@DEMO-05:idle', '@DEMO-05:refused', '@demo-only'] },
  async ({ page, app }) => {
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

    await app.control.fault({ method: 'GET', path: '/api/posts/teacherAndManager/', kind: 'status', status: 401, times: 1 });
    await page.reload();
    await expect(page).toHaveURL('/unauthorized');
    expect(await titles()).not.toContain('Materiales de Geometría para después de vacaciones');
  },
);

test(
  'Restaurar datos asks, and brings the seeded world back',
  { tag: ['@DEMO-06:asks', '@DEMO-06:cancelled', '@DEMO-06:accepted', '@demo-only'] },
  async ({ page, app }) => {
    const first = page.getByRole('article', { name: 'Hoy Sexto A sale por la portería norte' });
    await app.signIn('directora');
    await openEntry(page, 'Publicaciones');
    await first.getByRole('button', { name: 'Opciones' }).click();
    await page.getByRole('menuitem', { name: 'Eliminar' }).click();
    await page.getByRole('button', { name: 'Aceptar' }).click();
    await expect(first).toBeHidden();

    const ask = async (answer: string) => {
      await page.getByRole('button', { name: 'Restaurar datos' }).click();
      const question = dialogOf(page, 'Restaurar datos');
      await expect(question).toContainText('¿Estás seguro que deseas restaurar los datos de la demostración?');
      await app.checkA11y();
      await question.getByRole('button', { name: answer }).click();
      await expect(question).toBeHidden();
    };
    await ask('Cancelar');
    await expect(page).toHaveURL('/dashboard/publications/list');
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(first).toBeHidden();

    // The page is loaded anew: what is typed before that would be lost.
    await Promise.all([page.waitForEvent('load'), ask('Aceptar')]);
    await expect(page).toHaveURL('/auth/login');
    await app.signIn('directora');
    await openEntry(page, 'Publicaciones');
    await expect(first).toBeVisible();
  },
);

test(
  'two tabs share the school and neither undoes the other',
  { tag: ['@DEMO-07:nextCall', '@DEMO-07:bothKept', '@DEMO-07:sameMoment', '@demo-only'] },
  async ({ page, app, context }) => {
    const feed = '/dashboard/publications/list';
    const commentOn = async (tab: typeof page, title: string, words: string) => {
      const card = tab.getByRole('article', { name: title });
      await card.getByLabel('Escribe un comentario').fill(words);
      await card.getByRole('button', { name: 'Enviar' }).click();
      await expect(commentIn(card, words)).toBeVisible();
    };
    await app.signIn('directora');
    await openPublications(page);
    const other = await context.newPage();
    await other.goto(feed);
    const FIRST = 'Hoy Sexto A sale por la portería norte';
    const SECOND = 'Materiales de Geometría para después de vacaciones';
    await commentOn(page, FIRST, 'Escrito en la primera pestaña.');
    await commentOn(other, SECOND, 'Escrito en la segunda pestaña.');
    // In the same moment, in both tabs, on the same publication and on two.
    await Promise.all([commentOn(page, FIRST, 'A la vez, uno.'), commentOn(other, FIRST, 'A la vez, dos.')]);
    await Promise.all([commentOn(page, FIRST, 'A la vez, tres.'), commentOn(other, SECOND, 'A la vez, cuatro.')]);
    const expectAll = async (tab: typeof page) => {
      for (const [title, ...said] of [
        [FIRST, 'Escrito en la primera pestaña.', 'A la vez, uno.', 'A la vez, dos.', 'A la vez, tres.'],
        [SECOND, 'Escrito en la segunda pestaña.', 'A la vez, cuatro.'],
      ] as const) {
        const card = tab.getByRole('article', { name: title });
        await card.getByRole('button', { name: 'Ver todos los comentarios' }).click();
        for (const words of said) await expect(commentIn(card, words)).toHaveCount(1);
      }
    };
    // The next call of a tab that was not loaded again.
    await openEntry(other, 'Inicio');
    await openPublications(other);
    await expectAll(other);
    for (const tab of [page, other]) {
      await tab.reload();
      await expectAll(tab);
    }
  },
);
