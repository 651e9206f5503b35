/** Planilla rápida: the grid of a room's marks. */
import { goWithin } from '@e2e/support/screens';
import { expect, type Page } from '@playwright/test';
import { academicRecords } from '@/api/resources/academic-records';
import { outcomeOf } from '@e2e/faults/fault-table';
import type { Area } from '@e2e/support/area-parts';
import { byButton } from '@e2e/support/opened-dialog';
import { FOR_ADMIN, MATHS, cellAt, expectGrid, expectSaved, gridOf, paste, press } from './marks-grid';

/** The number of students of Sexto A. */
const STUDENTS = 34;

const asTeacher = { as: 'directora' } as const;

/** Marks the whole room, with other marks at each call, since unchanged marks are not sent. */
async function markAll(page: Page): Promise<void> {
  const before = await cellAt(page, 0).innerText();
  await cellAt(page, 0).click();
  const mark = before.startsWith('4') ? '3' : '4';
  await paste(page, Array.from({ length: STUDENTS }, () => mark).join('\n'));
  await press(page, 'Pegar');
  await press(page, 'Guardar ya');
}

const openFiltered = async (page: Page): Promise<void> => {
  await goWithin(page, MATHS.replace(/&indicatorId=\d+/, ''));
  await page.getByLabel('Logro').selectOption({ label: 'Aplicar la proporcionalidad directa en situaciones cotidianas' });
};

export const area = {
  routes: {
    coordinadora: { marksGrid: FOR_ADMIN },
    directora: { ownMarksGrid: MATHS },
  },
  scenes: [
    {
      ...asTeacher,
      endpoint: academicRecords.list,
      where: 'grid',
      open: openFiltered,
      act: (page) => press(page, 'Filtrar'),
      again: (page) => press(page, 'Reintentar'),
      success: expectGrid,
    },
    {
      ...asTeacher,
      endpoint: academicRecords.save,
      where: 'grid',
      open: async (page) => {
        await goWithin(page, MATHS);
        await expect(gridOf(page)).toBeVisible();
      },
      act: markAll,
      again: (page) => press(page, 'Reintentar'),
      // GRID-22: the marks go again one by one.
      without: [422],
      // GRID-22, GRID-23: no error modal opens.
      outcome: (cell) => {
        const outcome = outcomeOf(cell, academicRecords.save);
        return typeof outcome === 'string' ? outcome : { text: '', display: 'form' };
      },
      success: expectSaved,
    },
  ],
  dialogs: [
    {
      at: MATHS,
      as: 'directora',
      dialogs: {
        marksFill: { title: 'Rellenar', open: byButton('Rellenar') },
        marksUpload: { title: 'Subir planilla', open: byButton('Subir planilla') },
        marksPaste: { title: 'Pegar de Excel', open: byButton('Pegar de Excel') },
      },
    },
  ],
} as const satisfies Area;
