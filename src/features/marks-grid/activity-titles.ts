/** Finds the activity that the head of a pasted column names (GRID-39). */
import { foldText } from '@/ui/base/text-order';
import { cellText } from '@/ui/delimited/cell-text';
import { columnKey } from '@/ui/delimited/columns';
import type { MarksColumn } from './marks-sheet';

interface Among {
  /** The active activity, which of several with one title comes first; null: none does. */
  readonly from: number | null;
  /** Those that other columns of the table name. */
  readonly taken: ReadonlySet<number>;
}

const ALL: Among = { from: 0, taken: new Set() };

/** The index of the activity with that title; without what stands in brackets, if that tells it from the others; null: none. */
export function activityOf(cell: string, columns: readonly MarksColumn[], { from, taken }: Among = ALL): number | null {
  if (cell === '') return null;
  const indexesOf = (isNamed: (title: string) => boolean) =>
    columns.flatMap(({ title }, index) => (isNamed(title) && !taken.has(index) ? index : []));
  const exact = indexesOf((title) => foldText(cellText(title)) === foldText(cell));
  if (exact.length > 0) return from !== null && exact.includes(from) ? from : (exact[0] ?? null);
  const key = columnKey(cell);
  const similar = key === '' ? [] : indexesOf((title) => columnKey(title) === key);
  return similar.length === 1 ? (similar[0] ?? null) : null;
}
