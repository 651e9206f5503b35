import { expectNoDialog } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import { cardOf, findCard, openFeed } from './feed-page';
import { ADMIN_FEED, TEACHER_FEED, answering, postOf } from '@e2e/support/post-factory';

test('the card lists its rooms by name', { tag: ['@CARD-11'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  const card = cardOf(page, publications.geometryMaterials.title);
  for (const room of ['Sexto A', 'Sexto B', 'Séptimo A']) await expect(card.getByText(room, { exact: true })).toBeVisible();
  await expect(card.getByText('Octavo A')).toHaveCount(0);
  await expect(card.getByText('Solo para profesores')).toHaveCount(0);
});

test('a post without rooms is for teachers only', { tag: ['@CARD-12'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'docente');
  const card = await findCard(page, 'Cierre de planillas del segundo periodo');
  await expect(card.getByText('Solo para profesores', { exact: true })).toBeVisible();
  await expect(card.getByText('Sexto A')).toHaveCount(0);
});

test('a card shows its title, an event its name', { tag: ['@CARD-13'] }, async ({ page, app }) => {
  const posts = [
    postOf({ id: 1, title: 'Un comunicado', name: 'otro nombre' }),
    postOf({ id: 2, postType: 'EVENT', title: 'otro título', name: 'Feria de la ciencia' }),
  ];
  await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, posts) });
  await expect(page.getByRole('heading', { name: 'Un comunicado' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Feria de la ciencia' })).toBeVisible();
  await expect(page.getByText('otro')).toHaveCount(0);
});

test('the description keeps bold, lists and links', { tag: ['@CARD-14'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  const card = await findCard(page, publications.reportDelivery.title);
  const link = card.getByRole('link', { name: 'la página del colegio' });
  await expect(link).toHaveAttribute('href', 'https://yarumos.example/entrega-de-informes');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('bold and lists stand, scripts and handlers never run', { tag: ['@CARD-14', '@SAFE-16'] }, async ({ page, app }) => {
  // What the browser says of the handlers that it, too, would refuse.
  app.watch.allow(/violates the following Content Security Policy directive/);
  const description = `
    <p>Traer <strong>cartulina</strong> y <b>tijeras</b>.</p>
    <ul><li>Primer punto</li><li>Segundo punto</li></ul>
    <ol><li>Paso uno</li></ol>
    <a href="https://yarumos.example/guia">la guía</a>
    <a href="javascript:window.pwned='enlace'">el enlace malo</a>
    <a href="data:text/html,<script>parent.pwned=1</script>">el otro malo</a>
    <script>window.pwned = 'script'</script>
    <img src="/nada.png" onerror="window.pwned='onerror'">
    <p onclick="window.pwned='onclick'" onmouseover="window.pwned='onmouseover'">Pasa por aquí</p>
    <svg onload="window.pwned='svg'"><script>window.pwned='svg script'</script></svg>
    <iframe srcdoc="<script>parent.pwned='iframe'</script>"></iframe>
    <form action="/robo"><button>Gratis</button></form>
    <math><mtext><table><mglyph><style><img src=x onerror="window.pwned='mutación'"></style></mglyph></table></mtext></math>`;
  const title = `<img src=x onerror="window.pwned='título'">Salida`;
  const files = [{ id: 1, name: `<b onmouseover="window.pwned='archivo'">lista</b>.pdf`, url: '/favicon.svg' }];
  const posts = [postOf({ id: 1, title, description, files, rooms: [{ id: 1, name: '<u>6A</u>', roomAcronyms: '6A' }] })];
  await openFeed({ page, app }, 'docente', { faults: answering(TEACHER_FEED, posts) });

  const card = cardOf(page, title);
  await expect(card.getByText('cartulina')).toHaveCSS('font-weight', '700');
  await expect(card.getByText('tijeras')).toHaveCSS('font-weight', '700');
  await expect(card.getByRole('listitem')).toHaveText(['Primer punto', 'Segundo punto', 'Paso uno']);
  await expect(card.getByRole('link', { name: 'la guía' })).toHaveAttribute('href', 'https://yarumos.example/guia');
  await expect(card.getByText(title, { exact: true })).toBeVisible();
  await expect(card.getByText('<u>6A</u>', { exact: true })).toBeVisible();
  await expect(card.getByText('<b onmouseover', { exact: false })).toBeVisible();
  await expect(card.getByText('Pasa por aquí')).not.toHaveAttribute('onclick');
  await card.getByText('Pasa por aquí').click();
  await card.getByText('el enlace malo').click();
  await card.getByText('el otro malo').click();
  await expect(card.getByRole('link', { name: /malo/ })).toHaveCount(0);
  await expect(card.getByRole('button', { name: 'Gratis' })).toHaveCount(0);
  await expect(card.getByRole('img')).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard/publications/list');
  expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined();
  expect(page.context().pages()).toHaveLength(1);
  await expectNoDialog(page);
});

test('homework shows the day it is due', { tag: ['@CARD-15'] }, async ({ page, app }) => {
  const dueDate = '2026-07-08 23:59:59';
  const posts = [postOf({ id: 1, postType: 'HOMEWORK', title: 'Tarea', dueDate }), postOf({ id: 2, title: 'Aviso', dueDate })];
  await openFeed({ page, app }, 'docente', { faults: answering(TEACHER_FEED, posts) });
  await expect(cardOf(page, 'Tarea').getByText('Fecha de entrega: 08/07/2026', { exact: true })).toBeVisible();
  await expect(cardOf(page, 'Aviso').getByText('Fecha de entrega')).toHaveCount(0);
});

test('a programmed event shows when it begins, another no date', { tag: ['@CARD-16'] }, async ({ page, app }) => {
  const event = { postType: 'EVENT', startDate: '2026-07-07 08:05:00', endDate: '2026-07-07 12:00:00' } as const;
  const posts = [
    postOf({ id: 1, ...event, name: 'Feria', isProgrammed: true, place: 'Coliseo' }),
    postOf({ id: 2, ...event, name: 'Clausura', isProgrammed: false }),
  ];
  await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, posts) });
  await expect(cardOf(page, 'Feria').getByText('Fecha inicial: 07/07/2026 08:05', { exact: true })).toBeVisible();
  await expect(cardOf(page, 'Clausura')).toBeVisible();
  await expect(cardOf(page, 'Clausura').getByText('Fecha')).toHaveCount(0);
  await expect(cardOf(page, 'Clausura').getByText('07/07/2026')).toHaveCount(0);
});

test('homework and institutional posts show their subject, the others none', { tag: ['@CARD-17'] }, async ({ page, app }) => {
  const of = (id: number, postType: 'HOMEWORK' | 'INSTITUTIONAL' | 'EVENT' | 'NOTICE') =>
    postOf({ id, postType, title: `Caso ${id}`, name: `Caso ${id}`, subjectId: 3, subjectName: 'Ciencias naturales' });
  const pages = [[of(1, 'HOMEWORK'), of(2, 'INSTITUTIONAL'), of(3, 'EVENT')], [of(4, 'NOTICE')]];
  await page.setViewportSize({ width: 1280, height: 1800 });
  await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, ...pages) });
  await expect(cardOf(page, 'Caso 4')).toBeVisible();
  for (const [id, count] of [
    [1, 1],
    [2, 1],
    [3, 0],
    [4, 0],
  ] as const)
    await expect(cardOf(page, `Caso ${id}`).getByText('Ciencias naturales')).toHaveCount(count);
});

test('reactions are counted where they are on, and nobody can react', { tag: ['@CARD-22'] }, async ({ page, app }) => {
  const settings = { COMMENTS: false, REACTIONS: true, CALENDAR: false };
  const posts = [
    postOf({ id: 1, title: 'Una', settings, reaction: { totalCount: 1 } }),
    postOf({ id: 2, title: 'Varias', settings, reaction: { totalCount: 14 } }),
    postOf({ id: 3, title: 'Apagadas', settings: { ...settings, REACTIONS: false }, reaction: { totalCount: 5 } }),
  ];
  await openFeed({ page, app }, 'docente', { faults: answering(TEACHER_FEED, posts) });
  await expect(cardOf(page, 'Una').getByText('1 reacción', { exact: true })).toBeVisible();
  await expect(cardOf(page, 'Varias').getByText('14 reacciones', { exact: true })).toBeVisible();
  await expect(cardOf(page, 'Apagadas')).toBeAttached();
  await expect(cardOf(page, 'Apagadas').getByText(/reacci/)).toHaveCount(0);
  for (const { title } of posts) await expect(cardOf(page, title ?? '').getByRole('button')).toHaveText(['0 vistas']);
});

test('each card is an article named by its title', { tag: ['@CARD-23'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'docente');
  await expect(page.getByRole('article')).toHaveCount(3);
  const { cellModel, evaluationSummary, vacuoleVideo } = publications;
  for (const [index, { title }] of [cellModel, evaluationSummary, vacuoleVideo].entries())
    await expect(page.getByRole('article').nth(index)).toHaveAccessibleName(title);
});
