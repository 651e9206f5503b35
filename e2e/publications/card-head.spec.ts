import type { Page } from '@playwright/test';
import { NOW } from '@e2e/support/door';
import { expect, test, type App } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import { cardOf, openFeed } from './feed-page';
import { ADMIN_FEED, TEACHER_FEED, answering, postOf, wireOf } from '@e2e/support/post-factory';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const TYPES = [
  ['CARD-01', 'HOMEWORK', 'Tarea para el Curso', 'rgb(109, 207, 213)'],
  ['CARD-02', 'INSTITUTIONAL', 'Información Institucional', 'rgb(255, 191, 107)'],
  ['CARD-03', 'EVENT', 'Evento Escolar', 'rgb(233, 112, 163)'],
  ['CARD-04', 'NOTICE', 'Comunicados', 'rgb(255, 191, 107)'],
] as const;

for (const [rule, postType, label, colour] of TYPES) {
  test(`the banner of type ${postType} reads '${label}'`, { tag: [`@${rule}`] }, async ({ page, app }) => {
    const posts = [postOf({ id: 1, postType, title: 'Aviso', name: 'Aviso' })];
    await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, posts) });
    const banner = cardOf(page, 'Aviso').getByText(label, { exact: true });
    await expect(banner).toBeVisible();
    await expect(banner).toHaveCSS('background-color', colour);
    for (const [, , other] of TYPES.filter((type) => type[2] !== label))
      await expect(page.getByText(other, { exact: true })).toHaveCount(0);
  });
}

test('a teacher’s post shows the teacher’s name and picture', { tag: ['@CARD-05'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  const card = cardOf(page, publications.earlyExit.title);
  await expect(card.getByText('Yaneth García Suárez', { exact: true })).toBeVisible();
  const picture = card.getByRole('presentation');
  await expect(picture).toHaveAttribute('src', /\/avatar-2\.svg$/);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
});

test('a teacher without a picture has a neutral avatar', { tag: ['@CARD-05'] }, async ({ page, app }) => {
  const author = { teacherId: 18, managerId: null, teacherName: 'Mauricio Tovar Tovar' };
  const posts = [postOf({ id: 1, title: 'Sin foto', ...author })];
  await openFeed({ page, app }, 'docente', { faults: answering(TEACHER_FEED, posts) });
  const card = cardOf(page, 'Sin foto');
  await expect(card.getByText('Mauricio Tovar Tovar', { exact: true })).toBeVisible();
  await expect(card.getByText('MT', { exact: true })).toBeVisible();
  await expect(card.getByRole('presentation')).toHaveCount(0);
});

for (const [who, path] of [
  ['coordinadora', ADMIN_FEED],
  ['docente', TEACHER_FEED],
] as const) {
  test(`a manager’s post is signed 'Coordinación' for ${who}`, { tag: ['@CARD-06'] }, async ({ page, app }) => {
    const posts = [postOf({ id: 1, title: 'Propia', managerId: 1 }), postOf({ id: 2, title: 'De otra persona', managerId: 13 })];
    await openFeed({ page, app }, who, { faults: answering(path, posts) });
    for (const { title } of posts) await expect(cardOf(page, title ?? '').getByText('Coordinación', { exact: true })).toBeVisible();
  });
}

/** Opens the list on a standing clock, so that an age may be one second short of a limit, with a post of each age. */
async function openAges({ page, app }: { page: Page; app: App }, ages: readonly (readonly [number, string])[]): Promise<void> {
  await app.signIn('coordinadora');
  await page.clock.setFixedTime(NOW);
  await app.door.knock({ now: NOW });
  const now = new Date(NOW).getTime();
  const posts = ages.map(([age], index) =>
    // Published long after or before: only `date` counts.
    postOf({ id: index + 1, title: `Caso ${index + 1}`, date: wireOf(now - age), publishDate: wireOf(now - 100 * HOUR) }),
  );
  await app.door.fault(...answering(ADMIN_FEED, posts));
  await page.goto('/dashboard/publications/list');
  for (const [index, [, words]] of ages.entries())
    await expect(cardOf(page, `Caso ${index + 1}`).getByText('Hace', { exact: false })).toHaveText(words);
}

test('under an hour the age is in minutes', { tag: ['@CARD-07'] }, async ({ page, app }) => {
  await openAges({ page, app }, [
    [59 * SECOND, 'Hace 0 minutos'],
    [2 * MINUTE, 'Hace 2 minutos'],
    [59 * MINUTE + 59 * SECOND, 'Hace 59 minutos'],
  ]);
});

test('from an hour to a day the age is in whole hours', { tag: ['@CARD-08'] }, async ({ page, app }) => {
  await openAges({ page, app }, [
    [HOUR, 'Hace 1 hora'],
    [3 * HOUR - SECOND, 'Hace 2 horas'],
    [23 * HOUR + 59 * MINUTE + 59 * SECOND, 'Hace 23 horas'],
  ]);
});

test('from a day on the age is in whole days', { tag: ['@CARD-09'] }, async ({ page, app }) => {
  await openAges({ page, app }, [
    [24 * HOUR, 'Hace 1 dia'],
    [72 * HOUR - SECOND, 'Hace 2 dias'],
    [400 * 24 * HOUR, 'Hace 400 dias'],
  ]);
});

test('one is one minute, one hour, one day, and the future is no minute', { tag: ['@CARD-10'] }, async ({ page, app }) => {
  await openAges({ page, app }, [
    [MINUTE, 'Hace 1 minuto'],
    [2 * HOUR - SECOND, 'Hace 1 hora'],
    [48 * HOUR - SECOND, 'Hace 1 dia'],
    [-3 * HOUR, 'Hace 0 minutos'],
  ]);
});

test('the age goes on while the list stays open', { tag: ['@CARD-07'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  const card = cardOf(page, publications.earlyExit.title);
  const age = async () => Number(/Hace (\d+) minutos/.exec(await card.innerText())?.[1]);
  // The clock goes on while the machine works.
  await expect.poll(age).toBeGreaterThanOrEqual(11);
  const before = await age();
  await page.clock.fastForward('05:00');
  await expect.poll(age).toBeGreaterThanOrEqual(before + 5);
});
