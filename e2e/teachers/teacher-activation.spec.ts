import type { Page } from '@playwright/test';
import { RECOVERED, acceptFailure, buttonOf, dialogOf, expectNoDialog, pressTwice, type Visit } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { FABIO, GET_DEEP, LIST, SAVE_NEW, buttonNamed, choicesOf, choose, fieldOf, fillPerson, find, linesOf, openForm } from './teachers';

const QUESTION = 'Atención';
const EXISTS = `Un profesor con el correo ${FABIO} ya existe. ¿Desea activarlo?`;
const ACTIVATE = 'PUT /api/teachers/{id}/activate';
const CREATION = { method: 'POST', path: '/api/teachers' } as const;

/** The form with the e-mail of a deleted teacher, under another name and with another class. */
async function fillFabio({ page, app }: Visit): Promise<void> {
  await openForm({ page, app });
  await fillPerson(page, 'Otro', 'Nombre', FABIO);
  await choose(page, 'Cursos', 'Sexto B');
}

async function expectForm(page: Page): Promise<void> {
  await expect(fieldOf(page, 'Nombre')).toHaveValue('Otro');
  await expect(fieldOf(page, 'Correo electrónico')).toHaveValue(FABIO);
  await expect(choicesOf(page, 'Cursos').getByRole('button', { name: 'Quitar Sexto B' })).toBeVisible();
}

test(
  'whatever stops a creation is asked about, and a no keeps the form',
  { tag: ['@TEAC-30', '@TEAC-31', '@TEAC-35'] },
  async ({ page, app }) => {
    await fillFabio({ page, app });
    await buttonNamed(page, 'Guardar').click();
    await expect(dialogOf(page, QUESTION)).toContainText(EXISTS);
    await expect(dialogOf(page, QUESTION).getByRole('button')).toHaveText(['Cancelar', 'Activar']);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect((await app.door.calls(SAVE_NEW)).map(({ status }) => status)).toEqual([409]);
    await app.look();
    await buttonOf(page, QUESTION, 'Cancelar').click();
    await expectNoDialog(page);
    await expectForm(page);

    for (const fault of [
      { kind: 'status', status: 400 },
      { kind: 'status', status: 409, errorCode: 'room_withDirector', message: 'Esto no se muestra' },
      { kind: 'status', status: 500 },
      { kind: 'html' },
    ] as const) {
      await app.door.fault({ ...CREATION, ...fault });
      await buttonNamed(page, 'Guardar').click();
      await expect(dialogOf(page, QUESTION)).toContainText(EXISTS);
      await expect(page.getByText('Esto no se muestra')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expectNoDialog(page);
    }
    await app.door.fault({ ...CREATION, kind: 'network' });
    await buttonNamed(page, 'Guardar').click();
    await acceptFailure(page, 'No response from server');
    await expectNoDialog(page);
    await expectForm(page);
    expect([...(await app.door.calls(ACTIVATE)), ...(await app.door.calls(GET_DEEP))]).toEqual([]);

    await app.door.fault({ ...CREATION, kind: 'status', status: 401 });
    await buttonNamed(page, 'Guardar').click();
    await expect(page).toHaveURL('/unauthorized');
    await expectNoDialog(page);
  },
);

test('the e-mail of an active teacher is taken, too', { tag: ['@TEAC-31'] }, async ({ page, app }) => {
  await openForm({ page, app });
  await fillPerson(page, 'Yaneth', 'García', 'yaneth.garcia@yarumos.example');
  await choose(page, 'Cursos', 'Sexto B');
  await buttonNamed(page, 'Guardar').click();
  await expect(dialogOf(page, QUESTION)).toContainText('Un profesor con el correo yaneth.garcia@yarumos.example ya existe.');
  await expect.poll(async () => (await app.door.calls(SAVE_NEW)).map(({ status }) => status)).toEqual([409]);
});

test('an activation that fails shows the error modal and keeps the form', { tag: ['@TEAC-32'] }, async ({ page, app }) => {
  await fillFabio({ page, app });
  for (const [method, path] of [
    ['GET', '/teachersDeepByTeacherEmail/{email}'],
    ['PUT', '/api/teachers/{id}/activate'],
  ] as const) {
    await app.door.fault({ method, path, kind: 'status', status: 500 });
    await buttonNamed(page, 'Guardar').click();
    await buttonOf(page, QUESTION, 'Activar').click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await expectNoDialog(page);
    await expectForm(page);
    if (method === 'GET') expect(await app.door.calls(ACTIVATE)).toEqual([]);
  }
});

test(
  'an activated teacher is back as they were, and what the form held is not saved',
  { tag: ['@TEAC-32', '@TEAC-33', '@TEAC-34', '@SHAR-10'] },
  async ({ page, app }) => {
    await fillFabio({ page, app });
    await buttonNamed(page, 'Guardar').click();
    await pressTwice(app, ACTIVATE, buttonOf(page, QUESTION, 'Activar'));
    await expect(dialogOf(page, '¡Activado!')).toContainText('El profesor fue activado con éxito.');
    expect((await app.door.calls(GET_DEEP)).map(({ path }) => path)).toEqual([`/teachersDeepByTeacherEmail/${FABIO}`]);
    expect((await app.door.calls(ACTIVATE)).map(({ path, body }) => ({ path, body }))).toEqual([
      { path: '/api/teachers/20/activate', body: null },
    ]);
    await buttonOf(page, '¡Activado!', 'Aceptar').click();
    await expect(page).toHaveURL(LIST);
    const row = await find(page, 'Fabio Nelson');
    await expect(row).toContainText('Registro completado');
    await row.getByRole('button', { name: 'Ver' }).click();
    await expect(linesOf(page, 'Asignaturas')).toHaveText(['Artes plásticas', 'Danzas']);
    await expect(linesOf(page, 'Cursos')).toHaveText([/Cuarto A/, /Quinto A/]);
    await expect(page.getByRole('region', { name: 'Dirección de grupo' })).toContainText('Ninguno');

    await page.getByRole('link', { name: 'Volver' }).click();
    await buttonNamed(page, 'Agregar Profesor').click();
    await expect(fieldOf(page, 'Nombre')).toHaveValue('');
    await expect(page.getByText(RECOVERED)).toHaveCount(0);
  },
);
