/** The dashboard's forms as a person finds them, fills them in and sends them, for what holds of all of them. */
import type { Locator, Page } from '@playwright/test';
import type { Endpoint } from '@/api/core/endpoint';
import type { PersonKey } from '@fixtures/people';
import { openEntry } from './screens';
import { expectRecords } from './table';

/** How a form stands on its screen, and of what it is: forms of one kind are made, kept and left by the same code. */
type CreatingKind = 'page' | 'page of rows' | 'dialog of rows';
type OtherKind =
  | 'page of a record'
  | 'dialog'
  | 'dialog of a record'
  | 'part of a dialog'
  | 'rows in their table'
  | 'card'
  | 'publication'
  | 'comment';

interface AnyForm {
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

/** The list shows what is created there. */
export interface CreatingForm extends AnyForm {
  readonly kind: CreatingKind;
  /** As it is told, and a text of its row. */
  readonly created: { readonly name: string; readonly row: string };
}

export type Form = CreatingForm | (AnyForm & { readonly kind: OtherKind });

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
