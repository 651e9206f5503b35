/** A call of the contract as a person comes to make it. */
import type { Locator, Page } from '@playwright/test';
import { openList, rowsShow, type Form } from '@e2e/support/form';
import { buttonOf, expectNoDialog, openEntry } from '@e2e/support/screens';
import type { PersonKey } from '@fixtures/people';
import type { Fault } from '@mocks/control/demo-state';
import type { Endpoint } from '@/api/core/endpoint';
import type { FailureContext } from '@/api/core/failure-line';
import type { Cell, Outcome } from './fault-table';

export interface Scene {
  readonly endpoint: Endpoint;
  /** Tells it from another scene of the same call. */
  readonly where?: string;
  /** Where the call is made, when its failures show otherwise there. */
  readonly context?: FailureContext;
  /** In place of what the endpoint's row says. */
  readonly outcome?: (cell: Cell) => Outcome;
  /** What comes of these is more than one call can show: the rule's own tests prove it. */
  readonly without?: readonly Cell[];
  /** Fills `{email}` in what shows. */
  readonly email?: string;
  /** Signed in for it; null: at the login screen. */
  readonly as: PersonKey | null;
  /** From the landing screen, or the login, to where the call is one act away, filled in. */
  readonly open?: (page: Page) => Promise<void>;
  /** Makes the call. */
  readonly act: (page: Page) => Promise<void>;
  /** After a failure makes the call again, without filling in anything; absent: `act`. */
  readonly again?: (page: Page) => Promise<void>;
  /** What the true answer shows. */
  readonly success: (page: Page) => Promise<void>;
  /** A success takes the record off the screen without asking for the list anew: the page is loaded again after it. */
  readonly takesAway?: true;
  /** A success ends the session, or leaves something in it that the world as seeded knows nothing of. */
  readonly changesSession?: true;
  /** What was typed, and must be there after a failure. */
  readonly typed?: (page: Page) => readonly [Locator, string][];
  /** It is a form's own write, made by its button. */
  readonly isForm?: true;
  /** Faults of other calls, which bring this one about. */
  readonly besides?: readonly Fault[];
  /** Dialogs of the failure modal's title that lie under it. */
  readonly beneath?: number;
  /** Reads the text where it shows in a place of its own, and closes it. */
  readonly read?: (page: Page, text: string) => Promise<void>;
}

export const retry = (page: Page): Promise<void> => page.getByRole('button', { name: 'Reintentar' }).click();

/** A form filled in, and the press that sends it. */
export const sending = ({ as, endpoint, open, fill, typed, button, success }: Form) =>
  ({
    as,
    endpoint,
    open: async (page: Page) => {
      await open(page);
      await fill(page);
    },
    act: (page: Page) => button(page).click(),
    typed,
    success,
    isForm: true,
  }) satisfies Partial<Scene>;

export const asAdmin = { as: 'coordinadora' } satisfies Partial<Scene>;

/** A list that is loaded when its entry is pressed. */
export const list = (entry: string) =>
  ({
    ...asAdmin,
    act: (page: Page) => openEntry(page, entry),
    again: retry,
    success: rowsShow,
  }) satisfies Partial<Scene>;

/** A deletion of the first row of a list. */
export const deletion = (entry: string, title: string) =>
  ({
    ...asAdmin,
    open: openList(entry),
    act: async (page: Page) => {
      await page.getByRole('button', { name: 'Eliminar', exact: true }).first().click();
      await buttonOf(page, title, 'Aceptar').click();
    },
    success: expectNoDialog,
  }) satisfies Partial<Scene>;
