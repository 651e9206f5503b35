import type { Page } from '@playwright/test';
import { expectNoDialog, expectNoSidewaysScroll, storageOf } from '@e2e/support/screens';
import { expect, test, type App } from '@e2e/support/test';
import { DEMO_PASSWORD } from '@fixtures/people';
import { CEIBA, LOADS, TRY_AGAIN, YARUMOS, answering, emailOf, expectRefused, pressSignInAs, refusing, trueLogin } from './access';

test.beforeEach(({ app }) => app.open());

async function openPicker(page: Page, app: App): Promise<void> {
  await pressSignInAs(app, 'dos-colegios');
  await expect(page.getByRole('radio')).toHaveCount(2);
}

const pick = (page: Page, name: string) => page.getByRole('radio', { name }).check({ force: true });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar' });

test('several schools are listed with name and image', { tag: ['@AUTH-17'] }, async ({ page, app }) => {
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
  await expect(goOn(page)).toBeVisible();
  await expectNoDialog(page);
});

test('a school without an image is listed by its name', { tag: ['@AUTH-17'] }, async ({ page, app, host }) => {
  const login = await trueLogin(page, host, app, 'dos-colegios');
  const [one, other] = login.schools;
  await app.door.fault(answering('PUT', '/accounts/auth', { ...login, schools: [one, { ...other, imageUrl: null }] }));
  await openPicker(page, app);
  await expect(page.getByRole('radio', { name: CEIBA })).toBeEnabled();
  await expect(page.getByRole('group', { name: 'Colegio' }).getByRole('presentation')).toHaveCount(1);
});

test('odd and long school names stand whole and break no layout', { tag: ['@AUTH-17'] }, async ({ page, app, host }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const login = await trueLogin(page, host, app, 'dos-colegios');
  const names = ['Colegio'.repeat(60), '<b>Liceo</b> "Ñ" 😀', 'مدرسة النور'];
  const listed = names.map((name, index) => ({ id: index + 1, name, imageUrl: null }));
  await app.door.fault(answering('PUT', '/accounts/auth', { ...login, username: 'x'.repeat(300), schools: listed }));
  await pressSignInAs(app, 'dos-colegios');
  for (const name of names) await expect(page.getByRole('radio', { name, exact: true })).toBeAttached();
  await expectNoSidewaysScroll(page);
});

test("'Continuar' waits until a school is picked", { tag: ['@AUTH-18'] }, async ({ page, app }) => {
  await openPicker(page, app);
  await expect(goOn(page)).toBeDisabled();
  await pick(page, CEIBA);
  await expect(goOn(page)).toBeEnabled();
  const calls = await app.door.calls();
  expect(calls.map(({ path }) => path)).toEqual(['/accounts/auth']);
});

for (const [id, name] of [
  [1, YARUMOS],
  [2, CEIBA],
] as const) {
  test(`'Continuar' goes on with ${name}`, { tag: ['@AUTH-18'] }, async ({ page, app }) => {
    await app.signIn('dos-colegios', { school: name });
    await expect(page).toHaveURL('/dashboard/schools');
    await expect(page.getByRole('banner')).toContainText(name);
    expect(await storageOf(page)).toMatchObject({ schoolId: String(id) });
    await page.getByRole('link', { name: 'Publicaciones' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    const [, ...calls] = await app.door.calls();
    expect(calls.length).toBeGreaterThan(4);
    expect(new Set(calls.map(({ headers }) => headers['schoolid']))).toEqual(new Set([String(id)]));
  });
}

test('a school can be picked with the keyboard alone', { tag: ['@AUTH-18'] }, async ({ page, app }) => {
  await openPicker(page, app);
  await page.getByRole('radio', { name: YARUMOS }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: CEIBA })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/schools');
  expect(await storageOf(page)).toMatchObject({ schoolId: '2' });
});

test('a reload at the picker starts over at the credentials', { tag: ['@AUTH-26'] }, async ({ page, app }) => {
  await openPicker(page, app);
  await pick(page, CEIBA);
  expect(await storageOf(page)).toEqual({});
  await page.reload();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('');
  await expect(page.getByLabel('Contraseña')).toHaveValue('');
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(await storageOf(page)).toEqual({});
});

test('nothing is stored while the loads are on their way', { tag: ['@AUTH-26'] }, async ({ page, app }) => {
  await app.door.fault({ method: 'GET', path: LOADS.configurations, kind: 'hang' });
  await pressSignInAs(app, 'directora');
  await expect.poll(async () => (await app.door.calls()).length).toBe(6);
  expect(await storageOf(page)).toEqual({});
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page).toHaveURL('/auth/login');
});

for (const [name, path] of Object.entries(LOADS)) {
  test(`a failed load, of the ${name}, leaves the credentials to be sent again`, { tag: ['@AUTH-25'] }, async ({ page, app }) => {
    await app.door.fault({ method: 'GET', path, kind: 'status', status: 500, message: 'Error interno.', times: 1 });
    await pressSignInAs(app, 'directora');
    await expectRefused(page, TRY_AGAIN, emailOf('directora'), DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL('/dashboard/home');
  });

  test(`a 401 to the load of the ${name} ends as a refused session`, { tag: ['@AUTH-25'] }, async ({ page, app }) => {
    await app.door.fault(refusing('GET', path, 401));
    await pressSignInAs(app, 'directora');
    await expect(page).toHaveURL('/unauthorized');
    await expectNoDialog(page);
    expect(await storageOf(page)).toEqual({});
    await page.clock.fastForward('00:02');
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

for (const kind of ['network', 'malformed', 'shape'] as const) {
  test(`a load that fails by ${kind} leaves the picker as it was`, { tag: ['@AUTH-25'] }, async ({ page, app }) => {
    await openPicker(page, app);
    await app.door.fault({ method: 'GET', path: LOADS.valuation, kind });
    await pick(page, CEIBA);
    await goOn(page).click();
    await expect(page.getByRole('alert')).toHaveText(TRY_AGAIN);
    await expect(page.getByText(TRY_AGAIN)).toHaveCount(1);
    await expectNoDialog(page);
    await expect(page).toHaveURL('/auth/login');
    await expect(page.getByRole('radio', { name: CEIBA })).toBeChecked();
    expect(await storageOf(page)).toEqual({});
    await app.look();

    await app.door.fault();
    await goOn(page).click();
    await expect(page).toHaveURL('/dashboard/schools');
    expect(await storageOf(page)).toMatchObject({ schoolId: '2' });
  });
}
