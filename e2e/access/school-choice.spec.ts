import type { Page } from '@playwright/test';
import { expectNoDialog, expectNoSidewaysScroll, openPublications, pressTwice, storageOf } from '@e2e/support/screens';
import { signOut, watchMoves } from '@e2e/session/session';
import { pauseClock } from '@e2e/support/clock';
import { expect, test, type App } from '@e2e/support/test';
import { DEMO_PASSWORD } from '@fixtures/people';
import {
  CEIBA,
  LOADS,
  TRY_AGAIN,
  YARUMOS,
  answering,
  emailOf,
  expectRefused,
  pressSignInAs,
  refuseTruly,
  refusing,
  trueLogin,
} from './access';

test.beforeEach(({ app }) => app.open());

async function openPicker(page: Page, app: App): Promise<void> {
  await pressSignInAs(app, 'dos-colegios');
  await expect(page.getByRole('radio')).toHaveCount(2);
}

const pick = (page: Page, name: string) => page.getByRole('radio', { name }).check({ force: true });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar' });

test(
  "several schools are listed with name and image, and 'Continuar' waits until one is picked",
  { tag: ['@AUTH-17:withImage', '@AUTH-18:disabled'] },
  async ({ page, app }) => {
    await openPicker(page, app);
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByRole('group', { name: 'Colegio' })).toBeVisible();
    for (const name of [YARUMOS, CEIBA]) {
      await expect(page.getByRole('radio', { name })).not.toBeChecked();
      await expect(page.getByRole('group', { name: 'Colegio' }).getByText(name, { exact: true })).toBeVisible();
    }
    const images = page.getByRole('group', { name: 'Colegio' }).getByRole('presentation');
    await expect(images).toHaveCount(2);
    await expect(images.first()).toHaveAttribute('src', /escudo-yarumos\.svg$/);
    await expect(images.last()).toHaveAttribute('src', /escudo-ceiba\.svg$/);
    for (const image of await images.all()) await expect(image).toHaveJSProperty('complete', true);
    for (const image of await images.all()) await expect(image).not.toHaveJSProperty('naturalWidth', 0);
    await expectNoDialog(page);
    await expect(goOn(page)).toBeDisabled();
    await pick(page, CEIBA);
    await expect(goOn(page)).toBeEnabled();
    const calls = await app.control.calls();
    expect(calls.map(({ path }) => path)).toEqual(['/accounts/auth']);
  },
);

test(
  'many schools, with odd and long names or without an image, stand whole, and the last one can be picked',
  { tag: ['@AUTH-17:withoutImage', '@AUTH-17:many', '@SAFE-20'] },
  async ({ page, app, host }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const login = await trueLogin(page, host, app, 'dos-colegios');
    const shield = login.schools[0]?.imageUrl ?? null;
    const names = [
      'Colegio'.repeat(60),
      '<b>Liceo</b> "Ñ" 😀',
      'مدرسة النور',
      ...Array.from({ length: 30 }, (_, index) => `Sede número ${index + 1}.`),
    ];
    const listed = names.map((name, index) => ({ id: index + 1, name, imageUrl: index === 0 ? shield : null }));
    await app.control.fault(answering('PUT', '/accounts/auth', { ...login, username: 'x'.repeat(300), schools: listed }));
    await pressSignInAs(app, 'dos-colegios');
    await expect(page.getByRole('radio')).toHaveCount(names.length);
    for (const name of names) await expect(page.getByRole('radio', { name, exact: true })).toBeEnabled();
    await expect(page.getByRole('group', { name: 'Colegio' }).getByRole('presentation')).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await page.getByText('Sede número 30.', { exact: true }).click();
    await expect(page.getByRole('radio', { name: 'Sede número 30.', exact: true })).toBeChecked();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(goOn(page)).toBeEnabled();
    await goOn(page).scrollIntoViewIfNeeded();
    await expect(goOn(page)).toBeInViewport();
  },
);

test("'Continuar' pressed twice enters once", { tag: ['@SHAR-10:school'] }, async ({ page, app }) => {
  await openPicker(page, app);
  await pick(page, CEIBA);
  await pressTwice(app, `GET ${LOADS.year}`, goOn(page), page.getByRole('button', { name: 'Ingresar con otra cuenta' }));
  await expect(page).toHaveURL(/\/dashboard\//);
  expect(await app.control.calls(`GET ${LOADS.year}`)).toHaveLength(1);
});

test('while a school is being opened no other shows as picked', { tag: ['@AUTH-18:goesOn'] }, async ({ page, app }) => {
  await openPicker(page, app);
  await pick(page, CEIBA);
  await app.control.hold(`GET ${LOADS.year}`);
  await goOn(page).click();
  await expect(goOn(page)).toBeDisabled();
  await page.getByRole('group').getByText(YARUMOS).click();
  await expect(page.getByRole('radio', { name: CEIBA })).toBeChecked();
  await app.control.release();
  await expect(page.getByRole('banner')).toContainText(CEIBA);
});

test("'Continuar' goes on with the school picked last", { tag: ['@AUTH-18:goesOn'] }, async ({ page, app }) => {
  for (const [id, name, other] of [
    [1, YARUMOS, CEIBA],
    [2, CEIBA, YARUMOS],
  ] as const) {
    const before = (await app.control.calls()).length;
    await openPicker(page, app);
    await pick(page, other);
    await pick(page, name);
    await goOn(page).click();
    await expect(page).toHaveURL('/dashboard/schools');
    await expect(page.getByRole('banner')).toContainText(name);
    expect(await storageOf(page)).toMatchObject({ schoolId: String(id) });
    await openPublications(page);
    const [, ...calls] = (await app.control.calls()).slice(before);
    expect(calls.length).toBeGreaterThan(4);
    expect(new Set(calls.map(({ headers }) => headers['schoolid']))).toEqual(new Set([String(id)]));
    await signOut(page, /Marcela|Dos/);
    await expect(page).toHaveURL('/auth/login');
  }
});

test(
  'a reload at the picker starts over at the credentials; a school can be picked with the keyboard alone',
  { tag: ['@AUTH-18:keyboard', '@AUTH-26:picker', '@SAFE-18'] },
  async ({ page, app }) => {
    await openPicker(page, app);
    await pick(page, CEIBA);
    expect(await storageOf(page)).toEqual({});
    await page.reload();
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('');
    await expect(page.getByRole('textbox', { name: 'Contraseña' })).toHaveValue('');
    await expect(page.getByRole('radio')).toHaveCount(0);
    expect(await storageOf(page)).toEqual({});

    await openPicker(page, app);
    // What was pressed is gone.
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('radio', { name: YARUMOS }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: CEIBA })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard/schools');
    expect(await storageOf(page)).toMatchObject({ schoolId: '2' });
  },
);

test('nothing is stored while the loads are on their way', { tag: ['@AUTH-26:loads'] }, async ({ page, app }) => {
  await app.control.fault({ method: 'GET', path: LOADS.configurations, kind: 'hang' });
  await pressSignInAs(app, 'directora');
  await expect.poll(async () => (await app.control.calls()).length).toBe(6);
  expect(await storageOf(page)).toEqual({});
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page).toHaveURL('/auth/login');
});

const EACH_LOAD = Object.keys(LOADS).map((name) => `@AUTH-25:${name}`);

test('a failed load leaves the credentials to be sent again', { tag: EACH_LOAD }, async ({ page, app }) => {
  for (const [name, path] of Object.entries(LOADS)) {
    await test.step(name, async () => {
      await refuseTruly(page, app);
      await app.control.fault({ method: 'GET', path, kind: 'status', status: 500, message: 'Error interno.' });
      await pressSignInAs(app, 'directora');
      await expectRefused(page, TRY_AGAIN, emailOf('directora'), DEMO_PASSWORD);
    });
  }
  await app.control.fault();
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/dashboard/home');
});

test(
  'a 401 to a load ends as a refused session',
  { tag: ['@AUTH-25:refused', '@SESS-08:load', '@SESS-14:dashboard'] },
  async ({ page, app }) => {
    // Leaves an address of the dashboard behind.
    await app.signIn('directora');
    await openPublications(page);
    await signOut(page, 'Yaneth García Suárez');
    const expectEnded = async () => {
      await expect(page).toHaveURL('/unauthorized');
      await expectNoDialog(page);
      expect(await storageOf(page)).toEqual({});
      await page.clock.fastForward('00:02');
      await expect(page).toHaveURL('/auth/login');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.clock.resume();
    };
    for (const [name, path] of Object.entries(LOADS)) {
      await test.step(name, async () => {
        await app.control.fault(refusing('GET', path, 401));
        await pauseClock(page);
        await pressSignInAs(app, 'directora');
        await expectEnded();
      });
    }
    await openPicker(page, app);
    await pick(page, CEIBA);
    await app.control.fault(refusing('GET', LOADS.year, 401));
    await pauseClock(page);
    await goOn(page).click();
    await expectEnded();
    const moves = await watchMoves(page);
    await page.goBack();
    await expect(page).toHaveURL('/auth/login');
    expect((await moves()).map(({ path }) => path)).toEqual(['/dashboard/home', '/auth/login']);
  },
);

test('a load that fails leaves the picker as it was', { tag: ['@AUTH-25:picker'] }, async ({ page, app }) => {
  const faults = [{ kind: 'status', status: 500 }, { kind: 'network' }, { kind: 'malformed' }, { kind: 'shape' }] as const;
  for (const fault of faults) {
    await test.step(fault.kind, async () => {
      await page.reload();
      await openPicker(page, app);
      await app.control.fault({ method: 'GET', path: LOADS.valuation, ...fault });
      await pick(page, CEIBA);
      await goOn(page).click();
      await expect(page.getByRole('alert')).toHaveText(TRY_AGAIN);
      await expect(page.getByText(TRY_AGAIN)).toHaveCount(1);
      await expectNoDialog(page);
      await expect(page).toHaveURL('/auth/login');
      await expect(page.getByRole('radio', { name: CEIBA })).toBeChecked();
      expect(await storageOf(page)).toEqual({});
      // The keyboard goes on where it was.
      await expect(goOn(page)).toBeFocused();
      await app.checkA11y();
    });
  }
  await app.control.fault();
  await goOn(page).click();
  await expect(page).toHaveURL('/dashboard/schools');
  expect(await storageOf(page)).toMatchObject({ schoolId: '2' });
});
