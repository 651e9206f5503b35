import type { Page } from '@playwright/test';
import { expectShownFor } from '@e2e/support/clock';
import { acceptFailure, anyDialog, buttonOf, dialogOf, expectNoDialog, openEntry, openRecoveryCode } from '@e2e/support/screens';
import { expect, expectLoaded, test, type App } from '@e2e/support/test';
import { FULL_NAMES, PHONE_DIALOG, numberOf, openDialog } from '@e2e/account/dialogs';
import { expectRefusal } from '@e2e/session/session';

const UNEXPECTED = 'Ha ocurrido un error inesperado';
/** Statuses whose message is not for people. */
const UNREADABLE = [400, 403, 404, 405, 500, 505];
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
  { tag: [...UNREADABLE.map((status) => `@ERRO-01:${status}`), '@ERRO-05', '@ERRO-07', '@SHAR-22:write'] },
  async ({ page, app }) => {
    await openPhone(page, app);
    for (const status of UNREADABLE) {
      await app.control.fault({ ...SAVE, kind: 'status', status, errorCode: 'algo', message: 'Esto no se muestra', times: 1 });
      await press(page);
      await expect(dialogOf(page, 'Atención')).toContainText(UNEXPECTED);
      await expect(page.getByText('Esto no se muestra')).toHaveCount(0);
      await acceptFailure(page, UNEXPECTED);
      await expect(numberOf(page)).toHaveValue('+57 300 000 0101');
    }
    // Each press sent one call, none was repeated.
    expect((await app.control.calls(SAVE_CALL)).map(({ status }) => status)).toEqual(UNREADABLE);
  },
);

test(
  "any other status shows the server's message, and the general text without one",
  { tag: ['@ERRO-03:message', '@ERRO-03:none', '@ERRO-05', '@ERRO-07'] },
  async ({ page, app }) => {
    await openPhone(page, app);
    for (const status of [402, 409, 422, 429, 502, 503]) {
      for (const [message, text] of [
        [`Mensaje <b>${status}</b> del servidor`, `Mensaje <b>${status}</b> del servidor`],
        [null, UNEXPECTED],
        ['  ', UNEXPECTED],
      ] as const) {
        await app.control.fault({ ...SAVE, kind: 'status', status, message, times: 1 });
        await press(page);
        await acceptFailure(page, text);
      }
    }
    // No error body at all.
    await app.control.fault({ ...SAVE, kind: 'answer', status: 409, body: 'no es un error', times: 1 });
    await press(page);
    await acceptFailure(page, UNEXPECTED);
  },
);

test('a 401 without a session shows the error modal and stays', { tag: ['@ERRO-02:noSession'] }, async ({ page, app }) => {
  await app.open();
  await openRecoveryCode(page, 'coordinacion@yarumos.example');
  await page.getByLabel('Código').fill('2026');
  await page.getByLabel('Nueva contraseña').fill('Otra2026*');
  await page.getByLabel('Confirmar contraseña').fill('Otra2026*');
  await app.control.fault({
    method: 'POST',
    path: '/change-password/validate',
    kind: 'status',
    status: 401,
    message: 'Esto no se muestra',
  });
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await acceptFailure(page, UNEXPECTED);
  await expect(page).toHaveURL('/auth/recover');
  await expect(page.getByLabel('Código')).toHaveValue('2026');
});

test('a 401 to a call of a session ends it and opens no error modal', { tag: ['@ERRO-02:session'] }, async ({ page, app }) => {
  await openPhone(page, app);
  await app.control.fault({ ...SAVE, kind: 'status', status: 401, message: 'Esto no se muestra' });
  await expectRefusal(page, () => press(page));
  await expect(anyDialog(page)).toHaveCount(0);
  await expect(page.getByText(UNEXPECTED)).toHaveCount(0);
});

test('no answer from the network shows its own text', { tag: ['@ERRO-11:network', '@ERRO-05'] }, async ({ page, app }) => {
  await openPhone(page, app);
  for (const kind of ['network', 'abort'] as const) {
    // Until cleared: Chromium itself sends a call once more whose connection was reset.
    await app.control.fault({ ...SAVE, kind });
    await press(page);
    await acceptFailure(page, 'No response from server');
  }
  await expect(numberOf(page)).toHaveValue('+57 300 000 0101');
});

test(
  'a load that fails is asked for again by a press alone',
  { tag: ['@SHAR-22:load', '@ERRO-04:API-024', '@ERRO-05'] },
  async ({ page, app }) => {
    const load = { method: 'GET', path: '/api/posts/teacherAndManager/' } as const;
    const made = async () => (await app.control.calls(`${load.method} ${load.path}`)).length;
    await app.signIn('directora', { at: '/dashboard/teacher-rooms/list' });
    await expectLoaded(page, app);
    await app.control.fault({ ...load, kind: 'status', status: 503, message: 'El servidor está en mantenimiento' });
    await openEntry(page, 'Publicaciones');
    await acceptFailure(page, 'El servidor está en mantenimiento');
    // What makes other dashboards ask again: time, the window seen again, the network back.
    await page.clock.fastForward(60_000);
    await page.evaluate(() => {
      for (const [target, name] of [
        [window, 'focus'],
        [document, 'visibilitychange'],
        [window, 'offline'],
        [window, 'online'],
      ] as const)
        // The libraries listen at the window.
        target.dispatchEvent(new Event(name, { bubbles: true }));
    });
    await page.clock.fastForward(60_000);
    await expectNoDialog(page);
    expect(await made()).toBe(1);
    await app.control.fault();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await made()).toBe(2);
  },
);

test(
  "failed loads of the teachers and of the header's own calls open the error modal",
  { tag: ['@ERRO-04:API-088', '@ERRO-04:API-006', '@ERRO-04:API-008'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', {
      at: '/dashboard/publications/list',
      faults: [{ method: 'GET', path: '/api/teachers', kind: 'status', status: 500, times: 1 }],
    });
    await acceptFailure(page, UNEXPECTED);
    await expect(page.getByRole('article').first()).toBeVisible();
    const paths = ['/schools/1/', '/api/accounts/1'];
    for (const [turn, path] of paths.entries()) {
      // The calls of the page before have come: the fault is the next ones'.
      for (const each of paths) await expect.poll(async () => (await app.control.calls(`GET ${each}`)).length).toBe(turn + 1);
      await app.control.fault({ method: 'GET', path, kind: 'status', status: 500, times: 1 });
      await page.reload();
      await acceptFailure(page, UNEXPECTED);
      await expect(page.getByRole('article').first()).toBeVisible();
    }
  },
);

test('the error modal closes by itself after 90 s and not before', { tag: ['@ERRO-06'] }, async ({ page, app }) => {
  await openPhone(page, app);
  await app.control.fault({ ...SAVE, kind: 'status', status: 500 });
  await expectShownFor(page, dialogOf(page, 'Atención'), UNEXPECTED, 90_000, async () => {
    await press(page);
    await expect(dialogOf(page, 'Atención')).toBeVisible();
    await app.checkA11y();
  });
  await expect(dialogOf(page, PHONE_DIALOG)).toBeVisible();
});

test('a new error replaces the one shown and starts the 90 s again', { tag: ['@ERRO-08', '@ERRO-11:silence'] }, async ({ page, app }) => {
  await app.signIn('coordinadora');
  await app.control.fault(
    { method: 'GET', path: '/api/posts/', kind: 'status', status: 500 },
    // Given up after 30 s without an answer.
    { method: 'GET', path: '/api/teachers', kind: 'hang' },
  );
  const modal = dialogOf(page, 'Atención');
  await expectShownFor(page, modal, 'No response from server', 90_000, async () => {
    await openEntry(page, 'Publicaciones');
    await expect(modal).toContainText(UNEXPECTED);
    await page.clock.fastForward(30_000);
    await expect(modal).toContainText('No response from server');
    await expect(page.getByText(UNEXPECTED)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Atención' })).toHaveCount(1);
  });
  await expect(anyDialog(page)).toHaveCount(0);
});
