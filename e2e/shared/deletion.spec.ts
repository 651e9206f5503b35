import type { Page } from '@playwright/test';
import { commentIn } from '@e2e/publications/feed-page';
import { expectRefusal } from '@e2e/session/session';
import { expect, test, type App } from '@e2e/support/test';
import { acceptFailure, anyDialog, buttonOf, dialogOf, expectNoMessage, openPublications, pressTwice } from '@e2e/support/screens';

const QUESTION = 'Eliminar Publicación';
const CALL = 'DELETE /api/post/{id}';
const FAULT = { method: 'DELETE', path: '/api/post/{id}' } as const;

/** A publication that the person may delete, and how to sign in. */
const PEOPLE = {
  directora: { title: 'Hoy Sexto A sale por la portería norte', school: undefined },
  'dos-colegios': { title: 'La vía principal está cerrada por derrumbe', school: 'Institución Educativa Rural La Ceiba Alta' },
} as const;

const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title });

async function ask(page: Page, title: string) {
  await cardOf(page, title).getByRole('button', { name: 'Opciones' }).click();
  await cardOf(page, title).getByRole('menuitem', { name: 'Eliminar', exact: true }).click();
  await expect(dialogOf(page, QUESTION)).toContainText('¿Estás seguro que deseas eliminar esta publicación?');
}

async function start(page: Page, app: App, who: keyof typeof PEOPLE) {
  const { title, school } = PEOPLE[who];
  await app.signIn(who, { school });
  await openPublications(page);
  await expect(cardOf(page, title)).toBeVisible();
  return title;
}

for (const who of ['directora', 'dos-colegios'] as const) {
  test(
    `a deletion of ${who} that fails shows its own text whatever the status, and the card stays`,
    { tag: ['@ERRO-13:status'] },
    async ({ page, app }) => {
      const title = await start(page, app, who);
      for (const status of [400, 403, 404, 409, 422, 500, 503]) {
        await app.control.fault({ ...FAULT, kind: 'status', status, errorCode: 'otro', message: 'Esto no se muestra', times: 1 });
        await ask(page, title);
        await buttonOf(page, QUESTION, 'Aceptar').click();
        await expect(dialogOf(page, 'Atención')).toContainText('Error desconocido');
        await expect(page.getByText('Esto no se muestra')).toHaveCount(0);
        await acceptFailure(page, 'Error desconocido');
        await expect(cardOf(page, title)).toBeVisible();
        await expect(anyDialog(page)).toHaveCount(0);
      }
      expect(await app.control.calls(CALL)).toHaveLength(7);
    },
  );
}

test(
  'a deletion without network response says so, and the card stays',
  { tag: ['@ERRO-13:network', '@ERRO-11:network'] },
  async ({ page, app }) => {
    const title = await start(page, app, 'directora');
    await app.control.fault({ ...FAULT, kind: 'network' });
    await ask(page, title);
    await buttonOf(page, QUESTION, 'Aceptar').click();
    await acceptFailure(page, 'No response from server');
    await expect(cardOf(page, title)).toBeVisible();
  },
);

test('a 401 to a deletion ends the session without a modal', { tag: ['@ERRO-13:refused'] }, async ({ page, app }) => {
  const title = await start(page, app, 'directora');
  await app.control.fault({ ...FAULT, kind: 'status', status: 401 });
  await ask(page, title);
  await expectRefusal(page, () => buttonOf(page, QUESTION, 'Aceptar').click());
  await expect(anyDialog(page)).toHaveCount(0);
});

test('the failed deletion of a comment shows no modal', { tag: ['@ERRO-13:comment'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await openPublications(page);
  const card = page.getByRole('article').first();
  await card.getByLabel('Escribe un comentario').fill('Comentario propio');
  await card.getByRole('button', { name: 'Enviar' }).click();
  await expect(commentIn(card, 'Comentario propio')).toBeVisible();
  await expect(card.getByLabel('Escribe un comentario')).toHaveValue('');
  await app.control.fault({ method: 'DELETE', path: '/api/posts/{postId}/deleteComment/{commentId}', kind: 'status', status: 500 });
  const remove = card.getByRole('button', { name: /^Eliminar\b/ });
  await remove.click();
  await expect
    .poll(async () => (await app.control.calls('DELETE /api/posts/{a}/deleteComment/{b}')).map(({ status }) => status))
    .toEqual([500]);
  await expect(remove).toBeEnabled();
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(commentIn(card, 'Comentario propio')).toBeVisible();
});

test('a deletion answered 2xx is a success, whatever its body', { tag: ['@ERRO-13:body'] }, async ({ page, app }) => {
  const title = await start(page, app, 'directora');
  for (const kind of ['malformed', 'empty', 'html', 'abort'] as const) {
    await test.step(kind, async () => {
      await app.control.fault({ ...FAULT, kind });
      await ask(page, title);
      await buttonOf(page, QUESTION, 'Aceptar').click();
      await expectNoMessage(page, QUESTION);
      await expect(cardOf(page, title)).toHaveCount(0);
      // The faults answer without deleting anything.
      await page.reload();
      await expect(cardOf(page, title)).toBeVisible();
    });
  }
});

for (const who of ['directora', 'dos-colegios'] as const) {
  test(
    `${who} cancels a deletion, then accepts it: sent once, gone, without a success message`,
    { tag: ['@SHAR-12:publication', '@SHAR-13:publication'] },
    async ({ page, app }) => {
      const title = await start(page, app, who);
      await ask(page, title);
      await expect(dialogOf(page, QUESTION).getByRole('button')).toHaveText(['Cancelar', 'Aceptar']);
      await app.checkA11y();
      await buttonOf(page, QUESTION, 'Cancelar').click();
      await expect(anyDialog(page)).toHaveCount(0);
      await ask(page, title);
      await page.keyboard.press('Escape');
      await expect(anyDialog(page)).toHaveCount(0);
      expect(await app.control.calls(CALL)).toEqual([]);
      await expect(cardOf(page, title)).toBeVisible();

      await ask(page, title);
      await pressTwice(app, CALL, buttonOf(page, QUESTION, 'Aceptar'), buttonOf(page, QUESTION, 'Cancelar'));
      await expectNoMessage(page, QUESTION);
      expect(await page.getByText(/éxito/i).count()).toBe(0);
      await expect(cardOf(page, title)).toHaveCount(0);
      expect((await app.control.calls(CALL)).map(({ status }) => status)).toEqual([204]);
    },
  );
}
