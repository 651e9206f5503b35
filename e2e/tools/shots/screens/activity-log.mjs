/** The activity log: its list, its filters, and what each kind of detail shows. */
import { dialog, press, visit } from '../steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Shot } from '../steps.mjs' */

const LOG = '/dashboard/activity-log';
const CALL = { method: 'GET', path: '/api/activity-group' };

/** @param {Page} page */
async function openLog(page, query = '') {
  await visit(page, LOG, { as: 'coordinadora' });
  if (query !== '') await page.goto(LOG + query);
  await page.getByText('Resultados por páginas').waitFor();
  await page
    .getByRole('button', { name: /^Ver\b/ })
    .first()
    .waitFor();
}

/**
 * The detail of the first record of that day by that teacher in that room.
 * @param {Page} page
 * @param {{ teacher: number, room: number, day: string, type: string }} of
 */
async function openDetail(page, { teacher, room, day, type }) {
  await openLog(page, `?teacher=${teacher}&room=${room}&from=${day}&to=${day}&size=50`);
  const record = page
    .getByRole('row')
    .or(page.getByRole('main').getByRole('listitem'))
    .filter({ has: page.getByText(type, { exact: true }) });
  await record.first().getByRole('button', { name: 'Ver' }).click();
  await dialog(page, 'Detalle de la actividad');
}

const OF_SIXTH = { teacher: 11, room: 9 };

/** @type {readonly Shot[]} */
export const shots = [
  { screen: 'registro-actividad', state: 'lleno', whole: true, open: (page) => openLog(page) },
  {
    screen: 'registro-actividad',
    state: 'cargando',
    open: (page) => visit(page, LOG, { as: 'coordinadora', faults: [{ ...CALL, kind: 'hang', times: 9 }] }),
  },
  {
    screen: 'registro-actividad',
    state: 'fallo',
    open: async (page) => {
      await visit(page, LOG, { as: 'coordinadora', faults: [{ ...CALL, kind: 'status', status: 500 }] });
      await press(page, 'Aceptar');
    },
  },
  {
    screen: 'registro-actividad',
    state: 'vacio',
    open: async (page) => {
      await visit(page, LOG, { as: 'colegio-vacio' });
      await page.getByText('No se encontraron actividades.').waitFor();
    },
  },
  {
    screen: 'registro-actividad',
    state: 'fechas',
    open: async (page) => {
      await openLog(page);
      await page.getByLabel('Fecha inicial').fill('2026-06-25');
      await page.getByText('La fecha final no puede').waitFor();
    },
  },
  {
    screen: 'registro-actividad-asistencia',
    state: 'lleno',
    open: (page) => openDetail(page, { ...OF_SIXTH, day: '2026-06-19', type: 'Asistencia' }),
  },
  {
    screen: 'registro-actividad-foto',
    state: 'lleno',
    open: (page) => openDetail(page, { teacher: 18, room: 9, day: '2026-06-18', type: 'Foto' }),
  },
  {
    screen: 'registro-actividad-mencion',
    state: 'lleno',
    open: (page) => openDetail(page, { ...OF_SIXTH, day: '2026-06-18', type: 'Mención de honor' }),
  },
  {
    screen: 'registro-actividad-citacion',
    state: 'lleno',
    open: (page) => openDetail(page, { ...OF_SIXTH, day: '2026-06-16', type: 'Reporte y citación' }),
  },
];
