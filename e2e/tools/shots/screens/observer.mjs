/** Observador del Estudiante: the students of a room, the detail of one, the modal. */
import { press, visit } from '../steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Shot } from '../steps.mjs' */

const LIST = '/dashboard/observer?roomId=9';
/** Juan David Hernández Gómez, who has more than ten. */
const DETAIL = `${LIST}&studentId=4`;

/**
 * @param {Page} page
 * @param {string} address
 * @param {string} [as]
 */
async function open(page, address, as = 'directora') {
  await visit(page, address, { as });
  await page.getByRole('rowheader').or(page.getByRole('listitem').getByRole('strong')).first().waitFor();
}

/** @param {Page} page */
async function write(page) {
  await open(page, DETAIL);
  await press(page, '+ Crear Observación');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Periodo').selectOption('Periodo 2');
  await dialog.getByLabel('Tipo').selectOption('Convivencia - situación tipo II');
  await dialog
    .getByRole('textbox', { name: 'Descripción' })
    .fill('Se reportan burlas repetidas hacia otro estudiante. Se activa el protocolo y el detalle reposa en el acta del comité.');
}

/** @type {readonly Shot[]} */
export const shots = [
  { screen: 'observador', state: 'lista', open: (page) => open(page, LIST) },
  { screen: 'observador', state: 'lista-coordinadora', open: (page) => open(page, LIST, 'coordinadora') },
  { screen: 'observador', state: 'ficha', whole: true, open: (page) => open(page, DETAIL) },
  { screen: 'observador', state: 'ficha-coordinadora', whole: true, open: (page) => open(page, DETAIL, 'coordinadora') },
  {
    screen: 'observador',
    state: 'ficha-sin-observaciones',
    open: async (page) => {
      await visit(page, `${DETAIL}&periodId=4`, { as: 'directora' });
      await page.getByText('No hay observaciones.').waitFor();
    },
  },
  { screen: 'observador', state: 'crear', open: write },
  {
    screen: 'observador',
    state: 'crear-mensajes',
    open: async (page) => {
      await open(page, DETAIL);
      await press(page, '+ Crear Observación');
      await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    },
  },
];
