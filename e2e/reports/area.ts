/** The reports of a room's detail. */
import { named } from '@e2e/support/control-name';
import { expect, type Page } from '@playwright/test';
import { reports } from '@/api/resources/reports';
import { asAdmin } from '@e2e/faults/scene';
import { openFrom, rowsShow } from '@e2e/support/form';
import { byButton } from '@e2e/support/opened-dialog';
import { expectNoDialog } from '@e2e/support/screens';
import * as shown from '@e2e/faults/shown';
import type { Area } from '@e2e/support/area-parts';
import { SEXTO_B } from '@e2e/students/students';
import { BULLETINS, TITLE, choose, downloadButton } from './reports';

const openRoom = async (page: Page): Promise<void> => {
  await openFrom('Cursos', 'Ver estudiantes')(page);
  await rowsShow(page);
};

/** From the landing screen to the modal with that report chosen. */
const opening = (button: string, file: string) => async (page: Page) => {
  await openRoom(page);
  await page
    .getByRole('button', { name: named(button) })
    .first()
    .click();
  await choose(page, file);
  await expect(downloadButton(page)).toBeEnabled();
};

const paper = (button: string, file: string) => ({
  ...asAdmin,
  open: opening(button, file),
  act: (page: Page) => downloadButton(page).click(),
  success: expectNoDialog,
});

const OF_STUDENT = 'Descargar PDF';

export const area = {
  scenes: [
    { ...paper(OF_STUDENT, 'Boletín'), endpoint: reports.bulletin },
    { ...paper(OF_STUDENT, 'Observador'), endpoint: reports.observer },
    { ...paper(OF_STUDENT, 'Reporte de Asistencia'), endpoint: reports.studentAttendance },
    { ...paper(OF_STUDENT, 'Reporte de Actividades'), endpoint: reports.studentActivities },
    { ...paper(TITLE, 'Reporte de Asistencia'), endpoint: reports.roomAttendance },
    { ...paper(TITLE, 'Reporte de Actividades'), endpoint: reports.roomActivities },
  ],
  failures: {
    'API-057': shown.silent,
    'API-058': shown.silent,
    'API-059': shown.silent,
    'API-060': shown.silent,
    'API-061': shown.silent,
    'API-062': shown.silent,
  },
  dialogs: [
    {
      at: SEXTO_B,
      as: 'coordinadora',
      dialogs: {
        studentReports: { title: TITLE, open: byButton(OF_STUDENT) },
        roomReports: { title: TITLE, open: byButton(TITLE) },
        bulletins: { title: BULLETINS, open: byButton(BULLETINS) },
      },
    },
  ],
} as const satisfies Area;
