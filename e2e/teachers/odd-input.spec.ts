/** What people type and paste into a teacher's fields: taken, sent whole, shown without breaking anything. */
import { ODD } from '@e2e/support/odd-text';
import { buttonOf, dialogOf, expectNoDialog, expectNoSidewaysScroll } from '@e2e/support/screens';
import { act } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { SAVE_NEW, bodiesOf, buttonNamed, choose, fieldOf, fillPerson, openForm } from './teachers';

test('odd names at 390 px are sent as typed, and shown', { tag: ['@SAFE-16:teachers', '@SAFE-20', '@TEAC-27'] }, async ({ page, app }) => {
  await openForm({ page, app });
  await page.setViewportSize({ width: 390, height: 844 });
  await choose(page, 'Cursos', 'Sexto B');
  await app.control.fault({ method: 'POST', path: '/api/teachers', kind: 'status', status: 500 });
  for (const value of ODD) {
    await fillPerson(page, value, value, 'a@b');
    await buttonNamed(page, 'Guardar').click();
    await expect(dialogOf(page, 'Atención')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await buttonOf(page, 'Atención', 'Cancelar').click();
    await expectNoDialog(page);
    await expect(fieldOf(page, 'Nombre')).toHaveValue(value);
  }
  expect(await bodiesOf(app, SAVE_NEW)).toMatchObject(
    ODD.map((value) => ({ teacherRequests: [{ teacherName: value, teacherLastName: value }] })),
  );
  await app.control.fault();
  const [long = '', , , markup = ''] = ODD;
  // As long as an address may be.
  const email = `${'y'.repeat(64)}@${'z'.repeat(63)}.${'z'.repeat(63)}.${'z'.repeat(52)}.example`;
  await fillPerson(page, long, markup, email);
  await buttonNamed(page, 'Guardar').click();
  await buttonOf(page, '¡Invitación Enviada!', 'Aceptar').click();
  const sheet = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await expect(sheet).toContainText(`${long} ${markup}`);
  await expectNoSidewaysScroll(page);
  await act(page, `${long} ${markup}`, 'Ver');
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(markup);
  await expectNoSidewaysScroll(page);
  await expect(page).toHaveTitle('Profesores');
});
