import { expect, test } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import { cardOf, findCard, openFeed } from './feed-page';
import { ADMIN_FEED, answering, postOf } from '@e2e/support/post-factory';

test('two images go round in a carousel', { tag: ['@CARD-18'] }, async ({ page, app }) => {
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

test('a single image has no controls', { tag: ['@CARD-18'] }, async ({ page, app }) => {
  const posts = [
    postOf({ id: 1, title: 'Con imagen', images: [{ id: 1, name: 'escudo.svg', url: '/favicon.svg' }] }),
    postOf({ id: 2, title: 'Sin nada' }),
  ];
  await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, posts) });
  const card = cardOf(page, 'Con imagen');
  await expect(card.getByRole('img', { name: 'escudo.svg' })).toBeVisible();
  for (const name of ['Anterior', 'Siguiente']) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(cardOf(page, 'Sin nada').getByRole('img')).toHaveCount(0);
});

test('each video shows in a player that plays it', { tag: ['@CARD-19'] }, async ({ page, app }) => {
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

test('two videos are two players', { tag: ['@CARD-19'] }, async ({ page, app }) => {
  const videos = ['uno.mp4', 'dos.mp4'].map((name, index) => ({ id: index + 1, name, url: `/demo-files/${name}` }));
  await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, [postOf({ id: 1, title: 'Videos', videos })]) });
  for (const { name } of videos) await expect(cardOf(page, 'Videos').getByLabel(`Video: ${name}`)).toBeVisible();
});

test('each file is listed by its name and downloads on pressing it', { tag: ['@CARD-20'] }, async ({ page, app }) => {
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
