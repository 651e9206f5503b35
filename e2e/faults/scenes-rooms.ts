/** The calls of rooms and students. */
import { expect, type Page } from '@playwright/test';
import * as students from '@e2e/students/students';
import { buttonOf, dialogOf, expectNoDialog, openEntry } from '@e2e/support/screens';
import { actionOf, rowOf } from '@e2e/support/table';
import { deletionSaying, inModal, inReadableBanner, ofDeletion } from './fault-table';
import { FORMS, INVITED, openList, openSixthB, press, rowsShow } from './forms';
import { asAdmin, deletion, list, loads, retry, sending, type Scene } from './scene';

const openRoom = (page: Page) => actionOf(page, 'Transición A', 'Ver estudiantes').click();

const detail = { ...loads, open: openList('Cursos'), act: openRoom } satisfies Partial<Scene>;

const delayOf = (page: Page) => page.getByRole('switch', { name: 'Mora de Samuel Cuéllar Peña' });

const UPLOAD = 'Cargar lista de cursos';
const openUpload = (page: Page) => press(page, 'Cargar Lista');

export const ROOM_SCENES: readonly Scene[] = [
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
      // An unknown room has led there already.
      await openEntry(page, 'Cursos');
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
  {
    ...loads,
    row: 'API-096',
    path: '/urls-template',
    open: openList('Cursos'),
    act: openUpload,
    again: async (page) => {
      await buttonOf(page, UPLOAD, 'Cancelar').click();
      await openUpload(page);
    },
    success: (page) => expect(dialogOf(page, UPLOAD).getByRole('link', { name: 'Descargar plantilla' })).toBeVisible(),
  },
];
