/** Publications and comments, for the suites over all areas. */
import { expect, type Locator, type Page } from '@playwright/test';
import { parents } from '@/api/resources/parents';
import { publications } from '@/api/resources/publications';
import { rooms } from '@/api/resources/rooms';
import { subjects } from '@/api/resources/subjects';
import { teachers } from '@/api/resources/teachers';
import { asAdmin, retry, sending, type Scene } from '@e2e/faults/scene';
import * as shown from '@e2e/faults/shown';
import type { Area, MenuEntry } from '@e2e/support/area-parts';
import type { Form } from '@e2e/support/form';
import { byButton, byMenu } from '@e2e/support/opened-dialog';
import { buttonOf, dialogOf, expectSaved, goWithin, openEntry, openPublications } from '@e2e/support/screens';
import { publications as known } from '@fixtures/publications';
import { cardOf, commentIn, fieldOf, sendOf } from './feed-page';
import {
  acceptSavedPost,
  addReminderOf,
  chooseType,
  fillEvent,
  openRooms,
  publishOf,
  saveEditOf,
  switchOf,
  titleOf,
} from './publication-save';

const FEED = '/dashboard/publications/list';

const card = (page: Page): Locator => cardOf(page, known.earlyExit.title);

async function haveCommented(page: Page, words: string) {
  await openPublications(page);
  await fieldOf(card(page)).fill(words);
  await sendOf(card(page)).click();
  await expect(commentIn(card(page), words)).toBeVisible();
  await expect(fieldOf(card(page))).toHaveValue('');
}

const openViews = (page: Page) =>
  cardOf(page, 'Materiales de Geometría para después de vacaciones')
    .getByRole('button', { name: /\d vistas de / })
    .click();

const feed = {
  act: (page: Page) => openEntry(page, 'Publicaciones'),
  again: retry,
  success: (page: Page) => expect(page.getByRole('article').first()).toBeVisible(),
} satisfies Partial<Scene>;

/** Writes a title in the form of a type and returns to the choice of type: the form restores the title when it opens again. */
async function writeTitle(page: Page, type: 'Información Institucional' | 'Comunicados') {
  await openPublications(page);
  await chooseType(page, type);
  await titleOf(page).fill('Salida al museo');
  await page.goBack();
  await expect(page.getByRole('button', { name: type, exact: true })).toBeVisible();
}

const openEventEdit = async (page: Page) => {
  await cardOf(page, 'Feria').getByRole('button', { name: 'Opciones' }).click();
  await cardOf(page, 'Feria').getByRole('menuitem', { name: 'Editar' }).click();
  await expect(saveEditOf(page)).toBeVisible();
};

const choice = {
  as: 'coordinadora',
  typed: (page: Page) => [[titleOf(page), 'Salida al museo']],
} satisfies Partial<Scene>;

const forms = {
  comment: {
    kind: 'comment',
    as: 'directora',
    endpoint: publications.addComment,
    open: openPublications,
    fill: (page) => fieldOf(card(page)).fill('Recibido, gracias.'),
    typed: (page) => [[fieldOf(card(page)), 'Recibido, gracias.']],
    button: (page) => sendOf(card(page)),
    // A new comment has no cancel button.
    cancel: null,
    success: (page) => expect(commentIn(card(page), 'Recibido, gracias.')).toBeVisible(),
  },
  publication: {
    kind: 'publication',
    ...asAdmin,
    endpoint: publications.save,
    open: async (page) => {
      await openPublications(page);
      await chooseType(page, 'Comunicados');
    },
    fill: async (page) => {
      await titleOf(page).fill('Salida al museo');
      await switchOf(page, 'Solo para profesores').check();
    },
    typed: (page) => [[titleOf(page), 'Salida al museo']],
    button: (page) => publishOf(page),
    success: expectSaved,
  },
  publicationEdit: {
    kind: 'publication',
    as: 'directora',
    endpoint: publications.save,
    open: async (page) => {
      await goWithin(page, `/dashboard/publications/${known.earlyExit.id}`);
      await expect(saveEditOf(page)).toBeVisible();
    },
    fill: (page) => titleOf(page).fill('Hoy Sexto A sale por la portería sur'),
    typed: (page) => [[titleOf(page), 'Hoy Sexto A sale por la portería sur']],
    button: (page) => saveEditOf(page),
    success: expectSaved,
  },
} as const satisfies Record<string, Form>;

/** The menu entry, with a publication that the person may edit. */
const entryWith = (id: number): MenuEntry => ({
  label: 'Publicaciones',
  address: FEED,
  details: [['detail', `/dashboard/publications/${id}`, 'Editar Publicación']],
});

export const area = {
  routes: {
    coordinadora: { publications: FEED, publication: `/dashboard/publications/${known.reportDelivery.id}` },
    directora: { ownPublications: FEED, ownPublication: `/dashboard/publications/${known.earlyExit.id}` },
  },
  menu: {
    coordinadora: [entryWith(9)],
    directora: [entryWith(8)],
  },
  forms,
  scenes: [
    {
      endpoint: teachers.list,
      where: ' by publications',
      as: 'coordinadora',
      act: (page) => openEntry(page, 'Publicaciones'),
      again: retry,
      success: (page) => expect(page.getByLabel('Profesor').getByRole('option', { name: 'Mauricio Tovar Tovar' })).toBeAttached(),
    },
    { ...feed, endpoint: publications.listForAdmin, as: 'coordinadora' },
    { ...feed, endpoint: publications.listForTeacher, as: 'directora' },
    sending(forms.publication),
    {
      // Its failure shows over the list (REMI-09).
      endpoint: publications.setReminders,
      as: 'coordinadora',
      open: async (page) => {
        await openPublications(page);
        await chooseType(page, 'Evento Escolar');
        await fillEvent(page, 'Feria');
        await addReminderOf(page).click();
        await publishOf(page).click();
        await acceptSavedPost(page);
        await openEventEdit(page);
      },
      act: (page) => saveEditOf(page).click(),
      again: async (page) => {
        await openEventEdit(page);
        await saveEditOf(page).click();
      },
      success: expectSaved,
    },
    {
      ...choice,
      endpoint: rooms.list,
      open: (page) => writeTitle(page, 'Comunicados'),
      act: (page) => page.getByRole('button', { name: 'Comunicados', exact: true }).click(),
      again: async (page) => {
        await openRooms(page);
        await retry(page);
      },
      success: async (page) => {
        await openRooms(page);
        await expect(page.getByRole('checkbox', { name: 'Sexto A' })).toBeVisible();
      },
    },
    {
      ...choice,
      endpoint: subjects.list,
      open: (page) => writeTitle(page, 'Información Institucional'),
      act: (page) => page.getByRole('button', { name: 'Información Institucional', exact: true }).click(),
      again: retry,
      success: (page) => expect(page.getByLabel('Asignatura').getByRole('option', { name: 'Matemáticas' })).toBeAttached(),
    },
    {
      endpoint: publications.remove,
      takesAway: true,
      as: 'directora',
      open: openPublications,
      act: async (page) => {
        await card(page).getByRole('button', { name: 'Opciones' }).click();
        await card(page).getByRole('menuitem', { name: 'Eliminar' }).click();
        await buttonOf(page, 'Eliminar Publicación', 'Aceptar').click();
      },
      success: (page) => expect(card(page)).toHaveCount(0),
    },
    sending(forms.comment),
    {
      endpoint: publications.editComment,
      as: 'directora',
      open: async (page) => {
        await haveCommented(page, 'Sin editar.');
        await commentIn(card(page), 'Sin editar.').getByRole('button', { name: 'Editar' }).click();
        await fieldOf(card(page)).fill('Editado.');
      },
      act: (page) => sendOf(card(page)).click(),
      success: (page) => expect(commentIn(card(page), 'Editado.')).toBeVisible(),
      typed: (page) => [[fieldOf(card(page)), 'Editado.']],
    },
    {
      endpoint: publications.removeComment,
      takesAway: true,
      as: 'directora',
      open: (page) => haveCommented(page, 'Para quitar.'),
      act: (page) => commentIn(card(page), 'Para quitar.').getByRole('button', { name: 'Eliminar' }).click(),
      success: (page) => expect(commentIn(card(page), 'Para quitar.')).toHaveCount(0),
    },
    {
      endpoint: parents.get,
      as: 'directora',
      open: openPublications,
      act: openViews,
      again: async (page) => {
        // A pending call would not be made again.
        await expect(dialogOf(page, 'Vistas').getByText('Cargando…')).toHaveCount(0);
        await buttonOf(page, 'Vistas', 'Cerrar').click();
        await openViews(page);
      },
      success: (page) => expect(dialogOf(page, 'Vistas').getByRole('listitem').first()).toBeVisible(),
    },
  ],
  failures: {
    'API-024 card': shown.silent,
    'API-026': shown.unknown,
    'API-028': shown.silent,
    'API-029': shown.silent,
    'API-030': shown.silent,
    'API-031': shown.silent,
  },
  dialogs: [
    {
      at: FEED,
      as: 'directora',
      dialogs: {
        views: { title: 'Vistas', open: byButton(/\d vistas? de /) },
        publicationDeletion: { title: 'Eliminar Publicación', open: byMenu('Opciones', 'Eliminar') },
      },
    },
  ],
} as const satisfies Area;
