/** The whole enrollment before it is sent. */
import { acceptFailure, expectNoSidewaysScroll } from '@e2e/support/screens';
import { addRooms, askDirectly } from '@e2e/support/direct-call';
import { expectRecords, headersOf } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import {
  SUMMARY,
  WAITING,
  acceptDone,
  assignWaiting,
  continueOf,
  finalizeButton,
  namesIn,
  openManage,
  rowsOf,
  targetOf,
} from './enrollments';

test(
  'counts for each room, who comes to each, and who goes to a room of the same grade or a lower one; nothing is held back',
  { tag: ['@SUGG-05:rooms', '@SUGG-05:targets', '@SUGG-05:cases', '@SUGG-05:open', '@SHAR-24:enrollmentSummary'] },
  async ({ page, app, host }) => {
    await app.signIn('matriculas', { at: WAITING });
    await expectRecords(page);
    const [, gone] = await addRooms(page, host.apiUrl, ['Séptimo B', '7B'], ['Noveno A', '9A']);
    await page.reload();
    const [one = '', two = '', three = ''] = await namesIn(page, 'Promovido');
    for (const [name, target] of [
      [one, 'Cuarto A (4A)'],
      [two, 'Séptimo B (7B)'],
      [three, 'Noveno A (9A)'],
    ] as const) {
      await openManage(page, name);
      await targetOf(page).selectOption(target);
      await continueOf(page).click();
      await acceptDone(page);
    }
    // The list lacks a room that somebody goes to.
    const listed = await askDirectly(page, { method: 'GET', url: `${host.apiUrl}/api/rooms/` });
    const { rooms: all } = listed.answer as { rooms: { id: number }[] };
    const body = { rooms: all.filter(({ id }) => id !== gone) };
    await app.control.fault({ method: 'GET', path: '/api/rooms', kind: 'answer', status: 200, body });
    await page.getByRole('link', { name: 'Ver resumen' }).click();
    await expect(page).toHaveURL(SUMMARY);
    const table = page.getByRole('table', { name: 'Resumen por curso' });
    await expect(table).toBeVisible();
    expect((await headersOf(page)).map((header) => header.trim())).toEqual([
      'Curso',
      'Estudiantes',
      'Promovidos',
      'No Promovidos',
      'Retirados',
      'Pendientes',
      'Pasan a',
    ]);
    expect(await rowsOf(page)).toEqual([
      ['Tercero A', '15', '14', '0', '1', '0', 'Cuarto A: 14'],
      ['Cuarto A', '17', '16', '1', '0', '0', 'Quinto A: 16, Cuarto A: 1'],
      ['Séptimo A', '13', '10', '0', '0', '3', expect.stringMatching(/^Octavo A: 7, /)],
    ]);
    await expect(page.getByRole('listitem').filter({ hasText: 'Promovidos' })).toHaveText(/40 Promovidos/);
    await expect(page.getByRole('listitem').filter({ hasText: 'Pendientes' })).toHaveText(/3 Pendientes/);
    const review = page.getByRole('region', { name: 'Para revisar' });
    await expect(review.getByRole('listitem')).toHaveText([
      `${one} pasa de Séptimo A a Cuarto AEs de un grado inferior. Quedará como Promovido.`,
      `${two} pasa de Séptimo A a Séptimo BEs del mismo grado. Quedará como Promovido.`,
      `${three} pasa de Séptimo A a Noveno AEse curso ya no existe. Elige otro.`,
    ]);
    const rooms = page.getByRole('region', { name: 'Así quedan los cursos en 2026' });
    await expect(rooms.getByRole('listitem')).toHaveText([
      'Tercero A0',
      'Cuarto A16',
      'Quinto A16',
      'Séptimo A0',
      'Séptimo B1',
      'Octavo A7',
      'Noveno A1',
    ]);
    await expect(finalizeButton(page)).toBeDisabled();
    // Back to the tab that was open, and by a room to its own.
    await page.getByRole('link', { name: 'Volver' }).click();
    await expect(page).toHaveURL(/roomId=25/);
    await assignWaiting(page);
    await page.getByRole('link', { name: 'Ver resumen' }).click();
    await expect(review.getByRole('listitem')).toHaveCount(3);
    await expect(finalizeButton(page)).toBeEnabled();
    await table.getByRole('link', { name: 'Cuarto A' }).click();
    await expect(page.getByRole('tab', { name: /^Cuarto A/ })).toHaveAttribute('aria-selected', 'true');
  },
);

test(
  'on a phone each room is a sheet; a failed room is told of',
  { tag: ['@SHAR-30:enrollmentSummary', '@SUGG-05:failed'] },
  async ({ page, app }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const history = { method: 'GET', path: '/api/students-history-record', kind: 'status', status: 500, times: 1 } as const;
    await app.signIn('matriculas', { at: SUMMARY, faults: [history] });
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expect(page.getByText('No se pudo cargar esta sección.')).toBeVisible();
    await expect(finalizeButton(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText('Nadie pasa a otro curso de su grado ni a un grado inferior.')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    const sheet = page.getByRole('listitem').filter({ hasText: 'Quinto A: 16, Cuarto A: 1' });
    await expect(sheet.getByRole('term')).toHaveText(['Estudiantes', 'Promovidos', 'No Promovidos', 'Retirados', 'Pendientes', 'Pasan a']);
    await expect(sheet.getByRole('definition')).toHaveText(['17', '16', '1', '0', '0', 'Quinto A: 16, Cuarto A: 1']);
    await expectNoSidewaysScroll(page);
    await app.checkA11y();
  },
);

test('at 1024 px nothing goes sideways', { tag: ['@SUGG-05:rooms'] }, async ({ page, app }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await app.signIn('matriculas', { at: SUMMARY });
  await expect(page.getByRole('table', { name: 'Resumen por curso' })).toBeVisible();
  await expectRecords(page);
  await expectNoSidewaysScroll(page);
});

test('the rooms of the new year fail: the summary says so and asks again', { tag: ['@SUGG-05:failed'] }, async ({ page, app }) => {
  await app.signIn('matriculas', { at: SUMMARY, faults: [{ method: 'GET', path: '/api/rooms', kind: 'status', status: 500 }] });
  await acceptFailure(page, 'Ha ocurrido un error inesperado');
  await expect(page.getByText('No se pudo cargar esta sección.')).toBeVisible();
  await app.control.fault();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('region', { name: 'Así quedan los cursos en 2026' })).toBeVisible();
});
