/** Teachers from a file: the form takes one after the other. */
import type { Locator, Page } from '@playwright/test';
import { csv, give, openUpload, pass, previewOf, problemsOf } from '@e2e/support/list-files';
import { buttonOf, expectNoDialog, expectScreen } from '@e2e/support/screens';
import { saveOf } from '@e2e/support/form-rows';
import { expect, test } from '@e2e/support/test';
import { choose, fieldOf } from '@e2e/teachers/teachers';

const TEACHERS = '/dashboard/teachers/list';
const TEACHERS_TITLE = 'Cargar lista de profesores';

/** What the form of a teacher says of the list, without the buttons, which no role tells from it. */
const listNotice = (page: Page): Locator => page.getByRole('main').locator('.notice').filter({ hasText: 'de la lista' }).locator('> span');

test(
  'teachers: the form takes one after the other, with rooms and subjects chosen in it; the others wait',
  { tag: ['@IMPO-01:teachers', '@IMPO-02:teachers', '@IMPO-02:waiting'] },
  async ({ page, app }) => {
    await openUpload(page, app, TEACHERS);
    await give(
      page,
      TEACHERS_TITLE,
      csv(
        [
          'Apellido;Nombre;Correo electrónico',
          'Quintero;Ana;<ana.quintero@yarumos.example>',
          'García;Yaneth;yaneth.garcia@yarumos.example',
          'Rueda;Luis;luis.rueda@yarumos.example',
          'Rueda;Luis;luis.rueda@yarumos.example',
          'Salas;Eva;Eva',
          'Torres;Inés;Ines.Torres@Yarumos.example',
        ].join('\n'),
      ),
    );
    await expect(problemsOf(page, TEACHERS_TITLE)).toHaveText([
      'Fila 3: un profesor con el correo yaneth.garcia@yarumos.example ya existe.',
      'Fila 5: se repite con la fila 4.',
      'Fila 6, Correo electrónico: Solo se aceptan minusculas.',
    ]);
    await expect(previewOf(page, TEACHERS_TITLE)).toHaveCount(3);
    await pass(page, TEACHERS_TITLE);
    await expectScreen(page, '/dashboard/teachers/create');
    await expect(fieldOf(page, 'Nombre')).toHaveValue('Ana');
    await expect(fieldOf(page, 'Nombre')).toBeFocused();
    await expect(fieldOf(page, 'Correo electrónico')).toHaveValue('ana.quintero@yarumos.example');
    await expect(listNotice(page)).toHaveText('Estos datos vienen de la lista. Siguen 2 de la lista. Al guardar viene Luis Rueda.');
    await app.checkA11y();
    await choose(page, 'Cursos', 'Sexto A');
    await saveOf(page).click();
    await buttonOf(page, '¡Invitación Enviada!', 'Aceptar').click();
    await expectNoDialog(page);
    await expectScreen(page, '/dashboard/teachers/create');
    const one = 'Estos datos vienen de la lista. Sigue 1 de la lista. Al guardar viene Inés Torres.';
    await expect(fieldOf(page, 'Apellido')).toHaveValue('Rueda');
    await expect(listNotice(page)).toHaveText(one);
    // Nothing of the list is lost by a reload, nor by leaving.
    await page.reload();
    await expect(fieldOf(page, 'Apellido')).toHaveValue('Rueda');
    await expect(listNotice(page)).toHaveText(one);
    await page.getByRole('button', { name: 'Saltar este' }).click();
    await expect(fieldOf(page, 'Apellido')).toHaveValue('Torres');
    await expect(fieldOf(page, 'Correo electrónico')).toHaveValue('ines.torres@yarumos.example');
    await expect(listNotice(page)).toHaveText('Estos datos vienen de la lista. No sigue nadie más.');
    await expect(page.getByRole('button', { name: 'Quitar los que siguen' })).toHaveCount(0);
    await choose(page, 'Cursos', 'Sexto A');
    await saveOf(page).click();
    await buttonOf(page, '¡Invitación Enviada!', 'Aceptar').click();
    await expectScreen(page, TEACHERS);
    expect((await app.control.calls('POST /api/teachers')).length).toBe(2);
  },
);

test('teachers: what is half typed is first, and the list waits behind it', { tag: ['@IMPO-02:waiting'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: TEACHERS });
  await page.getByRole('button', { name: 'Agregar Profesor' }).click();
  await fieldOf(page, 'Nombre').fill('Rosa');
  await page.goBack();
  await page.getByRole('button', { name: 'Cargar Lista' }).click();
  await give(page, TEACHERS_TITLE, csv('Luis;Rueda;luis.rueda@yarumos.example\nInés;Torres;ines.torres@yarumos.example'));
  await pass(page, TEACHERS_TITLE);
  await expect(fieldOf(page, 'Nombre')).toHaveValue('Rosa');
  const two = 'Siguen 2 de la lista. Al guardar viene Luis Rueda.';
  await expect(listNotice(page)).toHaveText(two);
  // Who is not of the list is not left out of it.
  await expect(page.getByRole('button', { name: 'Saltar este' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Quitar los que siguen' }).click();
  await expect(listNotice(page)).toHaveCount(0);
  await expect(fieldOf(page, 'Nombre')).toHaveValue('Rosa');
  await expect(fieldOf(page, 'Nombre')).toBeFocused();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(listNotice(page)).toHaveText(two);
  await expect(fieldOf(page, 'Nombre')).toHaveValue('Rosa');
  // What was recovered goes by its own button; the list comes then.
  await page.reload();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(fieldOf(page, 'Nombre')).toHaveValue('Luis');
  await expect(listNotice(page)).toHaveText('Estos datos vienen de la lista. Sigue 1 de la lista. Al guardar viene Inés Torres.');
});

test(
  'teachers: who is left out, as the form had him by then, can be had back, also once the form was left',
  { tag: ['@IMPO-02:undone'] },
  async ({ page, app }) => {
    await openUpload(page, app, TEACHERS);
    await give(page, TEACHERS_TITLE, csv('Luis;Rueda;luis.rueda@yarumos.example'));
    await pass(page, TEACHERS_TITLE);
    const alone = 'Estos datos vienen de la lista. No sigue nadie más.';
    await expect(listNotice(page)).toHaveText(alone);
    await fieldOf(page, 'Nombre').fill('Luis Alberto');
    await choose(page, 'Cursos', 'Sexto A');
    const skip = page.getByRole('button', { name: 'Saltar este' });
    const undo = page.getByRole('button', { name: 'Deshacer' });
    await skip.click();
    await expect(page.getByText('Se saltó el profesor de la lista.')).toBeVisible();
    await expect(listNotice(page)).toHaveCount(0);
    await expect(fieldOf(page, 'Nombre')).toHaveValue('');
    await expect(fieldOf(page, 'Nombre')).toBeFocused();
    await undo.click();
    await expect(fieldOf(page, 'Nombre')).toHaveValue('Luis Alberto');
    await expect(page.getByRole('group', { name: 'Cursos', exact: true }).first()).toContainText('Sexto A');
    await expect(listNotice(page)).toHaveText(alone);
    await skip.click();
    await expect(fieldOf(page, 'Nombre')).toHaveValue('');
    await page.goBack();
    await expectScreen(page, TEACHERS);
    await undo.click();
    await page.getByRole('button', { name: 'Agregar Profesor' }).click();
    await expect(fieldOf(page, 'Nombre')).toHaveValue('Luis Alberto');
    await expect(listNotice(page)).toHaveText(alone);
    // What was changed of him goes, he stays.
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(fieldOf(page, 'Nombre')).toHaveValue('Luis');
    await expect(listNotice(page)).toHaveText(alone);
  },
);

test(
  'teachers: a second file is compared with who is in the form, as it stands there, and with those that wait',
  { tag: ['@IMPO-06:waiting'] },
  async ({ page, app }) => {
    await openUpload(page, app, TEACHERS);
    await give(page, TEACHERS_TITLE, csv('Luis;Rueda;luis.rueda@yarumos.example\nInés;Torres;ines.torres@yarumos.example'));
    await pass(page, TEACHERS_TITLE);
    await expect(fieldOf(page, 'Nombre')).toHaveValue('Luis');
    const second = csv(
      'Luis;Rueda;luis.rueda@yarumos.example\nInés;Torres;ines.torres@yarumos.example\nAna;Quintero;ana.quintero@yarumos.example\n',
    );
    await page.goBack();
    await page.getByRole('button', { name: 'Cargar Lista' }).click();
    await give(page, TEACHERS_TITLE, second);
    await expect(problemsOf(page, TEACHERS_TITLE)).toHaveText(['Fila 1: ya está en el formulario.', 'Fila 2: ya está en el formulario.']);
    await buttonOf(page, TEACHERS_TITLE, 'Cancelar').click();
    await page.getByRole('button', { name: 'Agregar Profesor' }).click();
    await fieldOf(page, 'Correo electrónico').fill('ana.quintero@yarumos.example');
    await page.goBack();
    await page.getByRole('button', { name: 'Cargar Lista' }).click();
    await give(page, TEACHERS_TITLE, second);
    await expect(problemsOf(page, TEACHERS_TITLE)).toHaveText(['Fila 2: ya está en el formulario.', 'Fila 3: ya está en el formulario.']);
  },
);
