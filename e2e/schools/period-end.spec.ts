/** The end of a period on 'Institución', with the way to what it lacks. */
import type { Page } from '@playwright/test';
import type { Fault } from '@mocks/control/demo-state';
import { expect, test } from '@e2e/support/test';

const SCHOOLS = '/dashboard/schools';

const period = (endDate: string) => ({
  id: 2,
  name: 'Periodo 2',
  startDate: '2026-04-13 00:00:00',
  endDate: `${endDate} 23:59:59`,
  state: true,
});
const answer = (periods: readonly object[]): Fault => ({
  method: 'GET',
  path: '/api/periods',
  kind: 'answer',
  status: 200,
  body: { periods },
});
const wayOf = (page: Page) => page.getByRole('link', { name: 'Ver qué falta en Seguimiento' });
const tabOf = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('in the last two weeks it says when the period ends, and opens what it lacks', { tag: ['@HOME-09:days'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: SCHOOLS });
  // As the demo has it.
  await expect(page.getByText('Periodo 2 termina en 2 días.')).toBeVisible();
  await app.control.fault(answer([period('2026-07-02')]));
  await page.reload();
  await expect(page.getByText('Periodo 2 termina en 13 días.')).toBeVisible();
  await app.checkA11y();
  await wayOf(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seguimiento del periodo');
});

test('on the last day it ends today', { tag: ['@HOME-09:today'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: SCHOOLS, faults: [answer([period('2026-06-19')])] });
  await expect(page.getByText('Periodo 2 termina hoy.')).toBeVisible();
});

for (const [when, periods, shown] of [
  ['fifteen days before the end', [period('2026-07-03')], '03/07/2026'],
  ['between two periods', [period('2026-06-18')], '18/06/2026'],
  ['without periods', [], 'Aún no se han creado periodos.'],
] as const)
  test(`nothing shows ${when}`, { tag: ['@HOME-09:otherWeeks'] }, async ({ page, app }) => {
    await app.signIn('coordinadora', { at: SCHOOLS });
    await expect(wayOf(page)).toBeVisible();
    await app.control.fault(answer(periods));
    await tabOf(page, 'Configuración General').click();
    await expect(page.getByText(shown)).toBeVisible();
    await tabOf(page, 'Información General').click();
    await expect(page.getByRole('button', { name: 'Editar' })).toBeEnabled();
    await expect(wayOf(page)).toHaveCount(0);
  });

test('a failure shows nowhere', { tag: ['@HOME-09:failure'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', {
    at: SCHOOLS,
    faults: [{ method: 'GET', path: '/api/periods', kind: 'status', status: 500, times: 1 }],
  });
  await expect.poll(async () => (await app.control.read()).faults).toEqual([]);
  await expect(page.getByRole('button', { name: 'Editar' })).toBeEnabled();
  await expect(wayOf(page)).toHaveCount(0);
  // A modal would lie over the tabs.
  await tabOf(page, 'Configuración General').click();
  await expect(page.getByRole('row', { name: /^Periodo 2/ })).toBeVisible();
});
