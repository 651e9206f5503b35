/** A room's students, their invitation, and the teachers' own rooms. */
import { dialog, press, visit } from '../steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Shot } from '../steps.mjs' */

const ROOM = '/dashboard/room/9';
const OWN = '/dashboard/teacher-rooms/list';

/**
 * @param {Page} page
 * @param {string} path
 * @param {string} as
 */
async function openTable(page, path, as) {
  await visit(page, path, { as });
  await page.getByText('Resultados por páginas').waitFor();
}

/** @param {Page} page */
const openRoom = (page) => openTable(page, ROOM, 'coordinadora');

/** @type {readonly Shot[]} */
export const shots = [
  { screen: 'curso', state: 'lleno', whole: true, open: openRoom },
  {
    screen: 'curso',
    state: 'cargando',
    open: async (page) => {
      await visit(page, ROOM, { as: 'coordinadora', faults: [{ method: 'GET', path: '/api/rooms/', kind: 'hang', times: 9 }] });
      await page.getByRole('link', { name: 'Volver' }).waitFor();
    },
  },
  {
    screen: 'curso',
    state: 'sin-resultados',
    open: async (page) => {
      await openRoom(page);
      await page.getByRole('searchbox').fill('nadie de aquí');
    },
  },
  {
    screen: 'curso',
    state: 'sin-estudiantes',
    open: async (page) => {
      await visit(page, '/dashboard/room/23', { as: 'matriculas' });
      await page.getByText('Este curso aún no tiene estudiantes.').waitFor();
    },
  },
  {
    screen: 'curso',
    state: 'editar',
    open: async (page) => {
      await openRoom(page);
      await press(page, 'Editar');
      await dialog(page, 'Editar Estudiante');
    },
  },
  {
    screen: 'curso',
    state: 'invitar',
    open: async (page) => {
      await openRoom(page);
      await press(page, 'Agregar Estudiante');
      await dialog(page, 'Agregar Estudiante');
      await page.getByLabel('Correo del padre').fill('Zapata@correo.example');
      await press(page, 'Agregar otro');
    },
  },
  { screen: 'mis-cursos', state: 'director', whole: true, open: (page) => openTable(page, OWN, 'directora') },
  {
    screen: 'mis-cursos',
    state: 'sin-cursos',
    open: async (page) => {
      await visit(page, OWN, { as: 'sin-cursos' });
      await page.getByText('No tienes cursos asignados.').waitFor();
    },
  },
  {
    screen: 'mis-cursos',
    state: 'invitar',
    open: async (page) => {
      await openTable(page, OWN, 'directora');
      await press(page, 'Agregar Estudiante');
      await page.getByLabel('Correo del padre').waitFor();
    },
  },
];
