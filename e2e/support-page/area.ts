/** The support page: three look-ups behind tabs. */
import { expect, type Locator, type Page } from '@playwright/test';
import { support } from '@/api/resources/support';
import type { Scene } from '@e2e/faults/scene';
import * as shown from '@e2e/faults/shown';
import type { Area } from '@e2e/support/area-parts';
import type { Visit } from '@e2e/support/screens';
import { guardians } from '@fixtures/students';

export const ADDRESS = '/support';

/** The tabs, each with its call, the field of the answer's list, and its texts. */
export const LOOK_UPS = {
  security: {
    tab: 'Código de seguridad',
    path: '/api/support/security-code',
    list: 'securityCodes',
    found: 'Código de seguridad obtenido exitosamente',
    none: 'No se encontraron códigos de seguridad para este usuario.',
    failed: 'Error al obtener el código de seguridad',
  },
  enrollment: {
    tab: 'Códigos de registro',
    path: '/api/support/enrollment-codes',
    list: 'enrollmentCodes',
    found: 'Códigos de registro obtenidos exitosamente',
    none: 'No se encontraron códigos de registro para este usuario.',
    failed: 'Error al obtener los códigos de registro',
  },
  tokens: {
    tab: 'Tokens FCM',
    path: '/api/support/account-tokens',
    list: 'deviceTokens',
    found: 'Tokens FCM obtenidos exitosamente',
    none: 'No se encontraron tokens FCM para este usuario.',
    failed: 'Error al obtener los tokens FCM',
  },
} as const;
export type LookUpName = keyof typeof LOOK_UPS;

export const callOf = (name: LookUpName): string => `GET ${LOOK_UPS[name].path}`;

export const tabOf = (page: Page, name: LookUpName): Locator => page.getByRole('tab', { name: LOOK_UPS[name].tab, exact: true });
export const emailOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Correo electrónico' });
export const phoneOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Teléfono' });
export const askOf = (page: Page): Locator => page.getByRole('button', { name: 'Consultar', exact: true });
export const cardsOf = (page: Page): Locator => page.getByRole('article');
export const alertOf = (page: Page): Locator => page.getByRole('alert');

/** Chooses a method. The click is forced, because the radio button lies under its label. */
export const choose = (page: Page, method: 'Correo electrónico' | 'Teléfono'): Promise<void> =>
  page.getByRole('radio', { name: method }).check({ force: true });

/** Signs in as support staff and opens one of the tabs. */
export async function openSupport({ page, app }: Visit, name: LookUpName = 'security'): Promise<void> {
  await app.signIn('soporte', { at: ADDRESS });
  await tabOf(page, name).click();
  await expect(askOf(page)).toBeVisible();
}

export async function lookUp(page: Page, email: string): Promise<void> {
  await emailOf(page).fill(email);
  await askOf(page).click();
}

/** Expects a card's values under their names, in order. */
export async function expectFacts(card: Locator, facts: Readonly<Record<string, string>>): Promise<void> {
  await expect(card.getByRole('term')).toHaveText(Object.keys(facts));
  await expect(card.getByRole('definition')).toHaveText(Object.values(facts));
}

/** The scene of looking up a person who has records in all three tabs. */
const scene = (name: LookUpName, endpoint: Scene['endpoint']): Scene => ({
  endpoint,
  as: 'soporte',
  open: async (page) => {
    await page.goto(ADDRESS);
    await tabOf(page, name).click();
    await emailOf(page).fill(guardians.paula.email);
  },
  act: (page) => askOf(page).click(),
  success: (page) => expect(cardsOf(page).first()).toBeVisible(),
  typed: (page) => [[emailOf(page), guardians.paula.email]],
});

export const area = {
  scenes: [scene('security', support.securityCodes), scene('enrollment', support.enrollmentCodes), scene('tokens', support.accountTokens)],
  failures: {
    'API-097': shown.lookedUp('Error al obtener el código de seguridad'),
    'API-098': shown.lookedUp('Error al obtener los códigos de registro'),
    'API-099': shown.lookedUp('Error al obtener los tokens FCM'),
  },
} as const satisfies Area;
