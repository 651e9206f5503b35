/** Every dialog, every form and the marks grid are walked by keys alone, also where there is little room (KEYS-01, KEYS-02). */
import type { Locator, Page } from '@playwright/test';
import { DIALOGS, FORMS } from '@e2e/areas';
import { gridOf, openGrid } from '@e2e/marks-grid/marks-grid';
import { fullOnly } from '@e2e/support/full-only';
import { expectOpeningFocus, hiddenFocus, walkByKeys } from '@e2e/support/key-walk';
import { anyDialog, dialogOf } from '@e2e/support/screens';
import { expect, test, type App } from '@e2e/support/test';

/** One of each kind: a form of a record, of choices, without fields, in the grid, over a list. */
const REPRESENTED = ['phone', 'views', 'room', 'periodDeletion', 'marksFill', 'observation', 'roomReports'];
const REPRESENTED_FORMS = ['academicActivity', 'publication', 'subjects', 'invitations', 'teacher'];

/** How a page is used. */
interface Setting {
  /** Its case of KEYS-01; without one that of what is walked. */
  readonly name?: string;
  /** The one form and the one dialog that show it. */
  readonly form?: string;
  readonly dialog?: string;
  readonly isTouch?: boolean;
  /** Makes it so once the dialog or the form is open, and undoes it before the next one. */
  readonly begin?: (page: Page) => Promise<unknown>;
  readonly end?: (page: Page) => Promise<unknown>;
}

const setLetters = (page: Page, percent: number) =>
  page.evaluate((given) => {
    document.documentElement.style.fontSize = `${given}%`;
  }, percent);

const SETTINGS: readonly Setting[] = [
  {},
  {
    name: 'narrow',
    form: 'teacher',
    dialog: 'observation',
    begin: (page) => page.setViewportSize({ width: 320, height: 640 }),
    end: (page) => page.setViewportSize({ width: 1280, height: 720 }),
  },
  {
    name: 'large',
    form: 'publication',
    dialog: 'roomReports',
    begin: (page) => setLetters(page, 200),
    end: (page) => setLetters(page, 100),
  },
  { name: 'touch', form: 'subjects', dialog: 'room', isTouch: true },
  // All other tests are without movement.
  { name: 'moving', form: 'invitations', dialog: 'phone', begin: (page) => page.emulateMedia({ reducedMotion: 'no-preference' }) },
  { name: 'dark', form: 'teacher', dialog: 'marksFill', begin: (page) => page.emulateMedia({ colorScheme: 'dark' }) },
];

/** A dialog has the focus where one goes on; on a device without a fine pointer it has it itself. */
const expectOpened = (page: Page, dialog: Locator, isTouch: boolean): Promise<void> =>
  isTouch ? expect(dialog).toBeFocused() : expectOpeningFocus(page, dialog);

const GRID_KEYS = ['4', 'Enter', '3', ',', '5', 'Tab', 'ArrowDown', '4', 'ArrowDown', 'F2', 'Escape', 'PageDown', 'Control+End']
  .concat(['ArrowUp', '2', 'Shift+Enter', 'Control+Home', 'End', 'ArrowLeft', 'x', 'Enter', 'ArrowUp'])
  .concat(['Escape']);

/** Into the grid by Tab, through it, and out again; each key is seen to act where one is. */
async function walkGrid(page: Page, app: App, begin?: Setting['begin']): Promise<void> {
  await openGrid(page, app);
  await begin?.(page);
  const focused = gridOf(page).locator(':focus');
  await page.getByRole('button', { name: 'Rellenar' }).focus();
  for (let press = 0; press < 12 && (await focused.count()) === 0; press += 1) await page.keyboard.press('Tab');
  for (const key of GRID_KEYS) {
    await page.keyboard.press(key);
    await expect(focused).toHaveCount(1);
    expect(await hiddenFocus(page), key).toBe('');
  }
  await page.keyboard.press('Tab');
  await expect(focused).toHaveCount(0);
}

for (const { name: setting, form: shownForm, dialog: shownDialog, isTouch = false, begin, end } of SETTINGS)
  test.describe(setting === undefined ? 'as usual' : `at a page that is ${setting}`, () => {
    // Letters of twice the size stay with the page.
    test.use({ ownPage: setting !== undefined, hasTouch: isTouch, isMobile: isTouch });

    const tagsOf = (usual: readonly string[], name: string) => (setting === undefined ? [...usual] : [`@KEYS-01:${name}`]);

    for (const { at, as, dialogs } of DIALOGS) {
      const names = Object.keys(dialogs);
      const represented = shownDialog === undefined ? REPRESENTED : [shownDialog];
      const isFull = !names.some((name) => represented.includes(name));
      const tag = [...tagsOf(['@KEYS-01:dialogs', '@KEYS-02:dialogs'], `${setting}Dialogs`), '@demo-only', ...fullOnly(isFull)];
      test(`the dialogs of ${at} for ${as} by keys`, { tag }, async ({ page, app }) => {
        // Each control is gone to three times.
        test.slow();
        await app.signIn(as, { at });
        await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
        for (const { title, open } of Object.values(dialogs)) {
          await test.step(title, async () => {
            await open(page);
            const dialog = dialogOf(page, title);
            await expect(dialog.getByRole('button').last()).toBeVisible();
            await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0);
            // A select that is enabled once its choices are there is the first empty field only then.
            await expect(dialog.getByRole('option', { name: 'Cargando…' })).toHaveCount(0);
            await expectOpened(page, dialog, isTouch);
            await begin?.(page);
            await walkByKeys(page, dialog);
            await page.keyboard.press('Escape');
            await expect(dialog).toHaveCount(0);
            await end?.(page);
          });
        }
      });
    }

    for (const [name, form] of Object.entries(FORMS)) {
      const represented = shownForm === undefined ? REPRESENTED_FORMS : [shownForm];
      const tag = [...tagsOf(['@KEYS-01:forms'], `${setting}Forms`), '@demo-only', ...fullOnly(!represented.includes(name))];
      test(`the form ${name} by keys`, { tag }, async ({ page, app }) => {
        test.slow();
        await app.signIn(form.as);
        await form.open(page);
        const dialog = anyDialog(page);
        const isDialog = (await dialog.count()) > 0;
        if (isDialog) await expectOpened(page, dialog, isTouch);
        await begin?.(page);
        if (isDialog) await walkByKeys(page, dialog);
        else await walkByKeys(page, page.getByRole('main'), { isForm: true });
      });
    }

    test('the marks grid by keys', { tag: [...tagsOf(['@KEYS-01:grid'], `${setting}Grid`), '@demo-only'] }, ({ page, app }) =>
      walkGrid(page, app, begin),
    );
  });
