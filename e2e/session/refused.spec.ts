import type { Page } from '@playwright/test';
import {
  acceptFailure,
  expectNoDialog,
  goWithin,
  openEntry,
  openPublications,
  openRecovery,
  storageOf,
  anyDialog,
} from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { answering, emailOf, refusing } from '@e2e/access/access';
import { pauseClock } from '@e2e/support/clock';
import type { Fault } from '@mocks/control/demo-state';
import { UNAUTHORIZED, watchMoves } from './session';

const POSTS = { coordinadora: '/api/posts', directora: '/api/posts/teacherAndManager' } as const;

const CHANGE = 'POST /api/auth/change-user-password';
const SCHOOL = { id: 1, name: 'Colegio', image: null, schoolPhone: null, schoolEmail: null, schoolAddress: null, schoolCity: null };
const ACCOUNT = {
  id: 3,
  username: 'yaneth.garcia@yarumos.example',
  name: 'Yaneth',
  surname: 'García',
  phoneNumber: null,
  imageProfileUrl: null,
  role: 'TEACHER',
};

async function expectUnauthorized(page: Page): Promise<void> {
  await expect(page).toHaveURL('/unauthorized');
  await expect(page.getByRole('heading', { name: UNAUTHORIZED })).toBeVisible();
  await expectNoDialog(page);
  expect(await storageOf(page)).toEqual({});
}

for (const who of ['coordinadora', 'directora'] as const) {
  test(
    `a 401 clears the storage, shows /unauthorized, and 2 s later the login (${who})`,
    {
      tag: [
        who === 'directora' ? '@SESS-08:Teacher' : '@SESS-08:Admin',
        '@SESS-09',
        '@SESS-12',
        '@SESS-14:dashboard',
        ...(who === 'directora' ? ['@connection'] : []),
      ],
    },
    async ({ page, app }) => {
      await app.signIn(who);
      await page.evaluate(() => localStorage.setItem('otra', 'cosa'));
      const moves = await watchMoves(page);
      await app.control.fault(refusing('GET', POSTS[who], 401));
      await pauseClock(page);
      await page.getByRole('link', { name: 'Publicaciones' }).click();
      await expectUnauthorized(page);
      await page.clock.runFor(2000);
      await expect(page).toHaveURL('/auth/login');
      await expectNoDialog(page);
      await page.clock.resume();
      const made = await moves();
      const at = (path: string) => made.find((move) => move.path === path)?.at ?? 0;
      expect(at('/auth/login') - at('/unauthorized')).toBeGreaterThanOrEqual(1990);
      expect(at('/auth/login') - at('/unauthorized')).toBeLessThan(2600);
      // From now on there is no session, and none is refused.
      await goWithin(page, '/dashboard/home');
      await expect(page).toHaveURL('/auth/login');
      expect((await moves()).filter(({ path }) => path === '/unauthorized')).toHaveLength(1);
    },
  );
}

test('a 401 to a save opens no error modal', { tag: ['@SESS-08:save', '@SESS-10:noModal'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await page.getByRole('button', { name: 'Yaneth García Suárez' }).click();
  await page.getByRole('menuitem', { name: 'Cambiar contraseña' }).click();
  await app.control.fault(refusing('POST', '/api/auth/change-user-password', 401));
  await pauseClock(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expectUnauthorized(page);
  await page.clock.resume();
});

test('several 401 at once act as one', { tag: ['@SESS-10:several', '@connection'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  const all = ['/api/posts', '/api/teachers'].map((path) => refusing('GET', path, 401));
  await app.control.fault(...all);
  await pauseClock(page);
  await page.getByRole('link', { name: 'Publicaciones' }).click();
  await expectUnauthorized(page);
  // The one that was on its way when the other ended the session is answered after it.
  await expect.poll(async () => (await app.control.calls()).filter(({ status }) => status === 401)).toHaveLength(all.length);
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/auth/login');
  await expectNoDialog(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.resume();
});

test(
  'a 401 to a screen’s load that comes late does not end the session that began meanwhile',
  { tag: ['@SESS-10'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    // The server no longer knows the token: every true answer is a 401, the slow one too.
    await page.evaluate(() => localStorage.setItem('authToken', 'demo.1.vencido'));
    const call = 'GET /schools/{id}';
    const held = { method: 'GET', kind: 'slow', ms: 60_000, times: 1 } as const;
    await app.control.fault({ ...held, path: '/schools/{id}' }, { ...held, path: '/api/accounts/{id}' });
    await page.reload();
    // Both have come: what ends the session is another screen's call.
    await expect.poll(async () => (await app.control.read()).faults).toEqual([]);
    await pauseClock(page);
    await openEntry(page, 'Cursos');
    await expectUnauthorized(page);
    await page.getByRole('link', { name: 'Ir al inicio' }).click();
    // In the page that made the call, without loading another.
    await expect(page).toHaveURL('/auth/login');
    await page.clock.resume();
    await app.signIn('directora');
    await app.control.release();
    await expect.poll(async () => (await app.control.calls(call)).map(({ status }) => status)).toEqual([200, 401, 200]);
    await page.clock.runFor(3_000);
    await expect(page).toHaveURL('/dashboard/home');
    expect(await storageOf(page)).toMatchObject({ userEmail: emailOf('directora') });
  },
);

test(
  'a 401 to a save that comes late does not end the session that began meanwhile',
  { tag: ['@SESS-10:late', '@connection'] },
  async ({ page, app }) => {
    await app.signIn('directora');
    await openEntry(page, 'Publicaciones');
    // All has been asked for: what comes next is the reload's.
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Yaneth García Suárez' })).toBeVisible();
    await expect(page.getByText('Colegio Mirador de los Yarumos', { exact: true })).toBeVisible();
    // The server no longer knows the token; what the header asks for is answered all the same, once.
    await page.evaluate(() => localStorage.setItem('authToken', 'demo.1.vencido'));
    const once = (fault: Fault): Fault => ({ ...fault, times: 1 });
    await app.control.fault(
      once(answering('GET', '/schools/{id}', SCHOOL)),
      once(answering('GET', '/api/accounts/{id}', ACCOUNT)),
      once(refusing('GET', POSTS.directora, 500)),
      once({ method: 'POST', path: '/api/auth/change-user-password', kind: 'slow', ms: 60_000 }),
    );
    await page.reload();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await page.getByRole('button', { name: 'Yaneth García' }).click();
    await page.getByRole('menuitem', { name: 'Cambiar contraseña' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    await expect.poll(async () => (await app.control.calls(CHANGE)).length).toBe(1);
    // The home asks, and is refused first.
    await pauseClock(page);
    await page.goBack();
    await expectUnauthorized(page);
    await page.getByRole('link', { name: 'Ir al inicio' }).click();
    await expect(page).toHaveURL('/auth/login');
    await page.clock.resume();
    await app.signIn('coordinadora');
    await app.control.release();
    await expect.poll(async () => (await app.control.calls(CHANGE)).map(({ status }) => status)).toEqual([401]);
    await page.clock.runFor(3_000);
    await expect(page).toHaveURL('/dashboard/schools');
    await expectNoDialog(page);
    expect(await storageOf(page)).toMatchObject({ userEmail: emailOf('coordinadora') });
  },
);

for (const who of ['coordinadora', 'directora'] as const) {
  test(
    `a 401 to calls whose failures are otherwise silent ends the session (${who})`,
    { tag: ['@SESS-10:parents', '@SESS-10:comments'] },
    async ({ page, app }) => {
      const expectEnded = async () => {
        await expectUnauthorized(page);
        await page.clock.runFor(2000);
        await expect(page).toHaveURL('/auth/login');
        await page.clock.resume();
      };
      await app.signIn(who);
      await openPublications(page);
      await app.control.fault(refusing('GET', '/api/parents/{id}', 401));
      await pauseClock(page);
      await page
        .getByRole('button', { name: /^[1-9]\d* vistas?\b/ })
        .first()
        .click();
      await expectEnded();

      await app.signIn(who);
      await openPublications(page);
      await app.control.fault(refusing('PUT', '/api/posts/{id}/comment', 401));
      await page.getByLabel('Escribe un comentario').first().fill('Gracias a todos.');
      await pauseClock(page);
      await page.keyboard.press('Enter');
      await expectEnded();
    },
  );
}

test(
  'a 401 to a recovery call leaves the session of the browser alone',
  { tag: ['@SESS-11:withSession', '@connection'] },
  async ({ page, app }) => {
    await app.signIn('directora');
    const before = await storageOf(page);
    delete before['lastActivityAt'];
    await goWithin(page, '/auth/recover');
    await app.control.fault(refusing('POST', '/change-password/validate', 401), refusing('POST', '/api/auth/reset-password', 401), {
      method: 'POST',
      path: '/change-password/{email}',
      kind: 'status',
      status: 401,
      after: 1,
    });
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(emailOf('directora'));
    await page.getByRole('button', { name: 'Generar código' }).click();
    await page.getByRole('textbox', { name: 'Código' }).fill('2026');
    await page.getByRole('textbox', { name: 'Nueva contraseña' }).fill('x');
    await page.getByRole('textbox', { name: 'Confirmar contraseña' }).fill('x');
    await page.getByRole('button', { name: 'Reenviar código' }).click();
    await expect.poll(async () => (await app.control.calls()).at(-1)?.status).toBe(401);
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await anyDialog(page).getByRole('button', { name: 'Aceptar' }).click();
    await page.getByRole('button', { name: 'Restablecer por correo' }).click();
    await page.getByRole('dialog').getByLabel('Correo electrónico').fill(emailOf('directora'));
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText("Email doesn't exist!");
    await expect(page).toHaveURL('/auth/recover');
    expect(await storageOf(page)).toMatchObject(before);
  },
);

test(
  '/unauthorized opened by its address stays and leads to /',
  { tag: ['@SESS-12', '@SESS-13:byAddress', '@SESS-13:link'] },
  async ({ page, app }) => {
    await app.open();
    await page.goto('/unauthorized');
    await expect(page.getByRole('heading', { name: UNAUTHORIZED })).toBeVisible();
    await page.clock.fastForward('10:00');
    await expect(page).toHaveURL('/unauthorized');
    const moves = await watchMoves(page);
    await page.getByRole('link', { name: 'Ir al inicio' }).click();
    await expect(page).toHaveURL('/auth/login');
    expect((await moves()).map(({ path }) => path)).toEqual(['/', '/auth/login']);
  },
);

test('leaving /unauthorized after a 401 cancels its move', { tag: ['@SESS-13:leftAfter401'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await app.control.fault(refusing('GET', POSTS.directora, 401));
  await pauseClock(page);
  await page.getByRole('link', { name: 'Publicaciones' }).click();
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await page.clock.resume();
  await openRecovery(page);
  await page.clock.runFor(4000);
  await expect(page).toHaveURL('/auth/recover');
});

test('leaving /unauthorized after a role refusal cancels its move', { tag: ['@SESS-13:leftAfterRole'] }, async ({ page, app }) => {
  await app.signIn('directora');
  // With the backend there, whose start may take longer than the refusal stands.
  await goWithin(page, '/dashboard/rooms/list');
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await openPublications(page);
  await page.clock.runFor(4000);
  await expect(page).toHaveURL('/dashboard/publications/list');
  // Nor does it begin again where Back leads to it.
  await page.goBack();
  await expect(page).toHaveURL('/dashboard/home');
  await page.goBack();
  await expect(page).toHaveURL('/unauthorized');
  await page.clock.runFor(4000);
  await expect(page).toHaveURL('/unauthorized');
});
