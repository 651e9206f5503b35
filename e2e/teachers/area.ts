/** Teachers and the chats of deleted ones, for the suites over all areas. */
import { expect, type Page } from '@playwright/test';
import { chats } from '@/api/resources/chats';
import { rooms } from '@/api/resources/rooms';
import { subjects } from '@/api/resources/subjects';
import { teachers as teachersApi } from '@/api/resources/teachers';
import { onlyLogged } from '@e2e/faults/fault-table';
import { asAdmin, list, sending, type Scene } from '@e2e/faults/scene';
import * as shown from '@e2e/faults/shown';
import type { Area } from '@e2e/support/area-parts';
import { mainButton, openFrom, openList, press, rowsShow, type Form } from '@e2e/support/form';
import { remove, resending, upload } from '@e2e/support/opened-dialog';
import { buttonOf, dialogOf, expectNoDialog, expectSaved } from '@e2e/support/screens';
import * as teachers from './teachers';

const HOME = '/dashboard/home';
const NEW_TEACHER = 'mariela.bonilla@yarumos.example';

const deleteTeacher = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Eliminar\b/ })
    .first()
    .click();
  await buttonOf(page, 'Eliminar Profesor', 'Aceptar').click();
};

/** Opens the list and searches for these words. */
const openFound = (words: string) => async (page: Page) => {
  await openList('Profesores')(page);
  await page.getByRole('searchbox').fill(words);
};

const newTeacher = (page: Page) => press(page, 'Agregar Profesor');
const direct = async (page: Page) => {
  if (await teachers.directorSwitch(page).isChecked()) await teachers.directorSwitch(page).click();
  await teachers.directorSwitch(page).click();
};

const MOMENT = '2026-06-19T15:00:00.000000Z';

/** The answer with one chat, for any teacher. */
const FOUND = [
  {
    document: {
      name: 'projects/demo/databases/(default)/documents/chats/1',
      fields: { stateChat: { stringValue: 'ACTIVE' } },
      createTime: MOMENT,
      updateTime: MOMENT,
    },
    readTime: MOMENT,
  },
];

/** The common part of the scenes: each press deletes another teacher, and no failure of the chats is shown. */
const deletingChats = {
  ...asAdmin,
  // The chat store is not the API: its failures, even a 401, are only logged (CHAT-05).
  outcome: onlyLogged,
  open: openList('Profesores'),
  act: deleteTeacher,
  success: expectNoDialog,
} satisfies Partial<Scene>;

const forms = {
  teacher: {
    kind: 'page',
    as: 'coordinadora',
    endpoint: teachersApi.create,
    open: openFrom('Profesores', 'Agregar Profesor'),
    fill: async (page) => {
      await teachers.fillPerson(page, 'Mariela', 'Bonilla', NEW_TEACHER);
      await teachers.choose(page, 'Cursos', 'Sexto A');
    },
    typed: (page) => [[teachers.fieldOf(page, 'Nombre'), 'Mariela']],
    button: (page) => mainButton(page, 'Guardar'),
    success: (page) => expect(dialogOf(page, '¡Invitación Enviada!')).toBeVisible(),
    goesOn: true,
    created: { name: 'Mariela Bonilla', row: 'mariela.bonilla' },
  },
  teacherEdit: {
    kind: 'page of a record',
    ...asAdmin,
    endpoint: teachersApi.edit,
    open: async (page) => {
      await openList('Profesores')(page);
      await page.getByRole('searchbox').fill('Tovar Tovar');
      await page.getByRole('button', { name: /^Ver\b/ }).click();
      await press(page, 'Editar');
    },
    fill: (page) => teachers.fieldOf(page, 'Nombre').fill('Mauro'),
    typed: (page) => [[teachers.fieldOf(page, 'Nombre'), 'Mauro']],
    button: (page) => mainButton(page, 'Guardar'),
    success: expectSaved,
  },
} as const satisfies Record<string, Form>;

export const area = {
  routes: {
    coordinadora: {
      teachers: teachers.LIST,
      teacherForm: teachers.CREATE,
      teacher: `/dashboard/teachers/${encodeURIComponent(teachers.YANETH)}`,
    },
    directora: { home: HOME },
  },
  menu: {
    coordinadora: [
      {
        label: 'Profesores',
        address: teachers.LIST,
        details: [
          ['create', teachers.CREATE],
          ['detail', '/dashboard/teachers/mauricio.tovar@yarumos.example'],
        ],
      },
    ],
    directora: [{ label: 'Inicio', address: HOME, details: [] }],
  },
  forms,
  scenes: [
    { ...list('Profesores'), endpoint: teachersApi.list },
    {
      ...sending(forms.teacher),
      email: NEW_TEACHER,
      read: async (page, text) => {
        await expect(dialogOf(page, 'Atención')).toContainText(text);
        await buttonOf(page, 'Atención', 'Cancelar').click();
        await expectNoDialog(page);
      },
    },
    sending(forms.teacherEdit),
    {
      ...asAdmin,
      endpoint: teachersApi.remove,
      open: openFound('yaneth'),
      act: deleteTeacher,
      success: expectNoDialog,
    },
    {
      ...asAdmin,
      endpoint: rooms.listWithoutDirector,
      open: async (page) => {
        await openList('Profesores')(page);
        await newTeacher(page);
        await teachers.fieldOf(page, 'Nombre').fill('Mariela');
      },
      act: direct,
      success: (page) => expect(teachers.choicesOf(page, 'Dirección de grupo')).toBeVisible(),
      typed: (page) => [[teachers.fieldOf(page, 'Nombre'), 'Mariela']],
    },
    {
      ...asAdmin,
      endpoint: subjects.listByType,
      open: openList('Profesores'),
      act: newTeacher,
      again: async (page) => {
        await press(page, 'Cancelar');
        await rowsShow(page);
        await newTeacher(page);
      },
      success: async (page) => {
        await teachers.openChoices(page, 'Asignaturas');
      },
    },
    {
      ...asAdmin,
      endpoint: teachersApi.activate,
      open: async (page) => {
        await openList('Profesores')(page);
        await newTeacher(page);
        await teachers.fillPerson(page, 'Fabio', 'Marín', teachers.FABIO);
        await teachers.choose(page, 'Cursos', 'Sexto A');
      },
      act: async (page) => {
        await press(page, 'Guardar');
        await buttonOf(page, 'Atención', 'Activar').click();
      },
      success: (page) => expect(dialogOf(page, '¡Activado!')).toBeVisible(),
      typed: (page) => [[teachers.fieldOf(page, 'Apellido'), 'Marín']],
    },
    {
      ...asAdmin,
      endpoint: teachersApi.resendInvitation,
      open: openFound('edgar.tunubala'),
      act: (page) => page.getByRole('button', { name: 'Reenviar Invitación' }).click(),
      success: (page) => expect(dialogOf(page, '¡Invitación Enviada!')).toBeVisible(),
    },
    { ...deletingChats, endpoint: chats.query },
    {
      ...deletingChats,
      endpoint: chats.commit,
      besides: [{ method: 'POST', path: teachers.CHAT_QUERY_PATH, kind: 'answer', status: 200, body: FOUND }],
    },
  ],
  failures: {
    'API-093 login': shown.login,
    'API-093 tab': shown.silent,
    'API-093 activities': shown.initialData,
    'API-088 activities': shown.initialData,
    'API-089': shown.whatever('form', 'Un profesor con el correo {email} ya existe. ¿Desea activarlo?'),
    'API-091': shown.banner,
    'API-092': shown.unknown,
  },
  dialogs: [
    {
      at: teachers.LIST,
      as: 'coordinadora',
      dialogs: { teacherDeletion: remove('Eliminar Profesor'), teachers: upload('Cargar lista de profesores'), waitingTeachers: resending },
    },
  ],
  lists: {
    teachers: {
      at: teachers.LIST,
      path: '/api/teachers?statusComplete=false',
      name: 'teachers',
      label: 'Profesores',
      field: 'rooms',
      odd: 'todos',
      ordered: 'Apellido',
      isOneLine: true,
      sheet: {
        name: 'Yaneth García Suárez',
        first: ['Yaneth García Suárez', 'Registro completado'],
        under: ['yaneth.garcia@yarumos.example'],
        actions: ['Ver', 'Reenviar Invitación', 'Eliminar'],
      },
      menu: { empty: 'Aún no se han creado profesores.', who: 'cierre', add: 'Agregar Profesor', first: 'Nombre' },
      compared: null,
    },
  },
  edited: {},
} as const satisfies Area;
