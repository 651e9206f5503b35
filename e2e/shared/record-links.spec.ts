/** The name in the lists of rooms and teachers leads to the record's detail, beside the icon (SHAR-27). */
import { expect, test } from '@e2e/support/test';

for (const [kind, at, name, detail] of [
  ['rooms', '/dashboard/rooms/list', 'Primero A', '/dashboard/room/4'],
  ['teachers', '/dashboard/teachers/list', 'Mauricio', '/dashboard/teachers/mauricio.tovar%40yarumos.example'],
] as const) {
  test(`${kind}: the name is a link to the record`, { tag: [`@SHAR-27:${kind}`] }, async ({ page, app }) => {
    await app.signIn('coordinadora', { at });
    await page.getByLabel('Resultados por páginas').selectOption('50');
    await page.getByRole('rowheader').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(detail);
    await expect(page.getByRole('main')).toContainText(name);
    await page.goBack();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
  });
}

test("a teacher's detail leads to the rooms", { tag: ['@SHAR-27:teacherRooms'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/teachers/yaneth.garcia@yarumos.example' });
  await page.getByRole('region', { name: 'Cursos' }).getByRole('link', { name: 'Sexto B' }).click();
  await expect(page).toHaveURL('/dashboard/room/10');
});
