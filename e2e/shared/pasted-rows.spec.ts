import type { Locator, Page } from '@playwright/test';
import { CREATE as ROOMS, SAVE as SAVE_ROOMS, formRow } from '@e2e/rooms/rooms';
import { REQUIRED as REQUIRED_HERE, invitation, openInvitation, send } from '@e2e/students/students';
import { FORM as SUBJECTS, iconOf, nameOf, typeOf } from '@e2e/subjects/subjects';
import { addRow, pasteByKeys, saveOf } from '@e2e/support/form-rows';
import { expectSaved, type Visit } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';

const REQUIRED = 'Este campo es requerido';
const HINT = 'Puedes pegar varias filas desde Excel.';

const toldUnder = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /Excel|pegada/ });
const acronymOf = (row: Locator) => row.getByLabel('Acrónimo');
const roomTypeOf = (row: Locator) => row.getByRole('combobox', { name: 'Tipo' });
const switchOf = (row: Locator) => row.getByRole('switch', { name: 'Tiene asignaturas' });
const chosenOf = (select: Locator) => select.getByRole('option', { selected: true });

/** The form of rooms, the focus in its first field. */
async function openRoomsForm({ page, app }: Visit): Promise<Locator> {
  await app.signIn('coordinadora', { at: ROOMS });
  await formRow(page, 1).getByLabel('Nombre').focus();
  return formRow(page, 1);
}

test(
  'rows of rooms take name, acronym, type and switch of a paste, and the blank lines at its end make none; it is told under them',
  { tag: ['@SHAR-28:rooms', '@SHAR-28:switch', '@SHAR-28:told', '@SHAR-28:blankLines'] },
  async ({ page, app }) => {
    await openRoomsForm({ page, app });
    await expect(toldUnder(page)).toHaveText(HINT);
    const lines = [
      'Octavo B\t8B\tSecundaria\tSÍ',
      'Octavo C\t8C\tSECUNDÁRIA\tx',
      'Octavo D\t8D\tprimaria\t1',
      'Octavo E\t8E\tPreescolar\tNO',
      'Octavo F\t8F\tPrimaria\t',
    ];
    await pasteByKeys(page, `${lines.join('\r\n')}\r\n\t\t\t\r\n\r\n`);
    await expect(toldUnder(page)).toHaveText('5 filas pegadas');
    await expect(page.getByRole('group', { name: /^Curso \d$/ })).toHaveCount(5);
    await expect(formRow(page, 5).getByLabel('Nombre')).toBeFocused();
    for (const [index, [acronym, type, on]] of [
      ['8B', 'Secundaria', true],
      ['8C', 'Secundaria', true],
      ['8D', 'Primaria', true],
      ['8E', 'Preescolar', false],
      ['8F', 'Primaria', false],
    ].entries()) {
      const row = formRow(page, index + 1);
      await expect(acronymOf(row)).toHaveValue(String(acronym));
      await expect(chosenOf(roomTypeOf(row))).toHaveText(String(type));
      await expect(switchOf(row)).toBeChecked({ checked: on === true });
    }
    await expect(page.getByText(REQUIRED)).toHaveCount(0);
    await saveOf(page).click();
    await expectSaved(page);
    const [call] = await app.control.calls(SAVE_ROOMS);
    expect(call?.body).toHaveLength(5);
  },
);

test(
  'a cell that fits nothing leaves its field empty and says so, however full the others are; one that is empty changes nothing',
  { tag: ['@SHAR-28:unfit'] },
  async ({ page, app }) => {
    const row = await openRoomsForm({ page, app });
    await roomTypeOf(row).selectOption('Primaria');
    await row.getByLabel('Nombre').focus();
    await pasteByKeys(page, 'Octavo B\t8B\tBachillerato\nOctavo C\t\tPrimaria');
    await expect(chosenOf(roomTypeOf(row))).toHaveText('Elige un tipo');
    await expect(roomTypeOf(row)).toHaveAccessibleDescription(REQUIRED);
    await expect(acronymOf(formRow(page, 2))).toHaveAccessibleDescription(REQUIRED);
    await expect(page.getByText(REQUIRED, { exact: true })).toHaveCount(2);
    await row.getByLabel('Nombre').focus();
    await pasteByKeys(page, 'Octavo D\t\tSecundaria');
    await expect(row.getByLabel('Nombre')).toHaveValue('Octavo D');
    await expect(acronymOf(row)).toHaveValue('8B');
    await expect(chosenOf(roomTypeOf(row))).toHaveText('Secundaria');
    await expect(page.getByText(REQUIRED, { exact: true })).toHaveCount(1);
    await expect(toldUnder(page)).toHaveText('1 fila pegada');
  },
);

test(
  'a paste begins at the active field, a select or a switch too; one cell in a text is an ordinary paste',
  { tag: ['@SHAR-28:active', '@SHAR-28:oneCell'] },
  async ({ page, app }) => {
    const row = await openRoomsForm({ page, app });
    await page.keyboard.type('Sexto ');
    await pasteByKeys(page, 'Ñ\r\n');
    await expect(row.getByLabel('Nombre')).toHaveValue('Sexto Ñ');
    await expect(toldUnder(page)).toHaveText(HINT);
    await roomTypeOf(row).focus();
    await pasteByKeys(page, 'Primaria\tno\nSecundaria\tsí');
    await expect(row.getByLabel('Nombre')).toHaveValue('Sexto Ñ');
    await expect(chosenOf(roomTypeOf(row))).toHaveText('Primaria');
    await expect(switchOf(row)).not.toBeChecked();
    await expect(chosenOf(roomTypeOf(formRow(page, 2)))).toHaveText('Secundaria');
    await expect(switchOf(formRow(page, 2))).toBeChecked();
    await roomTypeOf(row).focus();
    await pasteByKeys(page, 'preescolar');
    await expect(chosenOf(roomTypeOf(row))).toHaveText('Preescolar');
    await expect(roomTypeOf(row)).toBeFocused();
    await switchOf(formRow(page, 2)).focus();
    await pasteByKeys(page, 'cualquiera');
    await expect(switchOf(formRow(page, 2))).not.toBeChecked();
  },
);

const INVITED = 'Emilia\tZapata\temilia@correo.example\t2024\nEmilio\tZapata\tZapata\t1999\n';

async function expectInvited(page: Page): Promise<void> {
  await expect(page.getByText('2 filas pegadas')).toBeVisible();
  await expect(invitation(page, 1).getByLabel('Correo del padre')).toHaveValue('emilia@correo.example');
  await expect(invitation(page, 1).getByLabel('Antigüedad')).toHaveValue('2024');
  await expect(invitation(page, 2).getByLabel('Apellido')).toHaveValue('Zapata');
  await expect(invitation(page, 2).getByLabel('Correo del padre')).toHaveAccessibleDescription('Solo se aceptan minusculas');
  await expect(invitation(page, 2).getByLabel('Antigüedad')).toHaveValue('');
  await expect(invitation(page, 2).getByLabel('Antigüedad')).toHaveAccessibleDescription(`${REQUIRED_HERE} Año en que ingresó al colegio`);
}

test(
  'invitations take all four columns of a paste, and a wrong one is told at once',
  { tag: ['@SHAR-28:invitations', '@SHAR-28:unfitInvitation', '@SHAR-16:invitation'] },
  async ({ page, app }) => {
    await openInvitation({ page, app });
    await expect(page.getByText(HINT)).toBeVisible();
    await invitation(page).getByLabel('Nombre').focus();
    await pasteByKeys(page, INVITED);
    await expectInvited(page);
    await send(page);
    await expect(invitation(page, 2).getByLabel('Correo del padre')).toBeFocused();
  },
);

test(
  "a Teacher's invitations take them too, and leave the class as it was chosen",
  { tag: ['@SHAR-28:teacherInvitations'] },
  async ({ page, app }) => {
    await app.signIn('directora', { at: '/dashboard/teacher-rooms/create' });
    const room = page.getByRole('combobox', { name: 'Curso' });
    await room.selectOption({ index: 1 });
    await invitation(page).getByLabel('Nombre').focus();
    await pasteByKeys(page, INVITED);
    await expectInvited(page);
    await expect(room.getByRole('option', { selected: true })).not.toHaveText('Elige un curso');
  },
);

test('the fields of a row stand in one line at 1024 px, and the bin of a lone row is paler than one that works', async ({ page, app }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await app.signIn('coordinadora', { at: SUBJECTS });
  const row = page.getByRole('group', { name: 'Asignatura 1', exact: true });
  const bin = row.getByRole('button', { name: 'Quitar' });
  const middleOf = async (control: Locator): Promise<number> => {
    const box = await control.boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
  };
  await saveOf(page).click();
  await expect(typeOf(row)).toHaveAccessibleDescription(REQUIRED);
  const middle = await middleOf(nameOf(row));
  for (const control of [typeOf(row), iconOf(row), bin]) expect(Math.abs((await middleOf(control)) - middle)).toBeLessThanOrEqual(1);
  await expect(bin).toHaveCSS('color', 'rgb(132, 141, 166)');
  await addRow(page);
  await expect(bin).toHaveCSS('color', 'rgb(90, 98, 122)');
});
