/** Records that are not of the contract's shape, among others that are (SAFE-22). */
import type { Page } from '@playwright/test';
import { COMPARED_LISTS, LISTS } from '@e2e/areas';
import { area as rooms } from '@e2e/rooms/area';
import type { RecordList } from '@e2e/support/area-parts';
import { askDirectly } from '@e2e/support/direct-call';
import { ADMIN_FEED, answering, commentOf, postOf, tallPosts } from '@e2e/support/post-factory';
import { acceptFailure, anyDialog, dialogOf } from '@e2e/support/screens';
import { fullOnly } from '@e2e/support/full-only';
import { expect, test, type App, type Host } from '@e2e/support/test';
import { actionOf, showAll } from '@e2e/support/table';
import { guardians } from '@fixtures/students';

test.use({ ownPage: true });

const UNEXPECTED = 'Ha ocurrido un error inesperado';

type Item = Readonly<Record<string, unknown>>;

const ROOMS = rooms.lists.rooms;

/** The list answers what it has, the first so many records odd. Answers how many it has. */
async function spoil({ page, app, host }: { page: Page; app: App; host: Host }, { path, name, field, odd }: RecordList, count: number) {
  const { answer } = await askDirectly(page, { method: 'GET', url: host.apiUrl + path });
  const items = Reflect.get(Object(answer) as object, name) as Item[];
  const body = { [name]: items.map((item, index) => (index < count ? { ...item, [field]: odd } : item)) };
  await app.control.fault({ method: 'GET', path: path.split('?')[0] ?? '', kind: 'answer', status: 200, body });
  return items.length;
}

const told = (page: Page, text: string) => page.getByRole('main').getByRole('status').getByText(text, { exact: true });

/** A list by its menu entry, and one in the detail of a record. */
const REPRESENTED = ['rooms', 'students'];

for (const [what, list] of Object.entries(LISTS)) {
  test(
    `${what}: one odd record leaves the others on the screen, and is told of over them`,
    { tag: [`@SAFE-22:${what}`, ...fullOnly(!REPRESENTED.includes(what))] },
    async ({ page, app, host }) => {
      const messages: string[] = [];
      page.on('console', (message) => messages.push(message.text()));
      await app.signIn('coordinadora');
      const total = await spoil({ page, app, host }, list, 1);
      await page.goto(list.at);
      await expect(told(page, `No se pudo mostrar 1 de ${total} registros.`)).toBeVisible();
      const table = page.getByRole('table', { name: list.label });
      await showAll(page);
      await expect(table.getByRole('row')).toHaveCount(total);
      await expect(anyDialog(page)).toHaveCount(0);
      expect(messages.join('\n')).toMatch(new RegExp(`API-\\d+ ${list.name}\\[0\\]\\.${list.field}`));
      await app.checkA11y();
      // Whole again.
      await app.control.fault();
      await page.goto(list.at);
      await showAll(page);
      await expect(table.getByRole('row')).toHaveCount(total + 1);
      await expect(page.getByText(/No se pud/)).toHaveCount(0);
    },
  );
}

test('several odd records are counted, also when there are no others', { tag: ['@SAFE-22:several'] }, async ({ page, app, host }) => {
  await app.signIn('coordinadora');
  const total = await spoil({ page, app, host }, ROOMS, 2);
  await page.goto(ROOMS.at);
  await expect(told(page, `No se pudieron mostrar 2 de ${total} registros.`)).toBeVisible();
  await spoil({ page, app, host }, ROOMS, total);
  await page.goto(ROOMS.at);
  await expect(told(page, `No se pudieron mostrar ${total - 2} de ${total - 2} registros.`)).toHaveCount(0);
  await expect(told(page, `No se pudieron mostrar ${total} de ${total} registros.`)).toBeVisible();
  await expect(page.getByText('Aún no se han creado cursos.')).toHaveCount(0);
});

test('an odd envelope fails the call whole', { tag: ['@SAFE-22:envelope'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  for (const body of [{ rooms: null }, {}, []]) {
    await app.control.fault({ method: 'GET', path: '/api/rooms', kind: 'answer', status: 200, body });
    await page.goto(ROOMS.at);
    await acceptFailure(page, UNEXPECTED);
    await expect(page.getByText('No se pudo cargar esta sección.')).toBeVisible();
  }
});

test(
  'a form that compares names is told that one cannot be read',
  { tag: COMPARED_LISTS.map(({ name }) => `@SAFE-22:${name}Form`) },
  async ({ page, app, host }) => {
    await app.signIn('coordinadora');
    for (const { name, list, compared } of COMPARED_LISTS) {
      await test.step(name, async () => {
        await spoil({ page, app, host }, list, 1);
        await page.goto(compared.form);
        await acceptFailure(page, UNEXPECTED);
        await app.control.fault();
      });
    }
  },
);

test('so is the dialog that edits a name', { tag: ['@SAFE-22:dialog'] }, async ({ page, app, host }) => {
  await app.signIn('coordinadora');
  for (const {
    list,
    compared: { field, label },
  } of COMPARED_LISTS) {
    await test.step(list.label, async () => {
      const { answer } = await askDirectly(page, { method: 'GET', url: host.apiUrl + list.path });
      const name = String((Reflect.get(Object(answer) as object, list.name) as Item[]).at(-1)?.[field]);
      await spoil({ page, app, host }, list, 1);
      await page.goto(list.at);
      await showAll(page);
      await actionOf(page, name, 'Editar').click();
      await acceptFailure(page, UNEXPECTED);
      await expect(anyDialog(page).getByRole('textbox', { name: label })).toHaveValue(name);
      await app.control.fault();
    });
  }
});

test('an odd post is left out, and older pages come', { tag: ['@SAFE-22:publications'] }, async ({ page, app }) => {
  const odd = { ...postOf({ id: 2, title: 'Rara' }), postType: 'SURVEY' as 'NOTICE' };
  const pages = [[...tallPosts(1), odd, ...tallPosts(3)], [{ ...odd, id: 4 }], tallPosts(5, 6)];
  await app.signIn('coordinadora');
  await app.control.fault(...answering(ADMIN_FEED, ...pages));
  await page.goto('/dashboard/publications/list');
  await expect(page.getByRole('article', { name: 'Publicación 3' })).toBeVisible();
  await expect(told(page, 'No se pudo mostrar 1 de 3 registros.')).toBeVisible();
  await app.checkA11y();
  // The second page holds nothing that can be read, and is not the end.
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 100_000);
  await expect(async () => {
    await page.mouse.wheel(0, -1_000);
    await page.mouse.wheel(0, 100_000);
    await expect(page.getByRole('article', { name: 'Publicación 6' })).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await expect(told(page, 'No se pudieron mostrar 2 de 6 registros.')).toBeAttached();
  await expect(page.getByText('Rara')).toHaveCount(0);
  await expect(anyDialog(page)).toHaveCount(0);
});

test(
  'odd comments and replies are left out of their post alone, and such a reply is one that goes with its comment',
  { tag: ['@SAFE-22:comments', '@COMM-16:with-replies'] },
  async ({ page, app }) => {
    const odd = { ...commentOf({ commentId: 13, message: 'Raro' }), creationDate: 'ayer' };
    const comments = [
      commentOf({ commentId: 11, message: 'Primero', commentsChildren: [commentOf({ commentId: 12, message: 'Respuesta' })] }),
      commentOf({ commentId: 15, message: 'Propio', managerId: 1, commentsChildren: [odd] }),
      { ...odd, commentId: 14, creationDate: '0000-00-00 00:00:00' },
    ];
    await app.signIn('coordinadora');
    await app.control.fault(
      ...answering(ADMIN_FEED, [postOf({ id: 1, title: 'Con raros', comments }), postOf({ id: 2, title: 'Sin raros' })]),
    );
    await page.goto('/dashboard/publications/list');
    const card = page.getByRole('article', { name: 'Con raros' });
    await expect(card.getByText('Primero')).toBeVisible();
    await expect(card.getByText('Respuesta')).toBeVisible();
    await expect(card.getByRole('status').getByText('No se pudieron mostrar 2 de 5 registros.')).toBeVisible();
    await expect(page.getByText(/No se pud/)).toHaveCount(1);
    await app.checkA11y();
    await card.getByRole('button', { name: 'Eliminar' }).click();
    await expect(dialogOf(page, 'Eliminar Comentario')).toContainText('este comentario y sus respuestas');
  },
);

test('a reader that cannot be read is counted over the others', { tag: ['@SAFE-22:readers'] }, async ({ page, app }) => {
  const { paula: first, sonia: second } = guardians;
  const post = postOf({ id: 1, title: 'Leída', view: { totalCount: 2 }, whoHasViewed: [first.id, second.id] });
  await app.signIn('coordinadora');
  await app.control.fault(...answering(ADMIN_FEED, [post]), { method: 'GET', path: `/api/parents/${first.id}`, kind: 'shape' });
  await page.goto('/dashboard/publications/list');
  await page.getByRole('button', { name: '2 vistas' }).click();
  const dialog = dialogOf(page, 'Vistas');
  await expect(dialog.getByRole('status').getByText('No se pudo mostrar 1 de 2 registros.')).toBeVisible();
  await expect(dialog.getByText('Cargando…')).toHaveCount(0);
  await expect(dialog.getByRole('listitem').filter({ has: page.getByRole('list') })).toHaveCount(1);
  await app.checkA11y();
});
