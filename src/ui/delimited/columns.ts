/** What the columns of a table are, by their heads and by what they hold (PAST-04, PAST-05). */
import { foldText } from '@/ui/base/text-order';

/** The key of a column's name: without case, accents, '*', what stands in brackets, and a mark at its end. */
export const columnKey = (name: string): string =>
  foldText(name.replace(/\([^)]*\)|\[[^\]]*\]|\*/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\s*[.:]$/, '');

const NUMBERING = ['no', 'n°', 'nº', 'n', '#', 'nro', 'num', 'numero', 'item', 'orden'];

/** Whether a column of that name numbers the lines. */
export const isNumberingName = (name: string): boolean => NUMBERING.includes(columnKey(name));

/** A number as lists have it: '1', '1.', '1)'. */
const ordinalOf = (cell: string): number => Number(/^(\d{1,6})[.)]?$/.exec(cell)?.[1] ?? Number.NaN);

/** Whether the cells of a column count up by one, from any number; one cell alone does not. */
export function countsUp(cells: readonly string[]): boolean {
  const [first = Number.NaN] = cells.map(ordinalOf);
  return cells.length > 1 && cells.every((cell, index) => ordinalOf(cell) === first + index);
}
