import type { Page } from '@playwright/test';
import { emailOf } from '@e2e/access/access';
import { findCard } from '@e2e/publications/feed-page';
import { expectRefusal, signOut } from '@e2e/session/session';
import { keptInTab, openEntry, openPublications, storageOf, untilDrawn, type Visit, dialogOf } from '@e2e/support/screens';
import { expect, test, type App } from '@e2e/support/test';
import { publications } from '@fixtures/publications';

const FEED = '/dashboard/publications/list';

test(
  'signing out in one tab ends the session in the others at once, and forgets what was typed',
  { tag: ['@SAFE-14:signOut', '@SAFE-04:signOut'] },
  async ({ page, app, context }) => {
    await app.signIn('directora', { at: FEED });
    await page.getByRole('article').first().getByLabel('Escribe un comentario').fill('A medias.');
    const other = await context.newPage();
    await other.goto(FEED);
    await expect(other.getByRole('article').first()).toBeVisible();
    await signOut(other, 'Yaneth García Suárez');
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByRole('article')).toHaveCount(0);
    expect(await keptInTab(page)).toBe('{}');
  },
);

/** A screen of the dashboard, and a second tab beside it. */
async function openBoth({ page, app }: Visit): Promise<Page> {
  await app.signIn('directora', { at: FEED });
  await expect(page.getByRole('article').first()).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/auth/recover');
  return other;
}

test('another person’s sign-in in one tab ends the session in the others', { tag: ['@SAFE-14:otherPerson'] }, async ({ page, app }) => {
  const other = await openBoth({ page, app });
  // The same storage, another person: what a sign-in in that tab leaves, which must stay as it is.
  await other.evaluate(() => {
    const values = {
      ...Object.fromEntries(Object.entries(localStorage)),
      authToken: 'demo.1.otra',
      userId: '1',
      userRole: 'Admin',
      userEmail: 'coordinacion@yarumos.example',
    };
    localStorage.clear();
    for (const [key, value] of Object.entries(values)) if (!key.startsWith('teacher')) localStorage.setItem(key, value);
  });
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(await other.evaluate(() => [localStorage['authToken'], localStorage['schoolId']])).toEqual(['demo.1.otra', '1']);
});

/** What one tab stores reaches the other a moment later, key by key: the last is the moment of the sign-in. */
const expectStoredIn = (tab: Page) =>
  expect.poll(() => storageOf(tab)).toMatchObject({ userEmail: emailOf('directora'), lastActivityAt: expect.any(String) });

test(
  'a tab at the login goes on with the session that another has begun',
  { tag: ['@SESS-19:otherTab'] },
  async ({ page, app, context }) => {
    await app.open();
    const other = await context.newPage();
    await other.goto('/auth/login');
    const login = other.getByRole('heading', { name: 'Iniciar sesión' });
    await expect(login).toBeVisible();
    const look = () => other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await look();
    await expect(login).toBeVisible();
    await app.signIn('directora');
    await expectStoredIn(other);
    await look();
    await expect(other).toHaveURL('/dashboard/home');
    await expect(other.getByRole('button', { name: 'Yaneth García Suárez' })).toBeVisible();
    await expect(other.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    // Both go on, and end together.
    await openPublications(page);
    await signOut(other, 'Yaneth García Suárez');
    await expect(page).toHaveURL('/auth/login');
  },
);

test('a session that ran out in no tab is not gone on with', { tag: ['@SESS-22:otherTab'] }, async ({ page, app, context }) => {
  await app.open();
  const other = await context.newPage();
  await other.goto('/auth/login');
  await app.signIn('directora');
  await expectStoredIn(other);
  await page.close();
  await other.evaluate(() => localStorage.setItem('lastActivityAt', String(Date.now() - 901_000)));
  const email = other.getByLabel('Correo electrónico');
  await email.fill('coordinacion@');
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await untilDrawn(other);
  await expect(email).toHaveValue('coordinacion@');
});

test('another school chosen in one tab ends the session in the others', { tag: ['@SAFE-14:otherSchool'] }, async ({ page, app }) => {
  const other = await openBoth({ page, app });
  // The same person, whose token a server may give again.
  await other.evaluate(() => localStorage.setItem('schoolId', '2'));
  await expect(page).toHaveURL('/auth/login');
  await expect(page.getByRole('article')).toHaveCount(0);
  expect(await other.evaluate(() => localStorage['schoolId'] as unknown)).toBe('2');
});

const ENDINGS: Readonly<Record<string, (page: Page, app: App) => Promise<void>>> = {
  signOut: (page) => signOut(page, 'Mauricio Tovar Tovar'),
  idle: (page) => page.clock.fastForward('16:00'),
  refused: async (page, app) => {
    // Each answer is refused, not one alone: a call of the dialog just closed may still arrive and would take that one.
    await app.control.fault({ method: 'GET', path: '/api/parents/{id}', kind: 'status', status: 401 });
    const views = page
      .getByRole('article')
      .last()
      .getByRole('button', { name: / vistas?\b/ });
    await expectRefusal(page, () => views.click());
    await page.clock.fastForward('00:02');
  },
};

for (const [how, end] of Object.entries(ENDINGS)) {
  test(
    `nothing of students or guardians stays after the session (${how}), and Back shows none of it`,
    { tag: [`@SAFE-15:${how}`] },
    async ({ page, app }) => {
      await app.signIn('docente');
      await openEntry(page, 'Publicaciones');
      const card = page.getByRole('article', { name: 'Maqueta de la célula vegetal' });
      await card.getByRole('button', { name: /vistas/ }).click();
      const reader = page.getByRole('dialog', { name: 'Vistas' }).getByRole('listitem').first();
      const name = (await reader.getByRole('strong').innerText()).trim();
      expect(name).not.toBe('');
      const left = () =>
        page.evaluate(async () => {
          const cached = 'caches' in window ? await caches.keys() : [];
          return JSON.stringify([document.body.innerText, Object.entries(localStorage), Object.entries(sessionStorage), cached]);
        });
      // The control: it would be found.
      expect(await left()).toContain(name);
      await page.keyboard.press('Escape');
      await end(page, app);
      await expect(page).toHaveURL('/auth/login');
      // The address changes before the screen does.
      await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
      expect(await left()).not.toContain(name);
      expect(await left()).not.toContain('Maqueta');
      await page.goBack();
      await expect(page.getByRole('article')).toHaveCount(0);
      expect(await left()).not.toContain(name);
      expect(await left()).not.toContain('Maqueta');
    },
  );
}

test('what was downloaded is in no cache of the browser', { tag: ['@SAFE-15:download', '@demo-only'] }, async ({ page, app, host }) => {
  await app.signIn('coordinadora', { at: FEED });
  const isCached = (path: string) =>
    page.evaluate(async (url) => {
      const answer = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null);
      return answer?.ok === true;
    }, host.url + path);
  const name = 'plano-de-puestos.pdf';
  const card = await findCard(page, publications.scienceFair.title);
  await Promise.all([page.waitForEvent('download'), card.getByRole('link', { name }).click()]);
  expect(await isCached(`/demo-files/${name}`)).toBe(false);
  // Asked for in the usual way it would be.
  await page.evaluate(async (url) => (await fetch(url)).blob().then(({ size }) => size), `${host.url}/demo-files/${name}`);
  expect(await isCached(`/demo-files/${name}`)).toBe(true);
});

test(
  'without the headers of its server the page still runs nothing but its own scripts',
  { tag: ['@SAFE-16:bareHost', '@connection'] },
  async ({ page, app, context }) => {
    app.watch.allow(/Content Security Policy|Trusted(HTML|Script)/);
    // The files of a host that sends no headers.
    await context.route(
      (url) => url.pathname === '/auth/recover',
      async (route) => {
        const answer = await route.fetch();
        const headers = Object.fromEntries(Object.entries(answer.headers()).filter(([name]) => name !== 'content-security-policy'));
        await route.fulfill({ response: answer, headers });
      },
    );
    await app.open();
    const answered = await page.goto('/auth/recover');
    expect(await answered?.headerValue('content-security-policy')).toBeNull();
    await expect(page.getByRole('heading', { name: 'Recuperar contraseña' })).toBeVisible();
    const parsed = await page.evaluate((markup) => {
      const script = document.createElement('script');
      script.append('window.pwned = 1');
      document.body.append(script);
      try {
        document.createElement('div').innerHTML = markup;
        return true;
      } catch {
        return false;
      }
    }, MARKUP);
    expect(parsed).toBe(false);
    expect(await page.evaluate(() => Reflect.get(window, 'pwned') as unknown)).toBeUndefined();
  },
);

const MARKUP = `<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>"'>`;

test(
  'names of people and schools, and the server’s messages, never run as code',
  { tag: ['@SAFE-16:header', '@SAFE-16:message'] },
  async ({ page, app }) => {
    // The control run below asks for what the policy refuses.
    app.watch.allow(/TrustedHTML/);
    const pwned = () => page.evaluate(() => Reflect.get(window, 'pwned') as unknown);
    await app.signIn('coordinadora', {
      at: FEED,
      faults: [
        {
          method: 'GET',
          path: '/api/accounts/{id}',
          kind: 'answer',
          body: { id: 1, username: 'x', name: MARKUP, surname: MARKUP, phoneNumber: MARKUP, imageProfileUrl: null, role: 'MANAGER' },
        },
        {
          method: 'GET',
          path: '/schools/{id}',
          kind: 'answer',
          body: { id: 1, name: MARKUP, image: null, schoolPhone: null, schoolEmail: null, schoolAddress: null, schoolCity: null },
        },
        { method: 'GET', path: '/api/posts', kind: 'status', status: 422, message: MARKUP },
      ],
    });
    await expect(dialogOf(page, 'Atención')).toContainText(MARKUP);
    await expect(page.getByRole('banner')).toContainText(MARKUP);
    expect(await pwned()).toBeUndefined();
    // The control run: that very markup does run where nothing takes care of it.
    await page.evaluate((html) => {
      const policy = Reflect.get(window, 'trustedTypes') as { defaultPolicy: unknown } | undefined;
      const frame = document.createElement('div');
      try {
        frame.innerHTML = html;
      } catch {
        Object.assign(window, { refused: policy !== undefined });
      }
    }, MARKUP);
    expect(await page.evaluate(() => Reflect.get(window, 'refused') as unknown)).toBe(true);
  },
);
