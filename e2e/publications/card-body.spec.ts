import { expectNoDialog } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import { cardOf, findCard, openFeed } from './feed-page';
import { TEACHER_FEED, answering, postOf } from '@e2e/support/post-factory';

test(
  'the card lists its rooms by name; one without rooms is for teachers only',
  { tag: ['@CARD-11', '@CARD-12', '@CARD-05:picture'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    const card = cardOf(page, publications.geometryMaterials.title);
    for (const room of ['Sexto A', 'Sexto B', 'Séptimo A']) await expect(card.getByText(room, { exact: true })).toBeVisible();
    await expect(card.getByText('Octavo A')).toHaveCount(0);
    await expect(card.getByText('Solo para profesores')).toHaveCount(0);
    // By a teacher with a picture.
    await expect(card.getByText('Yaneth García Suárez', { exact: true })).toBeVisible();
    await expect(card.getByRole('presentation').first()).toHaveAttribute('src', /\/avatar-2\.svg$/);
    await expect(card.getByRole('presentation').first()).not.toHaveJSProperty('naturalWidth', 0);
    const without = await findCard(page, 'Cierre de planillas del segundo periodo');
    await expect(without.getByText('Solo para profesores', { exact: true })).toBeVisible();
    await expect(without.getByText('Sexto A')).toHaveCount(0);
  },
);

test(
  'bold and lists stand, scripts and handlers never run',
  { tag: ['@CARD-14:bold', '@CARD-14:lists', '@CARD-14:links', '@CARD-14:scripts', '@CARD-14:handlers', '@SAFE-16:feed'] },
  async ({ page, app }) => {
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
    await expect(card.getByRole('link', { name: 'la guía' })).toHaveAttribute('target', '_blank');
    await expect(card.getByRole('link', { name: 'la guía' })).toHaveAttribute('rel', /noopener/);
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
  },
);

test(
  'reactions are counted where they are on, and nobody can react',
  { tag: ['@CARD-22:one', '@CARD-22:several', '@CARD-22:off', '@CARD-22:no-reacting', '@CARD-21:none'] },
  async ({ page, app }) => {
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
  },
);
