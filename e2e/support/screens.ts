/** What the tests of every area do and see on the screens. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { App } from './test';

/** A page, and the app in it. */
export interface Visit {
  readonly page: Page;
  readonly app: App;
}

/** The notice of a form with a recovered draft (SAFE-03). */
export const RECOVERED = 'Recuperamos lo que estabas escribiendo.';

/** A dialog by its title, also one that interrupts: a message, a question. */
export const dialogOf = (page: Page, title: string | RegExp): Locator => {
  const named = { name: title, exact: true };
  return page.getByRole('dialog', named).or(page.getByRole('alertdialog', named));
};

/** Every dialog that shows. */
export const anyDialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));

export async function expectNoDialog(page: Page): Promise<void> {
  await expect(anyDialog(page)).toHaveCount(0);
}

export const buttonOf = (page: Page, dialog: string, name: string): Locator =>
  dialogOf(page, dialog).getByRole('button', { name, exact: true });

/** The failure modal with that text, accepted. `beneath`: how many dialogs of the same title lie under it. */
export async function acceptFailure(page: Page, text: string, { title = 'Atención', beneath = 0 } = {}): Promise<void> {
  const dialogs = dialogOf(page, title);
  await expect(dialogs).toHaveCount(beneath + 1);
  await expect(dialogs.last()).toContainText(text);
  // At once: a success told beside the failure would go by itself.
  expect(await dialogOf(page, /^¡|^Éxito$/).count()).toBe(0);
  await dialogs.last().getByRole('button', { name: 'Aceptar', exact: true }).click();
  await expect(dialogs).toHaveCount(beneath);
}

/** Until what has just been rendered is drawn. */
export const untilDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Until the page has learned of its next size: called before the size is set. */
export const nextResize = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => window.addEventListener('resize', resolve, { once: true })));

/**
 * The dialog has gone and no message has come in its place: looked at once, since a message goes by itself after some seconds and an
 * expectation waits longer. `others`: how many dialogs stood beneath it.
 */
export async function expectNoMessage(page: Page, title: string, { others = 0 } = {}): Promise<void> {
  await expect(dialogOf(page, title)).toHaveCount(0);
  // What comes in its place may be drawn after it.
  await untilDrawn(page);
  expect(await anyDialog(page).count()).toBe(others);
}

/** The screen at that path, whatever its address asks of it. */
export const expectScreen = (page: Page, path: string): Promise<void> => expect(page).toHaveURL(({ pathname }) => pathname === path);

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

/** Nothing is told to have been added (SHAR-26); at once, for the words stand 3 s, and an expectation waits longer. */
export async function expectNothingAdded(page: Page): Promise<void> {
  expect(await page.getByText(/^Agregado/).count()).toBe(0);
}

/** Local storage as it is. */
export const storageOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

/**
 * Clicks twice in one task, before React can render between the clicks, while the answer to `call` is held back. Expects
 * the button and `others` to be disabled meanwhile.
 */
export async function pressTwice({ control }: App, call: string, button: Locator, ...others: Locator[]): Promise<void> {
  await control.hold(call);
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 2; press += 1) element.click();
  });
  // The call has arrived, so the second click has had its effect.
  await expect.poll(async () => (await control.read()).faults).toEqual([]);
  for (const each of [button, ...others]) await expect(each).toBeDisabled();
  await control.release();
}

/** Leaves a field by the keyboard. */
export const leave = (page: Page): Promise<void> => page.keyboard.press('Tab');

/** It has the focus, or contains it. */
export const expectFocusWithin = (scope: Locator): Promise<void> =>
  expect.poll(() => scope.evaluate((element) => element.contains(document.activeElement))).toBe(true);

/** What lies behind a dialog is inert. */
export const expectOutOfReach = (page: Page): Promise<void> =>
  expect.poll(() => menuOf(page).evaluate((menu) => menu.closest('[inert]') !== null)).toBe(true);

/** Nothing of the page lies beyond the window's right edge. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}

/** Goes to an address within the app, as a link does: the page lives on. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** From the login to the recovery; waits for its heading, since both screens have a field of the same label. */
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

/** All that this tab keeps, drafts among it. */
export const keptInTab = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(sessionStorage));

/** All that is kept for other tabs and later visits, too. */
export const keptInBrowser = async (page: Page): Promise<string> => JSON.stringify(await storageOf(page));

/** The publications by their menu entry, and their first card. */
export async function openPublications(page: Page): Promise<void> {
  await openEntry(page, 'Publicaciones');
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** With Alt, Ctrl or ⌘ the key is the browser's: Alt and an arrow, or ⌘ and an arrow on a Mac, go back. */
export async function expectKeyOfBrowser(control: Locator, key: string): Promise<void> {
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
    const press = { key, [modifier]: true, bubbles: true, cancelable: true };
    const isLeft = await control.evaluate((focused, init) => focused.dispatchEvent(new KeyboardEvent('keydown', init)), press);
    expect(isLeft, modifier).toBe(true);
  }
  await expect(control).toBeFocused();
}

/** Fast-forwards to `time` ('mm:ss') after the last activity. */
export async function idleFor(page: Page, time: string): Promise<void> {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number);
  const passed = await page.evaluate(() => Date.now() - Number(localStorage.getItem('lastActivityAt')));
  await page.clock.fastForward((minutes * 60 + seconds) * 1_000 - passed);
}
