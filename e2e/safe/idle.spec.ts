import { expectRefusal, signOut } from '@e2e/session/session';
import { pauseClock } from '@e2e/support/clock';
import { dialogOf, expectNoDialog, idleFor, menuOf, openEntry, anyDialog } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';

const WARNING = 'Tu sesión está por terminar';

for (const who of ['coordinadora', 'directora'] as const) {
  test(`a minute before the end a dialog counts down for ${who}, announced once`, { tag: [`@SAFE-01:${who}`] }, async ({ page, app }) => {
    await app.signIn(who);
    await pauseClock(page);
    await idleFor(page, '13:58');
    await expect(dialogOf(page, WARNING)).toBeHidden();
    await idleFor(page, '14:00');
    const dialog = dialogOf(page, WARNING);
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAttribute('aria-describedby', /./);
    const timer = dialog.getByRole('timer', { name: 'Tiempo restante' });
    await expect(timer).toHaveAttribute('aria-live', 'off');
    await expect(timer).toHaveText('1:00');
    await page.clock.runFor(5_000);
    await expect(timer).toHaveText('0:55');
    await page.clock.resume();
    await app.checkA11y();
    // Without the mouse on its way to the button, which alone would close it.
    await dialog.getByRole('button', { name: 'Continuar conectado' }).dispatchEvent('click');
    await expect(dialog).toBeHidden();
    // The fifteen minutes are new ones.
    await page.clock.fastForward('13:50');
    await expect(dialog).toBeHidden();
    await expect(menuOf(page)).toBeVisible();
  });
}

test(
  'any activity closes the warning, in this tab or another',
  { tag: ['@SAFE-01:activity', '@SAFE-01:otherTab'] },
  async ({ page, app, context }) => {
    await app.signIn('directora');
    const dialog = dialogOf(page, WARNING);
    await page.clock.fastForward('14:10');
    await expect(dialog).toBeVisible();
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 300);
    await expect(dialog).toBeHidden();

    // Escape closes no dialog beneath it, until it is pressed there.
    await page.getByRole('button', { name: 'Yaneth García Suárez' }).click();
    await page.getByRole('menuitem', { name: 'Cambiar contraseña' }).click();
    const beneath = dialogOf(page, 'Cambiar contraseña');
    await expect(beneath).toBeVisible();
    await page.clock.fastForward('14:10');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(beneath).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNoDialog(page);

    await page.clock.fastForward('14:10');
    await expect(dialog).toBeVisible();
    const other = await context.newPage();
    await other.goto('/auth/recover');
    // What another tab notes when somebody does something there.
    await other.evaluate((at) => localStorage.setItem('lastActivityAt', String(at)), await page.evaluate(() => Date.now()));
    await expect(dialog).toBeHidden();
  },
);

test(
  'left alone the warning ends with the sign-out; the way back is offered until it is taken',
  { tag: ['@SAFE-02', '@SAFE-05:idle'] },
  async ({ page, app }) => {
    const tabAt = (name: string) => page.getByRole('tab', { name });
    await app.signIn('coordinadora');
    await tabAt('Configuración General').click();
    await idleFor(page, '14:30');
    await expect(dialogOf(page, WARNING)).toBeVisible();
    await pauseClock(page);
    await idleFor(page, '14:59');
    await expect(page.getByRole('timer', { name: 'Tiempo restante' })).toHaveText('0:01');
    await expect(page).toHaveURL('/dashboard/schools?tab=general');
    await idleFor(page, '15:01');
    await page.clock.resume();
    await expect(page).toHaveURL('/auth/login');
    await expect(anyDialog(page)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await app.signIn('coordinadora');
    await page.getByRole('link', { name: 'Volver a Institución' }).click();
    await expect(tabAt('Configuración General')).toHaveAttribute('aria-selected', 'true');
    // On the same screen, elsewhere.
    await tabAt('Información General').click();
    await expect(tabAt('Información General')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('link', { name: /^Volver a/ })).toHaveCount(0);
  },
);

test('after an idle end the same person is offered the way back', { tag: ['@SAFE-05:idle'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await openEntry(page, 'Observador del Estudiante');
  await expect(page.getByRole('heading', { name: 'Observador del Estudiante' })).toBeVisible();
  await page.clock.fastForward('16:00');
  await expect(page).toHaveURL('/auth/login');
  await app.signIn('directora');
  await expect(page).toHaveURL('/dashboard/home');
  // Under the heading.
  const heading = await page.getByRole('heading', { name: 'Inicio' }).boundingBox();
  const notice = await page.getByText('Tu sesión se cerró. Puedes seguir donde estabas.').boundingBox();
  expect(notice?.y).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0));
  await page.getByRole('link', { name: 'Volver a Observador del Estudiante' }).click();
  await expect(page).toHaveURL('/dashboard/observer');
  await page.goto('/dashboard/home');
  await expect(page.getByRole('heading', { name: 'Inicio' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Volver a/ })).toHaveCount(0);
});

test(
  'after a 401 the same person is offered the way back, in each tab that it ended',
  { tag: ['@SAFE-05:refused'] },
  async ({ page, context, app }) => {
    await app.signIn('directora');
    const other = await context.newPage();
    await other.goto('/dashboard/teacher-rooms');
    await expect(menuOf(other)).toBeVisible();
    await page.bringToFront();
    await app.control.fault({ method: 'GET', path: '/api/posts/teacherAndManager/', kind: 'status', status: 401, times: 1 });
    await expectRefusal(page, () => openEntry(page, 'Publicaciones'));
    await expect(other).toHaveURL('/auth/login');
    await app.signIn('directora');
    await page.getByRole('link', { name: 'Volver a Publicaciones' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await other.goto('/dashboard');
    await expect(other.getByRole('link', { name: 'Volver a Mis Cursos' })).toBeVisible();
  },
);

test("after 'Salir' nobody is offered a way back", { tag: ['@SAFE-05:signOut'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await openEntry(page, 'Publicaciones');
  await expect(page.getByRole('article').first()).toBeVisible();
  await signOut(page, 'Yaneth García Suárez');
  await app.signIn('directora');
  await expect(page.getByRole('heading', { name: 'Inicio' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Volver a/ })).toHaveCount(0);
});

test('after a 401 another person is offered no way back', { tag: ['@SAFE-05:otherPerson'] }, async ({ page, app }) => {
  await app.signIn('directora');
  await app.control.fault({ method: 'GET', path: '/api/posts/teacherAndManager/', kind: 'status', status: 401 });
  await expectRefusal(page, () => openEntry(page, 'Publicaciones'));
  await app.control.fault();
  await app.signIn('docente');
  await expect(page.getByRole('heading', { name: 'Inicio' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Volver a/ })).toHaveCount(0);
});
