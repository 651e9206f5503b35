import { fullOnly } from '@e2e/support/full-only';
import { expect, test } from '@e2e/support/test';

const LISTS = [
  ['colegio-vacio', '/dashboard/rooms/list', 'Agregar Curso'],
  ['colegio-vacio', '/dashboard/courses/list', 'Agregar Asignatura'],
  ['colegio-vacio', '/dashboard/mentions/list', 'Agregar Mención'],
  ['cierre', '/dashboard/teachers/list', 'Agregar Profesor'],
] as const;

for (const [who, list, add] of LISTS)
  test(`${list} offers its next act once while it is empty`, { tag: fullOnly(list !== '/dashboard/rooms/list') }, async ({ page, app }) => {
    await app.signIn(who, { at: list });
    await expect(page.getByText(/^(Aún no se han creado|1\. Crea)/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cargar Lista' })).toBeVisible();
    await page.getByRole('button', { name: add }).click();
    await expect(page.getByRole('heading', { level: 2, name: add })).toBeVisible();
  });
