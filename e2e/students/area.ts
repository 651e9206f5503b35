/** Students, for the suites over all areas. */
import { expect, type Page } from '@playwright/test';
import { students as studentsApi } from '@/api/resources/students';
import { asAdmin, retry, sending } from '@e2e/faults/scene';
import { detail } from '@e2e/rooms/area';
import * as shown from '@e2e/faults/shown';
import type { Area, StoredRecord } from '@e2e/support/area-parts';
import { openFrom, openList, press, rowsShow, type CreatingForm, type Form } from '@e2e/support/form';
import { byButton, edit, remove, resending, upload } from '@e2e/support/opened-dialog';
import { buttonOf, dialogOf, expectNoDialog, expectSaved } from '@e2e/support/screens';
import { actionOf } from '@e2e/support/table';
import * as students from './students';

const openSixthB = async (page: Page): Promise<void> => {
  await openList('Cursos')(page);
  await page.getByRole('columnheader', { name: 'Acrónimo' }).getByRole('button').click();
  await actionOf(page, 'Sexto B', 'Ver estudiantes').click();
  await rowsShow(page);
};

const studentField = (page: Page, label: string) => dialogOf(page, 'Editar Estudiante').getByLabel(label);
const delayOf = (page: Page) => page.getByRole('switch', { name: 'Mora de Samuel Cuéllar Peña' });

/** The common part of the invitation by an Admin and by a Teacher, who open it from different screens. */
const invitations = {
  endpoint: studentsApi.invite,
  fill: (page) => students.fillInvitation(students.invitation(page), 'Emilia', 'Zapata', 'zapata@correo.example'),
  typed: (page) => [[students.invitation(page).getByLabel('Correo del padre'), 'zapata@correo.example']],
  button: (page) => page.getByRole('button', { name: 'Enviar', exact: true }),
  success: (page) => expect(dialogOf(page, 'Éxito')).toContainText('Invitaciones enviadas con exito.'),
  created: { name: 'Emilia Zapata', row: 'zapata@correo.example' },
} as const satisfies Partial<CreatingForm>;

const forms = {
  invitations: {
    kind: 'dialog of rows',
    ...invitations,
    as: 'coordinadora',
    open: async (page) => {
      await openSixthB(page);
      await press(page, 'Agregar Estudiante');
    },
  },
  teacherInvitations: {
    kind: 'page of rows',
    ...invitations,
    as: 'directora',
    open: openFrom('Mis Cursos', 'Agregar Estudiante'),
    goesOn: true,
  },
  student: {
    kind: 'dialog of a record',
    ...asAdmin,
    endpoint: studentsApi.edit,
    open: async (page) => {
      await openSixthB(page);
      await students.studentAction(page, students.INVITED, 'Editar').click();
    },
    fill: (page) => studentField(page, 'Nombre').fill('Samy'),
    typed: (page) => [[studentField(page, 'Nombre'), 'Samy']],
    button: (page) => buttonOf(page, 'Editar Estudiante', 'Guardar'),
    success: expectSaved,
  },
} as const satisfies Record<string, Form>;

/** Some of its families have only been invited. */
const SEPTIMO_A = '/dashboard/room/11';
const INVITE = '/dashboard/teacher-rooms/create';

/** The path of the students of Sexto A. */
const PATH = '/api/students/';
const QUERY =
  '?filters[0][field]=roomId&filters[0][operator]==&filters[0][value]=9&filters[1][field]=active&filters[1][operator]==&filters[1][value]=true';

const STUDENT = {
  row: 'luzdary.velez@correo.example',
  dialog: 'Editar Estudiante',
  list: {
    path: PATH,
    query: QUERY,
    records: 'students',
    is: ({ parentEmail }: StoredRecord) => parentEmail === 'luzdary.velez@correo.example',
  },
  other: ({ id }: StoredRecord) => [{ path: `/api/student/${id}`, body: { name: 'Kristian', surname: 'Echeverry', age: 2014 } }],
  write: 'PUT /api/student/{id}',
  typed: { label: 'Nombre', text: 'Cristián' },
  lines: [
    ['Nombre', 'Kristian', 'Cristián'],
    ['Apellido', 'Echeverry', 'Echeverri Vélez'],
    ['Antigüedad', '2014', '2021'],
  ],
} as const;

export const area = {
  routes: {
    coordinadora: { room: students.SEXTO_A },
    directora: { ownRooms: students.OWN_ROOMS, invitation: INVITE },
  },
  menu: {
    directora: [{ label: 'Mis Cursos', address: students.OWN_ROOMS, details: [['create', INVITE]] }],
  },
  forms,
  scenes: [
    { ...detail, endpoint: studentsApi.listOfRoom, again: retry, success: rowsShow },
    sending(forms.invitations),
    {
      ...asAdmin,
      endpoint: studentsApi.resendInvitation,
      open: openSixthB,
      act: (page) => students.studentAction(page, students.INVITED, 'Reenviar Invitación').click(),
      success: (page) => expect(dialogOf(page, '¡Invitación Enviada!')).toBeVisible(),
    },
    sending(forms.student),
    {
      ...asAdmin,
      endpoint: studentsApi.setDelay,
      open: openSixthB,
      act: (page) => delayOf(page).click(),
      success: (page) => expect(delayOf(page)).toBeChecked(),
    },
    {
      ...asAdmin,
      endpoint: studentsApi.remove,
      open: openSixthB,
      act: async (page) => {
        await students.studentAction(page, students.INVITED, 'Eliminar').click();
        await buttonOf(page, 'Eliminar Estudiante', 'Aceptar').click();
      },
      success: expectNoDialog,
    },
  ],
  failures: {
    'API-068 tab': shown.silent,
    'API-073': shown.unknown,
  },
  dialogs: [
    {
      at: students.SEXTO_A,
      as: 'coordinadora',
      dialogs: {
        invitation: { title: 'Agregar Estudiante', open: byButton('Agregar Estudiante') },
        student: edit('Editar Estudiante'),
        studentDeletion: remove('Eliminar Estudiante'),
        students: upload('Cargar lista de estudiantes'),
      },
    },
    { at: SEPTIMO_A, as: 'coordinadora', dialogs: { waitingFamilies: resending } },
    {
      at: students.OWN_ROOMS,
      as: 'directora',
      dialogs: { ownStudents: upload('Cargar lista de estudiantes') },
    },
  ],
  lists: {
    students: {
      at: students.SEXTO_A,
      path: PATH + QUERY,
      name: 'students',
      label: 'Estudiantes',
      field: 'surname',
      odd: null,
      ordered: 'Apellido',
      isOneLine: false,
      sheet: {
        name: 'Emma Ariza Rojas',
        first: ['Emma Ariza Rojas', 'Estudiante activo'],
        under: ['carolina.rojas@correo.example', 'Mora', 'NO'],
        actions: ['Descargar PDF', 'Reenviar Invitación', 'Editar', 'Eliminar'],
      },
      menu: null,
      compared: null,
    },
  },
  edited: {
    students: { who: 'coordinadora', at: students.SEXTO_A, ...STUDENT },
    ownStudents: { who: 'directora', at: students.OWN_ROOMS, ...STUDENT },
  },
} as const satisfies Area;
