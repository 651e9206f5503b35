/** The dashboard's forms as a person finds them, fills them in and sends them, for what holds of all of them. */
import type { Locator, Page } from '@playwright/test';
import type { Endpoint } from '@/api/core/endpoint';
import type { PersonKey } from '@fixtures/people';
import { openEntry } from './screens';
import { expectRecords } from './table';

/** How a form stands on its screen, and of what it is: forms of one kind are made, kept and left by the same code. */
type FormKind =
  | 'page'
  | 'page of a record'
  | 'page of rows'
  | 'dialog'
  | 'dialog of a record'
  | 'dialog of rows'
  | 'part of a dialog'
  | 'rows in their table'
  | 'card'
  | 'publication'
  | 'comment';

export interface Form {
  readonly kind: FormKind;
  readonly as: PersonKey;
  /** The write that it sends. */
  readonly endpoint: Endpoint;
  /** From the landing screen to the form as it opens. */
  readonly open: (page: Page) => Promise<void>;
  readonly fill: (page: Page) => Promise<void>;
  /** Of what was filled in, what a draft gives back; from then on the form can be sent. */
  readonly typed: (page: Page) => readonly [Locator, string][];
  /** Sends it. */
  readonly button: (page: Page) => Locator;
  /** Leaves it without sending; 'Cancelar' unless it has another name, null: it has none. */
  readonly cancel?: string | null;
  readonly success: (page: Page) => Promise<void>;
  /** After the message of its success another screen opens. */
  readonly goesOn?: true;
}

export const mainButton = (page: Page, name: string): Locator => page.getByRole('main').getByRole('button', { name, exact: true }).first();
export const press = (page: Page, name: string): Promise<void> => mainButton(page, name).click();
export const rowsShow = expectRecords;

/** A list by its menu entry. */
export const openList =
  (entry: string) =>
  async (page: Page): Promise<void> => {
    await openEntry(page, entry);
    await rowsShow(page);
  };

/** A list, and there a button of its head or of its first row. */
export const openFrom =
  (entry: string, button: string) =>
  async (page: Page): Promise<void> => {
    await openList(entry)(page);
    await press(page, button);
  };
