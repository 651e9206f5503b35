/** Planilla de Estudiantes: cards, marks, evaluation dialog, detail. */
import { expect, type Page } from '@playwright/test';
import { academicActivities } from '@/api/resources/academic-activities';
import { academicRecords } from '@/api/resources/academic-records';
import { retry, sending } from '@e2e/faults/scene';
import { area as marksGrid } from '@e2e/marks-grid/area';
import type { Area, MenuEntry } from '@e2e/support/area-parts';
import type { Form } from '@e2e/support/form';
import { SAVED, dialogOf, openEntry } from '@e2e/support/screens';
import { expectRecords } from '@e2e/support/table';
import {
  ADD,
  EDIT,
  MARKS,
  PLACE,
  SPREADSHEET,
  SUPPORT,
  TITLE,
  achievementOf,
  activityOf,
  chooseLevel,
  commentOf,
  detailAt,
  evaluateFirst,
  filterButton,
  levelOf,
  periodOf,
  rowBoxes,
  saveOf,
} from './spreadsheet';

const ENTRY = 'Planilla de Estudiantes';
/** The beginning of the query, with the id of directora's record. */
const TEACHER = '?teacherId=11&';
const asTeacher = { as: 'directora' } as const;

/** Chooses the filters of a room, without pressing 'Filtrar'. */
const openFilters = async (page: Page): Promise<void> => {
  await openEntry(page, ENTRY);
  await page.getByRole('link', { name: 'Matemáticas' }).click();
  await periodOf(page).selectOption('Periodo 2');
  await achievementOf(page).selectOption(TITLE);
};

const openMarks = async (page: Page): Promise<void> => {
  await openFilters(page);
  await filterButton(page).click();
  await expectRecords(page);
};

const saved = (page: Page): Promise<void> => expect(dialogOf(page, SAVED)).toBeVisible();

const forms = {
  marks: {
    kind: 'dialog of a record',
    ...asTeacher,
    endpoint: academicRecords.save,
    open: async (page) => {
      await openMarks(page);
      await evaluateFirst(page, 2);
      await expect(activityOf(page)).toBeEnabled();
    },
    fill: async (page) => {
      await activityOf(page).selectOption(SUPPORT);
      await chooseLevel(page, 'Alto');
      await commentOf(page).fill('Explicó el procedimiento');
    },
    typed: (page) => [[commentOf(page), 'Explicó el procedimiento']],
    button: saveOf,
    success: saved,
  },
  editedMark: {
    kind: 'dialog of a record',
    ...asTeacher,
    endpoint: academicRecords.save,
    open: async (page) => {
      await openMarks(page);
      await page.getByRole('button', { name: 'Ver' }).first().click();
      await page.getByRole('button', { name: 'Editar' }).first().click();
      await expect(dialogOf(page, EDIT)).toBeVisible();
    },
    fill: async (page) => {
      await chooseLevel(page, 'Alto');
      await commentOf(page).fill('Explicó el procedimiento');
      await expect(levelOf(page, 'Alto')).toBeChecked();
    },
    typed: (page) => [[commentOf(page), 'Explicó el procedimiento']],
    button: saveOf,
    success: saved,
  },
} as const satisfies Record<string, Form>;

const entryWith = (studentDetail: string, grid: string): MenuEntry => ({
  label: ENTRY,
  address: SPREADSHEET,
  details: [
    ['detail', studentDetail],
    ['detail', grid, 'Planilla rápida'],
  ],
});

export const area = {
  routes: {
    coordinadora: {
      spreadsheet: SPREADSHEET,
      marks: SPREADSHEET + PLACE.replace('?', TEACHER),
      studentDetail: detailAt(7, PLACE.replace('?', TEACHER)),
    },
    directora: { ownSpreadsheet: SPREADSHEET, ownMarks: MARKS, ownStudentDetail: detailAt(7) },
  },
  menu: {
    coordinadora: [entryWith(detailAt(7, PLACE.replace('?', TEACHER)), marksGrid.routes.coordinadora.marksGrid)],
    directora: [entryWith(detailAt(7), marksGrid.routes.directora.ownMarksGrid)],
  },
  forms,
  scenes: [
    {
      ...asTeacher,
      endpoint: academicRecords.list,
      open: openFilters,
      act: (page) => filterButton(page).click(),
      success: expectRecords,
    },
    sending(forms.marks),
    { ...sending(forms.editedMark), where: 'edited' },
    {
      ...asTeacher,
      endpoint: academicActivities.list,
      where: 'evaluation',
      open: async (page) => {
        await openMarks(page);
        await rowBoxes(page).first().check();
      },
      act: (page) => page.getByRole('button', { name: 'Evaluar', exact: true }).click(),
      again: retry,
      success: (page) => expect(activityOf(page).getByRole('option', { name: SUPPORT })).toBeAttached(),
    },
  ],
  dialogs: [
    {
      at: MARKS,
      as: 'directora',
      dialogs: {
        marks: {
          title: ADD,
          open: async (page) => {
            await rowBoxes(page).first().check();
            const opener = page.getByRole('main').getByRole('button', { name: 'Evaluar', exact: true });
            await opener.press('Enter');
            return opener;
          },
        },
      },
    },
    {
      at: detailAt(7),
      as: 'directora',
      dialogs: {
        editedMark: {
          title: EDIT,
          open: async (page) => {
            const opener = page.getByRole('button', { name: 'Editar' }).first();
            await opener.press('Enter');
            return opener;
          },
        },
      },
    },
  ],
} as const satisfies Area;
