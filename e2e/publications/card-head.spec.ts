import { goWithin } from '@e2e/support/screens';
import { NOW } from '@e2e/support/control';
import { expect, test } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import { cardOf, openFeed } from './feed-page';
import { ADMIN_FEED, TEACHER_FEED, answering, postOf, wireOf } from '@e2e/support/post-factory';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const TYPES = {
  HOMEWORK: { label: 'Tarea para el Curso', colour: 'rgb(109, 207, 213)' },
  INSTITUTIONAL: { label: 'Información Institucional', colour: 'rgb(255, 191, 107)' },
  EVENT: { label: 'Evento Escolar', colour: 'rgb(233, 112, 163)' },
  NOTICE: { label: 'Comunicados', colour: 'rgb(255, 191, 107)' },
} as const;

const SUBJECT = 'Ciencias naturales';
const DUE = 'Fecha de entrega: 08/07/2026';
const START = 'Fecha inicial: 07/07/2026 08:05';

/** Every card is given all that any type has; what it shows of that besides its name. */
const SHOWN = [
  { postType: 'HOMEWORK', isProgrammed: false, facts: [SUBJECT, DUE] },
  { postType: 'INSTITUTIONAL', isProgrammed: false, facts: [SUBJECT] },
  { postType: 'EVENT', isProgrammed: true, facts: [START] },
  { postType: 'EVENT', isProgrammed: false, facts: [] },
  { postType: 'NOTICE', isProgrammed: false, facts: [] },
] as const;

test(
  'each type has its banner and shows its own name, subject and day, and none of another’s',
  {
    tag: [
      '@CARD-01',
      '@CARD-02',
      '@CARD-03',
      '@CARD-04',
      '@CARD-13:event',
      '@CARD-13:others',
      '@CARD-15',

      '@CARD-16:programmed',
      '@CARD-16:not-programmed',
      '@CARD-17:homework',
      '@CARD-17:institutional',
      '@CARD-17:event',
      '@CARD-17:notice',
      '@CARD-23:event',
    ],
  },
  async ({ page, app }) => {
    const posts = SHOWN.map(({ postType, isProgrammed }, index) =>
      postOf({
        id: index + 1,
        postType,
        isProgrammed,
        title: postType === 'EVENT' ? 'otro título' : `Caso ${index + 1}`,
        name: postType === 'EVENT' ? `Caso ${index + 1}` : 'otro nombre',
        subjectId: 3,
        subjectName: SUBJECT,
        dueDate: '2026-07-08 23:59:59',
        startDate: '2026-07-07 08:05:00',
        endDate: '2026-07-07 12:00:00',
        place: 'Coliseo',
      }),
    );
    await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, posts) });
    for (const [index, { postType, facts }] of SHOWN.entries()) {
      await test.step(`${index + 1}: ${postType}`, async () => {
        const card = cardOf(page, `Caso ${index + 1}`);
        await expect(card.getByRole('heading', { name: `Caso ${index + 1}` })).toBeVisible();
        for (const { label, colour } of Object.values(TYPES)) {
          const banner = card.getByText(label, { exact: true });
          await expect(banner).toHaveCount(label === TYPES[postType].label ? 1 : 0);
          // The ground of the words is their parent's.
          if (label === TYPES[postType].label) await expect(card.locator('.band')).toHaveCSS('background-color', colour);
        }
        for (const fact of [SUBJECT, DUE, START])
          await expect(card.getByText(fact, { exact: fact !== SUBJECT })).toHaveCount(facts.some((one) => one === fact) ? 1 : 0);
        await expect(card.getByText('Fecha')).toHaveCount(facts.filter((fact) => fact !== SUBJECT).length);
      });
    }
    await expect(page.getByText('otro')).toHaveCount(0);
    // In the dark the banners keep their colours.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
    // As above.
    for (const { label, colour } of Object.values(TYPES))
      await expect(page.locator('.band').filter({ hasText: label }).first()).toHaveCSS('background-color', colour);
  },
);

for (const [who, role, path] of [
  ['coordinadora', 'admin', ADMIN_FEED],
  ['docente', 'teacher', TEACHER_FEED],
] as const) {
  test(
    `for ${who} a teacher’s post shows name and picture, a manager’s is signed 'Coordinación'`,
    { tag: ['@CARD-05:picture', '@CARD-05:no-picture', `@CARD-06:${role}`] },
    async ({ page, app }) => {
      const author = { teacherId: 18, managerId: null, teacherName: 'Mauricio Tovar Tovar' };
      const posts = [
        postOf({ id: 1, title: 'Con foto', ...author, teacherProfileImageUrl: '/favicon.svg' }),
        postOf({ id: 2, title: 'Sin foto', ...author }),
        postOf({ id: 3, title: 'Propia', managerId: 1 }),
        postOf({ id: 4, title: 'De otra persona', managerId: 13 }),
      ];
      await openFeed({ page, app }, who, { faults: answering(path, posts) });
      for (const title of ['Con foto', 'Sin foto']) {
        await expect(cardOf(page, title).getByText('Mauricio Tovar Tovar', { exact: true })).toBeVisible();
        await expect(cardOf(page, title).getByText('Coordinación')).toHaveCount(0);
      }
      const picture = cardOf(page, 'Con foto').getByRole('presentation');
      await expect(picture).toHaveAttribute('src', '/favicon.svg');
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      await expect(cardOf(page, 'Sin foto').getByText('MT', { exact: true })).toBeVisible();
      await expect(cardOf(page, 'Sin foto').getByRole('presentation')).toHaveCount(0);
      for (const title of ['Propia', 'De otra persona'])
        await expect(cardOf(page, title).getByText('Coordinación', { exact: true })).toBeVisible();
    },
  );
}

/** What a post of so many ms says of its age, on both sides of every limit. */
const AGES = [
  [-3 * HOUR, 'Hace 0 minutos'],
  [59 * SECOND, 'Hace 0 minutos'],
  [MINUTE, 'Hace 1 minuto'],
  [2 * MINUTE - SECOND, 'Hace 1 minuto'],
  [2 * MINUTE, 'Hace 2 minutos'],
  [HOUR - SECOND, 'Hace 59 minutos'],
  [HOUR, 'Hace 1 hora'],
  [2 * HOUR - SECOND, 'Hace 1 hora'],
  [3 * HOUR - SECOND, 'Hace 2 horas'],
  [24 * HOUR - SECOND, 'Hace 23 horas'],
  [24 * HOUR, 'Hace 1 dia'],
  [48 * HOUR - SECOND, 'Hace 1 dia'],
  [72 * HOUR - SECOND, 'Hace 2 dias'],
  [400 * 24 * HOUR, 'Hace 400 dias'],
] as const;

test(
  'the age is in minutes, then in whole hours, then in whole days; the future is no minute',
  {
    tag: ['@CARD-07', '@CARD-08', '@CARD-09', '@CARD-10:minute', '@CARD-10:hour', '@CARD-10:day', '@CARD-10:date', '@CARD-10:future'],
  },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    // On a standing clock an age may be one second short of a limit.
    await page.clock.setFixedTime(NOW);
    // None of them is too far to be drawn.
    await page.setViewportSize({ width: 1280, height: 1600 });
    await app.control.set({ now: NOW });
    const now = new Date(NOW).getTime();
    const posts = AGES.map(([age], index) =>
      // Published long before: only `date` counts.
      postOf({ id: index + 1, title: `Caso ${index + 1}`, date: wireOf(now - age), publishDate: wireOf(now - 100 * HOUR) }),
    );
    await app.control.fault(...answering(ADMIN_FEED, posts));
    await goWithin(page, '/dashboard/publications/list');
    for (const [index, [, words]] of AGES.entries())
      await expect(cardOf(page, `Caso ${index + 1}`).getByText('Hace', { exact: false }), `Caso ${index + 1}`).toHaveText(words);
  },
);

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
