/** Mentions: the list, its dialogs, the form of several. */
import { dialog, press, visit } from '../steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Shot } from '../steps.mjs' */

const LIST = '/dashboard/mentions/list';

/**
 * @param {Page} page
 * @param {string} [as]
 */
async function openList(page, as = 'coordinadora') {
  await visit(page, LIST, { as });
  await page.getByText(as === 'coordinadora' ? 'Resultados por páginas' : 'Aún no se han creado menciones.').waitFor();
}

/** @param {Page} page */
async function openForm(page) {
  await openList(page);
  await press(page, 'Agregar Mención');
  await page.getByLabel('Categoría').waitFor();
}

/** @type {readonly Shot[]} */
export const shots = [
  { screen: 'menciones', state: 'lleno', whole: true, open: (page) => openList(page) },
  { screen: 'menciones', state: 'vacio', open: (page) => openList(page, 'colegio-vacio') },
  {
    screen: 'menciones',
    state: 'editar',
    open: async (page) => {
      await openList(page);
      await press(page, 'Editar');
      await dialog(page, 'Editar Mención');
    },
  },
  {
    screen: 'menciones',
    state: 'cargar-lista',
    open: async (page) => {
      await openList(page);
      await press(page, 'Cargar Lista');
      await dialog(page, 'Cargar lista de menciones');
    },
  },
  {
    screen: 'menciones-crear',
    state: 'errores',
    whole: true,
    open: async (page) => {
      await openForm(page);
      await page.getByRole('textbox', { name: 'Mención' }).fill('buen trato');
      await press(page, 'Agregar otro');
      await press(page, 'Guardar');
    },
  },
];
