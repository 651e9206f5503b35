/** What a session leaves behind in its tabs, and until when. */
import type { Page } from '@playwright/test';
import { area as observerArea } from '@e2e/observer/area';
import { chooseType, titleOf } from '@e2e/publications/publication-save';
import { signOut } from '@e2e/session/session';
import { IDLE_URL } from '@e2e/support/pages';
import { RECOVERED, goWithin, keptInTab, openPublications, storageOf, type Visit } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { DEMO_PASSWORD, people, type PersonKey } from '@fixtures/people';

test.use({ ownPage: true });

const { studentObservation } = observerArea.forms;
const FEED = '/dashboard/publications/list';
const HOME = '/dashboard/home';
const NAME = 'Yaneth García Suárez';
const TEXT = 'Llegó sin desayunar y lloró.';

/** The text about a child is in the tab's storage, or the address of the screen about it. */
const isKept = async (page: Page) => /Llegó sin|"return"/.test(await keptInTab(page));
const expectGone = (page: Page) => expect.poll(() => isKept(page)).toBe(false);

/** Writes half of an observation about a student. */
async function writeObservation(page: Page): Promise<void> {
  await studentObservation.open(page);
  await studentObservation.fill(page);
  const [[field] = []] = studentObservation.typed(page);
  await field?.fill(TEXT);
  await expect.poll(() => keptInTab(page)).toContain(TEXT);
}

/** A tab with half an observation, and another one of the same browser. */
async function openBoth({ page, app }: Visit): Promise<Page> {
  await app.signIn('directora');
  await writeObservation(page);
  const other = await page.context().newPage();
  await other.goto(HOME);
  await expect(other.getByRole('button', { name: NAME })).toBeVisible();
  return other;
}

const expectLogin = (page: Page) => expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();

async function signInBy(page: Page, who: PersonKey): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Correo electrónico').fill(people.find(({ key }) => key === who)?.email ?? '');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
}

test.describe('a tab that could not hear of a sign-out', () => {
  test('showed another site', { tag: ['@SECU-01:otherSite', '@SAFE-04:signOut'] }, async ({ page, app }) => {
    const other = await openBoth({ page, app });
    await page.goto('about:blank');
    await signOut(other, NAME);
    await expectLogin(other);
    const left = await other.evaluate(() => Object.entries(localStorage));
    expect(left).toEqual([['signedOutAt', expect.stringMatching(/^\d{13}$/)]]);
    await page.goBack();
    await expectLogin(page);
    await expectGone(page);
  });

  test(
    'showed another site, and the same person has signed in again: nothing is offered',
    { tag: ['@SECU-01:again'] },
    async ({ page, app }) => {
      const other = await openBoth({ page, app });
      await page.goto('about:blank');
      await signOut(other, NAME);
      await signInBy(other, 'directora');
      await page.goBack();
      await expect(page.getByRole('button', { name: NAME })).toBeVisible();
      await expectGone(page);
      await goWithin(page, HOME);
      await studentObservation.open(page);
      await expect(page.getByText(RECOVERED)).toHaveCount(0);
    },
  );

  test('was discarded or restored, also after more sessions', { tag: ['@SECU-01:discarded'] }, async ({ page, app }) => {
    const other = await openBoth({ page, app });
    const kept = await page.evaluate(() => Object.entries(sessionStorage));
    await page.goto(IDLE_URL);
    await signOut(other, NAME);
    await signInBy(other, 'directora');
    await other.clock.fastForward('16:00');
    await expectLogin(other);
    // What the browser puts back of the session of yesterday.
    await page.addInitScript((entries) => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value);
    }, kept);
    await page.goto('/auth/login');
    await expectLogin(page);
    await expectGone(page);
  });

  test('is the copy of another one', { tag: ['@SECU-01:duplicated'] }, async ({ page, app }) => {
    const other = await openBoth({ page, app });
    const [copy] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open('/dashboard/home'))]);
    await expect(copy.getByRole('button', { name: NAME })).toBeVisible();
    // The control: the browser copies what the tab keeps.
    expect(await keptInTab(copy)).toContain(TEXT);
    await copy.goto('about:blank');
    await signOut(other, NAME);
    await copy.goBack();
    await expectLogin(copy);
    await expectGone(copy);
    await expectGone(page);
  });

  for (const [how, wake] of [
    ['cached', (page: Page) => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))],
    ['frozen', (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('resume')))],
    ['shown', (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))],
  ] as const) {
    test(`lay in a cache (${how})`, { tag: [`@SECU-01:${how}`] }, async ({ page, app }) => {
      // Before the page adds its own listeners.
      await page.addInitScript(() =>
        window.addEventListener('storage', (event) => Reflect.get(window, 'isDeaf') === true && event.stopImmediatePropagation(), {
          capture: true,
        }),
      );
      const other = await openBoth({ page, app });
      await page.evaluate(() => Object.assign(window, { isDeaf: true }));
      await signOut(other, NAME);
      await expectLogin(other);
      await signInBy(other, 'directora');
      // The control: it heard nothing.
      expect(await isKept(page)).toBe(true);
      await wake(page);
      await expectLogin(page);
      await expectGone(page);
    });
  }
});

test('was frozen by the browser', { tag: ['@SECU-01:frozen'] }, async ({ page, app }) => {
  const other = await openBoth({ page, app });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  await signOut(other, NAME);
  await expectLogin(other);
  await browser.send('Page.setWebLifecycleState', { state: 'active' });
  await browser.detach();
  await expectLogin(page);
  await expectGone(page);
});

test(
  'another person’s sign-in where the tab could not hear it erases what was typed',
  { tag: ['@SECU-01:otherPerson'] },
  async ({ page, app }) => {
    const other = await openBoth({ page, app });
    await page.goto('about:blank');
    await other.clock.fastForward('16:00');
    await expectLogin(other);
    await signInBy(other, 'docente');
    // And leaves without 'Salir'.
    await other.clock.fastForward('16:00');
    await expectLogin(other);
    await page.goBack();
    await expectLogin(page);
    await expectGone(page);
  },
);

test(
  'what is about a student goes half an hour after the session, while the login stands open',
  { tag: ['@SECU-02:open'] },
  async ({ page, app }) => {
    await app.signIn('directora');
    await writeObservation(page);
    await page.clock.fastForward('16:00');
    await expectLogin(page);
    await page.clock.fastForward('28:00');
    expect(await isKept(page)).toBe(true);
    await page.clock.runFor(45_000);
    expect(await isKept(page)).toBe(true);
    await page.clock.runFor(16_000);
    await expectGone(page);
  },
);

test('also where the login was reloaded', { tag: ['@SECU-02:reloaded'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await writeObservation(page);
  await page.clock.fastForward('16:00');
  await expectLogin(page);
  await page.reload();
  await expectLogin(page);
  await page.clock.fastForward('20:00');
  await page.reload();
  await expectLogin(page);
  expect(await isKept(page)).toBe(true);
  await page.clock.fastForward('09:01');
  await expectGone(page);
});

test(
  'also after a night in which the computer slept, and before anybody can open the form',
  { tag: ['@SECU-02:slept'] },
  async ({ page, app }) => {
    await app.signIn('directora');
    await writeObservation(page);
    await page.goto(IDLE_URL);
    await page.clock.setSystemTime(Date.parse('2026-06-19T11:00:00-05:00'));
    await page.goBack();
    await expectLogin(page);
    await expectGone(page);
    await app.signIn('directora');
    await studentObservation.open(page);
    await expect(page.getByText(RECOVERED)).toHaveCount(0);
  },
);

test('before that it is offered again to the same person', { tag: ['@SECU-02:inTime'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await writeObservation(page);
  await page.clock.fastForward('16:00');
  await expectLogin(page);
  await page.clock.fastForward('28:00');
  await app.signIn('directora');
  await goWithin(page, HOME);
  await studentObservation.open(page);
  await expect(page.getByText(RECOVERED)).toBeVisible();
});

test('what is about no student stays for eight hours after its last change', { tag: ['@SECU-02:others'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await openPublications(page);
  await chooseType(page, 'Comunicados');
  await titleOf(page).fill('Reunión de padres');
  await page.clock.fastForward('16:00');
  await expectLogin(page);
  const isTyped = async () => (await keptInTab(page)).includes('Reunión de padres');
  await page.clock.fastForward('07:43:00');
  expect(await isTyped()).toBe(true);
  await page.clock.fastForward('01:01');
  await expect.poll(isTyped).toBe(false);
  expect(await storageOf(page)).toEqual({});
});

test('a full storage keeps nobody from signing out, nor what was typed', { tag: ['@SECU-01:full'] }, async ({ page, app }) => {
  await app.signIn('directora', { at: FEED });
  await page.getByRole('article').first().getByLabel('Escribe un comentario').fill(TEXT);
  await expect.poll(() => isKept(page)).toBe(true);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await signOut(page, NAME);
  await expectLogin(page);
  await expectGone(page);
});
