import { MENU_LISTS } from '@e2e/areas';
import { expect, test } from '@e2e/support/test';
import { FULL_NAMES, PASSWORD_DIALOG, PHONE_DIALOG, openDialog } from '@e2e/account/dialogs';
import { anyDialog, buttonOf, dialogOf, openEntry, openPublications } from '@e2e/support/screens';

const SESSION_HEADERS = ['authorization', 'schoolid', 'schoolyear'] as const;
const LOGIN = 'PUT /accounts/auth';
const YEAR = '/api/school-year/current';

for (const who of ['coordinadora', 'directora'] as const) {
  test(
    `every call of the session of ${who} carries token, school and year`,
    { tag: [`@SHAR-01:${who}`, '@SHAR-01:withoutYear'] },
    async ({ page, app }) => {
      await app.open();
      await app.signIn(who);
      await openPublications(page);
      await openDialog(page, FULL_NAMES[who], PHONE_DIALOG);
      await buttonOf(page, PHONE_DIALOG, 'Guardar').click();
      await buttonOf(page, 'Éxito', 'Aceptar').click();
      await page.reload();
      await expect(page.getByRole('article').first()).toBeVisible();
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: / vistas?\b/ })
        .click();
      await expect(dialogOf(page, 'Vistas')).toBeVisible();
      const calls = (await app.control.calls()).filter(({ path }) => path !== '/accounts/auth');
      expect(calls.length).toBeGreaterThan(6);
      for (const { method, path, headers } of calls) {
        const sent = Object.fromEntries(SESSION_HEADERS.map((name) => [name, headers[name]]));
        // The year itself is asked for without it.
        const schoolyear = path === YEAR ? undefined : '1';
        expect(sent, `${method} ${path}`).toEqual({ authorization: 'Bearer [redacted]', schoolid: '1', schoolyear });
      }
    },
  );
}

test('the calls carry the chosen school, not the first', { tag: ['@SHAR-01:chosenSchool'] }, async ({ page, app }) => {
  await app.open();
  await app.signIn('dos-colegios', { school: 'Institución Educativa Rural La Ceiba Alta' });
  await openPublications(page);
  const calls = (await app.control.calls()).filter(({ path }) => path !== '/accounts/auth');
  expect(new Set(calls.map(({ headers }) => headers['schoolid']))).toEqual(new Set(['2']));
  expect(new Set(calls.filter(({ path }) => path !== YEAR).map(({ headers }) => headers['schoolyear']))).toEqual(new Set(['2']));
});

test(
  'calls before a session carry none of the three headers, even while somebody is signed in',
  { tag: ['login', 'code', 'validate', 'reset'].map((name) => `@SHAR-02:${name}`) },
  async ({ page, app }) => {
    await app.open();
    await app.signIn('coordinadora');
    await page.goto('/auth/recover');
    await page.getByLabel('Correo electrónico').fill('coordinacion@yarumos.example');
    await page.getByRole('button', { name: 'Generar código' }).click();
    await page.getByLabel('Código').fill('2026');
    await page.getByLabel('Nueva contraseña').fill('Demo2026*');
    await page.getByLabel('Confirmar contraseña').fill('Demo2026*');
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(dialogOf(page, 'Éxito')).toBeVisible();
    await buttonOf(page, 'Éxito', 'Aceptar').click();
    await page.goto('/auth/recover');
    await page.getByRole('button', { name: 'Restablecer por correo' }).click();
    await dialogOf(page, 'Restablecer por correo').getByLabel('Correo electrónico').fill('coordinacion@yarumos.example');
    await buttonOf(page, 'Restablecer por correo', 'Enviar').click();
    await expect(dialogOf(page, 'Éxito')).toBeVisible();
    for (const call of [LOGIN, 'POST /change-password/{email}', 'POST /change-password/validate', 'POST /api/auth/reset-password']) {
      const lines = await app.control.calls(call);
      expect(lines.length, call).toBeGreaterThan(0);
      for (const { headers } of lines) for (const name of SESSION_HEADERS) expect(headers[name], `${name} of ${call}`).toBeUndefined();
    }
  },
);

test(
  'in a school without a school year the screens are empty and nothing fails',
  { tag: ['@SHAR-03:publications', ...MENU_LISTS.map(({ name }) => `@SHAR-03:${name}`)] },
  async ({ page, app }) => {
    await app.open();
    await app.signIn('sin-anio');
    for (const [entry, text] of [
      ['Publicaciones', 'Aquí puedes publicar tareas, información y eventos para tu comunidad educativa.'],
      ...MENU_LISTS.map(({ list, menu }) => [list.label, menu.empty] as const),
    ] as const) {
      await openEntry(page, entry);
      await expect(page.getByText(text)).toBeVisible();
      await app.checkA11y();
    }
    await openDialog(page, 'Constanza Pinzón Niño', PASSWORD_DIALOG);
    await buttonOf(page, PASSWORD_DIALOG, 'Guardar').click();
    await buttonOf(page, 'Éxito', 'Aceptar').click();
    await expect(anyDialog(page)).toHaveCount(0);
    const calls = await app.control.calls();
    expect(calls.filter(({ status }) => status !== 200)).toEqual([]);
    expect(calls.filter(({ headers }) => 'schoolyear' in headers)).toEqual([]);
  },
);
