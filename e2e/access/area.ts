/** Access and account, for the suites over all areas. */
import { expect, type Locator, type Page } from '@playwright/test';
import { accounts } from '@/api/resources/accounts';
import { passwords } from '@/api/resources/passwords';
import { configurations } from '@/api/resources/configurations';
import { schoolYears } from '@/api/resources/school-years';
import { schools } from '@/api/resources/schools';
import { teachers } from '@/api/resources/teachers';
import { valuations } from '@/api/resources/valuations';
import { PHONE_DIALOG, PASSWORD_DIALOG, GENERATE, askForDialog, FULL_NAMES, numberOf, openDialog } from '@e2e/account/dialogs';
import { retry, sending, type Scene } from '@e2e/faults/scene';
import * as shown from '@e2e/faults/shown';
import type { Area } from '@e2e/support/area-parts';
import type { Form } from '@e2e/support/form';
import { byMenu } from '@e2e/support/opened-dialog';
import { buttonOf, dialogOf, openRecovery, openRecoveryCode } from '@e2e/support/screens';

const EMAIL = 'yaneth.garcia@yarumos.example';
const PASSWORD = 'Demo2026*';

const emailOf = (within: Page | Locator) => within.getByRole('textbox', { name: 'Correo electrónico' });
const passwordOf = (page: Page) => page.getByRole('textbox', { name: 'Nueva contraseña' });

const login = {
  as: null,
  open: async (page: Page) => {
    await emailOf(page).fill(EMAIL);
    await page.getByRole('textbox', { name: 'Contraseña' }).fill(PASSWORD);
  },
  act: (page: Page) => page.getByRole('button', { name: 'Iniciar sesión' }).click(),
  success: (page: Page) => expect(page.getByRole('heading', { level: 1, name: 'Inicio' })).toBeVisible(),
  typed: (page: Page) => [
    [emailOf(page), EMAIL],
    [page.getByRole('textbox', { name: 'Contraseña' }), PASSWORD],
  ],
} satisfies Partial<Scene>;

const RESET = 'Restablecer por correo';

const forms = {
  phone: {
    kind: 'dialog',
    as: 'directora',
    endpoint: accounts.changePhone,
    open: (page) => openDialog(page, FULL_NAMES.directora, PHONE_DIALOG),
    fill: (page) => numberOf(page).fill('310 555 0199'),
    typed: (page) => [[numberOf(page), '310 555 0199']],
    button: (page) => buttonOf(page, PHONE_DIALOG, 'Guardar'),
    success: (page) => expect(dialogOf(page, 'Éxito')).toBeVisible(),
  },
} as const satisfies Record<string, Form>;

export const area = {
  forms,
  scenes: [
    { ...login, endpoint: accounts.login },
    { ...login, endpoint: configurations.list, context: 'login' },
    { ...login, endpoint: schoolYears.current, context: 'login' },
    { ...login, endpoint: valuations.get, context: 'login' },
    { ...login, endpoint: teachers.getDeep, context: 'login' },
    {
      endpoint: passwords.requestCode,
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
      endpoint: passwords.changeWithCode,
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
      endpoint: passwords.requestReset,
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
      endpoint: passwords.changePassword,
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
      endpoint: accounts.get,
      as: 'directora',
      act: (page) => askForDialog(page, FULL_NAMES.directora, PHONE_DIALOG),
      again: retry,
      success: (page) => expect(numberOf(page)).toHaveValue('+57 300 000 0103'),
    },
    sending(forms.phone),
    {
      endpoint: schools.get,
      as: 'directora',
      act: async (page) => {
        await page.reload();
      },
      success: (page) => expect(page.getByRole('banner')).toContainText('Colegio Mirador de los Yarumos'),
    },
  ],
  failures: {
    'API-001': shown.beforeSession('form', 'Ocurrió un error, por favor intente nuevamente'),
    'API-002': shown.beforeSession('logged', ''),
    'API-003': { ...shown.BY_DEFAULT, unauthorized: ['modal', shown.UNEXPECTED] },
    'API-004': shown.beforeSession('form', "Email doesn't exist!"),
    'API-008 login': shown.login,
    'API-012 login': shown.login,
    'API-017 login': shown.login,
  },
  refusals: {
    'API-001 invalidCredentials': ['form', 'Por favor, verifique su información'],
    'API-001 invalidAccount': ['form', 'El usuario se encuentra inactivo.'],
  },
  dialogs: [
    {
      at: '/dashboard/publications/list',
      as: 'coordinadora',
      dialogs: {
        password: { title: PASSWORD_DIALOG, open: byMenu(FULL_NAMES.coordinadora, PASSWORD_DIALOG) },
        phone: { title: PHONE_DIALOG, open: byMenu(FULL_NAMES.coordinadora, PHONE_DIALOG) },
      },
    },
  ],
} as const satisfies Area;
