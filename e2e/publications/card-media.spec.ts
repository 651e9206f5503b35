import { expect, test } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import { cardOf, findCard, openFeed } from './feed-page';
import { ADMIN_FEED, answering, postOf } from '@e2e/support/post-factory';

test('two images go round in a carousel', { tag: ['@CARD-18:several'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'docente');
  const card = cardOf(page, publications.cellModel.title);
  const first = card.getByRole('img', { name: 'Imagen 1 de 2: celula-maqueta.svg' });
  const second = card.getByRole('img', { name: 'Imagen 2 de 2: celula-dibujo.svg' });
  await expect(first).toBeVisible();
  await expect(first).not.toHaveJSProperty('naturalWidth', 0);
  await expect(card.getByRole('img')).toHaveCount(1);
  await card.getByRole('button', { name: 'Siguiente' }).click();
  await expect(second).toBeVisible();
  await expect(second).not.toHaveJSProperty('naturalWidth', 0);
  await expect(first).toHaveCount(0);
  await card.getByRole('button', { name: 'Siguiente' }).click();
  await expect(first).toBeVisible();
  await card.getByRole('button', { name: 'Anterior' }).press('Enter');
  await expect(second).toBeVisible();
});

test(
  'a single image has no controls, three go round both ways, two videos are two players',
  { tag: ['@CARD-18:one', '@CARD-18:several', '@CARD-19:several'] },
  async ({ page, app }) => {
    const images = ['uno.svg', 'dos.svg', 'tres.svg'].map((name, index) => ({ id: index + 1, name, url: '/favicon.svg' }));
    const videos = ['uno.mp4', 'dos.mp4'].map((name, index) => ({ id: index + 1, name, url: `/demo-files/${name}` }));
    const posts = [
      postOf({ id: 1, title: 'Con imagen', images: images.slice(0, 1) }),
      postOf({ id: 2, title: 'Sin imagen', videos }),
      postOf({ id: 3, title: 'Con tres', images }),
    ];
    await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, posts) });
    const single = cardOf(page, 'Con imagen');
    const none = cardOf(page, 'Sin imagen');
    const several = cardOf(page, 'Con tres');
    await expect(single.getByRole('img', { name: 'uno.svg', exact: true })).toBeVisible();
    await expect(none.getByRole('img')).toHaveCount(0);
    for (const { name } of videos) await expect(none.getByLabel(`Video: ${name}`)).toBeVisible();
    for (const name of ['Anterior', 'Siguiente'])
      for (const [card, count] of [
        [single, 0],
        [none, 0],
        [several, 1],
      ] as const)
        await expect(card.getByRole('button', { name })).toHaveCount(count);
    for (const [way, shown] of [
      ['Siguiente', 'Imagen 2 de 3: dos.svg'],
      ['Siguiente', 'Imagen 3 de 3: tres.svg'],
      ['Siguiente', 'Imagen 1 de 3: uno.svg'],
      ['Anterior', 'Imagen 3 de 3: tres.svg'],
      ['Anterior', 'Imagen 2 de 3: dos.svg'],
    ] as const) {
      await several.getByRole('button', { name: way }).click();
      await expect(several.getByRole('img')).toHaveAccessibleName(shown);
    }
  },
);

test('each video shows in a player that plays it', { tag: ['@CARD-19:plays'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'docente');
  const card = await findCard(page, publications.vacuoleVideo.title);
  const video = card.getByLabel('Video: celula-en-movimiento.mp4');
  await video.scrollIntoViewIfNeeded();
  await expect(video).toBeVisible();
  await expect(video).toHaveJSProperty('controls', true);
  await expect(video).toHaveJSProperty('paused', true);
  await video.evaluate((player: HTMLVideoElement) => player.play());
  await expect.poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime)).toBeGreaterThan(0);
});

test('each file is listed by its name and downloads on pressing it', { tag: ['@wire', '@CARD-20'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  const card = await findCard(page, publications.scienceFair.title);
  await expect(card.getByRole('link')).toHaveText(['plano-de-puestos.pdf', 'inscripcion-de-proyectos.xlsx']);
  for (const [name, start] of [
    ['plano-de-puestos.pdf', '%PDF'],
    ['inscripcion-de-proyectos.xlsx', 'PK'],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), card.getByRole('link', { name }).click()]);
    expect(download.suggestedFilename()).toBe(name);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString('latin1').startsWith(start)).toBe(true);
  }
  await expect(page).toHaveURL('/dashboard/publications/list');
});

test(
  'of the files only documents of the web can be opened beside the dashboard',
  { tag: ['@CARD-20', '@SAFE-16:feed'] },
  async ({ page, app }) => {
    const addresses = [
      'https://otro.example/plano.pdf',
      '/demo-files/plano-de-puestos.pdf?x=1',
      'https://otro.example/pagina.html',
      '//otro.example/entrada',
      "javascript:window.pwned='archivo'//.pdf",
      'data:text/html,<script>parent.pwned=1</script>.pdf',
      'https://[otro',
    ];
    const files = addresses.map((url, index) => ({ id: index + 1, name: `archivo-${index + 1}.pdf`, url }));
    await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, [postOf({ id: 1, title: 'Con archivos', files })]) });
    const card = cardOf(page, 'Con archivos');
    await expect(card.getByRole('button', { name: /^archivo-/ })).toHaveText(['archivo-3.pdf']);
    // SECU-07
    for (const name of ['archivo-4.pdf', 'archivo-5.pdf', 'archivo-6.pdf', 'archivo-7.pdf'])
      await expect(card.getByText(name, { exact: true })).toBeVisible();
    await expect(card.getByRole('link')).toHaveText(['archivo-1.pdf', 'archivo-2.pdf']);
    for (const link of await card.getByRole('link').all()) await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const opened: string[] = [];
    page.context().on('page', (other) => opened.push(other.url()));
    for (const button of await card.getByRole('button', { name: /^archivo-/ }).all()) await button.click({ button: 'middle' });
    await app.checkA11y();
    expect(opened).toEqual([]);
  },
);
