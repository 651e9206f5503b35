/** Tables from spreadsheets, pasted into forms of several rows. */
import type { Page } from '@playwright/test';
import { CREATE as ROOMS, formRow } from '@e2e/rooms/rooms';
import { INVITE, invitation, openInvitation, send } from '@e2e/students/students';
import { pasteByKeys } from '@e2e/support/form-rows';
import { expect, test } from '@e2e/support/test';

/** What stands under the rows. */
const toldUnder = (page: Page) => page.getByRole('status').filter({ hasText: /Excel|pegada/ });
const problemsOf = (page: Page) => page.getByRole('alert').getByRole('listitem');
const invitations = (page: Page) => page.getByRole('group', { name: /^Estudiante \d+$/ });

async function pasteInvitations(page: Page, text: string): Promise<void> {
  await invitation(page).getByLabel('Nombre').focus();
  await pasteByKeys(page, text);
}

async function expectLuis(page: Page, row = 1): Promise<void> {
  const fields = invitation(page, row);
  await expect(fields.getByLabel('Nombre')).toHaveValue('Luis');
  await expect(fields.getByLabel('Apellido')).toHaveValue('Rojas');
  await expect(fields.getByLabel('Correo del padre')).toHaveValue('luis@correo.example');
  await expect(fields.getByLabel('Antigüedad')).toHaveValue('2025');
}

test(
  'a head line tells the order of the columns and becomes no row [B1]; what the form lacks is left out, and said',
  { tag: ['@PAST-04:order', '@PAST-04:others', '@PAST-05:head'] },
  async ({ page, app }) => {
    await openInvitation({ page, app });
    await pasteInvitations(page, 'Nombre\tApellido\tCorreo del padre\tAntigüedad\nLuis\tRojas\tluis@correo.example\t2025');
    await expect(toldUnder(page)).toHaveText('1 fila pegada');
    await expect(invitations(page)).toHaveCount(1);
    await expectLuis(page);
    await pasteInvitations(
      page,
      'N°\tAPELLIDO *\tnombre (completo)\tDocumento\tAntiguedad\tCorreo\n1\tRojas\tLuis\t1020\t2025\tluis@correo.example',
    );
    await expect(toldUnder(page)).toHaveText('1 fila pegada. Columnas que no se usan: N°, Documento');
    await expectLuis(page);
    await app.checkA11y();
    await pasteInvitations(page, 'Nombre\tApellido\n');
    await expect(problemsOf(page)).toHaveText(['Fila 1: debajo de los títulos no hay filas.']);
  },
);

test(
  'a first column that counts is left out, and said [B2]; of rooms it may be the name',
  { tag: ['@PAST-05:counting', '@PAST-05:names'] },
  async ({ page, app }) => {
    await openInvitation({ page, app });
    await pasteInvitations(page, '1\tLuis\tRojas\tluis@correo.example\t2025\n2\tSara\tDíaz\tsara@correo.example\t2024');
    await expect(toldUnder(page)).toHaveText('2 filas pegadas. Columnas que no se usan: 1 …');
    await expectLuis(page);
    await expect(invitation(page, 2).getByLabel('Nombre')).toHaveValue('Sara');
    await page.goto(ROOMS);
    await formRow(page, 1).getByLabel('Nombre').focus();
    await pasteByKeys(page, '601\t6-1\tSecundaria\n602\t6-2\tSecundaria');
    await expect(toldUnder(page)).toHaveText('2 filas pegadas');
    await expect(formRow(page, 2).getByLabel('Nombre')).toHaveValue('602');
  },
);

test(
  'cells are read as spreadsheets write them, without what cannot be seen; quotes that do not close are refused',
  { tag: ['@PAST-01:rows', '@PAST-03:rows'] },
  async ({ page, app }) => {
    await openInvitation({ page, app });
    await pasteInvitations(
      page,
      '"Luis"\t\u200BRojas\u00AD\tluis@correo.example\t\u00A02025\r\n"Sara ""Sarita""\nInés"\tDi\u0301az  Gómez\t\t\r\n',
    );
    await expectLuis(page);
    await expect(invitation(page, 2).getByLabel('Nombre')).toHaveValue('Sara "Sarita" Inés');
    await expect(invitation(page, 2).getByLabel('Apellido')).toHaveValue('Díaz Gómez');
    await expect(toldUnder(page)).toHaveText('2 filas pegadas');
    // One cell, too, at the caret.
    await invitation(page).getByLabel('Apellido').focus();
    await page.keyboard.press('End');
    await pasteByKeys(page, '\u200B-\u00ADDíaz\r\n');
    await expect(invitation(page).getByLabel('Apellido')).toHaveValue('Rojas-Díaz');
    await invitation(page).getByLabel('Apellido').fill('Rojas');
    await pasteInvitations(page, 'Ana\tPaz\n"Eva\tRuiz\nIván\tVega');
    await expect(problemsOf(page)).toHaveText(['Fila 2: las comillas no se cierran.']);
    await expectLuis(page);
    await expect(invitations(page)).toHaveCount(2);
  },
);

test(
  'a line with too many cells, and errors of the spreadsheet, are named, and nothing is pasted',
  { tag: ['@PAST-06:width', '@PAST-06:error'] },
  async ({ page, app }) => {
    await openInvitation({ page, app });
    await pasteInvitations(
      page,
      'Luis\tRojas\tluis@correo.example\t2025\n\nSara\t#¡REF!\t#N/D\t2024\nAna\tPaz\tana@correo.example\t2025\tsobra',
    );
    await expect(page.getByRole('alert')).toContainText('No se pegó nada.');
    await expect(problemsOf(page)).toHaveText([
      'Fila 3, Apellido: #¡REF! es un error de la hoja de cálculo.',
      'Fila 3, Correo del padre: #N/D es un error de la hoja de cálculo.',
      'Fila 4: tiene 5 columnas y se esperaban 4.',
    ]);
    await expect(invitations(page)).toHaveCount(1);
    await expect(invitation(page).getByLabel('Nombre')).toHaveValue('');
    await expect(invitation(page).getByLabel('Nombre')).toBeFocused();
    await app.checkA11y();
    await send(page);
    expect(await app.control.calls(INVITE)).toEqual([]);
    await pasteInvitations(page, 'Luis\tRojas\tluis@correo.example\t2025');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectLuis(page);
  },
);

test('of 50 000 lines as many are pasted as the form takes, and the rest is told', { tag: ['@PAST-09:most'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: ROOMS });
  await formRow(page, 1).getByLabel('Nombre').focus();
  await pasteByKeys(page, Array.from({ length: 50_000 }, (_, index) => `Curso ${index}\tC${index}\tPrimaria`).join('\n'));
  await expect(toldUnder(page)).toHaveText('500 filas pegadas. No caben más: 49500 quedaron por fuera.');
  await expect(formRow(page, 500).getByLabel('Nombre')).toHaveValue('Curso 499');
  await expect(page.getByRole('button', { name: 'Agregar otro' })).toBeDisabled();
});

test('a student who comes twice in an invitation is told with the row [PAST-07]', { tag: ['@PAST-07:rows'] }, async ({ page, app }) => {
  await openInvitation({ page, app });
  await pasteInvitations(
    page,
    'Luis\tRojas\tpapa@correo.example\t2025\nSara\tRojas\tpapa@correo.example\t2025\nLUIS\trojas\tpapa@correo.example\t2025',
  );
  await expect(invitation(page, 1).getByLabel('Nombre')).toHaveAccessibleDescription('Ya está en la fila 3.');
  await expect(invitation(page, 2).getByLabel('Nombre')).toHaveAccessibleDescription('');
  await expect(invitation(page, 3).getByLabel('Nombre')).toHaveAccessibleDescription('Ya está en la fila 1.');
  await send(page);
  expect(await app.control.calls(INVITE)).toEqual([]);
});

test('what surrounds one pasted address falls away in a row, once', { tag: ['@PAST-03:email'] }, async ({ page, app }) => {
  await openInvitation({ page, app });
  await invitation(page).getByLabel('Correo del padre').focus();
  await pasteByKeys(page, 'Ana\u00A0<ana@correo.example>\u200B\r\n');
  await expect(invitation(page).getByLabel('Correo del padre')).toHaveValue('ana@correo.example');
});
