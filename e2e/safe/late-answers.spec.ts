/** Answers that come after the session that asked for them has ended: whoever is there by then sees nothing of them. */
import type { Page } from '@playwright/test';
import { FULL_NAMES } from '@e2e/account/dialogs';
import { choose, expectListed, pdf } from '@e2e/publications/attachment-choice';
import { findCard, openFeed } from '@e2e/publications/feed-page';
import { chooseType, publishOf, switchOf, titleOf } from '@e2e/publications/publication-save';
import { expectRefusal, signOut, watchMoves } from '@e2e/session/session';
import { pauseClock } from '@e2e/support/clock';
import { INVITE, fillInvitation, invitation } from '@e2e/students/students';
import {
  anyDialog,
  dialogOf,
  expectNoDialog,
  idleFor,
  keptInTab,
  openEntry,
  openPublications,
  storageOf,
  type Visit,
} from '@e2e/support/screens';
import * as teachers from '@e2e/teachers/teachers';
import { expect, expectAnswered, test } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import type { Fault } from '@mocks/control/demo-state';

/** One who is in Sexto A already, which the page does not know (NOBODY), and one who is not. */
const STUDENT = {
  failure: ['Cristian Camilo', 'Echeverri Vélez', 'luzdary.velez@correo.example'],
  success: ['Emilia', 'Zapata', 'zapata@correo.example'],
} as const;

/** So that the form does not refuse who is there already. */
const NOBODY: Fault = { method: 'GET', path: '/api/students', kind: 'answer', status: 200, body: { students: [] } };

const HELD: Fault = { method: 'PUT', path: '/api/students/invite', kind: 'slow', ms: 60_000, times: 1 };

const openFeedOf = (page: Page) => openEntry(page, 'Publicaciones');

interface Ending {
  readonly faults?: readonly Fault[];
  readonly before?: (page: Page) => Promise<void>;
  readonly end: (page: Page) => Promise<void>;
}

const ENDINGS: Readonly<Record<'signOut' | 'otherTab' | 'idle' | 'refused', Ending>> = {
  signOut: { end: (page) => signOut(page, FULL_NAMES.directora) },
  otherTab: {
    end: async (page) => {
      const other = await page.context().newPage();
      await other.goto('/dashboard/observer');
      await signOut(other, FULL_NAMES.directora);
      await other.close();
    },
  },
  // The call goes out in the last seconds: it would be given up by itself after thirty.
  idle: { before: (page) => idleFor(page, '14:50'), end: (page) => idleFor(page, '15:01') },
  refused: {
    faults: [{ method: 'GET', path: '/api/posts/teacherAndManager', kind: 'status', status: 401 }],
    end: async (page) => {
      await expectRefusal(page, () => openFeedOf(page));
      await page.clock.fastForward('00:02');
    },
  },
};

/** Signs in, fills in an invitation, and sends it; the answer is held back. */
async function sendHeld({ page, app }: Visit, answer: keyof typeof STUDENT, { faults = [], before }: Ending): Promise<void> {
  await app.signIn('directora', { at: '/dashboard/teacher-rooms/create', faults: [NOBODY] });
  await page.getByRole('combobox', { name: 'Curso' }).selectOption({ label: 'Sexto A' });
  await expectAnswered(page, app);
  const [name, surname, parentEmail] = STUDENT[answer];
  await fillInvitation(invitation(page), name, surname, parentEmail);
  await before?.(page);
  await app.control.fault(HELD, ...faults);
  // Without the pointer, whose moves are activity.
  await page.getByRole('button', { name: 'Enviar', exact: true }).dispatchEvent('click');
  await expect.poll(async () => (await app.control.read()).faults.some(({ path }) => path === HELD.path)).toBe(false);
}

/** The answer comes, and what it would show has the time to. Looked at once: a success message closes by itself. */
async function letItCome({ page, app }: Visit, call = INVITE): Promise<void> {
  await app.control.fault();
  await expect.poll(async () => (await app.control.calls(call)).at(-1)?.status).toBeGreaterThan(0);
  await expectAnswered(page, app);
  await page.clock.runFor(1_000);
  expect(await anyDialog(page).count()).toBe(0);
}

for (const [how, ending] of Object.entries(ENDINGS))
  for (const answer of ['failure', 'success'] as const)
    test(
      `an answer (${answer}) that comes after the end (${how}) shows nothing on the login screen`,
      { tag: [`@SAFE-27:${how}`, `@SAFE-27:${answer}`, ...(how === 'signOut' ? ['@connection'] : [])] },
      async ({ page, app }) => {
        await sendHeld({ page, app }, answer, ending);
        await ending.end(page);
        await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
        const before = await keptInTab(page);
        await letItCome({ page, app });
        await page.getByLabel('Correo electrónico').fill('otra@yarumos.example');
        await expectNoDialog(page);
        await expect(page).toHaveURL('/auth/login');
        expect(await storageOf(page)).toEqual({});
        // What was typed is kept or gone as that ending says, not by the answer.
        expect(await keptInTab(page)).toBe(before);
      },
    );

for (const [who, tag] of [
  ['directora', 'samePerson'],
  ['docente', 'otherPerson'],
] as const)
  for (const answer of ['failure', 'success'] as const)
    test(`an answer (${answer}) shows nothing to ${tag} in the session after it`, { tag: [`@SAFE-27:${tag}`] }, async ({ page, app }) => {
      await sendHeld({ page, app }, answer, ENDINGS.signOut);
      await signOut(page, FULL_NAMES.directora);
      // In the page that made the call, without loading another.
      await expect(page).toHaveURL('/auth/login');
      await app.signIn(who);
      await openPublications(page);
      await letItCome({ page, app });
      await openEntry(page, 'Observador del Estudiante');
      await expect(page.getByRole('heading', { name: 'Observador del Estudiante' })).toBeVisible();
      // A success message would have closed by itself, and led to the list.
      await page.clock.runFor(6_000);
      await expectNoDialog(page);
      await expect(page).toHaveURL('/dashboard/observer');
    });

test('a success message that stands at the end leads nowhere', { tag: ['@SAFE-27:message'] }, async ({ page, app }) => {
  await sendHeld({ page, app }, 'success', ENDINGS.otherTab);
  await app.control.fault();
  const message = dialogOf(page, 'Éxito');
  await expect(message).toBeVisible();
  // It would close by itself, and lead to the list.
  await pauseClock(page);
  await expect(message).toBeVisible();
  const moves = await watchMoves(page);
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  await expect(page).toHaveURL('/auth/login');
  await page.clock.runFor(6_000);
  expect((await moves()).map(({ path }) => path)).toEqual(['/auth/login']);
  await page.clock.resume();
});

test(
  'a save that was answered shows no success when the session ends while its list is asked for',
  { tag: ['@SAFE-27:listAsked'] },
  async ({ page, app }) => {
    await teachers.openEdit({ page, app }, teachers.YANETH);
    await teachers.fieldOf(page, 'Nombre').fill('Yaneth María');
    const list = teachers.GET_DEEP;
    const before = (await app.control.calls(list)).length;
    await app.control.hold(`GET /teachersDeepByTeacherEmail/${teachers.YANETH}`);
    await teachers.buttonNamed(page, 'Guardar').click();
    await expect.poll(() => app.control.calls(list)).toHaveLength(before + 1);
    await page.evaluate(() => {
      localStorage.clear();
      dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    // A message would hide the screen under it until it closes by itself.
    await expect(page).toHaveURL('/auth/login');
    await page.clock.runFor(1_000);
    expect(await anyDialog(page).count()).toBe(0);
    await letItCome({ page, app }, list);
  },
);

test.describe('bytes on their way', () => {
  test.use({ ownPage: true });

  test('an upload on its way is aborted', { tag: ['@SAFE-27:upload', '@connection'] }, async ({ page, app }) => {
    await app.signIn('coordinadora', { at: '/dashboard/publications/list' });
    await chooseType(page, 'Comunicados');
    await titleOf(page).fill('Reunión de área');
    await switchOf(page, 'Solo para profesores').check();
    await choose(page, pdf('acta.pdf'));
    await expectListed(page, 'acta.pdf');
    const save = 'PUT /api/posts';
    await app.control.hold(save);
    await publishOf(page).click();
    await expect(page.getByRole('progressbar', { name: 'Enviando' })).toBeVisible();
    await expect.poll(async () => (await app.control.read()).faults).toEqual([]);
    // In the demo it is no request of the browser's.
    const failed =
      app.mode === 'live'
        ? page.waitForEvent('requestfailed', (request) => request.method() === 'PUT' && request.url().endsWith('/api/posts'))
        : null;
    await signOut(page, FULL_NAMES.coordinadora);
    if (failed) expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
    await letItCome({ page, app }, save);
  });

  test('a file on its way is not saved', { tag: ['@SAFE-27', '@connection'] }, async ({ page, app, context }) => {
    await openFeed({ page, app }, 'coordinadora');
    const card = await findCard(page, publications.evaluationSummary.title);
    let send = () => {};
    const sent = new Promise<void>((resolve) => (send = resolve));
    // Not an API answer: the file itself, which comes late.
    await context.route('**/*.pdf', async (route) => {
      await sent;
      await route.fulfill({ body: '%PDF-1.4', contentType: 'application/pdf' }).catch(() => undefined);
    });
    let downloads = 0;
    page.on('download', () => (downloads += 1));
    const asked = page.waitForEvent('request', (request) => request.url().endsWith('.pdf'));
    await card
      .getByRole('link', { name: /\.pdf\b/ })
      .first()
      .click();
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.pdf'));
    await asked;
    await signOut(page, FULL_NAMES.coordinadora);
    await failed;
    send();
    await expectNoDialog(page);
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    expect(downloads).toBe(0);
  });
});
