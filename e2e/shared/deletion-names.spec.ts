/** The question before a deletion names what goes (SHAR-23); of the catalogue's lists their own suites say so. */
import type { Page } from '@playwright/test';
import { ADMIN_FEED, answering, commentOf, postOf } from '@e2e/support/post-factory';
import { byButton } from '@e2e/support/opened-dialog';
import { buttonOf, dialogOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { showAll } from '@e2e/support/table';
import type { PersonKey } from '@fixtures/people';

/** In a line of its own. */
const expectNamed = (page: Page, title: string, name: string) =>
  expect(dialogOf(page, title).getByText(name, { exact: true })).toBeVisible();

/** By a text of the record's row. */
const ROWS: Readonly<Record<string, { as: PersonKey; at: string; row: string; title: string; name: string }>> = {
  student: {
    as: 'coordinadora',
    at: '/dashboard/room/9',
    row: 'luzdary.velez@',
    title: 'Eliminar Estudiante',
    name: 'Cristian Camilo Echeverri Vélez · Sexto A',
  },
  ownStudent: {
    as: 'directora',
    at: '/dashboard/teacher-rooms/list',
    row: 'luzdary.velez@',
    title: 'Eliminar Estudiante',
    name: 'Cristian Camilo Echeverri Vélez · Sexto A',
  },
};

for (const [kind, { as, at, row, title, name }] of Object.entries(ROWS)) {
  test(`${kind}: the question names it`, { tag: [`@SHAR-23:${kind}`] }, async ({ page, app }) => {
    await app.signIn(as, { at });
    await showAll(page);
    await page
      .getByRole('row')
      .filter({ hasText: row })
      .getByRole('button', { name: /^Eliminar\b/ })
      .click();
    await expectNamed(page, title, name);
  });
}

test('a subject type is named over its own dialog', { tag: ['@SHAR-23:subjectType'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/courses/list' });
  await byButton('Tipo de Asignatura')(page);
  await dialogOf(page, 'Tipo de Asignatura').getByRole('button', { name: 'Eliminar Dimensiones (preescolar)', exact: true }).click();
  await expectNamed(page, 'Eliminar Tipo de Asignatura', 'Dimensiones (preescolar)');
});

test(
  'a publication is named by its title, an event by its name, a comment by its first words',
  { tag: ['@SHAR-23:publication', '@SHAR-23:event', '@SHAR-23:comment'] },
  async ({ page, app }) => {
    const own = { managerId: 1, teacherId: null };
    const reply = commentOf({ commentId: 12, message: 'Respuesta' });
    const asked = commentOf({
      ...own,
      commentId: 11,
      message: 'El bus sale a las seis en punto de la portería norte y no espera a nadie, por favor.',
      commentsChildren: [reply],
    });
    const faults = answering(ADMIN_FEED, [
      postOf({ ...own, id: 1, title: 'Salida al museo', comments: [asked] }),
      postOf({ ...own, id: 2, postType: 'EVENT', title: null, name: 'Feria de la ciencia' }),
    ]);
    await app.signIn('coordinadora', { at: '/dashboard/publications/list', faults });
    for (const name of ['Salida al museo', 'Feria de la ciencia']) {
      const card = page.getByRole('article', { name });
      await card.getByRole('button', { name: 'Opciones' }).click();
      await card.getByRole('menuitem', { name: 'Eliminar' }).click();
      await expectNamed(page, 'Eliminar Publicación', name);
      await app.checkA11y();
      await buttonOf(page, 'Eliminar Publicación', 'Cancelar').click();
    }
    await page
      .getByRole('article', { name: 'Salida al museo' })
      .getByRole('button', { name: /^Eliminar\b/ })
      .first()
      .click();
    await expectNamed(page, 'Eliminar Comentario', 'El bus sale a las seis en punto de la portería norte y no…');
  },
);
