/** Header, menu and dialogs around the dashboard's screens. */
import { FEED, choose, dialog, fault, press, visit, visitFeed } from '../steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Shot } from '../steps.mjs' */

const ADMIN_HOME = '/dashboard/schools';
const TEACHER_HOME = '/dashboard/home';
const TEACHER = 'Yaneth García Suárez';

/** @param {Page} page */
async function openMenu(page) {
  await visit(page, TEACHER_HOME, { as: 'directora' });
  await page.getByRole('banner').getByRole('button', { name: TEACHER }).click();
  await page.getByRole('menuitem', { name: 'Salir' }).waitFor();
}

/** @type {(title: string) => Shot['open']} */
const openAccount = (title) => async (page) => {
  await openMenu(page);
  await choose(page, title);
  await dialog(page, title);
};

/** @type {readonly Shot[]} */
export const shots = [
  { screen: 'anunciada', state: 'coordinacion', whole: true, open: (page) => visit(page, ADMIN_HOME, { as: 'coordinadora' }) },
  { screen: 'anunciada', state: 'docente', whole: true, open: (page) => visit(page, TEACHER_HOME, { as: 'directora' }) },
  {
    screen: 'menu',
    state: 'abierto',
    only: 390,
    open: async (page) => {
      await visit(page, ADMIN_HOME, { as: 'coordinadora' });
      await press(page, 'Menú');
      await page.getByRole('button', { name: 'Cerrar menú' }).waitFor();
    },
  },
  {
    screen: 'menu',
    state: 'contraido',
    only: 1440,
    open: async (page) => {
      await visit(page, ADMIN_HOME, { as: 'coordinadora' });
      await press(page, 'Contraer menú');
    },
  },
  { screen: 'cuenta', state: 'menu', open: openMenu },
  { screen: 'cuenta', state: 'contrasena', open: openAccount('Cambiar contraseña') },
  { screen: 'cuenta', state: 'telefono', open: openAccount('Cambiar número de teléfono') },
  {
    screen: 'sesion',
    state: 'por-terminar',
    passing: true,
    open: async (page) => {
      await visit(page, TEACHER_HOME, { as: 'directora' });
      await page.evaluate(() => {
        localStorage.setItem('lastActivityAt', String(Date.now() - 860_000));
        window.dispatchEvent(new Event('focus'));
      });
      await dialog(page, 'Tu sesión está por terminar');
    },
  },
  {
    screen: 'sesion',
    state: 'sin-conexion',
    open: async (page) => {
      await visit(page, TEACHER_HOME, { as: 'directora' });
      await page.context().setOffline(true);
      await page.getByText('Sin conexión.').waitFor();
    },
  },
  {
    screen: 'sesion',
    state: 'volver',
    open: async (page) => {
      await visitFeed(page, 'coordinadora');
      await fault(page, [{ method: 'GET', path: '/api/posts', kind: 'status', status: 401, times: 1 }]);
      await page.getByLabel('Profesor').selectOption({ index: 1 });
      await page.getByRole('textbox', { name: 'Contraseña' }).waitFor();
      await page.getByLabel('Correo electrónico').fill('coordinacion@yarumos.example');
      await page.getByRole('textbox', { name: 'Contraseña' }).fill('Demo2026*');
      await press(page, 'Iniciar sesión');
      await page.getByRole('link', { name: /^Volver a/ }).waitFor();
    },
  },
  {
    screen: 'falla',
    state: 'atencion',
    open: async (page) => {
      await visit(page, FEED, { as: 'coordinadora', faults: [{ method: 'GET', path: '/api/posts', kind: 'status', status: 500 }] });
      await dialog(page, 'Atención');
    },
  },
  {
    screen: 'falla',
    state: 'codigo-de-dialogo',
    open: async (page) => {
      await openMenu(page);
      await page.context().setOffline(true);
      await choose(page, 'Cambiar contraseña');
      await page.getByText('No se pudo cargar esta sección.').waitFor();
    },
  },
  {
    screen: 'falla',
    state: 'codigo-de-pantalla',
    open: async (page) => {
      await visit(page, FEED, { as: 'coordinadora' });
      await page.context().setOffline(true);
      if ((page.viewportSize()?.width ?? 0) < 992) await press(page, 'Menú');
      await page.getByRole('link', { name: 'Menciones', exact: true }).click();
      await page.getByText('No se pudo cargar esta sección.').waitFor();
    },
  },
  {
    screen: 'falla',
    state: 'inicio',
    open: async (page) => {
      // Files of the site, no calls of the API.
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/auth/login');
      await page.getByText('No se pudo cargar la aplicación.').waitFor({ timeout: 15_000 });
    },
  },
  {
    screen: 'demo',
    state: 'parametros',
    open: async (page) => {
      await page.goto('/auth/login?demo.seed=abc&demo.reloj=ya');
      await page.getByText('demo.reloj no existe').waitFor();
    },
  },
];
