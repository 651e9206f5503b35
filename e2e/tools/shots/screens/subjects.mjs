/** Subjects and their types, besides what all lists of the menu show. */
import { dialog, press, visit } from '../steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Shot } from '../steps.mjs' */

const LIST = '/dashboard/courses/list';

/**
 * @param {Page} page
 * @param {string} [as]
 */
async function openList(page, as = 'coordinadora') {
  await visit(page, LIST, { as });
  await page.getByText(as === 'coordinadora' ? 'Resultados por páginas' : '2. Crea las asignaturas').waitFor();
}

/**
 * @param {Page} page
 * @param {string} [as]
 */
async function openForm(page, as) {
  await openList(page, as);
  await press(page, 'Agregar Asignatura');
  await page.getByLabel('Nombre').waitFor();
}

/** @param {Page} page */
async function openTypes(page) {
  await openList(page);
  await press(page, 'Tipo de Asignatura');
  await page.getByLabel('Nuevo tipo de asignatura').waitFor();
}

/** @param {Page} page */
async function openEdit(page) {
  await openList(page);
  await press(page, 'Editar');
  await dialog(page, 'Editar Asignatura');
  await page.getByLabel('Color').waitFor();
}

/** @type {readonly Shot[]} */
export const shots = [
  {
    screen: 'asignaturas',
    state: 'cargando',
    open: (page) => visit(page, LIST, { as: 'coordinadora', faults: [{ method: 'GET', path: '/api/courses/', kind: 'hang', times: 9 }] }),
  },
  {
    screen: 'asignaturas',
    state: 'rechazo',
    open: async (page) => {
      await openList(page);
      // The first one has no teacher, and would be deleted.
      await page.getByRole('button', { name: 'Eliminar' }).nth(1).click();
      await press(page, 'Aceptar');
      await dialog(page, 'Atención');
    },
  },
  {
    screen: 'asignaturas',
    state: 'editar-icono',
    open: async (page) => {
      await openEdit(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Icono' }).click();
    },
  },
  { screen: 'asignaturas', state: 'tipos', open: openTypes },
  {
    screen: 'asignaturas',
    state: 'tipo-existente',
    open: async (page) => {
      await openTypes(page);
      await page.getByLabel('Nuevo tipo de asignatura').fill('matemáticas');
    },
  },
  {
    screen: 'asignaturas',
    state: 'tipo-en-uso',
    open: async (page) => {
      await openTypes(page);
      await press(page, 'Eliminar Matemáticas');
      await press(page, 'Aceptar');
      await dialog(page, 'Atención');
    },
  },
  { screen: 'asignaturas-crear', state: 'sin-tipos', open: (page) => openForm(page, 'colegio-vacio') },
  {
    screen: 'asignaturas-crear',
    state: 'icono',
    open: async (page) => {
      await openForm(page);
      await page.getByRole('button', { name: 'Icono' }).click();
    },
  },
];
