import { expectNoDialog } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { DEMO_PASSWORD } from '@fixtures/people';
import { TRY_AGAIN, answering, emailOf, expectRefused, pressSignInAs, refusing, trueLogin } from './access';

test.beforeEach(({ app }) => app.open());

const AUTH = '/accounts/auth';
const EMAIL = emailOf('coordinadora');
const INVALID = 'Por favor, verifique su información';
const INACTIVE = 'El usuario se encuentra inactivo.';

test('wrong credentials are told', { tag: ['@AUTH-08', '@AUTH-12'] }, async ({ page, app }) => {
  await app.pressSignIn(EMAIL, 'demo2026*');
  await expectRefused(page, INVALID, EMAIL, 'demo2026*');
  const [call] = await app.door.calls(`PUT ${AUTH}`);
  expect(call?.status).toBe(401);
});

test('an unknown e-mail is told like a wrong password', { tag: ['@AUTH-08'] }, async ({ page, app }) => {
  await app.pressSignIn('nadie@yarumos.example', DEMO_PASSWORD);
  await expectRefused(page, INVALID, 'nadie@yarumos.example', DEMO_PASSWORD);
});

test('an inactive account is told', { tag: ['@AUTH-09'] }, async ({ page, app }) => {
  await pressSignInAs(app, 'inactivo');
  await expectRefused(page, INACTIVE, emailOf('inactivo'), DEMO_PASSWORD);
});

for (const [status, message, text] of [
  [400, 'User credentials are invalid', INVALID],
  [500, 'User credentials are invalid', INVALID],
  [401, 'User account is invalid', INACTIVE],
  [409, 'User account is invalid', INACTIVE],
] as const) {
  test(`a ${status} with '${message}' is told by its message`, { tag: ['@AUTH-12'] }, async ({ page, app }) => {
    await app.door.fault(refusing('PUT', AUTH, status, message));
    await pressSignInAs(app, 'coordinadora');
    await expectRefused(page, text, EMAIL, DEMO_PASSWORD);
  });
}

for (const [status, message] of [
  [400, ''],
  [403, 'user account is invalid'],
  [409, 'Otro mensaje del servidor'],
  [422, 'User credentials are invalid, again'],
  [500, 'Error interno.'],
  [503, ''],
] as const) {
  test(`any other login error, a ${status} with '${message}', asks to try again`, { tag: ['@AUTH-10'] }, async ({ page, app }) => {
    await app.door.fault(refusing('PUT', AUTH, status, message));
    await pressSignInAs(app, 'coordinadora');
    await expectRefused(page, TRY_AGAIN, EMAIL, DEMO_PASSWORD);
  });
}

for (const kind of ['malformed', 'empty', 'html', 'shape', 'abort'] as const) {
  test(`a login answer of kind ${kind} asks to try again`, { tag: ['@AUTH-10'] }, async ({ page, app }) => {
    await app.door.fault({ method: 'PUT', path: AUTH, kind });
    await pressSignInAs(app, 'coordinadora');
    await expectRefused(page, TRY_AGAIN, EMAIL, DEMO_PASSWORD);
  });
}

test('without an answer from the network the login screen asks to try again', { tag: ['@AUTH-11'] }, async ({ page, app }) => {
  await app.door.fault({ method: 'PUT', path: AUTH, kind: 'network' });
  await pressSignInAs(app, 'coordinadora');
  await expectRefused(page, TRY_AGAIN, EMAIL, DEMO_PASSWORD);

  await app.door.fault();
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/dashboard/schools');
});

test('a login call that is never answered ends in the same text', { tag: ['@AUTH-11'] }, async ({ page, app }) => {
  await app.door.fault({ method: 'PUT', path: AUTH, kind: 'hang' });
  await pressSignInAs(app, 'coordinadora');
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeDisabled();
  await expect.poll(async () => (await app.door.calls()).length).toBe(1);
  await page.clock.fastForward('00:30');
  await expectRefused(page, TRY_AGAIN, EMAIL, DEMO_PASSWORD);
});

test('a 401 to the login stays on the login screen', { tag: ['@AUTH-12', '@SESS-11'] }, async ({ page, app }) => {
  await app.door.fault(refusing('PUT', AUTH, 401, 'Otra cosa'));
  await pressSignInAs(app, 'directora');
  await expectRefused(page, TRY_AGAIN, emailOf('directora'), DEMO_PASSWORD);
  await page.clock.runFor(5000);
  await expectRefused(page, TRY_AGAIN, emailOf('directora'), DEMO_PASSWORD);
});

test('a parent is refused and nothing follows', { tag: ['@AUTH-13'] }, async ({ page, app }) => {
  await pressSignInAs(app, 'acudiente');
  await expectRefused(page, 'El acceso al dashboard esta restringido a padres', emailOf('acudiente'), DEMO_PASSWORD);
  const calls = await app.door.calls();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([`PUT ${AUTH}`]);
});

test('a parent of several schools sees no picker', { tag: ['@AUTH-13'] }, async ({ page, app, host }) => {
  const login = await trueLogin(page, host, app, 'dos-colegios');
  await app.door.fault(answering('PUT', AUTH, { ...login, role: 'PARENT' }));
  await pressSignInAs(app, 'dos-colegios');
  await expectRefused(page, 'El acceso al dashboard esta restringido a padres', emailOf('dos-colegios'), DEMO_PASSWORD);
  await expect(page.getByRole('radio')).toHaveCount(0);
});

for (const role of ['MANAGER', 'TEACHER']) {
  test(`a ${role} without schools is told to try again`, { tag: ['@AUTH-19'] }, async ({ page, app, host }) => {
    const login = await trueLogin(page, host, app, 'coordinadora');
    await app.door.fault(answering('PUT', AUTH, { ...login, role, schools: [] }));
    await pressSignInAs(app, 'coordinadora');
    await expectRefused(page, TRY_AGAIN, EMAIL, DEMO_PASSWORD);
    await expectNoDialog(page);
    expect((await app.door.calls()).filter(({ path }) => path !== AUTH)).toEqual([]);
  });
}
