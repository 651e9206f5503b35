import type { Column } from './data-table-rows';

/** What sets a row's record apart; nothing where a column shows the same. */
export const shownApart = <Row extends object>(columns: readonly Column<Row>[], row: Row, apart: string | undefined): string | undefined =>
  columns.some(({ value }) => value(row) === apart) ? undefined : apart;
