/** The calls of rooms and students. */
import { expect, type Page } from '@playwright/test';
import { rooms } from '@/api/resources/rooms';
import { students as studentsApi } from '@/api/resources/students';
import { templates } from '@/api/resources/templates';
import * as students from '@e2e/students/students';
import { buttonOf, dialogOf, expectNoDialog, openEntry } from '@e2e/support/screens';
import { actionOf, rowOf } from '@e2e/support/table';
import { FORMS, INVITED, openList, openSixthB, press, rowsShow } from './forms';
import { asAdmin, deletion, list, retry, sending, type Scene } from './scene';

const openRoom = (page: Page) => actionOf(page, 'Transición A', 'Ver estudiantes').click();

const detail = { ...asAdmin, open: openList('Cursos'), act: openRoom } satisfies Partial<Scene>;

const delayOf = (page: Page) => page.getByRole('switch', { name: 'Mora de Samuel Cuéllar Peña' });

const UPLOAD = 'Cargar lista de cursos';
const openUpload = (page: Page) => press(page, 'Cargar Lista');

export const ROOM_SCENES: readonly Scene[] = [
  { ...list('Cursos'), endpoint: rooms.listWithSlash },
  { ...sending(FORMS.rooms), context: 'creation' },
  {
    ...deletion('Cursos', 'Eliminar Curso'),
    endpoint: rooms.remove,
    success: async (page) => {
      // The first room has a teacher: its true answer is a refusal.
      await expect(rowOf(page, 'Jardín A')).toBeVisible();
    },
  },
  {
    ...detail,
    endpoint: rooms.getDirector,
    again: async (page) => {
      // An unknown room has led there already.
      await openEntry(page, 'Cursos');
      await openRoom(page);
    },
    success: (page) => expect(page.getByText('Gloria Inés Muñoz Henao')).toBeVisible(),
  },
  { ...detail, endpoint: studentsApi.listOfRoom, again: retry, success: rowsShow },
  sending(FORMS.invitations),
  {
    ...asAdmin,
    endpoint: studentsApi.resendInvitation,
    open: openSixthB,
    act: (page) => students.studentAction(page, INVITED, 'Reenviar Invitación').click(),
    success: (page) => expect(dialogOf(page, '¡Invitación Enviada!')).toBeVisible(),
  },
  sending(FORMS.student),
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
      await students.studentAction(page, INVITED, 'Eliminar').click();
      await buttonOf(page, 'Eliminar Estudiante', 'Aceptar').click();
    },
    success: expectNoDialog,
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
];
