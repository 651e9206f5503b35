/** Steps and expectations on the screens, for the tests of all areas. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { App } from './test';

/** A page, and the app in it. */
export interface Visit {
  readonly page: Page;
  readonly app: App;
}

/** The notice of a form with a recovered draft (SAFE-03). */
export const RECOVERED = 'Recuperamos lo que estabas escribiendo.';

/** A dialog by its title, including alert dialogs (messages and questions). */
export const dialogOf = (page: Page, title: string | RegExp): Locator => {
  const named = { name: title, exact: true };
  return page.getByRole('dialog', named).or(page.getByRole('alertdialog', named));
};

/** Every open dialog. */
export const anyDialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));

export async function expectNoDialog(page: Page): Promise<void> {
  await expect(anyDialog(page)).toHaveCount(0);
}

export const buttonOf = (page: Page, dialog: string, name: string): Locator =>
  dialogOf(page, dialog).getByRole('button', { name, exact: true });

/** Expects the failure modal with that text and accepts it. `beneath`: how many dialogs of the same title lie under it. */
export async function acceptFailure(page: Page, text: string, { title = 'Atención', beneath = 0 } = {}): Promise<void> {
  const dialogs = dialogOf(page, title);
  await expect(dialogs).toHaveCount(beneath + 1);
  await expect(dialogs.last()).toContainText(text);
  // Checked once, without waiting: a wrong success message would close by itself.
  expect(await dialogOf(page, /^¡|^Éxito$/).count()).toBe(0);
  await dialogs.last().getByRole('button', { name: 'Aceptar', exact: true }).click();
  await expect(dialogs).toHaveCount(beneath);
}

/** Waits until the latest changes are drawn. */
export const untilDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Waits for the page's next resize event; call it before resizing. */
export const nextResize = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => window.addEventListener('resize', resolve, { once: true })));

/**
 * Expects that the dialog has closed and no message has replaced it. Checked once, since a message closes by itself after some
 * seconds and an expectation waits longer. `others`: how many dialogs lie beneath it.
 */
export async function expectNoMessage(page: Page, title: string, { others = 0 } = {}): Promise<void> {
  await expect(dialogOf(page, title)).toHaveCount(0);
  // A message in its place may be drawn later.
  await untilDrawn(page);
  expect(await anyDialog(page).count()).toBe(others);
}

/** Expects the screen at that path, with any query. */
export const expectScreen = (page: Page, path: string): Promise<void> => expect(page).toHaveURL(({ pathname }) => pathname === path);

/** Title of the message that something was saved. */
export const SAVED = '¡Guardado!';

export async function expectSaved(page: Page): Promise<void> {
  await expect(dialogOf(page, SAVED).getByText('Los datos fueron guardados con éxito.')).toBeVisible();
}

/** Expects and accepts the message that something was saved. */
export async function acceptSaved(page: Page): Promise<void> {
  await expectSaved(page);
  await buttonOf(page, SAVED, 'Aceptar').click();
  await expect(dialogOf(page, SAVED)).toHaveCount(0);
}

/** Expects no message that something was added (SHAR-26). Checked once, since the message closes after 3 s and an expectation waits longer. */
export async function expectNothingAdded(page: Page): Promise<void> {
  expect(await page.getByText(/^Agregado/).count()).toBe(0);
}

/** The content of local storage, but the moment of the last sign-out, which stays (SECU-01). */
export const storageOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key !== 'signedOutAt')));

/**
 * Clicks twice in one task, so that React cannot render between the clicks, and expects the button and `others` to be
 * disabled while the answer to `call` is held back.
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

/** Expects that the element has the focus or contains it. */
export const expectFocusWithin = (scope: Locator): Promise<void> =>
  expect.poll(() => scope.evaluate((element) => element.contains(document.activeElement))).toBe(true);

/** Expects the page behind a dialog to be inert. */
export const expectOutOfReach = (page: Page): Promise<void> =>
  expect.poll(() => menuOf(page).evaluate((menu) => menu.closest('[inert]') !== null)).toBe(true);

/** Expects that the page does not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}

/** Goes to an address within the app without loading the page, as a link does. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** From the login to the password recovery; waits for its heading, since both screens have a field of the same label. */
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

/** Opens a screen by its entry in the main menu. */
export const openEntry = (page: Page, name: string): Promise<void> => entryOf(page, name).click();

/** The content of session storage, which includes drafts. */
export const keptInTab = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(sessionStorage));

/** The content of local storage as text. */
export const keptInBrowser = async (page: Page): Promise<string> => JSON.stringify(await storageOf(page));

/** Opens the publications by their menu entry, and waits for the first card. */
export async function openPublications(page: Page): Promise<void> {
  await openEntry(page, 'Publicaciones');
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Expects a control to leave the key with Alt, Ctrl or ⌘ to the browser: Alt+arrow, or ⌘+arrow on a Mac, goes back. */
export async function expectKeyOfBrowser(control: Locator, key: string): Promise<void> {
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
    const press = { key, [modifier]: true, bubbles: true, cancelable: true };
    const isUnhandled = await control.evaluate((focused, init) => focused.dispatchEvent(new KeyboardEvent('keydown', init)), press);
    expect(isUnhandled, modifier).toBe(true);
  }
  await expect(control).toBeFocused();
}

/** Fast-forwards to `time` ('mm:ss') after the last activity. */
export async function idleFor(page: Page, time: string): Promise<void> {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number);
  const passed = await page.evaluate(() => Date.now() - Number(localStorage.getItem('lastActivityAt')));
  await page.clock.fastForward((minutes * 60 + seconds) * 1_000 - passed);
}
