/** Describes how to open, fill in and send each form of the dashboard, for the tests of all forms. */
import type { Locator, Page } from '@playwright/test';
import type { Endpoint } from '@/api/core/endpoint';
import type { PersonKey } from '@fixtures/people';
import { named } from './control-name';
import { openEntry } from './screens';
import { expectRecords } from './table';

/** The kinds of forms: those of one kind share the code that builds, stores and closes them. */
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
  /** The call that it sends. */
  readonly endpoint: Endpoint;
  /** From the landing screen to the open form. */
  readonly open: (page: Page) => Promise<void>;
  readonly fill: (page: Page) => Promise<void>;
  /** The fields that a draft restores, with their texts; with them the form can be sent. */
  readonly typed: (page: Page) => readonly [Locator, string][];
  /** The button that sends it. */
  readonly button: (page: Page) => Locator;
  /** The button that closes it without sending: 'Cancelar' by default, null without one. */
  readonly cancel?: string | null;
  readonly success: (page: Page) => Promise<void>;
  /** Another screen opens after the success message. */
  readonly goesOn?: true;
}

/** A form whose list shows the created record. */
export interface CreatingForm extends AnyForm {
  readonly kind: CreatingKind;
  /** The record's name in the message, and a text of its row. */
  readonly created: { readonly name: string; readonly row: string };
}

export type Form = CreatingForm | (AnyForm & { readonly kind: OtherKind });

export const mainButton = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: named(name) })
    .first();
export const press = (page: Page, name: string): Promise<void> => mainButton(page, name).click();
export const rowsShow = expectRecords;

/** Opens a list by its menu entry. */
export const openList =
  (entry: string) =>
  async (page: Page): Promise<void> => {
    await openEntry(page, entry);
    await rowsShow(page);
  };

/** Opens a list, and presses a button of its head or of its first row. */
export const openFrom =
  (entry: string, button: string) =>
  async (page: Page): Promise<void> => {
    await openList(entry)(page);
    await press(page, button);
  };
