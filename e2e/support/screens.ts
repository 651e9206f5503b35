/** What the tests of every area do and see on the screens. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { App } from './test';

/** A page, and the app in it. */
export interface Visit {
  readonly page: Page;
  readonly app: App;
}

/** Beside what a form got back of what was typed in it (SAFE-03). */
export const RECOVERED = 'Recuperamos lo que estabas escribiendo.';

/** A dialog or message by its title. */
export const dialogOf = (page: Page, title: string): Locator => page.getByRole('dialog', { name: title, exact: true });

/** Every dialog that shows. */
export const anyDialog = (page: Page): Locator => page.getByRole('dialog');

export async function expectNoDialog(page: Page): Promise<void> {
  await expect(anyDialog(page)).toHaveCount(0);
}

export const buttonOf = (page: Page, dialog: string, name: string): Locator =>
  dialogOf(page, dialog).getByRole('button', { name, exact: true });

/** The failure modal with that text, accepted. */
export async function acceptFailure(page: Page, text: string): Promise<void> {
  await expect(dialogOf(page, 'Atención')).toContainText(text);
  await buttonOf(page, 'Atención', 'Aceptar').click();
  await expect(dialogOf(page, 'Atención')).toHaveCount(0);
}

/** Title of the message that something was saved. */
export const SAVED = '¡Guardado!';

export async function expectSaved(page: Page): Promise<void> {
  await expect(dialogOf(page, SAVED).getByText('Los datos fueron guardados con éxito.')).toBeVisible();
}

/** Accepts that message. */
export async function acceptSaved(page: Page): Promise<void> {
  await expectSaved(page);
  await buttonOf(page, SAVED, 'Aceptar').click();
  await expect(dialogOf(page, SAVED)).toHaveCount(0);
}

/** Local storage as it is. */
export const storageOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

/**
 * Presses twice while the answer to what it sends is held back, the second time before the screen can be drawn anew: sooner
 * than any double click. The button and the others are disabled meanwhile.
 */
export async function pressTwice({ door }: App, call: string, button: Locator, ...others: Locator[]): Promise<void> {
  await door.hold(call);
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 2; press += 1) element.click();
  });
  // When the call has come, the second press has done what it does.
  await expect.poll(async () => (await door.read()).faults).toEqual([]);
  for (const each of [button, ...others]) await expect(each).toBeDisabled();
  await door.release();
}

/** Leaves a field by the keyboard. */
export const leave = (page: Page): Promise<void> => page.keyboard.press('Tab');

/** The keyboard is on it or on something in it. */
export const expectFocusWithin = (place: Locator): Promise<void> =>
  expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true);

/** Nothing of the page lies beyond the window's right edge. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}

/** From the login to the recovery, whose first field bears the same name: what is filled in must not be the login's. */
export async function openRecovery(page: Page): Promise<void> {
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Recuperar contraseña' })).toBeVisible();
}

/** From the recovery's first step to its second. */
export async function askForCode(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
  await page.getByRole('button', { name: 'Generar código' }).click();
  await expect(page.getByRole('textbox', { name: 'Código' })).toBeVisible();
}

/** From the login to the recovery's second step. */
export async function openRecoveryCode(page: Page, email: string): Promise<void> {
  await openRecovery(page);
  await askForCode(page, email);
}

/** The main menu. */
export const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Menú principal' });

/** An entry of the main menu. */
export const entryOf = (page: Page, name: string): Locator => menuOf(page).getByRole('link', { name, exact: true });

/** A screen by its entry of the main menu. */
export const openEntry = (page: Page, name: string): Promise<void> => entryOf(page, name).click();

/** The publications by their menu entry, and their first card. */
export async function openPublications(page: Page): Promise<void> {
  await openEntry(page, 'Publicaciones');
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Nobody does anything until so long after the last time, as 'mm:ss', however long the machine took meanwhile. */
export async function idleFor(page: Page, time: string): Promise<void> {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number);
  const passed = await page.evaluate(() => Date.now() - Number(localStorage.getItem('lastActivityAt')));
  await page.clock.fastForward((minutes * 60 + seconds) * 1_000 - passed);
}
