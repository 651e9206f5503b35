/** What a screen tells a table about its rows. */
import type { ReactNode } from 'react';
import type { Served } from './data-table-rows';

/** What identifies a row's record. */
export interface TableRecord<Row> {
  readonly id: (row: Row) => number;
  readonly name: (row: Row) => string;
  /** Accessible name, which begins with the name; absent: the name. */
  readonly spokenName?: ((row: Row) => string) | undefined;
  /** What sets its record apart from others of the same name, by id (SHAR-35). */
  readonly apart?: ReadonlyMap<number, string> | undefined;
  /** Address of its own screen (SHAR-27). */
  readonly address?: ((row: Row) => string) | undefined;
}

/** The list that the table shows, as far as it has loaded. */
export interface TableList<Row> {
  /** In their unsorted order; undefined while there are none to show. */
  readonly rows: readonly Row[] | undefined;
  /** For pages made by the server: `rows` are the page that `useServedPage` requests; undefined when `rows` are. */
  readonly served?: Served<Row> | undefined;
  /** Records of the answer that could not be read (SAFE-22). */
  readonly misfits?: number | undefined;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** The actions at the end of a row. */
export interface TableActions<Row> {
  /** `RowActions`. */
  readonly of: (row: Row) => ReactNode;
  /** Width in icons; absent: two. */
  readonly count?: number;
  /** Header of their column; absent: 'Acciones'. */
  readonly header?: string;
}
