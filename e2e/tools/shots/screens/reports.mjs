/** The papers of a room's detail: of a student, of the room, the bulletins of all. */
import { dialog, fault, press, pressInFirstRow, visit } from '../steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Fault, Shot } from '../steps.mjs' */

const ROOM = '/dashboard/room/9';
const BULLETIN = { method: 'GET', path: '/api/student-academic-resume-report' };

/** @param {Page} page */
async function openRoom(page) {
  await visit(page, ROOM, { as: 'coordinadora' });
  await page.getByText('Resultados por páginas').waitFor();
}

/** @param {Page} page */
async function openForStudent(page) {
  await openRoom(page);
  await pressInFirstRow(page, 'Descargar PDF');
  await dialog(page, 'Descargar Reportes');
  await page.getByRole('dialog').getByLabel('Periodo').selectOption('Periodo 2');
  await page.getByRole('radio', { name: 'Boletín' }).check();
}

/** @param {Page} page */
async function openBulletins(page) {
  await openRoom(page);
  await press(page, 'Boletines del curso');
  await dialog(page, 'Boletines del curso');
  await page.getByRole('dialog').getByLabel('Periodo').selectOption('Periodo 2');
}

/**
 * @param {Page} page
 * @param {Fault[]} faults
 */
async function downloadWith(page, faults) {
  await fault(page, faults);
  await page.getByRole('dialog').getByRole('button', { name: 'Descargar' }).click();
}

/** @type {readonly Shot[]} */
export const shots = [
  { screen: 'reportes', state: 'estudiante', open: openForStudent },
  {
    screen: 'reportes',
    state: 'curso',
    open: async (page) => {
      await openRoom(page);
      await press(page, 'Descargar Reportes');
      await dialog(page, 'Descargar Reportes');
    },
  },
  {
    screen: 'reportes',
    state: 'descargando',
    open: async (page) => {
      await openForStudent(page);
      await downloadWith(page, [{ ...BULLETIN, kind: 'hang' }]);
      await page.getByRole('progressbar').waitFor();
    },
  },
  {
    screen: 'reportes',
    state: 'sin-datos',
    open: async (page) => {
      await openRoom(page);
      await fault(page, [{ method: 'GET', path: '/api/learning/valorization', kind: 'status', status: 500 }]);
      await pressInFirstRow(page, 'Descargar PDF');
      await press(page, 'Aceptar');
      await page.getByRole('radio', { name: 'Boletín' }).check();
    },
  },
  { screen: 'boletines', state: 'periodo', open: openBulletins },
  {
    screen: 'boletines',
    state: 'generando',
    open: async (page) => {
      await openBulletins(page);
      await downloadWith(page, [{ ...BULLETIN, kind: 'hang', after: 12 }]);
      await page.getByText('Boletín 13 de 34').waitFor();
    },
  },
  {
    screen: 'boletines',
    state: 'fallo',
    open: async (page) => {
      await openBulletins(page);
      await downloadWith(page, [{ ...BULLETIN, kind: 'status', status: 500, times: 3 }]);
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
];
