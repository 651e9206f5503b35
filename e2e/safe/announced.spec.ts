/** What a screen says of itself is announced, and once (quality figure A4). */
import { area as mentions } from '@e2e/mentions/area';
import { openEntry, RECOVERED } from '@e2e/support/screens';
import { listen, timesSaid } from '@e2e/support/announcements';
import { rowOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';

test.use({ ownPage: true });

const REFUSAL = 'La mención no se pudo guardar.';

test('a refused save and a draft that came back are announced once', { tag: ['@MENT-12', '@SAFE-03'] }, async ({ page, app }) => {
  const form = mentions.forms.mentions;
  await page.addInitScript(listen);
  await app.signIn(form.as);
  await form.open(page);
  await form.fill(page);
  await app.control.fault({
    method: form.endpoint.method,
    path: form.endpoint.path,
    kind: 'status',
    status: 409,
    errorCode: null,
    message: REFUSAL,
  });
  await form.button(page).click();
  await expect(page.getByRole('alert')).toHaveText(REFUSAL);
  await page.clock.fastForward(3_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await timesSaid(page, REFUSAL)).toBe(1);

  await page.goto('/dashboard/mentions/create');
  await expect(page.getByText(RECOVERED)).toBeVisible();
  expect(await timesSaid(page, RECOVERED)).toBe(1);
});

test('the wait for a table and what a search leaves of it are announced once', { tag: ['@STUD-03'] }, async ({ page, app }) => {
  await page.addInitScript(listen);
  // With the screen's code there, whose wait is said, too.
  await app.signIn('coordinadora', { at: '/dashboard/room/10' });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await openEntry(page, 'Cursos');
  await expect(rowOf(page, 'Sexto A')).toBeVisible();
  const before = await timesSaid(page, 'Cargando');
  await app.control.hold('GET /api/students');
  await rowOf(page, 'Sexto A').getByRole('link').click();
  await expect.poll(() => timesSaid(page, 'Cargando')).toBe(before + 1);
  await app.control.release();
  await expect(page.getByText('34 estudiantes')).toBeVisible();
  expect(await timesSaid(page, 'Cargando')).toBe(before + 1);
  await page.getByRole('searchbox').fill('correo.example');
  await expect(page.getByRole('status').filter({ hasText: /^34 estudiantes$/ })).toBeVisible();
  await page.getByRole('searchbox').fill('nadie se llama así');
  await expect(page.getByText('0 de 34 estudiantes')).toBeVisible();
  expect(await timesSaid(page, '0 de 34 estudiantes')).toBe(1);
});
