/** The calls of teachers, and of the chats that a deleted one leaves. */
import { expect, type Page } from '@playwright/test';
import { chats } from '@/api/resources/chats';
import { rooms } from '@/api/resources/rooms';
import { subjects } from '@/api/resources/subjects';
import { teachers as teachersApi } from '@/api/resources/teachers';
import { buttonOf, dialogOf, expectNoDialog } from '@e2e/support/screens';
import * as teachers from '@e2e/teachers/teachers';
import { onlyLogged } from './fault-table';
import { FORMS, NEW_TEACHER, openList, press, rowsShow } from './forms';
import { asAdmin, list, sending, type Scene } from './scene';

const deleteTeacher = async (page: Page) => {
  await page.getByRole('button', { name: 'Eliminar', exact: true }).first().click();
  await buttonOf(page, 'Eliminar Profesor', 'Aceptar').click();
};

/** The list, of which the search shows those. */
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
const deletingChats = {
  ...asAdmin,
  // Another house than the API's answers: of its failures, a 401 too, the log alone knows (CHAT-05).
  outcome: onlyLogged,
  open: openList('Profesores'),
  act: deleteTeacher,
  success: expectNoDialog,
} satisfies Partial<Scene>;

export const TEACHER_SCENES: readonly Scene[] = [
  { ...list('Profesores'), endpoint: teachersApi.list },
  {
    ...sending(FORMS.teacher),
    email: NEW_TEACHER,
    read: async (page, text) => {
      await expect(dialogOf(page, 'Atención')).toContainText(text);
      await buttonOf(page, 'Atención', 'Cancelar').click();
      await expectNoDialog(page);
    },
  },
  sending(FORMS.teacherEdit),
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
];
