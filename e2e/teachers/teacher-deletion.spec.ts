import type { Page } from '@playwright/test';
import { liveConfig } from '@e2e/tools/site/live-config.mjs';
import { openOwnSite } from '@e2e/support/own-site';
import { acceptFailure, buttonOf, dialogOf, expectNoDialog, openEntry } from '@e2e/support/screens';
import { rowOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { signOut } from '@e2e/session/session';
import { DEMO_PASSWORD } from '@fixtures/people';
import { CHAT_COMMIT, CHAT_QUERY, CREATE, LIST, YANETH, bodiesOf, boxesOf, directorSwitch, find, openList } from './teachers';

const QUESTION = 'Eliminar Profesor';
const DELETE = 'DELETE /api/teacher/{id}';
const FAULT = { method: 'DELETE', path: '/api/teacher/{id}' } as const;
const documents = '/v1/projects/demo/databases/(default)/documents';

async function ask(page: Page, name: string) {
  await (await find(page, name)).getByRole('button', { name: 'Eliminar' }).click();
  await expect(dialogOf(page, QUESTION)).toContainText('¿Estás seguro que deseas eliminar este profesor?');
}

async function remove(page: Page, name: string) {
  await ask(page, name);
  await buttonOf(page, QUESTION, 'Aceptar').click();
  await expect(rowOf(page, name)).toHaveCount(0);
  await expectNoDialog(page);
}

test(
  'a deleted teacher is gone, cannot sign in, and directs nothing any more',
  { tag: ['@TEAC-16:list', '@TEAC-16:choices', '@TEAC-16:login', '@TEAC-16:direction', '@TEAC-16:detail'] },
  async ({ page, app }) => {
    await openList({ page, app });
    await remove(page, 'Yaneth');
    await page.goto(CREATE);
    await directorSwitch(page).check();
    expect(await boxesOf(page, 'Dirección de grupo')).toContain('Sexto A');
    // Nor can the publications be looked for by that name any more.
    await page.goto('/dashboard/publications/list');
    await expect(page.getByRole('option', { name: 'Mauricio Tovar Tovar' })).toBeAttached();
    await expect(page.getByRole('option', { name: 'Yaneth García Suárez' })).toHaveCount(0);
    // Nor does the own page open, with buttons of which none would work.
    await page.goto(`/dashboard/teachers/${YANETH}`);
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(page).toHaveURL(LIST);
    await signOut(page, 'Liliana Restrepo Cano');
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    await app.pressSignIn(YANETH, DEMO_PASSWORD);
    await expect(page.getByText('El usuario se encuentra inactivo.')).toBeVisible();
  },
);

test(
  'a deletion that fails keeps the row, shows its own text, and touches no chat',
  { tag: ['@TEAC-15', '@ERRO-12', '@ERRO-13', '@CHAT-04'] },
  async ({ page, app }) => {
    await openList({ page, app });
    for (const [fault, text] of [
      [{ kind: 'status', status: 500 }, 'Error desconocido'],
      [{ kind: 'status', status: 409, errorCode: 'otro', message: 'Esto no se muestra' }, 'Error desconocido'],
      [{ kind: 'network' }, 'No response from server'],
    ] as const) {
      await app.control.fault({ ...FAULT, ...fault });
      await ask(page, 'Yaneth');
      await buttonOf(page, QUESTION, 'Aceptar').click();
      await acceptFailure(page, text);
      await expect(rowOf(page, 'Yaneth')).toBeVisible();
    }
    // What follows a success has not followed a failure: the one query is of the one success.
    await app.control.fault();
    await remove(page, 'Mauricio');
    await expect.poll(() => app.control.calls(CHAT_COMMIT)).toHaveLength(1);
    expect(await bodiesOf(app, CHAT_QUERY)).toMatchObject([
      { structuredQuery: { where: { fieldFilter: { value: { stringValue: '18' } } } } },
    ]);
  },
);

test(
  'the chats of a deleted teacher are looked up and set to inactive in one batch',
  { tag: ['@CHAT-01', '@CHAT-02:found', '@CHAT-02:none', '@CHAT-03', '@wire', '@API-032:ok', '@API-033:ok'] },
  async ({ page, app }) => {
    await openList({ page, app });
    // Nobody wrote with Édgar: there is nothing to set.
    await remove(page, 'Édgar');
    await expect.poll(() => app.control.calls(CHAT_QUERY)).toHaveLength(1);
    await remove(page, 'Yaneth');
    await expect.poll(() => app.control.calls(CHAT_COMMIT)).toHaveLength(1);

    const queries = await app.control.calls(CHAT_QUERY);
    expect(queries.map(({ path }) => path)).toEqual([`${documents}:runQuery`, `${documents}:runQuery`]);
    expect(queries.map(({ body }) => body)).toMatchObject(
      ['19', '11'].map((stringValue) => ({
        structuredQuery: {
          from: [{ collectionId: 'chats' }],
          where: { fieldFilter: { field: { fieldPath: 'participants' }, op: 'ARRAY_CONTAINS', value: { stringValue } } },
        },
      })),
    );
    const chat = (id: number) => ({
      update: { name: `${documents.slice('/v1/'.length)}/chats/${id}`, fields: { stateChat: { stringValue: 'INACTIVE' } } },
      updateMask: { fieldPaths: ['stateChat'] },
      currentDocument: { exists: true },
    });
    expect(await bodiesOf(app, CHAT_COMMIT)).toEqual([{ writes: [chat(1), chat(2), chat(4)] }]);
    for (const { headers } of await app.control.calls()) {
      if (headers['content-type']?.startsWith('text/plain')) expect(headers).not.toHaveProperty('schoolid');
    }
    // The next deletion starts from what the last one left.
    await page.reload();
    await remove(page, 'Mauricio');
    await expect.poll(() => app.control.calls(CHAT_COMMIT)).toHaveLength(2);
    expect((await bodiesOf(app, CHAT_COMMIT))[1]).toMatchObject({ writes: [chat(3), chat(4)] });
  },
);

test('the chats end with the teacher, whether or not the list comes again', { tag: ['@CHAT-01'] }, async ({ page, app }) => {
  await openList({ page, app });
  await ask(page, 'Yaneth');
  await app.control.hold('GET /api/teachers');
  await buttonOf(page, QUESTION, 'Aceptar').click();
  await expect.poll(() => app.control.calls(CHAT_COMMIT)).toHaveLength(1);
  await expect(dialogOf(page, QUESTION)).toBeVisible();
  await app.control.release();
  await expectNoDialog(page);
});

test(
  'chats that cannot be reached stop no deletion and show nothing',
  { tag: ['@CHAT-05:query', '@CHAT-05:batch'] },
  async ({ page, app }) => {
    await openList({ page, app });
    for (const [name, path, of] of [
      ['Yaneth', `${documents}:runQuery`, CHAT_QUERY],
      ['Mauricio', `${documents}:commit`, CHAT_COMMIT],
    ] as const) {
      await app.control.fault({ method: 'POST', path, kind: 'status', status: 401 });
      await remove(page, name);
      await expect.poll(async () => (await app.control.calls(of)).map(({ status }) => status)).toContain(401);
      await expectNoDialog(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profesores');
    }
    await page.reload();
    await find(page, 'Hernán Darío');
    await page.getByRole('searchbox', { name: 'Buscar' }).fill('Yaneth');
    await expect(page.getByText('Ningún resultado para esta búsqueda.')).toBeVisible();
  },
);

test.describe('without a chat store', () => {
  test.use({ ownPage: true });

  test(
    'without a chat store a teacher is deleted and nobody is asked',
    { tag: ['@LIVE-08', '@live-only'] },
    async ({ page, app, host }) => {
      const site = await openOwnSite();
      site.configure({ ...liveConfig(host.apiUrl), firebase: null });
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      // So that signing in goes by the form: this site's.
      await app.open();
      await page.goto(`${site.url}/auth/login`);
      await app.signIn('coordinadora');
      await openEntry(page, 'Profesores');
      expect(new URL(page.url()).origin).toBe(new URL(site.url).origin);
      await remove(page, 'Yaneth');
      expect(await app.control.calls(DELETE)).toHaveLength(1);
      // Whatever is asked after a deletion has been asked by now.
      await remove(page, 'Mauricio');
      expect([...(await app.control.calls(CHAT_QUERY)), ...(await app.control.calls(CHAT_COMMIT))]).toEqual([]);
      // Nor of anybody else, nor is the library fetched that would ask.
      expect(asked.filter((path) => /documents|chat-store/.test(path))).toEqual([]);
      await site.close();
    },
  );
});
