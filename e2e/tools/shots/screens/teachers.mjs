/** Teachers, besides what all lists of the menu show: the form, the detail with its edit mode; a Teacher's home. */
import { dialog, press, visit } from '../steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Shot } from '../steps.mjs' */

const LIST = '/dashboard/teachers/list';
const CREATE = '/dashboard/teachers/create';
const YANETH = '/dashboard/teachers/yaneth.garcia@yarumos.example';
const HOME = '/dashboard/home';

/** @param {Page} page */
async function openForm(page) {
  await visit(page, CREATE, { as: 'coordinadora' });
  await page.getByLabel('Apellido').waitFor();
}

/** @param {Page} page */
async function openDetail(page) {
  await visit(page, YANETH, { as: 'coordinadora' });
  await page.getByRole('button', { name: 'Editar' }).waitFor();
}

/**
 * @param {Page} page
 * @param {string} button
 * @param {string} option
 */
async function choose(page, button, option) {
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('checkbox', { name: option, exact: true }).first().check();
}

/** @type {readonly Shot[]} */
export const shots = [
  {
    screen: 'profesores',
    state: 'cargando',
    open: (page) => visit(page, LIST, { as: 'coordinadora', faults: [{ method: 'GET', path: '/api/teachers', kind: 'hang', times: 9 }] }),
  },
  {
    screen: 'profesores',
    state: 'fallo',
    open: async (page) => {
      await visit(page, LIST, { as: 'coordinadora', faults: [{ method: 'GET', path: '/api/teachers', kind: 'status', status: 500 }] });
      await press(page, 'Aceptar');
    },
  },
  { screen: 'profesor-crear', state: 'vacio', open: openForm },
  {
    screen: 'profesor-crear',
    state: 'errores',
    tall: true,
    open: async (page) => {
      await openForm(page);
      await page.getByLabel('Nombre').fill('Nelson Enrique');
      await page.getByLabel('Correo electrónico').fill('Nelson.Ramirez@yarumos.example');
      await choose(page, 'Elegir asignaturas', 'Educación religiosa');
      await page.getByRole('button', { name: 'Elegir asignaturas' }).click();
      await page.getByRole('switch', { name: '¿Es director de grupo?' }).check();
      await press(page, 'Guardar');
      await page.getByRole('button', { name: 'Elegir cursos' }).first().click();
      await page.getByRole('checkbox', { name: 'Sexto A' }).waitFor();
    },
  },
  {
    screen: 'profesor-crear',
    state: 'activar',
    open: async (page) => {
      await openForm(page);
      await page.getByLabel('Nombre').fill('Fabio Nelson');
      await page.getByLabel('Apellido').fill('Marín Pérez');
      await page.getByLabel('Correo electrónico').fill('fabio.marin@yarumos.example');
      await choose(page, 'Elegir cursos', 'Cuarto A');
      await press(page, 'Guardar');
      await dialog(page, 'Atención');
    },
  },
  { screen: 'profesor', state: 'lleno', open: openDetail },
  {
    screen: 'profesor',
    state: 'opciones',
    open: async (page) => {
      await openDetail(page);
      await press(page, 'Opciones');
    },
  },
  {
    screen: 'profesor',
    state: 'cargando',
    open: async (page) => {
      await visit(page, YANETH, {
        as: 'coordinadora',
        faults: [{ method: 'GET', path: '/teachersDeepByTeacherEmail/{email}', kind: 'hang', times: 9 }],
      });
      await page.getByRole('link', { name: 'Volver' }).waitFor();
    },
  },
  {
    screen: 'profesor',
    state: 'editar',
    tall: true,
    open: async (page) => {
      await openDetail(page);
      await press(page, 'Editar');
      await page.getByLabel('Apellido').waitFor();
    },
  },
  {
    screen: 'inicio',
    state: 'lleno',
    open: async (page) => {
      await visit(page, HOME, { as: 'directora' });
      await page.getByText('Geometría').waitFor();
    },
  },
  {
    screen: 'inicio',
    state: 'vacio',
    open: async (page) => {
      await visit(page, HOME, { as: 'sin-cursos' });
      await page.getByText('Ninguno').first().waitFor();
    },
  },
];
