/** 'Configuración Aprendizaje' of the school: its two lists and their dialog. */
import { dialog, press, visit } from '../steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Shot } from '../steps.mjs' */

const TAB = '/dashboard/schools';

/**
 * @param {Page} page
 * @param {string} [as]
 */
async function open(page, as = 'coordinadora') {
  await visit(page, TAB, { as });
  await page.getByRole('tab', { name: 'Configuración Aprendizaje' }).click();
  await page
    .getByRole('button', { name: /^(Editar|Agregar valoración)$/ })
    .first()
    .waitFor();
}

/** @type {readonly Shot[]} */
export const shots = [
  { screen: 'valoracion', state: 'llena', whole: true, open: (page) => open(page) },
  { screen: 'valoracion', state: 'vacia', whole: true, open: (page) => open(page, 'colegio-vacio') },
  {
    screen: 'valoracion',
    state: 'editar',
    tall: true,
    open: async (page) => {
      await open(page);
      await page.getByRole('region', { name: 'Primaria y Secundaria' }).getByRole('button', { name: 'Editar' }).click();
      await dialog(page, 'Editar valoración');
      await press(page, 'Agregar indicador');
      const group = page.getByRole('group', { name: 'Indicador 3' });
      await group.getByRole('textbox', { name: 'Valor inicial' }).fill('3,4');
      await group.getByRole('textbox', { name: 'Valor final' }).fill('3,8');
      await page.getByRole('group', { name: 'Indicador 5' }).getByRole('textbox', { name: 'Nombre' }).fill('Excelente');
      await press(page, 'Guardar');
    },
  },
  {
    screen: 'valoracion',
    state: 'sin-numero',
    tall: true,
    open: async (page) => {
      await open(page);
      await page.getByRole('region', { name: 'Primaria y Secundaria' }).getByRole('button', { name: 'Editar' }).click();
      await dialog(page, 'Editar valoración');
      await page.getByRole('switch', { name: 'Incluir valoración' }).click();
    },
  },
  {
    screen: 'valoracion',
    state: 'agregar',
    tall: true,
    open: async (page) => {
      await open(page, 'colegio-vacio');
      await press(page, 'Agregar valoración');
      await dialog(page, 'Agregar valoración');
    },
  },
];
