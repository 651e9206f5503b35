/** Observador del Estudiante: the students of a room, the detail of one, the modal of an observation. */
import { expect, type Page } from '@playwright/test';
import { studentObservations } from '@/api/resources/student-observations';
import { deletion, retry, sending } from '@e2e/faults/scene';
import * as shown from '@e2e/faults/shown';
import type { Area, MenuEntry } from '@e2e/support/area-parts';
import type { Form } from '@e2e/support/form';
import { byButton, edit, remove } from '@e2e/support/opened-dialog';
import { expectNoDialog, openEntry } from '@e2e/support/screens';
import { expectRecords } from '@e2e/support/table';
import {
  CREATE,
  DETAIL,
  EDIT,
  NEW,
  REMOVE,
  SCREEN,
  TEXT,
  createButton,
  expectStored,
  fill,
  rowsOf,
  saveIn,
  textIn,
  typeIn,
} from './observer';

const ENTRY = 'Observador del Estudiante';
const OFTEN_ROW = 'Juan David Hernández Gómez';
const asTeacher = { as: 'directora' } as const;

async function openStudents(page: Page): Promise<void> {
  await openEntry(page, ENTRY);
  await expectRecords(page);
}

/** Opens, from the list, the detail of the student with many observations. */
async function view(page: Page): Promise<void> {
  await page.getByLabel('Resultados por páginas').selectOption('50');
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: OFTEN_ROW }) })
    .first()
    .getByRole('button', { name: /^Ver\b/ })
    .click();
}

async function openDetail(page: Page): Promise<void> {
  await openStudents(page);
  await view(page);
  await expect(rowsOf(page).first()).toBeVisible();
}

/** Opens the Admin's tab of Sexto A. */
async function openSexto(page: Page): Promise<void> {
  await openEntry(page, ENTRY);
  await page.getByRole('tab', { name: 'Sexto A', exact: true }).click();
  await expectRecords(page);
}

const forms = {
  studentObservation: {
    kind: 'dialog of a record',
    ...asTeacher,
    endpoint: studentObservations.create,
    open: async (page) => {
      await openStudents(page);
      await createButton(page).first().click();
      await expect(typeIn(page)).toBeVisible();
    },
    fill,
    typed: (page) => [[textIn(page), TEXT]],
    button: saveIn,
    success: expectStored,
  },
  editedStudentObservation: {
    kind: 'dialog of a record',
    ...asTeacher,
    endpoint: studentObservations.edit,
    open: async (page) => {
      await openDetail(page);
      await rowsOf(page)
        .first()
        .getByRole('button', { name: /^Editar\b/ })
        .click();
      await expect(textIn(page)).toBeVisible();
    },
    fill: (page) => textIn(page).fill(TEXT),
    typed: (page) => [[textIn(page), TEXT]],
    button: saveIn,
    success: expectStored,
  },
} as const satisfies Record<string, Form>;

const MENU_ENTRY: MenuEntry = { label: ENTRY, address: SCREEN, details: [] };

export const area = {
  routes: {
    coordinadora: { observer: SCREEN, observerDetail: DETAIL },
    directora: { ownObserver: SCREEN, ownObserverDetail: DETAIL },
  },
  menu: { coordinadora: [MENU_ENTRY], directora: [MENU_ENTRY] },
  forms,
  scenes: [
    {
      ...asTeacher,
      endpoint: studentObservations.types,
      act: (page) => openEntry(page, ENTRY),
      // The list needs no types: the modal asks for them again.
      again: async (page) => {
        const isOpen = (await page.getByRole('dialog', { name: NEW }).count()) > 0;
        if (!isOpen) await createButton(page).first().click();
        await retry(page);
      },
      success: (page) => expect(typeIn(page).getByRole('option', { name: 'Reconocimiento' })).toBeAttached(),
    },
    {
      as: 'coordinadora',
      endpoint: studentObservations.listOfStudent,
      open: openSexto,
      act: view,
      again: retry,
      success: (page) => expect(rowsOf(page).first()).toBeVisible(),
    },
    {
      ...asTeacher,
      endpoint: studentObservations.listOfTeacher,
      open: openStudents,
      act: view,
      again: retry,
      success: (page) => expect(rowsOf(page).first()).toBeVisible(),
    },
    sending(forms.studentObservation),
    { ...sending(forms.editedStudentObservation), where: ' edited' },
    { ...deletion(ENTRY, REMOVE), ...asTeacher, endpoint: studentObservations.remove, open: openDetail, success: expectNoDialog },
  ],
  failures: {
    'API-050': shown.silent,
    'API-051': shown.silent,
    'API-052': shown.unknown,
  },
  dialogs: [
    {
      at: DETAIL,
      as: 'directora',
      dialogs: {
        studentObservation: { title: NEW, open: byButton(CREATE) },
        editedStudentObservation: edit(EDIT),
        studentObservationDeletion: remove(REMOVE),
      },
    },
  ],
} as const satisfies Area;
