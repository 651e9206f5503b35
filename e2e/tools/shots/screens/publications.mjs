/** The list of publications and what opens over it. */
import { FEED, choose, dialog, fault, press, scrollTo, visit, visitFeed } from '../steps.mjs';

/** @import { Shot } from '../steps.mjs' */

const LIST = { method: 'GET', path: '/api/posts' };

/** @type {readonly Shot[]} */
export const shots = [
  {
    screen: 'publicaciones',
    state: 'cargando',
    open: async (page) => {
      await visit(page, FEED, { as: 'coordinadora', faults: [{ ...LIST, kind: 'hang' }] });
      await page.getByText('Cargando publicaciones…').waitFor({ state: 'attached' });
    },
  },
  { screen: 'publicaciones', state: 'coordinacion', whole: true, open: (page) => visitFeed(page, 'coordinadora') },
  { screen: 'publicaciones', state: 'docente', whole: true, open: (page) => visitFeed(page, 'directora') },
  {
    screen: 'publicaciones',
    state: 'profesor-vacio',
    open: async (page) => {
      await visitFeed(page, 'coordinadora');
      await page.getByLabel('Profesor').selectOption('Rocío García Vargas');
      await page.getByText('Este profesor aun no ha realizado publicaciones').waitFor();
    },
  },
  {
    screen: 'publicaciones',
    state: 'introduccion',
    open: async (page) => {
      await visit(page, FEED, { as: 'colegio-vacio' });
      await page.getByText('Aquí puedes publicar').waitFor();
    },
  },
  {
    screen: 'publicaciones',
    state: 'error',
    open: async (page) => {
      await visit(page, FEED, { as: 'coordinadora', faults: [{ ...LIST, kind: 'status', status: 500 }] });
      await press(page, 'Aceptar');
      await page.getByText('No se pudo cargar esta sección.').waitFor();
    },
  },
  {
    screen: 'publicaciones',
    state: 'opciones',
    open: async (page) => {
      await visitFeed(page, 'directora');
      await press(page, 'Opciones');
      await page.getByRole('menuitem', { name: 'Eliminar' }).waitFor();
    },
  },
  {
    screen: 'publicaciones',
    state: 'eliminar',
    open: async (page) => {
      await visitFeed(page, 'directora');
      await press(page, 'Opciones');
      await choose(page, 'Eliminar');
      await dialog(page, 'Eliminar Publicación');
    },
  },
  {
    screen: 'vistas',
    state: 'llenas',
    open: async (page) => {
      await visitFeed(page, 'coordinadora');
      const views = page.getByRole('button', { name: /^[1-9]\d* vistas?$/ });
      await scrollTo(page, views);
      await views.first().click();
      await dialog(page, 'Vistas');
      await page.getByRole('dialog').getByText('Cargando…').waitFor({ state: 'detached' });
    },
  },
  {
    screen: 'vistas',
    state: 'ninguna',
    open: async (page) => {
      await visitFeed(page, 'directora');
      await press(page, '0 vistas');
      await page.getByText('Aún no hay vistas').waitFor();
    },
  },
  {
    screen: 'comentario',
    state: 'respuesta',
    open: async (page) => {
      await visitFeed(page, 'docente');
      const reply = page.getByRole('button', { name: 'Responder' });
      await scrollTo(page, reply);
      await reply.first().click();
      await page.getByText(/^Respondiendo a/).waitFor();
    },
  },
  {
    screen: 'comentario',
    state: 'recuperado',
    open: async (page) => {
      await visitFeed(page, 'directora');
      await page.getByLabel('Escribe un comentario').first().fill('A medio escribir');
      await page.waitForFunction(() => JSON.stringify(sessionStorage).includes('A medio escribir'));
      await page.reload();
      const notice = page.getByText('Recuperamos lo que estabas escribiendo.');
      await notice.waitFor();
      await notice.scrollIntoViewIfNeeded();
    },
  },
  {
    screen: 'comentario',
    state: 'sin-respuesta',
    open: async (page) => {
      await visitFeed(page, 'directora');
      const card = page.getByRole('article').first();
      await card.getByLabel('Escribe un comentario').fill('Allá estaremos, muchas gracias.');
      await fault(page, [{ method: 'PUT', path: '/api/posts/{id}/comment', kind: 'network', times: 1 }]);
      await card.getByRole('button', { name: 'Enviar' }).click();
      const status = card.getByText('Es posible que sí se haya guardado.');
      await status.waitFor();
      await status.scrollIntoViewIfNeeded();
    },
  },
];
