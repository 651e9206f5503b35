/** Rooms, for the suites over all areas. */
import { expect, type Page } from '@playwright/test';
import { rooms as api } from '@/api/resources/rooms';
import { templates } from '@/api/resources/templates';
import { asAdmin, deletion, list, sending } from '@e2e/faults/scene';
import * as shown from '@e2e/faults/shown';
import type { Area } from '@e2e/support/area-parts';
import { openFrom, openList, press, type Form } from '@e2e/support/form';
import { saveOf } from '@e2e/support/form-rows';
import { edit, remove, upload } from '@e2e/support/opened-dialog';
import { buttonOf, dialogOf, expectSaved, openEntry } from '@e2e/support/screens';
import { actionOf, rowOf } from '@e2e/support/table';
import * as rooms from './rooms';

const openRoom = (page: Page) => actionOf(page, 'Transición A', 'Ver estudiantes').click();

/** The common part of the scenes of a room's detail, which loads the room and its students. */
export const detail = { ...asAdmin, open: openList('Cursos'), act: openRoom };

const UPLOAD = 'Cargar lista de cursos';
const openUpload = (page: Page) => press(page, 'Cargar Lista');

const forms = {
  rooms: {
    kind: 'page of rows',
    ...asAdmin,
    endpoint: api.save,
    open: openFrom('Cursos', 'Agregar Curso'),
    fill: (page) => rooms.fillRow(rooms.formRow(page, 1), 'Octavo B', '8B'),
    typed: (page) => [
      [rooms.formRow(page, 1).getByLabel('Nombre'), 'Octavo B'],
      [rooms.formRow(page, 1).getByLabel('Acrónimo'), '8B'],
    ],
    button: (page) => saveOf(page),
    success: expectSaved,
    goesOn: true,
    created: { name: 'Octavo B', row: '8B' },
  },
  room: {
    kind: 'dialog of a record',
    ...asAdmin,
    endpoint: api.save,
    open: openFrom('Cursos', 'Editar'),
    fill: (page) => dialogOf(page, 'Editar Curso').getByLabel('Acrónimo').fill('JX'),
    typed: (page) => [[dialogOf(page, 'Editar Curso').getByLabel('Acrónimo'), 'JX']],
    button: (page) => buttonOf(page, 'Editar Curso', 'Guardar'),
    success: expectSaved,
  },
} as const satisfies Record<string, Form>;

export const area = {
  routes: { coordinadora: { rooms: rooms.LIST, roomsForm: rooms.CREATE } },
  menu: {
    coordinadora: [
      {
        label: 'Cursos',
        address: rooms.LIST,
        details: [
          ['create', rooms.CREATE],
          // ROOM-30: the heading is the room's name.
          ['detail', '/dashboard/room/1', 'Prejardín'],
        ],
      },
    ],
  },
  forms,
  scenes: [
    { ...list('Cursos'), endpoint: api.listWithSlash },
    { ...sending(forms.rooms), context: 'creation' },
    {
      ...deletion('Cursos', 'Eliminar Curso'),
      endpoint: api.remove,
      success: async (page) => {
        // The first room has a teacher, so the backend refuses to delete it.
        await expect(rowOf(page, 'Jardín A')).toBeVisible();
      },
    },
    {
      ...detail,
      endpoint: api.getDirector,
      again: async (page) => {
        // An unknown room leads to the list by itself.
        await openEntry(page, 'Cursos');
        await openRoom(page);
      },
      success: (page) => expect(page.getByText('Gloria Inés Muñoz Henao')).toBeVisible(),
    },
    {
      ...asAdmin,
      endpoint: templates.getUrls,
      open: openList('Cursos'),
      act: openUpload,
      again: async (page) => {
        await buttonOf(page, UPLOAD, 'Cancelar').click();
        await openUpload(page);
      },
      success: (page) => expect(dialogOf(page, UPLOAD).getByRole('link', { name: 'Descargar plantilla' })).toBeVisible(),
    },
  ],
  failures: {
    'API-065 creation': { ...shown.banner, unreadable: ['banner', shown.UNEXPECTED] },
    'API-066': shown.whatever('modal', 'No puede eliminar un curso con estudiantes activos'),
  },
  refusals: {
    'API-066 withTeacher': ['modal', 'No puede eliminar un curso con un profesor asociado'],
    'API-066 withStudents': ['modal', 'No puede eliminar un curso con estudiantes'],
    'API-066 withActivities': ['modal', 'No puede eliminar un curso con actividades'],
  },
  dialogs: [
    {
      at: rooms.LIST,
      as: 'coordinadora',
      dialogs: { room: edit('Editar Curso'), roomDeletion: remove('Eliminar Curso'), rooms: upload(UPLOAD) },
    },
  ],
  lists: {
    rooms: {
      at: rooms.LIST,
      path: '/api/rooms/',
      name: 'rooms',
      label: 'Cursos',
      field: 'roomAcronyms',
      odd: null,
      ordered: 'Nombre',
      isOneLine: true,
      sheet: {
        name: 'Sexto A',
        // Every value follows its column's name, for comparing rooms.
        first: ['Sexto A'],
        under: ['Acrónimo', '6A', 'Tipo', 'Secundaria', 'Tiene asignaturas', 'SÍ'],
        actions: ['Ver estudiantes', 'Editar', 'Eliminar'],
      },
      menu: { empty: 'Aún no se han creado cursos.', who: 'colegio-vacio', add: 'Agregar Curso', first: 'Nombre' },
      compared: { form: rooms.CREATE, field: 'name', label: 'Nombre' },
    },
  },
  edited: {
    rooms: {
      who: 'coordinadora',
      at: rooms.LIST,
      row: 'Jardín A',
      dialog: 'Editar Curso',
      list: { path: '/api/rooms/', records: 'rooms', is: ({ name }) => name === 'Jardín A' },
      other: (room) => [
        {
          path: '/api/rooms/',
          body: [{ ...room, name: 'Jardín Z', roomAcronyms: 'JZ', type: 'PRIMARY', hasSubjects: !room['hasSubjects'] }],
        },
      ],
      write: rooms.SAVE,
      typed: { label: 'Nombre', text: 'Jardín Alegre' },
      lines: [
        ['Nombre', 'Jardín Z', 'Jardín Alegre'],
        ['Acrónimo', 'JZ', 'JA'],
        ['Tipo', 'Primaria', 'Preescolar'],
        ['Tiene asignaturas', 'SÍ', 'NO'],
      ],
    },
  },
} as const satisfies Area;
