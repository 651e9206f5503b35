import type { Page } from '@playwright/test';
import { RECOVERED, acceptFailure, buttonOf, dialogOf, expectNoDialog, pressTwice, type Visit, anyDialog } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import {
  FABIO,
  GET_DEEP,
  LIST,
  SAVE_NEW,
  bodiesOf,
  buttonNamed,
  choicesOf,
  choose,
  directorSwitch,
  fieldOf,
  fillPerson,
  find,
  linesOf,
  openForm,
} from './teachers';

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
  {
    tag: [
      '@TEAC-30:refused',
      '@TEAC-30:serverError',
      '@TEAC-30:unreadable',
      '@TEAC-30:noNetwork',
      '@TEAC-30:noSession',
      '@TEAC-31:inactive',
      '@TEAC-35',
    ],
  },
  async ({ page, app }) => {
    await fillFabio({ page, app });
    await buttonNamed(page, 'Guardar').click();
    await expect(dialogOf(page, QUESTION)).toContainText(EXISTS);
    await expect(dialogOf(page, QUESTION).getByRole('button')).toHaveText(['Cancelar', 'Activar']);
    await expect(anyDialog(page)).toHaveCount(1);
    expect((await app.control.calls(SAVE_NEW)).map(({ status }) => status)).toEqual([409]);
    await app.checkA11y();
    await buttonOf(page, QUESTION, 'Cancelar').click();
    await expectNoDialog(page);
    await expectForm(page);

    for (const fault of [
      { kind: 'status', status: 400 },
      { kind: 'status', status: 409, errorCode: 'room_withDirector', message: 'Esto no se muestra' },
      { kind: 'status', status: 500 },
      { kind: 'html' },
    ] as const) {
      await app.control.fault({ ...CREATION, ...fault });
      await buttonNamed(page, 'Guardar').click();
      await expect(dialogOf(page, QUESTION)).toContainText(EXISTS);
      await expect(page.getByText('Esto no se muestra')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expectNoDialog(page);
    }
    await app.control.fault({ ...CREATION, kind: 'network' });
    await buttonNamed(page, 'Guardar').click();
    await acceptFailure(page, 'No response from server');
    await expectNoDialog(page);
    await expectForm(page);
    expect([...(await app.control.calls(ACTIVATE)), ...(await app.control.calls(GET_DEEP))]).toEqual([]);

    await app.control.fault({ ...CREATION, kind: 'status', status: 401 });
    await buttonNamed(page, 'Guardar').click();
    await expect(page).toHaveURL('/unauthorized');
    await expectNoDialog(page);
  },
);

test(
  'the e-mail of an active teacher and a room that somebody directs are refused; without either the teacher is created',
  {
    tag: [
      '@TEAC-31:active',
      '@TEAC-43:created',
      '@TEAC-24',
      '@TEAC-28:switchedOff',
      '@wire',
      '@API-089:duplicatedEmail',
      '@API-089:withDirector',
    ],
  },
  async ({ page, app }) => {
    // Sexto A has got its director since the free rooms were read.
    const sixth = { id: 9, schoolId: 1, name: 'Sexto A', roomAcronyms: '6A', type: 'HIGH_SCHOOL', hasSubjects: true };
    const body = { rooms: [{ ...sixth, active: true, teacherId: null, group: 'Secundaria' }] };
    await openForm({ page, app }, 'coordinadora', {
      faults: [{ method: 'GET', path: '/api/rooms/without-director', kind: 'answer', body }],
    });
    const statuses = async () => (await app.control.calls(SAVE_NEW)).map(({ status }) => status);
    const expectRefused = async (email: string) => {
      await buttonNamed(page, 'Guardar').click();
      await expect(dialogOf(page, QUESTION)).toContainText(`Un profesor con el correo ${email} ya existe.`);
      await buttonOf(page, QUESTION, 'Cancelar').click();
      await expectNoDialog(page);
    };
    await fillPerson(page, 'Yaneth', 'García', 'yaneth.garcia@yarumos.example');
    await choose(page, 'Cursos', 'Sexto B');
    await expectRefused('yaneth.garcia@yarumos.example');
    await fillPerson(page, 'Luz', 'Peña', 'luz.pena@yarumos.example');
    await directorSwitch(page).check();
    await choose(page, 'Dirección de grupo', 'Sexto A');
    await expectRefused('luz.pena@yarumos.example');
    expect(await statuses()).toEqual([409, 409]);
    await directorSwitch(page).uncheck();
    await buttonNamed(page, 'Guardar').click();
    await buttonOf(page, '¡Invitación Enviada!', 'Aceptar').click();
    await expect(await find(page, 'Luz')).toContainText('Invitación enviada');
    expect(await statuses()).toEqual([409, 409, 200]);
    expect((await bodiesOf(app, SAVE_NEW)).at(-1)).toMatchObject({ teacherRequests: [{ courses: [], rooms: [10], roomIds: [] }] });
  },
);

test(
  'an activation that fails shows the error modal and keeps the form',
  { tag: ['@TEAC-32:readFails', '@TEAC-32:activationFails'] },
  async ({ page, app }) => {
    await fillFabio({ page, app });
    for (const [method, path] of [
      ['GET', '/teachersDeepByTeacherEmail/{email}'],
      ['PUT', '/api/teachers/{id}/activate'],
    ] as const) {
      await app.control.fault({ method, path, kind: 'status', status: 500 });
      await buttonNamed(page, 'Guardar').click();
      await buttonOf(page, QUESTION, 'Activar').click();
      await acceptFailure(page, 'Ha ocurrido un error inesperado');
      await expectNoDialog(page);
      await expectForm(page);
      if (method === 'GET') expect(await app.control.calls(ACTIVATE)).toEqual([]);
    }
  },
);

test(
  'an activated teacher is back as they were, and what the form held is not saved',
  { tag: ['@TEAC-32:sent', '@TEAC-33', '@TEAC-34', '@SHAR-10:activation', '@wire', '@API-090:ok', '@API-093:ok'] },
  async ({ page, app }) => {
    await fillFabio({ page, app });
    await buttonNamed(page, 'Guardar').click();
    await pressTwice(app, ACTIVATE, buttonOf(page, QUESTION, 'Activar'));
    await expect(dialogOf(page, '¡Activado!')).toContainText('El profesor fue activado con éxito.');
    expect((await app.control.calls(GET_DEEP)).map(({ path }) => path)).toEqual([`/teachersDeepByTeacherEmail/${FABIO}`]);
    expect((await app.control.calls(ACTIVATE)).map(({ path, body }) => ({ path, body }))).toEqual([
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
