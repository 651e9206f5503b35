/** Describes how a person makes a call of the contract. */
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
  /** Distinguishes it from another scene of the same call. */
  readonly where?: string;
  /** The place of the call, when its failures are shown differently there. */
  readonly context?: FailureContext;
  /** Replaces the outcome by the endpoint's row. */
  readonly outcome?: (cell: Cell) => Outcome;
  /** Bad answers that are left out here: their effect takes several calls, and the rule's own tests prove it. */
  readonly without?: readonly Cell[];
  /** Replaces `{email}` in the shown text. */
  readonly email?: string;
  /** The signed-in person; null on the login screen. */
  readonly as: PersonKey | null;
  /** From the landing screen, or the login, to the filled-in screen where `act` makes the call. */
  readonly open?: (page: Page) => Promise<void>;
  /** Makes the call. */
  readonly act: (page: Page) => Promise<void>;
  /** Makes the call again after a failure, without filling in anything; `act` by default. */
  readonly again?: (page: Page) => Promise<void>;
  /** Expects what a success shows. */
  readonly success: (page: Page) => Promise<void>;
  /** A success removes the record from the screen without reloading the list, so the page is loaded again after it. */
  readonly takesAway?: true;
  /** A success ends the session, or stores something in it that the seeded world does not have. */
  readonly changesSession?: true;
  /** The typed fields, which must keep their text after a failure. */
  readonly typed?: (page: Page) => readonly [Locator, string][];
  /** The call is a form's submission by its button. */
  readonly isForm?: true;
  /** Faults of other calls that cause this call. */
  readonly besides?: readonly Fault[];
  /** How many dialogs of the failure modal's title lie under it. */
  readonly beneath?: number;
  /** Expects the text in a place of its own, and closes it. */
  readonly read?: (page: Page, text: string) => Promise<void>;
}

export const retry = (page: Page): Promise<void> => page.getByRole('button', { name: 'Reintentar' }).click();

/** The scene of filling in a form and sending it. */
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

/** The scene of loading a list by its menu entry. */
export const list = (entry: string) =>
  ({
    ...asAdmin,
    act: (page: Page) => openEntry(page, entry),
    again: retry,
    success: rowsShow,
  }) satisfies Partial<Scene>;

/** The scene of deleting the first row of a list. */
export const deletion = (entry: string, title: string) =>
  ({
    ...asAdmin,
    open: openList(entry),
    act: async (page: Page) => {
      await page
        .getByRole('button', { name: /^Eliminar\b/ })
        .first()
        .click();
      await buttonOf(page, title, 'Aceptar').click();
    },
    success: expectNoDialog,
  }) satisfies Partial<Scene>;
