/** The names of a table's records, each of them once (SHAR-35, KEYS-06). */
import { countEach, distinctNames } from '@/ui/base/distinct-names';
import { nameAsRead } from '@/ui/base/text-order';
import type { Column } from './data-table-rows';
import { rowHeaderIn } from './table-order';
import type { TableRecord } from './table-parts';

/** The accessible names of all rows, by id. */
export function spokenNamesOf<Row>(
  rows: readonly Row[],
  { id, name, spokenName = name, apart }: TableRecord<Row>,
): ReadonlyMap<number, string> {
  const names = rows.map((row) => [spokenName(row), apart?.get(id(row))].filter((part) => part !== undefined).join(', '));
  const distinct = distinctNames(names);
  return new Map(rows.map((row, index) => [id(row), distinct[index] ?? '']));
}

/** Ids of the rows whose head, the link to their own screen, reads like another's: 'Ana' of 'Ana Ruiz' and 'Ana Niño'. */
export function repeatedHeads<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  id: (row: Row) => number,
): ReadonlySet<number> {
  const head = columns[rowHeaderIn(columns)];
  const textOf = (row: Row) => nameAsRead(String(head?.value(row) ?? ''));
  const counts = countEach(rows.map(textOf));
  return new Set(rows.filter((row) => counts.get(textOf(row)) !== 1).map(id));
}
