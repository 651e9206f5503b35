/** The calls of access and account. */
import { expect, type Locator, type Page } from '@playwright/test';
import { PHONE_DIALOG, PASSWORD_DIALOG, GENERATE, askForDialog, FULL_NAMES, numberOf, openDialog } from '@e2e/account/dialogs';
import { buttonOf, dialogOf, openRecovery, openRecoveryCode } from '@e2e/support/screens';
import { LOGIN_FAILED, always, inModal, ofLogin, withoutSession } from './fault-table';
import { FORMS } from './forms';
import { retry, sending, type Scene } from './scene';

const EMAIL = 'yaneth.garcia@yarumos.example';
const PASSWORD = 'Demo2026*';

const emailOf = (within: Page | Locator) => within.getByRole('textbox', { name: 'Correo electrónico' });
const passwordOf = (page: Page) => page.getByRole('textbox', { name: 'Nueva contraseña' });

const login = {
  as: null,
  display: 'form',
  open: async (page: Page) => {
    await emailOf(page).fill(EMAIL);
    await page.getByLabel('Contraseña').fill(PASSWORD);
  },
  act: (page: Page) => page.getByRole('button', { name: 'Iniciar sesión' }).click(),
  success: (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible(),
  typed: (page: Page) => [
    [emailOf(page), EMAIL],
    [page.getByLabel('Contraseña'), PASSWORD],
  ],
} satisfies Partial<Scene>;

const RESET = 'Restablecer por correo';

export const ACCESS_SCENES: readonly Scene[] = [
  { ...login, row: 'API-001', method: 'PUT', path: '/accounts/auth', outcome: always(LOGIN_FAILED) },
  { ...login, row: 'API-012', method: 'GET', path: '/api/configurations/schools/{id}', outcome: ofLogin },
  { ...login, row: 'API-017', method: 'GET', path: '/api/school-year/current', outcome: ofLogin },
  { ...login, row: 'API-034', method: 'GET', path: '/api/learning/valorization', outcome: ofLogin },
  { ...login, row: 'API-093', method: 'GET', path: '/teachersDeepByTeacherEmail/{email}', outcome: ofLogin },
  {
    row: 'API-002',
    method: 'POST',
    path: '/change-password/{email}',
    outcome: always(''),
    display: 'form',
    as: null,
    open: async (page) => {
      await openRecovery(page);
      await emailOf(page).fill(EMAIL);
    },
    act: (page) => page.getByRole('button', { name: 'Generar código' }).click(),
    success: (page) => expect(page.getByLabel('Código')).toBeVisible(),
    typed: (page) => [[emailOf(page), EMAIL]],
  },
  {
    row: 'API-003',
    method: 'POST',
    path: '/change-password/validate',
    outcome: withoutSession,
    display: 'modal',
    as: null,
    open: async (page) => {
      await openRecoveryCode(page, EMAIL);
      await page.getByLabel('Código').fill('2026');
      await passwordOf(page).fill(PASSWORD);
      await page.getByLabel('Confirmar contraseña').fill(PASSWORD);
    },
    act: (page) => page.getByRole('button', { name: 'Cambiar contraseña' }).click(),
    success: (page) => expect(dialogOf(page, 'Éxito')).toContainText('Tu contraseña ha sido actualizada con éxito.'),
    typed: (page) => [
      [page.getByLabel('Código'), '2026'],
      [passwordOf(page), PASSWORD],
      [page.getByLabel('Confirmar contraseña'), PASSWORD],
    ],
  },
  {
    row: 'API-004',
    method: 'POST',
    path: '/api/auth/reset-password',
    outcome: always("Email doesn't exist!"),
    display: 'form',
    as: null,
    open: async (page) => {
      await openRecovery(page);
      await page.getByRole('button', { name: RESET }).click();
      await emailOf(dialogOf(page, RESET)).fill(EMAIL);
    },
    act: (page) => buttonOf(page, RESET, 'Enviar').click(),
    success: (page) => expect(dialogOf(page, 'Éxito')).toContainText('Te enviamos un correo'),
    typed: (page) => [[emailOf(dialogOf(page, RESET)), EMAIL]],
  },
  {
    row: 'API-005',
    method: 'POST',
    path: '/api/auth/change-user-password',
    outcome: inModal,
    display: 'modal',
    as: 'directora',
    open: async (page) => {
      await openDialog(page, FULL_NAMES.directora, PASSWORD_DIALOG);
      await page.getByRole('switch', { name: GENERATE }).click();
      await passwordOf(page).fill(PASSWORD);
    },
    act: (page) => buttonOf(page, PASSWORD_DIALOG, 'Guardar').click(),
    success: (page) => expect(dialogOf(page, 'Éxito')).toBeVisible(),
    typed: (page) => [[passwordOf(page), PASSWORD]],
  },
  {
    row: 'API-006',
    method: 'GET',
    path: '/api/accounts/{id}',
    outcome: inModal,
    display: 'modal',
    as: 'directora',
    act: (page) => askForDialog(page, FULL_NAMES.directora, PHONE_DIALOG),
    again: retry,
    success: (page) => expect(numberOf(page)).toHaveValue('+57 300 000 0103'),
  },
  { ...sending(FORMS.phone), row: 'API-007', outcome: inModal },
  {
    row: 'API-008',
    method: 'GET',
    path: '/schools/{id}',
    outcome: inModal,
    display: 'modal',
    as: 'directora',
    act: async (page) => {
      await page.reload();
    },
    success: (page) => expect(page.getByRole('banner')).toContainText('Colegio Mirador de los Yarumos'),
  },
];
