/** Planilla de Estudiantes, the page 'Agregar observación' of a subject. */
import { press, visit } from '../steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Shot } from '../steps.mjs' */

const ADDRESS = '/dashboard/spreadsheet?subjectId=16&roomId=9&tab=observations';
const WITH_PERIOD = `${ADDRESS}&periodId=2`;

/**
 * @param {Page} page
 * @param {string} address
 */
async function openPage(page, address) {
  await visit(page, address, { as: 'directora' });
  await page.getByText('Resultados por páginas').waitFor();
}

/** @param {Page} page */
async function openDialog(page) {
  await openPage(page, WITH_PERIOD);
  await page.getByRole('checkbox', { name: 'Seleccionar todos' }).check();
  await press(page, 'Agregar observación');
  await page.getByRole('textbox', { name: 'Observación' }).fill('Participa con buenas preguntas y ayuda a sus compañeros cuando termina.');
}

/** @type {readonly Shot[]} */
export const shots = [
  { screen: 'observaciones', state: 'sin-periodo', open: (page) => openPage(page, ADDRESS) },
  { screen: 'observaciones', state: 'lista', whole: true, open: (page) => openPage(page, WITH_PERIOD) },
  {
    screen: 'observaciones',
    state: 'seleccion',
    open: async (page) => {
      await openPage(page, WITH_PERIOD);
      await page.getByRole('checkbox', { name: 'Seleccionar todos' }).check();
    },
  },
  { screen: 'observaciones', state: 'dialogo', open: openDialog },
];
