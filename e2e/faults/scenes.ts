/** Each call of the contract as a person comes to make it: what is done before, the act itself, what success shows. */
import type { Page } from '@playwright/test';
import type { PersonKey } from '@fixtures/people';
import { expect, type App } from '@e2e/support/test';
import { always, inModal, ofLogin, silent, withoutSession, type Cell, type Outcome } from './fault-table';

export interface Scene {
  readonly row: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly outcome: (cell: Cell) => Outcome;
  /** Where a text shows: the modal, or beside the form. */
  readonly place: 'modal' | 'form';
  /** Signed in for it; null: a public screen. */
  readonly as: PersonKey | null;
  /** Brings the page to where the act is one press away, filled in. */
  readonly prepare: (page: Page) => Promise<void>;
  /** The press, or for a load the opening. */
  readonly act: (page: Page) => Promise<void>;
  /** After a failure the same thing is done again, without filling in anything; absent: `act`. */
  readonly again?: (page: Page) => Promise<void>;
  /** What the true answer shows. */
  readonly success: (page: Page) => Promise<void>;
  /** Heading of the screen that must remain. */
  readonly heading: string;
  /** What was typed, which must be as it was after a failure. */
  readonly typed?: (page: Page) => Promise<string[]>;
}

const FEED = '/dashboard/publications/list';
const TITLE = 'Hoy Sexto A sale por la portería norte';

const values = (page: Page, ...names: string[]) => Promise.all(names.map((name) => page.getByRole('textbox', { name }).inputValue()));

async function goTo(page: Page, path: string, heading: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

async function fillLogin(page: Page) {
  await goTo(page, '/auth/login', 'Iniciar sesión');
  await page.getByLabel('Correo electrónico').fill('yaneth.garcia@yarumos.example');
  await page.getByLabel('Contraseña').fill('Demo2026*');
}

const pressLogin = (page: Page) => page.getByRole('button', { name: 'Iniciar sesión' }).click();
const typedLogin = async (page: Page) => [
  await page.getByLabel('Correo electrónico').inputValue(),
  await page.getByLabel('Contraseña').inputValue(),
];
const landed = (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible();

const login = {
  as: null,
  prepare: fillLogin,
  act: pressLogin,
  success: landed,
  typed: typedLogin,
  place: 'form',
  heading: 'Iniciar sesión',
} as const;

async function toNewPassword(page: Page) {
  await goTo(page, '/auth/recover', 'Recuperar contraseña');
  await page.getByLabel('Correo electrónico').fill('yaneth.garcia@yarumos.example');
  await page.getByRole('button', { name: 'Generar código' }).click();
  await page.getByLabel('Código').fill('2026');
  await page.getByLabel('Nueva contraseña').fill('Demo2026*');
  await page.getByLabel('Confirmar contraseña').fill('Demo2026*');
}

async function openAccountDialog(page: Page, item: string) {
  if ((await page.getByRole('button', { name: 'Yaneth García Suárez' }).count()) === 0) await goTo(page, '/dashboard/home', 'Inicio');
  await page.getByRole('button', { name: 'Yaneth García Suárez' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(page.getByRole('dialog', { name: item, exact: true })).toBeVisible();
}

async function openFeed(page: Page) {
  await goTo(page, FEED, 'Publicaciones');
  await expect(page.getByRole('article').first()).toBeVisible();
}

const card = (page: Page) => page.getByRole('article', { name: TITLE });
const field = (page: Page) => card(page).getByLabel('Escribe un comentario');
const send = (page: Page) => card(page).getByRole('button', { name: 'Enviar' }).click();
const typedComment = async (page: Page) => [await field(page).inputValue()];

const openList = async (page: Page) => {
  await page.getByRole('link', { name: 'Publicaciones', exact: true }).click();
};
const retry = async (page: Page) => {
  await page.getByRole('button', { name: 'Reintentar' }).click();
};

export const SCENES: readonly Scene[] = [
  { ...login, row: 'API-012', method: 'GET', path: '/api/configurations/schools/{id}', outcome: ofLogin },
  {
    row: 'API-003',
    method: 'POST',
    path: '/change-password/validate',
    outcome: withoutSession,
    place: 'modal',
    as: null,
    heading: 'Recuperar contraseña',
    prepare: toNewPassword,
    act: (page) => page.getByRole('button', { name: 'Cambiar contraseña' }).click(),
    success: (page) => expect(page.getByRole('dialog', { name: 'Éxito' })).toContainText('Tu contraseña ha sido actualizada con éxito.'),
    typed: async (page) => [
      await page.getByLabel('Código').inputValue(),
      await page.getByLabel('Nueva contraseña').inputValue(),
      await page.getByLabel('Confirmar contraseña').inputValue(),
    ],
  },
  {
    row: 'API-004',
    method: 'POST',
    path: '/api/auth/reset-password',
    outcome: always("Email doesn't exist!"),
    place: 'form',
    as: null,
    heading: 'Recuperar contraseña',
    prepare: async (page) => {
      await goTo(page, '/auth/recover', 'Recuperar contraseña');
      await page.getByRole('button', { name: 'Restablecer por correo' }).click();
      await page.getByRole('dialog').getByLabel('Correo electrónico').fill('yaneth.garcia@yarumos.example');
    },
    act: (page) => page.getByRole('button', { name: 'Enviar' }).click(),
    success: (page) => expect(page.getByRole('dialog', { name: 'Éxito' })).toContainText('Te enviamos un correo'),
    typed: async (page) => [await page.getByRole('dialog').getByLabel('Correo electrónico').inputValue()],
  },
  {
    row: 'API-005',
    method: 'POST',
    path: '/api/auth/change-user-password',
    outcome: inModal,
    place: 'modal',
    as: 'directora',
    heading: 'Inicio',
    prepare: async (page) => {
      await openAccountDialog(page, 'Cambiar contraseña');
      await page.getByRole('switch', { name: 'Generar contraseña automáticamente' }).click();
      await page.getByLabel('Nueva contraseña').fill('Demo2026*');
    },
    act: (page) => page.getByRole('button', { name: 'Guardar' }).click(),
    success: (page) => expect(page.getByRole('dialog', { name: 'Éxito' })).toBeVisible(),
    typed: (page) => values(page, 'Nueva contraseña'),
  },
  {
    row: 'API-008',
    method: 'GET',
    path: '/schools/{id}',
    outcome: inModal,
    place: 'modal',
    as: 'directora',
    heading: 'Inicio',
    prepare: async () => {},
    act: (page) => goTo(page, '/dashboard/home', 'Inicio'),
    success: (page) => expect(page.getByRole('banner')).toContainText('Colegio Mirador de los Yarumos'),
  },
  {
    row: 'API-088',
    method: 'GET',
    path: '/api/teachers',
    outcome: inModal,
    place: 'modal',
    as: 'coordinadora',
    heading: 'Publicaciones',
    prepare: (page) => goTo(page, '/dashboard/schools', 'Institución'),
    act: openList,
    again: async (page) => {
      await page.getByRole('link', { name: 'Institución' }).click();
      await openList(page);
    },
    success: (page) => expect(page.getByLabel('Profesor').getByRole('option', { name: 'Mauricio Tovar Tovar' })).toBeAttached(),
  },
  {
    row: 'API-023',
    method: 'GET',
    path: '/api/posts',
    outcome: inModal,
    place: 'modal',
    as: 'coordinadora',
    heading: 'Publicaciones',
    prepare: (page) => goTo(page, '/dashboard/schools', 'Institución'),
    act: openList,
    again: retry,
    success: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  {
    row: 'API-024',
    method: 'GET',
    path: '/api/posts/teacherAndManager',
    outcome: inModal,
    place: 'modal',
    as: 'directora',
    heading: 'Publicaciones',
    prepare: (page) => goTo(page, '/dashboard/home', 'Inicio'),
    act: openList,
    again: retry,
    success: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  {
    row: 'API-028',
    method: 'PUT',
    path: '/api/posts/{id}/comment',
    outcome: silent,
    place: 'modal',
    as: 'directora',
    heading: 'Publicaciones',
    prepare: async (page) => {
      await openFeed(page);
      await field(page).fill('Recibido, gracias.');
    },
    act: send,
    success: (page) => expect(field(page)).toHaveValue(''),
    typed: typedComment,
  },
];

/** Signs in afresh for a scene. */
export async function enter(scene: Scene, page: Page, app: App): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  if (scene.as) await app.signIn(scene.as);
}
