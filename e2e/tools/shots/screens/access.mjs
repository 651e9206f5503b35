/** Screens without a session. */
import { LOGIN, dialog, press, visit } from '../steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Shot } from '../steps.mjs' */

/** @param {Page} page */
async function openCode(page) {
  await visit(page, '/auth/recover');
  await page.getByLabel('Correo electrónico').fill('yaneth.garcia@yarumos.example');
  await press(page, 'Generar código');
  await page.getByLabel('Código').waitFor();
}

/** @type {readonly Shot[]} */
export const shots = [
  { screen: 'ingreso', state: 'vacio', whole: true, open: (page) => visit(page, LOGIN) },
  {
    screen: 'ingreso',
    state: 'errores',
    whole: true,
    open: async (page) => {
      await visit(page, LOGIN);
      await page.getByLabel('Correo electrónico').fill('Yaneth');
      await page.getByRole('textbox', { name: 'Contraseña' }).focus();
      await page.getByRole('textbox', { name: 'Contraseña' }).press('Tab');
    },
  },
  {
    screen: 'ingreso',
    state: 'rechazado',
    whole: true,
    open: async (page) => {
      await visit(page, LOGIN);
      await page.getByLabel('Correo electrónico').fill('yaneth.garcia@yarumos.example');
      await page.getByRole('textbox', { name: 'Contraseña' }).fill('otra');
      await press(page, 'Iniciar sesión');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    screen: 'ingreso',
    state: 'actualizado',
    whole: true,
    open: async (page) => {
      // A file of the site that is gone, no call of the API.
      await page.context().route('**/assets/dashboard-*.js', (route) => route.abort());
      await visit(page, LOGIN);
      await page.getByLabel('Correo electrónico').fill('yaneth.garcia@yarumos.example');
      await page.getByRole('textbox', { name: 'Contraseña' }).fill('Demo2026*');
      await press(page, 'Iniciar sesión');
      await page.getByText('Esta página se actualizó').waitFor();
    },
  },
  {
    screen: 'ingreso',
    state: 'colegios',
    whole: true,
    open: async (page) => {
      await visit(page, LOGIN);
      await page.getByLabel('Correo electrónico').fill('dos.colegios@yarumos.example');
      await page.getByRole('textbox', { name: 'Contraseña' }).fill('Demo2026*');
      await press(page, 'Iniciar sesión');
      await page.getByRole('button', { name: 'Continuar' }).waitFor();
    },
  },
  { screen: 'recuperar', state: 'paso-1', whole: true, open: (page) => visit(page, '/auth/recover') },
  { screen: 'recuperar', state: 'paso-2', whole: true, open: openCode },
  {
    screen: 'recuperar',
    state: 'restablecer',
    open: async (page) => {
      await visit(page, '/auth/recover');
      await press(page, 'Restablecer por correo');
      await dialog(page, 'Restablecer por correo');
    },
  },
  {
    screen: 'recuperar',
    state: 'aviso',
    passing: true,
    open: async (page) => {
      await openCode(page);
      await press(page, 'Reenviar código');
      await page.getByText('Te enviamos un nuevo código.').waitFor();
    },
  },
  { screen: 'sin-permiso', state: 'normal', open: (page) => visit(page, '/unauthorized') },
  {
    screen: 'configuracion',
    state: 'ilegible',
    config: { mode: 'demo' },
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    screen: 'demostracion',
    state: 'restaurar',
    open: async (page) => {
      await visit(page, LOGIN);
      await press(page, 'Restaurar datos');
      await dialog(page, 'Restaurar datos');
    },
  },
];
