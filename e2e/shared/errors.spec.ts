import type { Page } from '@playwright/test';
import { acceptFailure, anyDialog, buttonOf, dialogOf, openEntry, openRecoveryCode } from '@e2e/support/screens';
import { expect, test, type App } from '@e2e/support/test';
import { FULL_NAMES, PHONE_DIALOG, numberOf, openDialog } from '@e2e/account/dialogs';

const UNEXPECTED = 'Ha ocurrido un error inesperado';
const SAVE = { method: 'PUT', path: '/api/accounts/{id}/change-phone-number' } as const;
const SAVE_CALL = 'PUT /api/accounts/{id}/change-phone-number';

async function openPhone(page: Page, app: App) {
  await app.signIn('coordinadora');
  await openDialog(page, FULL_NAMES.coordinadora, PHONE_DIALOG);
  await expect(numberOf(page)).toHaveValue('+57 300 000 0101');
}

const press = (page: Page) => buttonOf(page, PHONE_DIALOG, 'Guardar').click();

test(
  'these statuses show one text, whatever the server says',
  { tag: ['@ERRO-01', '@ERRO-05', '@ERRO-07', '@SHAR-22'] },
  async ({ page, app }) => {
    await openPhone(page, app);
    const statuses = [400, 403, 404, 405, 500, 505];
    for (const status of statuses) {
      await app.door.fault({ ...SAVE, kind: 'status', status, errorCode: 'algo', message: 'Esto no se muestra', times: 1 });
      await press(page);
      await acceptFailure(page, UNEXPECTED);
      await expect(page.getByText('Esto no se muestra')).toHaveCount(0);
      await expect(numberOf(page)).toHaveValue('+57 300 000 0101');
    }
    // Each press sent one call, none was repeated.
    expect((await app.door.calls(SAVE_CALL)).map(({ status }) => status)).toEqual(statuses);
  },
);

test(
  "any other status shows the server's message, and the general text without one",
  { tag: ['@ERRO-03', '@ERRO-05', '@ERRO-07'] },
  async ({ page, app }) => {
    await openPhone(page, app);
    for (const status of [402, 409, 422, 429, 502, 503]) {
      for (const [message, text] of [
        [`Mensaje <b>${status}</b> del servidor`, `Mensaje <b>${status}</b> del servidor`],
        [null, UNEXPECTED],
        ['  ', UNEXPECTED],
      ] as const) {
        await app.door.fault({ ...SAVE, kind: 'status', status, message, times: 1 });
        await press(page);
        await acceptFailure(page, text);
      }
    }
    // No error body at all.
    await app.door.fault({ ...SAVE, kind: 'answer', status: 409, body: 'no es un error', times: 1 });
    await press(page);
    await acceptFailure(page, UNEXPECTED);
  },
);

test('a 401 without a session shows the error modal and stays', { tag: ['@ERRO-02'] }, async ({ page, app }) => {
  await app.open();
  await openRecoveryCode(page, 'coordinacion@yarumos.example');
  await page.getByLabel('Código').fill('2026');
  await page.getByLabel('Nueva contraseña').fill('Otra2026*');
  await page.getByLabel('Confirmar contraseña').fill('Otra2026*');
  await app.door.fault({ method: 'POST', path: '/change-password/validate', kind: 'status', status: 401, message: 'Esto no se muestra' });
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await acceptFailure(page, UNEXPECTED);
  await expect(page).toHaveURL('/auth/recover');
  await expect(page.getByLabel('Código')).toHaveValue('2026');
});

test('a 401 to a call of a session ends it and opens no error modal', { tag: ['@ERRO-02'] }, async ({ page, app }) => {
  await openPhone(page, app);
  await app.door.fault({ ...SAVE, kind: 'status', status: 401, message: 'Esto no se muestra' });
  await press(page);
  await expect(page).toHaveURL('/unauthorized');
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(page.getByText(UNEXPECTED)).toHaveCount(0);
});

test('no answer from the network shows its own text', { tag: ['@ERRO-11', '@ERRO-05'] }, async ({ page, app }) => {
  await openPhone(page, app);
  for (const kind of ['network', 'abort'] as const) {
    // Until cleared: Chromium itself sends a call once more whose connection was reset.
    await app.door.fault({ ...SAVE, kind });
    await press(page);
    await acceptFailure(page, 'No response from server');
  }
  await expect(numberOf(page)).toHaveValue('+57 300 000 0101');
});

for (const { who, path } of [
  { who: 'coordinadora', path: '/api/posts/' },
  { who: 'directora', path: '/api/posts/teacherAndManager/' },
] as const) {
  test(`a failed load of the publications of ${who} opens the error modal`, { tag: ['@ERRO-04', '@ERRO-05'] }, async ({ page, app }) => {
    await app.signIn(who);
    await app.door.fault({ method: 'GET', path, kind: 'status', status: 503, message: 'El servidor está en mantenimiento' });
    await openEntry(page, 'Publicaciones');
    await expect(dialogOf(page, 'Atención')).toContainText('El servidor está en mantenimiento');
  });
}

test("failed loads of the teachers and of the header's own calls open the error modal", { tag: ['@ERRO-04'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  await app.door.fault({ method: 'GET', path: '/api/teachers', kind: 'status', status: 500, times: 1 });
  await openEntry(page, 'Publicaciones');
  await acceptFailure(page, UNEXPECTED);
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const path of ['/schools/1/', '/api/accounts/1']) {
    await app.door.fault({ method: 'GET', path, kind: 'status', status: 500, times: 1 });
    await page.reload();
    await acceptFailure(page, UNEXPECTED);
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});

test('the error modal closes by itself after 90 s and not before', { tag: ['@ERRO-06'] }, async ({ page, app }) => {
  await openPhone(page, app);
  await app.door.fault({ ...SAVE, kind: 'status', status: 500 });
  await press(page);
  await expect(dialogOf(page, 'Atención')).toBeVisible();
  await app.look();
  await page.clock.fastForward(80_000);
  await expect(dialogOf(page, 'Atención')).toContainText(UNEXPECTED);
  await page.clock.fastForward(10_500);
  await expect(dialogOf(page, 'Atención')).toHaveCount(0);
  await expect(dialogOf(page, PHONE_DIALOG)).toBeVisible();
});

test('a new error replaces the one shown and starts the 90 s again', { tag: ['@ERRO-08', '@ERRO-11'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  await app.door.fault(
    { method: 'GET', path: '/api/posts/', kind: 'status', status: 500 },
    // Given up after 30 s without an answer.
    { method: 'GET', path: '/api/teachers', kind: 'hang' },
  );
  await openEntry(page, 'Publicaciones');
  await expect(dialogOf(page, 'Atención')).toContainText(UNEXPECTED);
  await page.clock.fastForward(30_000);
  await expect(dialogOf(page, 'Atención')).toContainText('No response from server');
  await expect(page.getByText(UNEXPECTED)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Atención' })).toHaveCount(1);
  // The first one's time is over by then.
  await page.clock.fastForward(75_000);
  await expect(dialogOf(page, 'Atención')).toContainText('No response from server');
  await page.clock.fastForward(15_500);
  await expect(anyDialog(page)).toHaveCount(0);
});
