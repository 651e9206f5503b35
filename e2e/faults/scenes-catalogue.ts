/** The calls of subjects and mentions. */
import { expect, type Page } from '@playwright/test';
import { mentions } from '@/api/resources/mentions';
import { subjects as subjectsApi } from '@/api/resources/subjects';
import * as subjects from '@e2e/subjects/subjects';
import { saveOf } from '@e2e/support/form-rows';
import { buttonOf, dialogOf, expectSaved } from '@e2e/support/screens';
import { FORMS, TYPES, newType, openList, openTypes, press, rowsShow } from './forms';
import { asAdmin, deletion, list, sending, type Scene } from './scene';

const editFirst = (page: Page) => page.getByRole('button', { name: 'Editar', exact: true }).first().click();

export const CATALOGUE_SCENES: readonly Scene[] = [
  { ...list('Asignaturas'), endpoint: subjectsApi.listWithSlash },
  sending(FORMS.subjects),
  {
    ...deletion('Asignaturas', 'Eliminar Asignatura'),
    endpoint: subjectsApi.remove,
    success: rowsShow,
  },
  sending(FORMS.subjectType),
  {
    ...asAdmin,
    endpoint: subjectsApi.removeType,
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
    endpoint: subjectsApi.saveAssets,
    open: async (page) => {
      await openList('Asignaturas')(page);
      await editFirst(page);
      await subjects.chooseIcon(dialogOf(page, subjects.EDIT), 'Música');
    },
    act: (page) => saveOf(dialogOf(page, subjects.EDIT)).click(),
    success: expectSaved,
  },
  {
    ...asAdmin,
    endpoint: subjectsApi.listTypes,
    open: openList('Asignaturas'),
    act: (page) => press(page, TYPES),
    again: (page) => buttonOf(page, TYPES, 'Reintentar').click(),
    success: (page) => expect(newType(page)).toBeVisible(),
  },
  {
    ...asAdmin,
    endpoint: subjectsApi.listAssets,
    open: openList('Asignaturas'),
    act: editFirst,
    again: (page) => buttonOf(page, subjects.EDIT, 'Reintentar').click(),
    success: (page) => expect(subjects.nameOf(dialogOf(page, subjects.EDIT))).toBeVisible(),
  },
  { ...list('Menciones'), endpoint: mentions.list },
  sending(FORMS.mentions),
  sending(FORMS.mention),
  { ...deletion('Menciones', 'Eliminar Mención'), endpoint: mentions.remove },
  { ...list('Menciones'), endpoint: mentions.listCategories },
];
