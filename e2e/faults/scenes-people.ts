/** The calls of rooms, students, subjects, mentions and teachers. */
import { expect, type Page } from '@playwright/test';
import * as students from '@e2e/students/students';
import * as subjects from '@e2e/subjects/subjects';
import { buttonOf, dialogOf, expectNoDialog, expectSaved, openEntry } from '@e2e/support/screens';
import { actionOf, rowOf } from '@e2e/support/table';
import * as teachers from '@e2e/teachers/teachers';
import { always, asking, deletionSaying, inBanner, inModal, inReadableBanner, ofDeletion } from './fault-table';
import { FORMS, INVITED, NEW_TEACHER, TYPES, newType, openList, openSixthB, openTypes, press, rowsShow } from './forms';
import { retry, sending, type Scene } from './scene';

const asAdmin = { as: 'coordinadora', place: 'modal' } satisfies Partial<Scene>;

/** A list that is loaded when its entry is pressed. */
const list = (entry: string) =>
  ({
    ...asAdmin,
    method: 'GET',
    outcome: inModal,
    act: (page: Page) => openEntry(page, entry),
    again: retry,
    success: rowsShow,
  }) satisfies Partial<Scene>;

/** A deletion of the first row of a list. */
const deletion = (entry: string, title: string) =>
  ({
    ...asAdmin,
    method: 'DELETE',
    open: openList(entry),
    act: async (page: Page) => {
      await page.getByRole('button', { name: 'Eliminar', exact: true }).first().click();
      await buttonOf(page, title, 'Aceptar').click();
    },
    success: expectNoDialog,
  }) satisfies Partial<Scene>;

const openRoom = (page: Page) => actionOf(page, 'Transición A', 'Ver estudiantes').click();

const detail = {
  ...asAdmin,
  method: 'GET',
  outcome: inModal,
  open: openList('Cursos'),
  act: openRoom,
} satisfies Partial<Scene>;

const delayOf = (page: Page) => page.getByRole('switch', { name: 'Mora de Samuel Cuéllar Peña' });

const ROOM_SCENES: readonly Scene[] = [
  { ...list('Cursos'), row: 'API-063', path: '/api/rooms/' },
  { ...sending(FORMS.rooms), row: 'API-065', outcome: inReadableBanner },
  {
    ...deletion('Cursos', 'Eliminar Curso'),
    row: 'API-066',
    path: '/api/room/{id}',
    outcome: deletionSaying('No puede eliminar un curso con estudiantes activos'),
    success: async (page) => {
      // The first room has a teacher: its true answer is a refusal.
      await expect(rowOf(page, 'Jardín A')).toBeVisible();
    },
  },
  {
    ...detail,
    row: 'API-067',
    path: '/api/teacherByRoomId/{id}',
    again: async (page) => {
      await page.getByRole('link', { name: 'Volver' }).click();
      await openRoom(page);
    },
    success: (page) => expect(page.getByText('Gloria Inés Muñoz Henao')).toBeVisible(),
  },
  { ...detail, row: 'API-068', path: '/api/students', again: retry, success: rowsShow },
  { ...sending(FORMS.invitations), row: 'API-069', outcome: inModal },
  {
    ...asAdmin,
    row: 'API-070',
    method: 'PUT',
    path: '/api/students/invite/resend/{parentEmail}',
    outcome: inModal,
    open: openSixthB,
    act: (page) => students.studentAction(page, INVITED, 'Reenviar Invitación').click(),
    success: (page) => expect(dialogOf(page, '¡Invitación Enviada!')).toBeVisible(),
  },
  { ...sending(FORMS.student), row: 'API-071', outcome: inModal },
  {
    ...asAdmin,
    row: 'API-072',
    method: 'PUT',
    path: '/api/studentDelay/{id}',
    outcome: inModal,
    open: openSixthB,
    act: (page) => delayOf(page).click(),
    success: (page) => expect(delayOf(page)).toBeChecked(),
  },
  {
    ...asAdmin,
    row: 'API-073',
    method: 'DELETE',
    path: '/api/student/{id}',
    outcome: ofDeletion,
    open: openSixthB,
    act: async (page) => {
      await students.studentAction(page, INVITED, 'Eliminar').click();
      await buttonOf(page, 'Eliminar Estudiante', 'Aceptar').click();
    },
    success: expectNoDialog,
  },
];

const SUBJECT_SCENES: readonly Scene[] = [
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
      await page.getByRole('button', { name: 'Editar', exact: true }).first().click();
      await subjects.chooseIcon(dialogOf(page, subjects.EDIT), 'Música');
    },
    act: (page) => subjects.saveOf(dialogOf(page, subjects.EDIT)).click(),
    success: expectSaved,
  },
];

const MENTION_SCENES: readonly Scene[] = [
  { ...list('Menciones'), row: 'API-083', path: '/api/mention-type/school' },
  { ...sending(FORMS.mentions), row: 'API-085', outcome: inBanner },
  { ...sending(FORMS.mention), row: 'API-086', outcome: inModal },
  { ...deletion('Menciones', 'Eliminar Mención'), row: 'API-087', path: '/api/mention-type/{id}', outcome: ofDeletion },
];

const deleteTeacher = async (page: Page) => {
  await page.getByRole('button', { name: 'Eliminar', exact: true }).first().click();
  await buttonOf(page, 'Eliminar Profesor', 'Aceptar').click();
};

const openYaneth = async (page: Page) => {
  await openList('Profesores')(page);
  await page.getByRole('searchbox').fill('yaneth');
};

const TEACHER_SCENES: readonly Scene[] = [
  { ...list('Profesores'), row: 'API-088', path: '/api/teachers/' },
  {
    ...sending(FORMS.teacher),
    row: 'API-089',
    outcome: asking(`Un profesor con el correo ${NEW_TEACHER} ya existe. ¿Desea activarlo?`),
    read: async (page, text) => {
      await expect(dialogOf(page, 'Atención')).toContainText(text);
      await buttonOf(page, 'Atención', 'Cancelar').click();
      await expectNoDialog(page);
    },
  },
  { ...sending(FORMS.teacherEdit), row: 'API-091', outcome: inBanner },
  {
    ...asAdmin,
    row: 'API-092',
    method: 'DELETE',
    path: '/api/teacher/{id}',
    outcome: ofDeletion,
    open: openYaneth,
    act: deleteTeacher,
    success: expectNoDialog,
  },
];

/** What a form or a dialog loads when it opens; closed and opened again it asks again. */
const loads = { ...asAdmin, method: 'GET', outcome: inModal } satisfies Partial<Scene>;

const closing = (title: string, button: string, act: (page: Page) => Promise<void>) => async (page: Page) => {
  await buttonOf(page, title, button).click();
  await act(page);
};

const editFirst = (page: Page) => page.getByRole('button', { name: 'Editar', exact: true }).first().click();
const newTeacher = (page: Page) => press(page, 'Agregar Profesor');
const direct = async (page: Page) => {
  if (await teachers.directorSwitch(page).isChecked()) await teachers.directorSwitch(page).click();
  await teachers.directorSwitch(page).click();
};
const UPLOAD = 'Cargar lista de cursos';

const LOADING_SCENES: readonly Scene[] = [
  {
    ...loads,
    row: 'API-064',
    path: '/api/rooms/without-director',
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
    ...loads,
    row: 'API-075',
    path: '/api/courseLevels',
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
    ...loads,
    row: 'API-078',
    path: '/api/subject-types',
    open: openList('Asignaturas'),
    act: (page) => press(page, TYPES),
    again: closing(TYPES, 'Reintentar', () => Promise.resolve()),
    success: (page) => expect(newType(page)).toBeVisible(),
  },
  {
    ...loads,
    row: 'API-081',
    path: '/api/asset/{subjectId}',
    open: openList('Asignaturas'),
    act: editFirst,
    again: closing(subjects.EDIT, 'Reintentar', () => Promise.resolve()),
    success: (page) => expect(subjects.nameOf(dialogOf(page, subjects.EDIT))).toBeVisible(),
  },
  { ...list('Menciones'), row: 'API-084', path: '/api/mention-category/school' },
  {
    ...loads,
    row: 'API-096',
    path: '/urls-template',
    open: openList('Cursos'),
    act: (page) => press(page, 'Cargar Lista'),
    again: closing(UPLOAD, 'Cancelar', (page) => press(page, 'Cargar Lista')),
    success: (page) => expect(dialogOf(page, UPLOAD).getByRole('link', { name: 'Descargar plantilla' })).toBeVisible(),
  },
  {
    ...asAdmin,
    row: 'API-090',
    method: 'PUT',
    path: '/api/teachers/{id}/activate',
    outcome: inModal,
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
    row: 'API-094',
    method: 'POST',
    path: '/teacher-enrollment/{id}',
    outcome: inModal,
    open: async (page) => {
      await openList('Profesores')(page);
      await page.getByRole('searchbox').fill('edgar.tunubala');
    },
    act: (page) => page.getByRole('button', { name: 'Reenviar Invitación' }).click(),
    success: (page) => expect(dialogOf(page, '¡Invitación Enviada!')).toBeVisible(),
  },
];

const MOMENT = '2026-06-19T15:00:00.000000Z';

/** A chat, whoever asks for one's. */
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

/** Each press deletes another teacher, and nothing is said of the chats. */
const chats = {
  ...asAdmin,
  method: 'POST',
  // Another house than the API's answers: of its failures, a 401 too, the log alone knows (CHAT-05).
  outcome: always(''),
  open: openList('Profesores'),
  act: deleteTeacher,
  success: expectNoDialog,
} satisfies Partial<Scene>;

const CHAT_SCENES: readonly Scene[] = [
  { ...chats, row: 'API-032', path: teachers.CHAT_QUERY_PATH },
  {
    ...chats,
    row: 'API-033',
    path: teachers.CHAT_COMMIT_PATH,
    besides: [{ method: 'POST', path: teachers.CHAT_QUERY_PATH, kind: 'answer', status: 200, body: FOUND }],
  },
];

export const PEOPLE_SCENES: readonly Scene[] = [
  ...ROOM_SCENES,
  ...SUBJECT_SCENES,
  ...MENTION_SCENES,
  ...TEACHER_SCENES,
  ...LOADING_SCENES,
  ...CHAT_SCENES,
];
