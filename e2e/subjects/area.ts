/** Subjects and their types, for the suites over all areas. */
import { expect, type Locator, type Page } from '@playwright/test';
import { subjects as api } from '@/api/resources/subjects';
import { asAdmin, deletion, list, sending } from '@e2e/faults/scene';
import * as shown from '@e2e/faults/shown';
import type { Area } from '@e2e/support/area-parts';
import { openFrom, openList, press, rowsShow, type Form } from '@e2e/support/form';
import { saveOf } from '@e2e/support/form-rows';
import { byButton, edit, remove, upload } from '@e2e/support/opened-dialog';
import { buttonOf, dialogOf, expectSaved } from '@e2e/support/screens';
import * as subjects from './subjects';

const TYPES = 'Tipo de Asignatura';
const newType = (page: Page): Locator => dialogOf(page, TYPES).getByLabel('Nuevo tipo de asignatura');

const openTypes = async (page: Page): Promise<void> => {
  await openFrom('Asignaturas', TYPES)(page);
  await expect(newType(page)).toBeVisible();
};

const editFirst = (page: Page) =>
  page
    .getByRole('button', { name: /^Editar\b/ })
    .first()
    .click();

const forms = {
  subjects: {
    kind: 'page of rows',
    ...asAdmin,
    endpoint: api.save,
    open: openFrom('Asignaturas', 'Agregar Asignatura'),
    fill: async (page) => {
      await subjects.nameOf(page).fill('Cálculo');
      await subjects.typeOf(page).selectOption({ label: 'Matemáticas' });
    },
    typed: (page) => [[subjects.nameOf(page), 'Cálculo']],
    button: (page) => saveOf(page),
    success: (page) => expect(dialogOf(page, 'Éxito')).toContainText(subjects.CREATED),
    goesOn: true,
    created: { name: 'Cálculo', row: 'Cálculo' },
  },
  subject: {
    kind: 'dialog of a record',
    ...asAdmin,
    endpoint: api.save,
    open: openFrom('Asignaturas', 'Editar'),
    fill: (page) => subjects.nameOf(dialogOf(page, subjects.EDIT)).fill('Artes visuales'),
    typed: (page) => [[subjects.nameOf(dialogOf(page, subjects.EDIT)), 'Artes visuales']],
    button: (page) => saveOf(dialogOf(page, subjects.EDIT)),
    success: expectSaved,
  },
  subjectType: {
    kind: 'part of a dialog',
    as: 'coordinadora',
    endpoint: api.addType,
    open: openTypes,
    fill: (page) => newType(page).fill('Contable'),
    typed: (page) => [[newType(page), 'Contable']],
    button: (page) => buttonOf(page, TYPES, 'Agregar'),
    cancel: 'Cerrar',
    success: (page) => expect(buttonOf(page, TYPES, 'Eliminar Contable')).toBeVisible(),
  },
} as const satisfies Record<string, Form>;

export const area = {
  routes: { coordinadora: { subjects: subjects.LIST, subjectsForm: subjects.FORM } },
  menu: { coordinadora: [{ label: 'Asignaturas', address: subjects.LIST, details: [['create', subjects.FORM]] }] },
  forms,
  scenes: [
    { ...list('Asignaturas'), endpoint: api.listWithSlash },
    sending(forms.subjects),
    {
      ...deletion('Asignaturas', 'Eliminar Asignatura'),
      endpoint: api.remove,
      success: rowsShow,
    },
    sending(forms.subjectType),
    {
      ...asAdmin,
      endpoint: api.removeType,
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
      endpoint: api.saveAssets,
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
      endpoint: api.listTypes,
      open: openList('Asignaturas'),
      act: (page) => press(page, TYPES),
      again: (page) => buttonOf(page, TYPES, 'Reintentar').click(),
      success: (page) => expect(newType(page)).toBeVisible(),
    },
    {
      ...asAdmin,
      endpoint: api.listAssets,
      open: openList('Asignaturas'),
      act: editFirst,
      again: (page) => buttonOf(page, subjects.EDIT, 'Reintentar').click(),
      success: (page) => expect(subjects.nameOf(dialogOf(page, subjects.EDIT))).toBeVisible(),
    },
  ],
  failures: {
    'API-077': shown.whatever('modal', 'No puede eliminar una asignatura con profesor activo'),
    'API-080': shown.unknown,
    'API-081 spreadsheet': shown.silent,
  },
  refusals: {
    'API-080 inUse': ['modal', 'No se pudo eliminar el tipo de asignatura porque está siendo utilizado en una asignatura'],
  },
  dialogs: [
    {
      at: subjects.LIST,
      as: 'coordinadora',
      dialogs: {
        subjectTypes: { title: TYPES, open: byButton(TYPES) },
        subject: edit(subjects.EDIT),
        subjectDeletion: remove('Eliminar Asignatura'),
        subjects: upload('Cargar lista de asignaturas'),
      },
    },
  ],
  lists: {
    subjects: {
      at: subjects.LIST,
      path: '/api/courses/',
      name: 'courses',
      label: 'Asignaturas',
      field: 'iconCourse',
      odd: '7',
      ordered: 'Nombre',
      isOneLine: false,
      sheet: {
        name: 'Biología',
        first: ['Biología'],
        under: ['Ciencias naturales y educación ambiental'],
        actions: ['Editar', 'Eliminar'],
      },
      menu: {
        empty: '1. Crea los tipos de asignatura con el botón Tipo de Asignatura.',
        who: 'colegio-vacio',
        add: 'Agregar Asignatura',
        first: 'Nombre',
      },
      compared: { form: subjects.FORM, field: 'name', label: 'Nombre' },
    },
  },
  edited: {
    subjects: {
      who: 'coordinadora',
      at: subjects.LIST,
      row: 'Biología',
      dialog: subjects.EDIT,
      list: { path: '/api/courses/', records: 'courses', is: ({ name }) => name === 'Biología' },
      other: ({ id, schoolId }) => [
        {
          path: '/api/courses/',
          body: { courses: [{ id, schoolId, subjectTypeId: subjects.TYPES.arts, name: 'Biología general', active: true }] },
        },
        { path: '/api/asset', body: [{ id: null, type: 'ICON', value: '22', externalId: id }] },
      ],
      write: subjects.SAVE,
      typed: { label: 'Nombre', text: 'Botánica' },
      lines: [
        ['Nombre', 'Biología general', 'Botánica'],
        ['Tipo de asignatura / Dimensión', 'Educación artística y cultural', 'Ciencias naturales y educación ambiental'],
        ['Icono', 'Música', 'Biología'],
      ],
    },
  },
} as const satisfies Area;
