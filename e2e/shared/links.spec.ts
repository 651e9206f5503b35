/** Addresses in the texts of people are links, wherever these show (TEXT-01). */
import type { Locator, Page } from '@playwright/test';
import { openDetail } from '@e2e/activity-log/activity-log';
import { IN_PERIOD } from '@e2e/course-observations/observations';
import { DETAIL, OFTEN, OWN, rowsOf } from '@e2e/observer/observer';
import { cardOf, commentIn, fieldOf, openFeed, sendOf } from '@e2e/publications/feed-page';
import { detailAt, answering as answeringMarks, record } from '@e2e/spreadsheet/spreadsheet';
import { ADMIN_FEED, answering, commentOf, postOf } from '@e2e/support/post-factory';
import { expectNoSidewaysScroll } from '@e2e/support/screens';
import { showAll } from '@e2e/support/table';
import { expect, test, type App } from '@e2e/support/test';
import { publications } from '@fixtures/publications';

const TEXT = 'Entren a https://meet.example/abc-defg-hij. Dudas: www.colegio.example/dudas (o ana@correo.example), hoy.es 3.ro';
const LINKS = [
  ['https://meet.example/abc-defg-hij', 'https://meet.example/abc-defg-hij'],
  ['www.colegio.example/dudas', 'https://www.colegio.example/dudas'],
  ['ana@correo.example', 'mailto:ana@correo.example'],
];

const hrefsOf = (within: Locator) =>
  within.getByRole('link').evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

async function expectLinks(within: Locator): Promise<void> {
  await expect.poll(() => hrefsOf(within)).toEqual(LINKS);
  for (const link of await within.getByRole('link').all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await expect(within).toContainText(TEXT);
}

const post = (given: Parameters<typeof postOf>[0]) => answering(ADMIN_FEED, [postOf(given)]);

async function openPost({ page, app }: { page: Page; app: App }, given: Omit<Parameters<typeof postOf>[0], 'id'>): Promise<Locator> {
  await openFeed({ page, app }, 'coordinadora', { faults: post({ id: 1, title: 'Reunión', ...given }) });
  return cardOf(page, given.name ?? given.title ?? 'Reunión');
}

test(
  'in a publication: formatted text, place and title; what is a link already stays it [G1]',
  { tag: ['@TEXT-01:publication'] },
  async ({ page, app }) => {
    const card = await openPost(
      { page, app },
      {
        postType: 'EVENT',
        name: 'Reunión: www.colegio.example',
        isProgrammed: true,
        place: 'https://meet.example/lugar',
        startDate: '2026-07-17 08:00:00',
        description: `<p>${TEXT}</p><p>Lean <a href="https://colegio.example/guia">www.colegio.example/otra</a>.</p>`,
      },
    );
    await expectLinks(card.getByText('Entren a'));
    const guide = card.getByRole('link', { name: 'www.colegio.example/otra' });
    await expect(guide).toHaveAttribute('href', 'https://colegio.example/guia');
    await expect(card.getByRole('link', { name: 'https://meet.example/lugar' })).toBeVisible();
    await expect(card.getByRole('heading', { level: 2 }).getByRole('link')).toHaveAttribute('href', 'https://www.colegio.example');
  },
);

test('an address that is partly bold is one, and none goes on in the next line', { tag: ['@TEXT-01:formatted'] }, async ({ page, app }) => {
  const description =
    '<p>A https://meet.example/<strong>abc</strong>-d.</p><ul><li>ana@correo</li><li>.example</li></ul>www.colegio<br>.example';
  const card = await openPost({ page, app }, { description });
  const whole = 'https://meet.example/abc-d';
  await expect
    .poll(() => hrefsOf(card))
    .toEqual([
      ['https://meet.example/', whole],
      ['abc', whole],
      ['-d', whole],
    ]);
});

test(
  'in comments and their replies; a new one, too, and what is stored stays as typed',
  { tag: ['@TEXT-01:comment', '@TEXT-01:stored'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    const card = cardOf(page, publications.cellModel.title);
    await fieldOf(card).fill(TEXT);
    await sendOf(card).click();
    await expectLinks(commentIn(card, 'Entren a'));
    const [call] = await app.control.calls('PUT /api/posts/{id}/comment');
    expect(call?.body).toMatchObject({ message: TEXT });
  },
);

test('in the activity log', { tag: ['@TEXT-01:log'] }, async ({ page, app }) => {
  const detail = await openDetail({ page, app }, { type: 'REPORTANDCITATION', description: TEXT, consideration: TEXT, comment: TEXT });
  for (const [index, label] of ['Descripción', 'Consideración', 'Comentario'].entries()) {
    await expect(detail.getByRole('term').filter({ hasText: label })).toBeVisible();
    await expectLinks(detail.getByRole('definition').filter({ hasText: 'Entren a' }).nth(index));
  }
});

test(
  'in the observer and in the observations of a course, whose rows stay as they are',
  { tag: ['@TEXT-01:observations'] },
  async ({ page, app }) => {
    const observation = { id: 1, studentId: OFTEN.id, periodId: 2, observationTypeId: 101, observation: TEXT, teacherId: OWN };
    const body = { studentObservationsResponse: [observation] };
    await app.signIn('directora', {
      at: DETAIL,
      faults: [{ method: 'GET', path: '/api/student-observation/teacher/student', kind: 'answer', body }],
    });
    await expectLinks(rowsOf(page).first().getByRole('cell').filter({ hasText: 'Entren a' }));
    await app.control.fault({
      method: 'GET',
      path: '/api/learning/course/{courseId}/observation',
      kind: 'answer',
      body: { observations: [{ id: 1, studentId: OFTEN.id, periodId: 2, observation: TEXT }] },
    });
    await page.goto(IN_PERIOD);
    await showAll(page);
    await expectLinks(page.getByRole('cell').filter({ hasText: 'Entren a' }));
  },
);

test('in the comment of a mark', { tag: ['@TEXT-01:marks'] }, async ({ page, app }) => {
  const activity = {
    academicActivityId: 71,
    type: 'QUIZ' as const,
    title: 'Quiz de sumas',
    weight: 20,
    qualification: 3,
    qualificationName: 'Básico',
    comment: TEXT,
    withQualification: true,
    studentAcademicRecordId: 1_071,
  };
  await app.signIn('directora', { at: detailAt(901), faults: [answeringMarks(record(901, 'Ana Álvarez', { activities: [activity] }))] });
  await expectLinks(page.getByRole('cell').filter({ hasText: 'Entren a' }));
});

test(
  'what is no address, or would mislead, stays text; so does markup',
  { tag: ['@TEXT-01:markup', '@SAFE-16'] },
  async ({ page, app }) => {
    const texts = [
      'javascript:alert(1) ftp://colegio.example https://banco.example@otro.example/x https://ana:clave@otro.example',
      '<a href="javascript:alert(1)">x</a> <img src=x onerror=alert(1)> @ana colegio.edu.co',
      '@'.repeat(100_000),
      `https://a.example/${'('.repeat(50_000)}`,
    ];
    const comments = texts.map((message, index) => commentOf({ commentId: index + 1, message }));
    const card = await openPost({ page, app }, { comments });
    await card.getByRole('button', { name: 'Ver todos los comentarios' }).click();
    await expect(card.getByText(texts[0] ?? '', { exact: true })).toBeVisible();
    await expect(card.getByText(texts[1] ?? '', { exact: true })).toBeVisible();
    await expect(card.getByRole('link')).toHaveCount(0);
  },
);

test(
  'links are reached by Tab and opened alone by Enter; long ones break on a phone, and print as text',
  { tag: ['@TEXT-01:narrow', '@TEXT-01:keys'] },
  async ({ page, app }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const long = `https://meet.example/${'muy-largo'.repeat(30)}?x=1`;
    const card = await openPost({ page, app }, { description: `<p>${long}</p>`, comments: [commentOf({ commentId: 1, message: long })] });
    await expect(card.getByRole('link')).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    for (const link of await card.getByRole('link').all()) expect((await link.boundingBox())?.width).toBeLessThan(390);
    const link = card.getByRole('link').last();
    const before = card.getByRole('link').first();
    await before.focus();
    await page.context().route('https://meet.example/**', (route) => route.fulfill({ body: 'Sala' }));
    const popup = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    const opened = await popup;
    await expect(opened).toHaveURL(long);
    expect(await opened.evaluate(() => document.referrer + String(window.opener))).toBe('null');
    await opened.close();
    await expect(before).toBeFocused();
    await page.context().unroute('https://meet.example/**');
    await page.emulateMedia({ media: 'print' });
    await expect(link).toHaveCSS('text-decoration-line', 'none');
    await page.emulateMedia({ media: 'screen' });
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
  },
);

test.describe(() => {
  test.use({ ownPage: true });

  test(
    'nothing moves when links come, and without their code the text is there',
    { tag: ['@TEXT-01:late', '@SAFE-24'] },
    async ({ page, app }) => {
      app.watch.allow(/link-texts/, /Failed to load resource/);
      // A file that does not come, no call of the API.
      await page.route(/\/link-texts-/, (route) => route.abort());
      const given = {
        id: 1,
        title: 'Reunión',
        description: `<p>${TEXT}</p>`,
        comments: [commentOf({ commentId: 1, message: TEXT })],
      };
      await openFeed({ page, app }, 'coordinadora', { faults: post(given) });
      const card = cardOf(page, given.title);
      await expect(card.getByText('Entren a')).toHaveCount(2);
      await expect(card.getByRole('link')).toHaveCount(0);
      const before = await card.boundingBox();
      await page.unroute(/\/link-texts-/);
      await app.control.fault(...post(given));
      await page.reload();
      await expect(card.getByRole('link')).toHaveCount(6);
      expect(await card.boundingBox()).toEqual(before);
    },
  );
});
