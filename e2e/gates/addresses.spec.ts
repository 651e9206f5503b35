/** What the server gives as an address becomes a link, a picture, a player or a download only when it is one of the web (SECU-07). */
import type { Locator, Page } from '@playwright/test';
import { DETAIL, activityOf, answering as answeringLog, openLog } from '@e2e/activity-log/activity-log';
import { cardOf, openFeed } from '@e2e/publications/feed-page';
import { ADMIN_FEED, answering, postOf } from '@e2e/support/post-factory';
import { dialogOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import type { Fault } from '@mocks/control/demo-state';

const HOSTILE = [
  "javascript:window.pwned='1'//.png",
  ' JaVaScRiPt:window.pwned=1//.pdf',
  'java\nscript:window.pwned=1',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.pwned=1"/>',
  'data:text/html,<script>parent.pwned=1</script>.pdf',
  'blob:https://otro.example/0',
  'filesystem:https://otro.example/temporary/x.pdf',
  'file:///etc/passwd.pdf',
  'ftp://otro.example/a.mp4',
  'vbscript:x.png',
  '//otro.example/a.png',
  '/\\otro.example/a.pdf',
  'https://[otro',
  '',
];

/** The addresses in a part of the page that lead or load from elsewhere than the web. */
const foreign = (part: Locator): Promise<string[]> =>
  part.evaluate((root) =>
    [...root.querySelectorAll('*')].flatMap((element) =>
      ['href', 'src', 'poster', 'srcset', 'data', 'action', 'formaction']
        .flatMap((name) => element.getAttribute(name) ?? [])
        .filter((address) => !/^(?:https?:|\/(?![/\\])|blob:http:\/\/localhost|mailto:|#)/.test(address)),
    ),
  );

const pwned = (page: Page) => page.evaluate(() => typeof Reflect.get(window, 'pwned'));

test('in a publication: pictures, videos, files and the author show as text', { tag: ['@SECU-07:publication'] }, async ({ page, app }) => {
  const posts = HOSTILE.map((url, index) =>
    postOf({
      id: index + 1,
      title: `Publicación ${index + 1}`,
      managerId: null,
      teacherId: 1,
      teacherName: 'Ana Ruiz',
      teacherProfileImageUrl: url,
      images: [{ id: 1, name: 'foto.png', url }],
      videos: [{ id: 2, name: 'clip.mp4', url }],
      files: [{ id: 3, name: 'plano.pdf', url }],
    }),
  );
  await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, posts) });
  for (const { id } of posts) {
    const card = cardOf(page, `Publicación ${id}`);
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByText('foto.png', { exact: true })).toBeVisible();
    await expect(card.getByText('Video: clip.mp4', { exact: true })).toBeVisible();
    await expect(card.getByText('plano.pdf', { exact: true })).toBeVisible();
    await expect(card.getByText('AR', { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: /plano/ })).toHaveCount(0);
    await expect(card.locator('img, video, a[download]')).toHaveCount(0);
    expect(await foreign(card)).toEqual([]);
  }
  expect(await pwned(page)).toBe('undefined');
});

test('in the edit form, whose list shows an icon in place of the picture', { tag: ['@SECU-07:form'] }, async ({ page, app }) => {
  const images = HOSTILE.map((url, index) => ({ id: index + 1, name: `foto-${index}.png`, url }));
  await app.signIn('coordinadora', {
    at: '/dashboard/publications/4',
    faults: answering(ADMIN_FEED, [postOf({ id: 4, rooms: [], images })]),
  });
  const list = page.getByRole('list', { name: 'Archivos adjuntos' });
  await expect(list.getByRole('listitem')).toHaveCount(HOSTILE.length);
  await expect(list.locator('img')).toHaveCount(0);
  expect(await foreign(list)).toEqual([]);
});

test('of a carousel only the pictures of the web are drawn', { tag: ['@SECU-07:carousel'] }, async ({ page, app }) => {
  const urls = ['/favicon.svg', 'data:image/png;base64,AAAA'];
  const images = urls.map((url, index) => ({ id: index + 1, name: `foto-${index}.png`, url }));
  await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, [postOf({ id: 1, title: 'Fotos', images })]) });
  const card = cardOf(page, 'Fotos');
  await expect(card.getByRole('img')).toHaveAttribute('src', '/favicon.svg');
  await card.getByRole('button', { name: /^Siguiente/ }).click();
  await expect(card.getByText('Imagen 2 de 2: foto-1.png', { exact: true })).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
  await card.getByRole('button', { name: /^Siguiente/ }).click();
  await expect(card.getByRole('img')).toHaveAttribute('src', '/favicon.svg');
});

test('the template of a list is offered only at an address of the web', { tag: ['@SECU-07:template'] }, async ({ page, app }) => {
  const path = '/urls-template';
  const answer = (address: string): Fault => ({
    method: 'GET',
    path,
    kind: 'answer',
    status: 200,
    body: { urlRoomCSV: address, urlCourseCSV: address, urlTeacherCSV: address },
  });
  await app.signIn('coordinadora', { at: '/dashboard/rooms/list' });
  for (const [index, address] of HOSTILE.entries()) {
    await app.control.fault(answer(address));
    await page.goto('/dashboard/rooms/list');
    await page.getByRole('button', { name: 'Cargar Lista' }).click();
    const dialog = dialogOf(page, 'Cargar lista de cursos');
    await expect.poll(() => app.control.calls(`GET ${path}`)).toHaveLength(index + 1);
    await expect(dialog.getByRole('button', { name: 'Descargar plantilla' })).toBeDisabled();
    await expect(dialog.getByRole('link')).toHaveCount(0);
  }
});

test('the logo of a school and the picture of a person are left out', { tag: ['@SECU-07:frame'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  for (const image of HOSTILE) {
    const school = { id: 1, name: 'Colegio', schoolPhone: '1', schoolEmail: 'a@b.example', schoolAddress: 'x', schoolCity: 'y', image };
    await app.control.fault({ method: 'GET', path: '/schools/1/', kind: 'answer', status: 200, body: school });
    await page.goto('/dashboard/schools');
    const header = page.getByRole('banner');
    await expect(header.getByText('Colegio', { exact: true })).toBeVisible();
    await expect(header.locator('img.school')).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'Logo de la institución' })).toBeVisible();
    expect(await foreign(page.locator('body'))).toEqual([]);
  }
});

test('in the activity log photos and videos show as text', { tag: ['@SECU-07:log'] }, async ({ page, app }) => {
  const photo = activityOf({ type: 'PHOTO', imageUrls: HOSTILE, videoUrls: HOSTILE });
  await openLog({ page, app }, '', [answeringLog([photo])]);
  await page.getByRole('button', { name: /^Ver\b/ }).click();
  const detail = dialogOf(page, DETAIL);
  await expect(detail.getByText(`Foto 1 de ${HOSTILE.length}`, { exact: true })).toBeVisible();
  await expect(detail.getByText(`Video 1 de ${HOSTILE.length}`, { exact: true })).toBeVisible();
  await expect(detail.locator('img, video')).toHaveCount(0);
  expect(await foreign(detail)).toEqual([]);
});
