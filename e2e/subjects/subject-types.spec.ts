import type { Page } from '@playwright/test';
import { ODD } from '@e2e/support/odd-text';
import {
  RECOVERED,
  acceptFailure,
  buttonOf,
  dialogOf,
  expectNoDialog,
  expectNoMessage,
  expectNoSidewaysScroll,
  goWithin,
} from '@e2e/support/screens';
import { showAll } from '@e2e/support/table';
import { expect, test } from '@e2e/support/test';
import { LIST, nameOf, openEdit, openList, typeOf } from './subjects';

const TYPES = 'Tipo de Asignatura';
const CONFIRM = 'Eliminar Tipo de Asignatura';
const EXISTING = 'Tipo de asignatura existente';
const ADD = 'POST /api/subject-type';
const REMOVE = 'DELETE /api/subject-type/{id}';

const fieldOf = (page: Page) => dialogOf(page, TYPES).getByRole('textbox', { name: 'Nuevo tipo de asignatura' });
const addOf = (page: Page) => buttonOf(page, TYPES, 'Agregar');
const removeOf = (page: Page, type: string) => buttonOf(page, TYPES, `Eliminar ${type}`);

async function openTypes(page: Page) {
  await page.getByRole('button', { name: TYPES, exact: true }).first().click();
  await expect(fieldOf(page)).toBeVisible();
}

test(
  'the dialog shows the types, each with its deletion, and the field',
  { tag: ['@SUBJ-27', '@SHAR-18', '@ERRO-04'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora', {
      at: LIST,
      faults: [{ method: 'GET', path: '/api/subject-types', kind: 'status', status: 500, times: 1 }],
    });
    await page.getByRole('button', { name: TYPES, exact: true }).click();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    const subjectTypes = ['Robótica', 'Artes', 'Ética'].map((value, index) => ({ id: index + 1, value }));
    await app.control.fault({ method: 'GET', path: '/api/subject-types', kind: 'answer', body: { subjectTypes } });
    await buttonOf(page, TYPES, 'Reintentar').click();
    await expect(dialogOf(page, TYPES).getByRole('listitem')).toHaveText(['Artes', 'Ética', 'Robótica']);
    for (const { value } of subjectTypes) await expect(removeOf(page, value)).toHaveAttribute('title', `Eliminar ${value}`);
    await expect(fieldOf(page)).toHaveValue('');
    await app.checkA11y();
    await buttonOf(page, TYPES, 'Cerrar').click();
    await expectNoDialog(page);
  },
);

test('what is typed while a type is on its way stays', { tag: ['@SUBJ-31:sent'] }, async ({ page, app }) => {
  await openList({ page, app });
  await openTypes(page);
  await fieldOf(page).fill('Robótica');
  await app.control.hold(ADD);
  await addOf(page).click();
  await fieldOf(page).fill('Danza');
  await app.control.release();
  await expect(removeOf(page, 'Robótica')).toBeVisible();
  await expect(addOf(page)).toBeEnabled();
  await expect(fieldOf(page)).toHaveValue('Danza');
  await page.reload();
  await openTypes(page);
  await expect(fieldOf(page)).toHaveValue('Danza');
});

test(
  '«Agregar» waits for a name that is neither empty nor known',
  { tag: ['@SUBJ-28:empty', '@SUBJ-28:blanks', '@SUBJ-29:case', '@SUBJ-29:blanks'] },
  async ({ page, app }) => {
    await openList({ page, app });
    await openTypes(page);
    for (const typed of ['', '   ']) {
      await fieldOf(page).fill('Otro');
      await expect(addOf(page)).toBeEnabled();
      await fieldOf(page).fill(typed);
      await expect(addOf(page)).toBeDisabled();
      await fieldOf(page).press('Enter');
    }
    for (const typed of ['matemáticas', ' MATE máticas ']) {
      await fieldOf(page).fill('Otro');
      await expect(addOf(page)).toBeEnabled();
      await fieldOf(page).fill(typed);
      await expect(fieldOf(page)).toHaveAccessibleDescription(EXISTING);
      await expect(addOf(page)).toBeDisabled();
      await fieldOf(page).press('Enter');
    }
    await app.checkA11y();
    await fieldOf(page).fill('Matemáticas puras');
    await expect(fieldOf(page)).toHaveAccessibleDescription('');
    await expect(addOf(page)).toBeEnabled();
    expect(await app.control.calls(ADD)).toEqual([]);
  },
);

test(
  'a type is added once, and shows here and in the forms',
  {
    tag: [
      '@SUBJ-30',
      '@SUBJ-31:sent',
      '@SUBJ-31:dialog',
      '@SUBJ-31:editDialog',
      '@SUBJ-31:createForm',
      '@SHAR-10:subjectType',
      '@wire',
      '@API-079:ok',
    ],
  },
  async ({ page, app }) => {
    await openList({ page, app });
    await openTypes(page);
    await fieldOf(page).fill('  Agropecuaria ');
    await app.control.fault({ method: 'POST', path: '/api/subject-type', kind: 'hang', times: 1 });
    await addOf(page).dblclick();
    await expect.poll(() => app.control.calls(ADD)).toHaveLength(1);
    await expect(fieldOf(page)).toHaveValue('Agropecuaria');
    await expect(addOf(page)).toBeDisabled();
    await fieldOf(page).press('Enter');

    await page.reload();
    await openTypes(page);
    await addOf(page).click();
    await expect(removeOf(page, 'Agropecuaria')).toBeInViewport();
    await expect(fieldOf(page)).toHaveValue('');
    await expect(fieldOf(page)).toBeFocused();
    await expect(addOf(page)).toBeDisabled();
    const body = [{ id: null, value: 'Agropecuaria' }];
    expect((await app.control.calls(ADD)).map((call) => call.body)).toEqual([body, body]);
    await buttonOf(page, TYPES, 'Cerrar').click();

    await showAll(page);
    const dialog = await openEdit(page, 'Danzas');
    await typeOf(dialog).selectOption('Agropecuaria');
    await buttonOf(page, 'Editar Asignatura', 'Cancelar').click();
    await page.getByRole('button', { name: 'Agregar Asignatura' }).click();
    await expect(nameOf(page)).toBeVisible();
    await typeOf(page).selectOption('Agropecuaria');
  },
);

test(
  'a type that could not be added stays in the field, past a reload too',
  { tag: ['@SUBJ-31:refused', '@SAFE-03:subjectType', '@SAFE-04:subjectType', '@wire', '@API-079:duplicatedType'] },
  async ({ page, app }) => {
    // Somebody else has added it since the types were read.
    await app.signIn('coordinadora', {
      at: LIST,
      faults: [{ method: 'GET', path: '/api/subject-types', kind: 'answer', body: { subjectTypes: [] }, times: 1 }],
    });
    await openTypes(page);
    await expect(page.getByText('Aún no se han creado tipos de asignatura.')).toBeVisible();
    await fieldOf(page).fill('MATE máticas');
    await addOf(page).click();
    await acceptFailure(page, EXISTING);
    await expect(fieldOf(page)).toHaveValue('MATE máticas');
    await expect(addOf(page)).toBeEnabled();
    for (const leave of [() => page.keyboard.press('Escape'), () => page.reload()]) {
      await leave();
      await expectNoDialog(page);
      await openTypes(page);
      await expect(page.getByText(RECOVERED)).toBeVisible();
      await expect(fieldOf(page)).toHaveValue('MATE máticas');
    }
    await expect(addOf(page)).toBeDisabled();
    await buttonOf(page, TYPES, 'Cerrar').click();
    await openTypes(page);
    await expect(fieldOf(page)).toHaveValue('');
    expect(await app.control.calls(ADD)).toHaveLength(1);
  },
);

test(
  'a type is deleted once it is confirmed, and not before',
  { tag: ['@SUBJ-32:asked', '@SUBJ-32:sent', '@SHAR-12:subjectType', '@SHAR-13:subjectType', '@wire', '@API-080:ok'] },
  async ({ page, app }) => {
    await openList({ page, app }, 'cierre');
    await openTypes(page);
    const type = 'Dimensiones (preescolar)';
    await removeOf(page, type).click();
    await expect(dialogOf(page, CONFIRM)).toContainText('¿Estás seguro que deseas eliminar este tipo de asignatura?');
    await app.checkA11y();
    await buttonOf(page, CONFIRM, 'Cancelar').click();
    await expect(dialogOf(page, CONFIRM)).toHaveCount(0);
    await expect(removeOf(page, type)).toBeFocused();
    expect(await app.control.calls(REMOVE)).toEqual([]);
    await removeOf(page, type).click();
    await buttonOf(page, CONFIRM, 'Aceptar').click();
    await expectNoMessage(page, CONFIRM, { others: 1 });
    await expect(removeOf(page, type)).toHaveCount(0);
    await expect(dialogOf(page, TYPES)).toBeVisible();
    expect((await app.control.calls(REMOVE)).map(({ path }) => path)).toEqual(['/api/subject-type/44']);
  },
);

test(
  'a type that a subject uses stays',
  { tag: ['@SUBJ-33', '@ERRO-12', '@ERRO-13', '@wire', '@API-080:inUse'] },
  async ({ page, app }) => {
    await openList({ page, app });
    await openTypes(page);
    const tryToRemove = async (text: string) => {
      await removeOf(page, 'Matemáticas').click();
      await buttonOf(page, CONFIRM, 'Aceptar').click();
      await acceptFailure(page, text);
      await expect(removeOf(page, 'Matemáticas')).toBeVisible();
    };
    await tryToRemove('No se pudo eliminar el tipo de asignatura porque está siendo utilizado en una asignatura');
    await app.control.fault({ method: 'DELETE', path: '/api/subject-type/{id}', kind: 'status', status: 500, times: 1 });
    await tryToRemove('Error desconocido');
  },
);

test(
  'odd types at 390 px are sent whole and stay inside the dialog',
  { tag: ['@SUBJ-31', '@SAFE-16:subjectTypes', '@SAFE-20'] },
  async ({ page, app }) => {
    await app.signIn('colegio-vacio');
    await page.setViewportSize({ width: 390, height: 844 });
    await goWithin(page, '/dashboard/courses/list');
    await openTypes(page);
    for (const value of ODD) {
      await fieldOf(page).fill(value);
      await addOf(page).click();
      await expect(removeOf(page, value)).toBeVisible();
      await expect(fieldOf(page)).toHaveValue('');
    }
    await expectNoSidewaysScroll(page);
    await expect(page).not.toHaveTitle('roto');
    await expect(buttonOf(page, TYPES, 'Cerrar')).toBeInViewport({ ratio: 1 });
    expect((await app.control.calls(ADD)).map(({ body }) => (body as { value: string }[])[0]?.value)).toEqual(ODD);
  },
);
