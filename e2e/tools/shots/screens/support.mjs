/** The support page: its three look-ups. */
import { fault, press, visit } from '../steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Shot } from '../steps.mjs' */

const GUARDIAN = 'acudiente@yarumos.example';
const FAMILY = 'jeronimo.chaparro@correo.example';

/**
 * @param {Page} page
 * @param {string} tab
 */
async function open(page, tab = 'Código de seguridad') {
  await visit(page, '/dashboard/schools', { as: 'soporte' });
  await page.goto('/support');
  await page.waitForFunction(() => document.documentElement.dataset['backend'] === 'ready');
  await page.getByRole('tab', { name: tab }).click();
}

/**
 * @param {Page} page
 * @param {string} email
 */
async function lookUp(page, email) {
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await press(page, 'Consultar');
}

/** @type {readonly Shot[]} */
export const shots = [
  { screen: 'soporte', state: 'sin-consultar', open: (page) => open(page) },
  {
    screen: 'soporte',
    state: 'codigo-de-seguridad',
    passing: true,
    whole: true,
    open: async (page) => {
      await open(page);
      await lookUp(page, FAMILY);
      await page.getByRole('article').first().waitFor();
    },
  },
  {
    screen: 'soporte',
    state: 'buscando',
    open: async (page) => {
      await open(page);
      await fault(page, [{ method: 'GET', path: '/api/support/security-code', kind: 'hang' }]);
      await lookUp(page, FAMILY);
    },
  },
  {
    screen: 'soporte',
    state: 'codigos-de-registro',
    whole: true,
    open: async (page) => {
      await open(page, 'Códigos de registro');
      await lookUp(page, FAMILY);
      await page.getByText('Resultados de').waitFor();
    },
  },
  {
    screen: 'soporte',
    state: 'tokens',
    whole: true,
    open: async (page) => {
      await open(page, 'Tokens FCM');
      await lookUp(page, GUARDIAN);
      await page.getByText('Resultados de').waitFor();
      await page.getByText('Respuesta completa').click();
    },
  },
  {
    screen: 'soporte',
    state: 'sin-resultados',
    open: async (page) => {
      await open(page, 'Códigos de registro');
      await lookUp(page, 'nadie@correo.example');
      await page.getByRole('alert').waitFor();
      await lookUp(page, 'marta.ospina@correo');
    },
  },
  {
    screen: 'soporte',
    state: 'fallo',
    passing: true,
    open: async (page) => {
      await open(page);
      await fault(page, [{ method: 'GET', path: '/api/support/security-code', kind: 'status', status: 500 }]);
      await lookUp(page, FAMILY);
      await page.getByRole('alert').waitFor();
    },
  },
];
