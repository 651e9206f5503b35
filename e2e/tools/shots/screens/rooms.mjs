/** Rooms, besides what all lists of the menu show. */
import { dialog, fault, press, pressInFirstRow, visit } from '../steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Shot } from '../steps.mjs' */

const LIST = '/dashboard/rooms/list';

/** The room that stands first in it. */
const FIRST = 'Prejardín';

/** @param {Page} page */
async function openList(page) {
  await visit(page, LIST, { as: 'coordinadora' });
  await page.getByText('Resultados por páginas').waitFor();
}

/** @param {Page} page */
async function openForm(page) {
  await openList(page);
  await press(page, 'Agregar Curso');
  await page.getByLabel('Acrónimo').waitFor();
}

/**
 * From now on the list answers with other rooms.
 *
 * @param {Page} page
 * @param {(rooms: Record<string, unknown>[]) => unknown[]} change
 */
async function answerWith(page, change) {
  const rooms = await page.evaluate(async () => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('authToken')}`,
      schoolId: '1',
      schoolYear: String(localStorage.getItem('schoolYearId')),
    };
    const answer = await fetch('/api/rooms/', { headers });
    return (await answer.json()).rooms;
  });
  await fault(page, [{ method: 'GET', path: '/api/rooms', kind: 'answer', status: 200, body: { rooms: change(rooms) } }]);
}

/**
 * @param {Page} page
 * @param {(rooms: Record<string, unknown>[]) => unknown[]} change what becomes of the rooms while the first is edited
 */
async function saveAfter(page, change) {
  await openList(page);
  await pressInFirstRow(page, 'Editar');
  await page.getByRole('dialog').getByLabel('Nombre').fill('Prejardín de los Cedros');
  await answerWith(page, change);
  await press(page, 'Guardar');
  await page.getByRole('dialog').getByRole('status').waitFor();
}

/** @type {readonly Shot[]} */
export const shots = [
  {
    screen: 'cursos',
    state: 'cargando',
    open: (page) => visit(page, LIST, { as: 'coordinadora', faults: [{ method: 'GET', path: '/api/rooms/', kind: 'hang', times: 9 }] }),
  },
  {
    screen: 'cursos',
    state: 'fallo',
    open: async (page) => {
      await visit(page, LIST, { as: 'coordinadora', faults: [{ method: 'GET', path: '/api/rooms/', kind: 'status', status: 500 }] });
      await press(page, 'Aceptar');
    },
  },
  {
    screen: 'cursos',
    state: 'rechazo',
    open: async (page) => {
      await openList(page);
      await page.getByRole('button', { name: 'Eliminar' }).nth(4).click();
      await press(page, 'Aceptar');
      await dialog(page, 'Atención');
    },
  },
  {
    screen: 'cursos',
    state: 'cambiado',
    passing: true,
    open: async (page) => {
      await saveAfter(page, (rooms) =>
        rooms.map((room) => (room['name'] === FIRST ? { ...room, roomAcronyms: 'JZ', hasSubjects: false } : room)),
      );
      await press(page, 'Ver los cambios');
    },
  },
  {
    screen: 'cursos',
    state: 'eliminado',
    passing: true,
    open: (page) => saveAfter(page, (rooms) => rooms.filter(({ name }) => name !== FIRST)),
  },
  {
    screen: 'cursos',
    state: 'ilegibles',
    open: async (page) => {
      await openList(page);
      await answerWith(page, ([first, ...others]) => [{ ...first, roomAcronyms: null }, ...others]);
      await page.reload();
      await page.getByText(/^No se pud/).waitFor();
    },
  },
  { screen: 'cursos-crear', state: 'vacio', open: openForm },
];
