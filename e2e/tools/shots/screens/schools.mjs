/** Institución: the school's information, its periods, the change of the year, comments. */
import { dialog, press, visit } from '../steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Shot } from '../steps.mjs' */

const INFORMATION = '/dashboard/schools';
const GENERAL = '/dashboard/schools?tab=general';

/**
 * @param {Page} page
 * @param {string} [as]
 */
async function openInformation(page, as = 'coordinadora') {
  await visit(page, INFORMATION, { as });
  await page.getByText('Nombre de la institución').waitFor();
}

/**
 * @param {Page} page
 * @param {string} [as]
 */
async function openGeneral(page, as = 'coordinadora') {
  await visit(page, '/dashboard/home', { as });
  await page.goto(GENERAL);
  await page
    .getByText(/^(Periodo 1|Aún no se han creado periodos\.)$/)
    .first()
    .waitFor();
}

/** @param {Page} page */
async function typeFifth(page) {
  await openGeneral(page);
  await press(page, 'Agregar periodo');
  await page.getByLabel('Nombre').last().selectOption('Periodo 5');
  await page.getByLabel('Fecha inicial').last().fill('2026-11-20');
  await page.getByLabel('Fecha final').last().fill('2027-01-15');
  await page.getByLabel('Nombre').last().focus();
}

/** @type {readonly Shot[]} */
export const shots = [
  { screen: 'institucion', state: 'informacion', open: (page) => openInformation(page) },
  { screen: 'institucion', state: 'sin-datos', open: (page) => openInformation(page, 'colegio-vacio') },
  {
    screen: 'institucion',
    state: 'editar',
    whole: true,
    open: async (page) => {
      await openInformation(page);
      await press(page, 'Editar');
      await page.getByLabel('Teléfono').fill('');
      await press(page, 'Guardar');
      await page.getByText('Este campo es requerido').waitFor();
    },
  },
  { screen: 'institucion', state: 'periodos', whole: true, open: (page) => openGeneral(page) },
  { screen: 'institucion', state: 'sin-periodos', whole: true, open: (page) => openGeneral(page, 'colegio-vacio') },
  { screen: 'institucion', state: 'periodos-agregar', whole: true, open: typeFifth },
  {
    screen: 'institucion',
    state: 'periodos-editar',
    whole: true,
    open: async (page) => {
      await openGeneral(page);
      await press(page, 'Editar');
      await page.getByLabel('Fecha inicial').nth(3).fill('2026-09-07');
    },
  },
  {
    screen: 'institucion',
    state: 'periodos-eliminar',
    open: async (page) => {
      await openGeneral(page);
      await press(page, 'Editar');
      await page.getByRole('button', { name: 'Eliminar' }).first().click();
      await dialog(page, 'Eliminar Periodo');
    },
  },
  {
    screen: 'institucion',
    state: 'comentarios',
    open: async (page) => {
      await openGeneral(page);
      await page.getByRole('switch').click();
      await dialog(page, 'Desactivar comentarios');
    },
  },
  {
    screen: 'institucion',
    state: 'cierre',
    open: async (page) => {
      await openGeneral(page, 'cierre');
      await dialog(page, 'Atención');
    },
  },
  {
    screen: 'institucion',
    state: 'sin-anio',
    open: async (page) => {
      await openGeneral(page, 'sin-anio');
      await dialog(page, 'Atención');
    },
  },
];
