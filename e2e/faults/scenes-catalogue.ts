/** The calls of subjects and mentions. */
import { expect, type Page } from '@playwright/test';
import * as subjects from '@e2e/subjects/subjects';
import { saveOf } from '@e2e/support/form-rows';
import { buttonOf, dialogOf, expectSaved } from '@e2e/support/screens';
import { deletionSaying, inBanner, inModal, ofDeletion } from './fault-table';
import { FORMS, TYPES, newType, openList, openTypes, press, rowsShow } from './forms';
import { asAdmin, deletion, list, loads, sending, type Scene } from './scene';

const editFirst = (page: Page) => page.getByRole('button', { name: 'Editar', exact: true }).first().click();

export const CATALOGUE_SCENES: readonly Scene[] = [
  { ...list('Asignaturas'), row: 'API-074', path: '/api/courses/' },
  { ...sending(FORMS.subjects), row: 'API-076', outcome: inModal },
  {
    ...deletion('Asignaturas', 'Eliminar Asignatura'),
    row: 'API-077',
    path: '/api/course/{id}',
    outcome: deletionSaying('No puede eliminar una asignatura con profesor activo'),
    success: rowsShow,
  },
  { ...sending(FORMS.subjectType), row: 'API-079', outcome: inModal },
  {
    ...asAdmin,
    row: 'API-080',
    method: 'DELETE',
    path: '/api/subject-type/{id}',
    outcome: ofDeletion,
    open: openTypes,
    act: async (page) => {
      await dialogOf(page, TYPES)
        .getByRole('button', { name: /^Eliminar / })
        .first()
        .click();
      await buttonOf(page, 'Eliminar Tipo de Asignatura', 'Aceptar').click();
    },
    success: (page) => expect(newType(page)).toBeVisible(),
  },
  {
    ...asAdmin,
    row: 'API-082',
    method: 'PUT',
    path: '/api/asset',
    outcome: inModal,
    open: async (page) => {
      await openList('Asignaturas')(page);
      await editFirst(page);
      await subjects.chooseIcon(dialogOf(page, subjects.EDIT), 'Música');
    },
    act: (page) => saveOf(dialogOf(page, subjects.EDIT)).click(),
    success: expectSaved,
  },
  {
    ...loads,
    row: 'API-078',
    path: '/api/subject-types',
    open: openList('Asignaturas'),
    act: (page) => press(page, TYPES),
    again: (page) => buttonOf(page, TYPES, 'Reintentar').click(),
    success: (page) => expect(newType(page)).toBeVisible(),
  },
  {
    ...loads,
    row: 'API-081',
    path: '/api/asset/{subjectId}',
    open: openList('Asignaturas'),
    act: editFirst,
    again: (page) => buttonOf(page, subjects.EDIT, 'Reintentar').click(),
    success: (page) => expect(subjects.nameOf(dialogOf(page, subjects.EDIT))).toBeVisible(),
  },
  { ...list('Menciones'), row: 'API-083', path: '/api/mention-type/school' },
  { ...sending(FORMS.mentions), row: 'API-085', outcome: inBanner },
  { ...sending(FORMS.mention), row: 'API-086', outcome: inModal },
  { ...deletion('Menciones', 'Eliminar Mención'), row: 'API-087', path: '/api/mention-type/{id}', outcome: ofDeletion },
  { ...list('Menciones'), row: 'API-084', path: '/api/mention-category/school' },
];
