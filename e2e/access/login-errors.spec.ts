import { clockNow } from '@e2e/support/clock';
import { expect, test } from '@e2e/support/test';
import { DEMO_PASSWORD } from '@fixtures/people';
import { INVALID, LOADS, TRY_AGAIN, answering, emailOf, expectRefused, pressSignInAs, refuseTruly, refusing, trueLogin } from './access';

test.beforeEach(({ app }) => app.open());

const AUTH = '/accounts/auth';
const EMAIL = emailOf('coordinadora');
const INACTIVE = 'El usuario se encuentra inactivo.';
const PARENTS = 'El acceso al dashboard esta restringido a padres';

test(
  'a wrong password, an inactive account and an unknown e-mail are told',
  { tag: ['@AUTH-08', '@AUTH-09', '@API-001:invalidCredentials', '@API-001:invalidAccount', '@wire'] },
  async ({ page, app }) => {
    await app.pressSignIn(EMAIL, 'demo2026*');
    await expectRefused(page, INVALID, EMAIL, 'demo2026*');
    await pressSignInAs(app, 'inactivo');
    await expectRefused(page, INACTIVE, emailOf('inactivo'), DEMO_PASSWORD);
    await app.pressSignIn('nadie@yarumos.example', DEMO_PASSWORD);
    await expectRefused(page, INVALID, 'nadie@yarumos.example', DEMO_PASSWORD);
    expect((await app.control.calls()).map(({ path, status }) => [path, status])).toEqual([
      [AUTH, 401],
      [AUTH, 403],
      [AUTH, 401],
    ]);
  },
);

test(
  'the message goes with the next try, and the button stays where it is',
  { tag: ['@AUTH-08', '@AUTH-17:afterError'] },
  async ({ page, app }) => {
    await app.pressSignIn(emailOf('dos-colegios'), 'demo2026*');
    await expectRefused(page, INVALID, emailOf('dos-colegios'), 'demo2026*');
    const button = page.getByRole('button', { name: 'Iniciar sesión' });
    const before = await button.boundingBox();
    await app.control.hold(`PUT ${AUTH}`);
    await pressSignInAs(app, 'dos-colegios');
    await expect(button).toBeDisabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText(INVALID)).toBeHidden();
    expect(await button.boundingBox()).toEqual(before);
    await app.control.release();
    await expect(page.getByRole('radio')).toHaveCount(2);
    await expect(page.getByText(INVALID)).toHaveCount(0);
    // The same of a school that cannot be entered.
    await app.control.fault(refusing('GET', LOADS.school, 500));
    await page.getByRole('radio').first().check({ force: true });
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('alert')).toHaveText(TRY_AGAIN);
    await app.control.hold(`GET ${LOADS.school}`);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('button', { name: 'Continuar' })).toBeDisabled();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await app.control.release();
    await expect(page).toHaveURL('/dashboard/schools');
  },
);

test('the picker has a way back to the credentials', { tag: ['@AUTH-17:back'] }, async ({ page, app }) => {
  await pressSignInAs(app, 'dos-colegios');
  await app.control.fault({ ...refusing('GET', LOADS.school, 500), times: 1 });
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('alert')).toHaveText(TRY_AGAIN);
  await page.getByRole('button', { name: 'Ingresar con otra cuenta' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toHaveValue('');
  await expect(page.getByLabel('Correo electrónico')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await pressSignInAs(app, 'coordinadora');
  await expect(page).toHaveURL('/dashboard/schools');
});

test(
  'a login error is told by its message, whatever the status, and a 401 stays on the login screen',
  { tag: ['@AUTH-12:invalidCredentials', '@AUTH-12:invalidAccount', '@AUTH-12:otherMessage', '@SESS-11:login'] },
  async ({ page, app }) => {
    for (const [status, message, text] of [
      [400, 'User credentials are invalid', INVALID],
      [401, 'User account is invalid', INACTIVE],
      [500, 'User credentials are invalid', INVALID],
      [409, 'User account is invalid', INACTIVE],
      [401, 'User credentials are invalid', INVALID],
      [401, 'Otra cosa', TRY_AGAIN],
    ] as const) {
      await test.step(`${status} ${message}`, async () => {
        await app.control.fault(refusing('PUT', AUTH, status, message));
        await pressSignInAs(app, 'coordinadora');
        await expectRefused(page, text, EMAIL, DEMO_PASSWORD);
        // Longer than the 2 s after which a 401 to a session's call moves on.
        await page.clock.runFor(2_500);
        await expectRefused(page, text, EMAIL, DEMO_PASSWORD);
      });
    }
  },
);

test(
  'any other login error asks to try again',
  { tag: ['@AUTH-10:otherMessage', '@AUTH-10:withoutMessage', '@AUTH-10:unreadable'] },
  async ({ page, app }) => {
    for (const fault of [
      refusing('PUT', AUTH, 400, ''),
      refusing('PUT', AUTH, 403, 'user account is invalid'),
      refusing('PUT', AUTH, 409, 'Otro mensaje del servidor'),
      refusing('PUT', AUTH, 422, 'User credentials are invalid, again'),
      refusing('PUT', AUTH, 500, 'Error interno.'),
      refusing('PUT', AUTH, 503, ''),
      ...(['malformed', 'empty', 'html', 'shape', 'abort'] as const).map((kind) => ({ method: 'PUT', path: AUTH, kind })),
    ]) {
      await test.step(JSON.stringify(fault), async () => {
        await refuseTruly(page, app);
        await app.control.fault(fault);
        await pressSignInAs(app, 'coordinadora');
        await expectRefused(page, TRY_AGAIN, EMAIL, DEMO_PASSWORD);
      });
    }
  },
);

test(
  'without an answer, refused at once or not come in 30 s, the login screen asks to try again',
  { tag: ['@AUTH-11:network', '@AUTH-11:timeout'] },
  async ({ page, app }) => {
    const button = page.getByRole('button', { name: 'Iniciar sesión' });
    await app.control.fault({ method: 'PUT', path: AUTH, kind: 'network' });
    await pressSignInAs(app, 'coordinadora');
    await expectRefused(page, TRY_AGAIN, EMAIL, DEMO_PASSWORD);

    await refuseTruly(page, app);
    const before = (await app.control.calls()).length;
    await app.control.fault({ method: 'PUT', path: AUTH, kind: 'hang' });
    const begun = await clockNow(page);
    await pressSignInAs(app, 'coordinadora');
    await expect(button).toBeDisabled();
    await expect.poll(async () => (await app.control.calls()).length).toBe(before + 1);
    const passed = (await clockNow(page)) - begun;
    await page.clock.fastForward(27_000 - passed);
    await expect(button).toBeDisabled();
    await expect(page.getByText(TRY_AGAIN)).toHaveCount(0);
    await page.clock.fastForward(3_000 + passed);
    await expectRefused(page, TRY_AGAIN, EMAIL, DEMO_PASSWORD);

    await app.control.fault();
    await button.click();
    await expect(page).toHaveURL('/dashboard/schools');
  },
);

test(
  'a parent, of one school or of several, is refused and nothing follows',
  { tag: ['@AUTH-13:oneSchool', '@AUTH-13:severalSchools'] },
  async ({ page, app, host }) => {
    await pressSignInAs(app, 'acudiente');
    await expectRefused(page, PARENTS, emailOf('acudiente'), DEMO_PASSWORD);

    const login = await trueLogin(page, host, app, 'dos-colegios');
    await refuseTruly(page, app);
    await app.control.fault(answering('PUT', AUTH, { ...login, role: 'PARENT' }));
    await pressSignInAs(app, 'dos-colegios');
    await expectRefused(page, PARENTS, emailOf('dos-colegios'), DEMO_PASSWORD);
    await expect(page.getByRole('radio')).toHaveCount(0);
    expect(new Set((await app.control.calls()).map(({ path }) => path))).toEqual(new Set([AUTH]));
  },
);

test(
  'an Admin and a Teacher without schools are told to try again',
  { tag: ['@AUTH-19:Admin', '@AUTH-19:Teacher'] },
  async ({ page, app, host }) => {
    // The Teacher's answer has the record of a school's teacher beside its empty list.
    for (const who of ['coordinadora', 'directora'] as const) {
      const login = await trueLogin(page, host, app, who);
      await refuseTruly(page, app);
      await app.control.fault(answering('PUT', AUTH, { ...login, schools: [] }));
      await pressSignInAs(app, who);
      await expectRefused(page, TRY_AGAIN, emailOf(who), DEMO_PASSWORD);
      await app.control.fault();
    }
    expect(new Set((await app.control.calls()).map(({ path }) => path))).toEqual(new Set([AUTH]));
  },
);
