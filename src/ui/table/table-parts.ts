/** What a screen tells a table of its rows. */
import type { ReactNode } from 'react';
import type { Served } from './data-table-rows';

/** How a row's record is told from the others. */
export interface TableRecord<Row> {
  readonly id: (row: Row) => number;
  /** In words. */
  readonly name: (row: Row) => string;
  /** Of its own screen (SHAR-27). */
  readonly address?: ((row: Row) => string) | undefined;
}

/** The list that the table shows, as it is known by now. */
export interface TableList<Row> {
  /** In their own order; undefined while there are none to show. */
  readonly rows: readonly Row[] | undefined;
  /** The server makes the pages, and `rows` are the one that `useServedPage` asks for; undefined like them. */
  readonly served?: Served | undefined;
  /** Records of the answer that could not be read (SAFE-22). */
  readonly misfits?: number | undefined;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** What can be done with a row, at its end. */
export interface TableActions<Row> {
  /** `RowActions`. */
  readonly of: (row: Row) => ReactNode;
  /** How many icons wide they are; absent: two. */
  readonly count?: number;
  /** Over them; absent: 'Acciones'. */
  readonly header?: string;
}
