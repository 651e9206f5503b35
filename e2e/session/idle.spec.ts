import type { BrowserContext, Page } from '@playwright/test';
import { clockNow, pauseClock } from '@e2e/support/clock';
import { IDLE_URL } from '@e2e/support/pages';
import { dialogOf, idleFor, menuOf, openPublications, storageOf } from '@e2e/support/screens';
import { expect, test, type App } from '@e2e/support/test';
import { signOut, watchMoves } from './session';

const announcement = (page: Page) => dialogOf(page, 'Tu sesión está por terminar');

async function expectSignedOut(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page).toHaveURL('/auth/login');
  expect(await storageOf(page)).toEqual({});
}

for (const who of ['coordinadora', 'directora'] as const) {
  test(
    `15 minutes without activity end the session (${who})`,
    { tag: [who === 'directora' ? '@SESS-20:Teacher' : '@SESS-20:Admin'] },
    async ({ page, app }) => {
      await app.signIn(who);
      const moves = await watchMoves(page);
      const last = Number((await storageOf(page))['lastActivityAt']);
      await idleFor(page, '13:50');
      await expect(menuOf(page)).toBeVisible();
      await expect(announcement(page)).toHaveCount(0);
      await page.clock.runFor(80_000);
      await expectSignedOut(page);
      const end = (await moves()).find(({ path }) => path === '/auth/login')?.at ?? 0;
      expect(end - last).toBeGreaterThanOrEqual(900_000);
      expect(end - last).toBeLessThan(901_100);
    },
  );
}

test(
  '15 minutes at a public screen end the session and lead to the login, too',
  { tag: ['@SESS-20:publicScreen'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: '/auth/recover' });
    await expect(page.getByRole('heading', { name: 'Recuperar contraseña' })).toBeVisible();
    await page.clock.fastForward('16:00');
    await expectSignedOut(page);
  },
);

test(
  'the end of another tab leads a public screen to the login, too',
  { tag: ['@SESS-20:publicScreen'] },
  async ({ page, app, context }) => {
    await app.signIn('directora', { at: '/auth/recover' });
    await expect(page.getByRole('heading', { name: 'Recuperar contraseña' })).toBeVisible();
    const other = await context.newPage();
    await other.goto(IDLE_URL);
    await other.evaluate(() => localStorage.clear());
    await expectSignedOut(page);
  },
);

/** On the header, where nothing can be pressed. */
const ACTIVITIES: Record<string, (page: Page) => Promise<void>> = {
  'a pointer move': (page) => page.mouse.move(640, 50),
  'a press': async (page) => {
    await page.mouse.down();
    await page.mouse.up();
  },
  'a key': (page) => page.keyboard.press('Shift'),
  'a touch': (page) => page.touchscreen.tap(640, 50),
  // Without the wheel, which moves the pointer too.
  'a scroll': (page) => page.evaluate(() => window.scrollBy(0, 300)),
};

test.describe('activity', () => {
  test.use({ hasTouch: true });

  test(
    'each kind of activity starts the 15 minutes again',
    { tag: ['@SESS-21:pointerMove', '@SESS-21:press', '@SESS-21:key', '@SESS-21:touch', '@SESS-21:scroll'] },
    async ({ page, app }) => {
      await app.signIn('directora');
      await openPublications(page);
      for (const [name, act] of Object.entries(ACTIVITIES)) {
        await test.step(name, async () => {
          await page.clock.fastForward('13:00');
          const before = (await storageOf(page))['lastActivityAt'];
          await act(page);
          await expect.poll(async () => (await storageOf(page))['lastActivityAt'], name).not.toBe(before);
          await expect(menuOf(page)).toBeAttached();
          await expect(announcement(page)).toHaveCount(0);
        });
      }
      await page.clock.fastForward('13:30');
      await expect(menuOf(page)).toBeAttached();
      await expect(announcement(page)).toHaveCount(0);
      await page.clock.fastForward('01:35');
      await expectSignedOut(page);
    },
  );
});

test('without a session no time runs', { tag: ['@SESS-21:withoutSession'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await signOut(page, 'Yaneth García Suárez');
  await page.getByLabel('Correo electrónico').fill('yaneth');
  // What ends a session clears it.
  await page.evaluate(() => localStorage.setItem('otra', 'cosa'));
  await page.clock.fastForward('16:00');
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('yaneth');
  expect(await storageOf(page)).toEqual({ otra: 'cosa' });
  await app.signIn('coordinadora');
  await page.clock.fastForward('13:30');
  await expect(menuOf(page)).toBeVisible();
  await expect(announcement(page)).toHaveCount(0);
});

async function openOther(context: BrowserContext, app: App, page: Page): Promise<Page> {
  await app.signIn('directora');
  const other = await context.newPage();
  await other.goto('/dashboard/publications/list');
  await expect(menuOf(other)).toBeVisible();
  await page.bringToFront();
  return other;
}

test('activity in one tab keeps the others', { tag: ['@SESS-22:otherTab'] }, async ({ page, context, app }) => {
  const other = await openOther(context, app, page);
  const begun = Number((await storageOf(page))['lastActivityAt']);
  await page.clock.fastForward('13:00');
  await page.keyboard.press('Shift');
  await expect.poll(async () => Number((await storageOf(other))['lastActivityAt']) - begun).toBeGreaterThan(13 * 60_000);
  // Looked at in both: each tab's clock was moved by itself, and a moment ahead of one's own counts as now there (SAFE-26).
  const isShared = async () => (await storageOf(other))['lastActivityAt'] === (await storageOf(page))['lastActivityAt'];
  await expect.poll(isShared).toBe(true);
  await page.clock.fastForward('13:00');
  await expect(menuOf(page)).toBeAttached();
  await expect(menuOf(other)).toBeAttached();
  await expect(announcement(other)).toHaveCount(0);
  await page.clock.fastForward('02:10');
  await expectSignedOut(page);
  await expectSignedOut(other);
});

test(
  'a page reopened goes by the clock, and opening it is no activity',
  { tag: ['@SESS-22:reopened', '@SAFE-05:idle'] },
  async ({ page, context, app }) => {
    await app.signIn('directora');
    const { lastActivityAt } = await storageOf(page);
    const other = await context.newPage();
    await other.goto('/unauthorized');
    const passed = await page.evaluate((at) => Date.now() - Number(at), lastActivityAt);
    await page.goto('about:blank');
    await page.clock.fastForward(14 * 60_000 + 40_000 - passed);
    await page.goto('/dashboard/publications/list');
    await expect(menuOf(page)).toBeAttached();
    await expect(announcement(page)).toBeVisible();
    expect(await storageOf(page)).toMatchObject({ lastActivityAt });
    await page.goto('about:blank');
    // It would end the session first.
    await other.close();
    await page.clock.fastForward('00:21');
    await page.goto('/dashboard/publications/list');
    await expectSignedOut(page);
    // Nothing was drawn there; the way back bears the screen's heading all the same.
    await app.signIn('directora');
    await page.getByRole('link', { name: 'Volver a Publicaciones' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

test('a computer woken later ends the session before anything else', { tag: ['@SESS-22:woken'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await page.evaluate(() => localStorage.setItem('lastActivityAt', String(Date.now() - 901_000)));
  await page.keyboard.press('Shift');
  await expectSignedOut(page);
});

test('a computer that slept for hours wakes at the login', { tag: ['@SESS-22:woken'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  await page.clock.fastForward('07:00:00');
  await expectSignedOut(page);
});

/** The machine's clock is put to another time; nothing else tells the page of it. */
const moveClock = async (page: Page, ms: number): Promise<void> => page.clock.setSystemTime((await clockNow(page)) + ms);

test('a clock moved ahead ends the session within a second', { tag: ['@SESS-22:clockAhead'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  await moveClock(page, 2 * 3_600_000);
  await page.clock.runFor(1_000);
  await expectSignedOut(page);
});

test('the demo’s date follows a moved clock within a second', { tag: ['@DEMO-01', '@demo-only'] }, async ({ page, app }) => {
  await app.open();
  const bar = page.getByRole('complementary', { name: 'Modo demostración' });
  await expect(bar).toContainText('viernes, 19 de junio de 2026');
  await moveClock(page, 24 * 3_600_000);
  await page.clock.runFor(1_000);
  await expect(bar).toContainText('sábado, 20 de junio de 2026');
  await moveClock(page, -24 * 3_600_000);
  await page.clock.runFor(1_000);
  await expect(bar).toContainText(/(viernes, 19|jueves, 18) de junio de 2026/);
});

/** What the browser tells a page that comes back from its back/forward cache, where no other event reached it. */
const restore = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('a page restored after fifteen minutes goes to the login at once', { tag: ['@SESS-22:restored'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await openPublications(page);
  await page.evaluate(() => localStorage.setItem('lastActivityAt', String(Date.now() - 901_000)));
  // Within a second the clock alone would end it.
  await pauseClock(page);
  await restore(page);
  await expectSignedOut(page);
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.clock.resume();
});

test('a page restored after a sign-out elsewhere shows none of it', { tag: ['@SAFE-14:restored'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await openPublications(page);
  // Unlike another tab's, a page's own changes come to it without an event.
  await page.evaluate(() => localStorage.clear());
  await restore(page);
  await expectSignedOut(page);
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('a last activity in the future counts as now', { tag: ['@SAFE-26:future'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await page.evaluate(() => localStorage.setItem('lastActivityAt', String(Date.now() + 8 * 3_600_000)));
  await page.clock.runFor(1_000);
  await expect.poll(() => page.evaluate(() => Number(localStorage.getItem('lastActivityAt')) <= Date.now())).toBe(true);
  await page.clock.fastForward('14:30');
  await expect(menuOf(page)).toBeAttached();
  await page.clock.fastForward('00:32');
  await expectSignedOut(page);
});

test('a clock set back keeps no session', { tag: ['@SAFE-26:clockSetBack'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  await page.clock.fastForward('10:00');
  await moveClock(page, -8 * 3_600_000);
  await page.clock.fastForward('04:00');
  await expect(menuOf(page)).toBeAttached();
  await page.clock.fastForward('01:05');
  await expectSignedOut(page);
});
