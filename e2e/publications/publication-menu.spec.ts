import { dialogOf, expectNoDialog } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import { INTRO, cardOf, findCard, openFeed, teacherIdOf } from './feed-page';
import { ADMIN_FEED, TEACHER_FEED, answering, postOf } from '@e2e/support/post-factory';
import { titleOf } from './publication-save';

const MAURICIO = teacherIdOf('mauricio.tovar@yarumos.example');
const YANETH = teacherIdOf('yaneth.garcia@yarumos.example');
const REMOVE = 'DELETE /api/post/{id}';

const byTeacher = (id: number, title: string, teacherId: number) =>
  postOf({ id, title, teacherId, managerId: null, teacherName: 'Docente' });
const byManager = (id: number, title: string, managerId: number) => postOf({ id, title, managerId });

test(
  'an Admin may change any manager’s post and no teacher’s',
  { tag: ['@POST-38:own', '@POST-38:other-manager', '@POST-38:teacher'] },
  async ({ page, app }) => {
    // The teacher's id is the Admin's own account id: ids of different kinds are never mixed up.
    const posts = [byManager(1, 'Propia', 1), byManager(2, 'De otra', 2), byTeacher(3, 'De docente', 1)];
    await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, posts) });
    await expect(cardOf(page, 'Propia').getByRole('button', { name: 'Opciones' })).toBeVisible();
    await expect(cardOf(page, 'De otra').getByRole('button', { name: 'Opciones' })).toBeVisible();
    await expect(cardOf(page, 'De docente')).toBeAttached();
    await expect(cardOf(page, 'De docente').getByRole('button', { name: 'Opciones' })).toHaveCount(0);
  },
);

test(
  'a Teacher may change only own posts',
  { tag: ['@POST-39:own', '@POST-39:other-teacher', '@POST-39:manager'] },
  async ({ page, app }) => {
    const posts = [byTeacher(1, 'Propia', MAURICIO), byTeacher(2, 'De colega', YANETH), byManager(3, 'De coordinación', MAURICIO)];
    await openFeed({ page, app }, 'docente', { faults: answering(TEACHER_FEED, posts) });
    await expect(cardOf(page, 'Propia').getByRole('button', { name: 'Opciones' })).toBeVisible();
    for (const title of ['De colega', 'De coordinación']) {
      await expect(cardOf(page, title)).toBeAttached();
      await expect(cardOf(page, title).getByRole('button', { name: 'Opciones' })).toHaveCount(0);
    }
  },
);

test(
  'the menu works with the keyboard alone, and a deleted publication stays away',
  { tag: ['@wire', '@POST-40:keyboard', '@POST-48:teacher', '@API-026:ok'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'directora');
    const toggle = cardOf(page, publications.earlyExit.title).getByRole('button', { name: 'Opciones' });
    await toggle.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Duplicar' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Eliminar' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(page.getByRole('menuitem', { name: 'Eliminar' })).toHaveCount(0);

    const card = cardOf(page, publications.earlyExit.title);
    await toggle.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await dialogOf(page, 'Eliminar Publicación').getByRole('button', { name: 'Aceptar' }).click();
    await expect(card).toHaveCount(0);
    await page.reload();
    await expect(cardOf(page, publications.geometryMaterials.title)).toBeVisible();
    await expect(card).toHaveCount(0);
  },
);

for (const [who, role, path, post] of [
  ['coordinadora', 'admin', ADMIN_FEED, byManager(publications.evaluationSummary.id, 'Propia', 1)],
  ['docente', 'teacher', TEACHER_FEED, byTeacher(publications.cellModel.id, 'Propia', MAURICIO)],
] as const) {
  const tag = [`@POST-40:${role}`, `@POST-47:${role}`, `@POST-48:${role}`, '@FEED-18:all-deleted'];

  test(`the menu of ${who} opens the edit screen, and asks before a publication goes`, { tag }, async ({ page, app }) => {
    await openFeed({ page, app }, who, { faults: answering(path, [post]) });
    const card = cardOf(page, 'Propia');
    const ask = async () => {
      await card.getByRole('button', { name: 'Opciones' }).click();
      await card.getByRole('menuitem', { name: 'Eliminar' }).click();
    };
    await ask();
    const dialog = dialogOf(page, 'Eliminar Publicación');
    await expect(dialog.getByText('¿Estás seguro que deseas eliminar esta publicación?', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button')).toHaveText(['Cancelar', 'Aceptar']);
    await app.checkA11y();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expectNoDialog(page);
    await expect(card).toBeVisible();
    expect(await app.control.calls(REMOVE)).toEqual([]);

    await ask();
    await dialog.getByRole('button', { name: 'Aceptar' }).click();
    await expect(card).toHaveCount(0);
    await expectNoDialog(page);
    // It was the only one.
    await expect(page.getByText(INTRO)).toBeVisible();
    const calls = await app.control.calls(REMOVE);
    expect(calls.map((call) => ({ path: call.path, body: call.body, status: call.status }))).toEqual([
      { path: `/api/post/${post.id}`, body: null, status: 204 },
    ]);

    const other = role === 'admin' ? publications.gradebookClosing : publications.commentsOff;
    await app.control.fault();
    await page.reload();
    const kept = await findCard(page, role === 'admin' ? 'Cierre de planillas del segundo periodo' : other.title);
    await expect(kept.getByRole('menuitem', { name: 'Editar' })).toHaveCount(0);
    await kept.getByRole('button', { name: 'Opciones' }).click();
    await expect(kept.getByRole('menuitem')).toHaveText(['Editar', 'Duplicar', 'Eliminar']);
    await kept.getByRole('menuitem', { name: 'Editar' }).click();
    await expect(page).toHaveURL(`/dashboard/publications/${other.id}`);
    await expect(titleOf(page)).not.toHaveValue('');
  });
}
