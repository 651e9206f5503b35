/** Planilla de Estudiantes: the observations of a course. */
import type { Page } from '@playwright/test';
import { courseObservations } from '@/api/resources/course-observations';
import { retry, sending } from '@e2e/faults/scene';
import * as shown from '@e2e/faults/shown';
import type { Area } from '@e2e/support/area-parts';
import type { Form } from '@e2e/support/form';
import { dialogOf, openEntry } from '@e2e/support/screens';
import { expectRecords } from '@e2e/support/table';
import { expect } from '@e2e/support/test';
import {
  FOR_ADMIN,
  IN_PERIOD,
  addButton,
  boxOf,
  chosenNames,
  editButton,
  firstOf,
  periodOf,
  saveOf,
  studentsBy,
  textOf,
} from './observations';

const asTeacher = { as: 'directora' } as const;
const TEXT = 'Participa con buenas preguntas.';

/** From the landing screen to the page of Matemáticas, before a period is chosen. */
async function openPage(page: Page): Promise<void> {
  await openEntry(page, 'Planilla de Estudiantes');
  await page.getByRole('link', { name: 'Matemáticas' }).click();
  await page.getByRole('tab', { name: 'Agregar observación' }).click();
  await expectRecords(page);
}

const choosePeriod = (page: Page): Promise<unknown> => periodOf(page).selectOption('Periodo 2');

/** Selects the first student with or without an observation, and opens the dialog. */
async function openDialog(page: Page, kind: 'written' | 'unwritten'): Promise<void> {
  await openPage(page);
  await choosePeriod(page);
  await expect(page.getByText(/ con observación$/)).toBeVisible();
  const [name] = firstOf((await studentsBy(page))[kind], 1);
  await boxOf(page, name).check();
  await (kind === 'written' ? editButton(page) : addButton(page)).click();
  await expect(textOf(page)).toBeVisible();
}

const fill = (page: Page): Promise<void> => textOf(page).fill(TEXT);
const stored = (page: Page): Promise<void> => expect(dialogOf(page, 'Éxito')).toBeVisible();

const forms = {
  observation: {
    kind: 'dialog of a record',
    ...asTeacher,
    endpoint: courseObservations.add,
    open: (page) => openDialog(page, 'unwritten'),
    fill,
    typed: (page) => [[textOf(page), TEXT]],
    button: saveOf,
    success: stored,
  },
  editedObservation: {
    kind: 'dialog of a record',
    ...asTeacher,
    endpoint: courseObservations.edit,
    open: (page) => openDialog(page, 'written'),
    fill,
    typed: (page) => [[textOf(page), TEXT]],
    button: saveOf,
    success: stored,
  },
} as const satisfies Record<string, Form>;

/** Selects such a row by the keyboard, and opens its dialog. */
const byRow = (kind: 'written' | 'unwritten') => async (page: Page) => {
  // The selection for the previous dialog.
  for (const chosen of await chosenNames(page)) await boxOf(page, chosen).uncheck();
  const [name] = firstOf((await studentsBy(page))[kind], 1);
  await boxOf(page, name).press('Space');
  const opener = kind === 'written' ? editButton(page) : addButton(page);
  await opener.press('Enter');
  return opener;
};

export const area = {
  routes: { coordinadora: { courseObservations: FOR_ADMIN }, directora: { ownCourseObservations: IN_PERIOD } },
  forms,
  scenes: [
    {
      ...asTeacher,
      endpoint: courseObservations.list,
      open: openPage,
      act: async (page) => void (await choosePeriod(page)),
      again: retry,
      success: expectRecords,
    },
    sending(forms.observation),
    { ...sending(forms.editedObservation), where: 'edited' },
  ],
  failures: {
    'API-045': shown.silent,
    'API-046': shown.silent,
  },
  dialogs: [
    {
      at: IN_PERIOD,
      as: 'directora',
      dialogs: {
        observation: { title: 'Agregar observación', open: byRow('unwritten') },
        editedObservation: { title: 'Editar observación', open: byRow('written') },
      },
    },
  ],
} as const satisfies Area;
