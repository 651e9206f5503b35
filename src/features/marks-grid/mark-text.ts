/** Parses typed marks and finds their level (GRID-12 to GRID-15). */
import type { Level } from '@/api/resources/indicators';
import { isInLevel, levelOf } from '@/api/resources/marks';
import { readNumber, roundTo } from '@/ui/form/number-text';
import { levelByText } from './level-keys';
import type { MarksSheet } from './marks-sheet';

export interface GivenMark {
  readonly qualification: number;
  /** Set where a level was chosen by its name (GRID-16). */
  readonly levelId?: number | undefined;
}

export type ReadMark =
  | { readonly kind: 'empty' }
  | ({ readonly kind: 'mark' } & GivenMark)
  | { readonly kind: 'refused'; readonly why: 'text' | 'range'; readonly message: string };

/** GRID-15, EVAL-58: on a shared border, the lower level. */
export const levelHolding = (qualification: number, lowestFirst: readonly Level[]): Level | undefined =>
  lowestFirst.find((level) => isInLevel(qualification, level));

/** A mark's level: the stored one (EVAL-59), else the one whose range holds the number or comes nearest. */
export const levelOfMark = (
  { qualification, levelId }: { readonly qualification: number; readonly levelId: number | null },
  lowestFirst: readonly Level[],
): Level | undefined =>
  lowestFirst.find(({ id }) => id === levelId) ?? levelHolding(qualification, lowestFirst) ?? levelOf(qualification, lowestFirst);

/** 0 is no mark. */
const MIN_MARK = 0.1;

/** The message for a number outside all levels (GRID-14). */
function refusalOf(qualification: number, lowestFirst: readonly Level[]): string {
  const below = lowestFirst.findLast(({ endValue }) => endValue < qualification);
  const above = lowestFirst.find(({ initialValue }) => initialValue > qualification);
  if (below && above) return `Entre dos niveles: ${below.name} hasta ${below.endValue}, ${above.name} desde ${above.initialValue}`;
  return `Entre ${Math.max(MIN_MARK, lowestFirst[0]?.initialValue ?? 0)} y ${lowestFirst.at(-1)?.endValue ?? 0}`;
}

/** Up to this maximum, two digits above the scale are read as a digit and a decimal: 45 is 4.5 (GRID-12). */
const SHORT_SCALE = 10;

/** Parses a typed or pasted mark. */
export function readMark(text: string, lowestFirst: readonly Level[]): ReadMark {
  const typed = text.trim();
  if (typed === '') return { kind: 'empty' };
  const highest = lowestFirst.at(-1)?.endValue ?? 0;
  const value = readNumber(typed);
  // GRID-13, GRID-43
  if (value === null) return { kind: 'refused', why: 'text', message: 'Escribe un número, por ejemplo 4.5.' };
  if (roundTo(value, 1) !== value) return { kind: 'refused', why: 'text', message: 'Un solo decimal, por ejemplo 4.1.' };
  const isShort = highest <= SHORT_SCALE && /^\d\d$/.test(typed) && value > highest;
  const qualification = isShort ? value / 10 : value;
  if (!levelHolding(qualification, lowestFirst)) return { kind: 'refused', why: 'range', message: refusalOf(qualification, lowestFirst) };
  return { kind: 'mark', qualification };
}

/** Parses the text of a cell: a mark, or in a sheet without numbers a level, whose highest value is sent (EVAL-52). */
export function readCell(text: string, { levels, hasNumbers }: Pick<MarksSheet, 'levels' | 'hasNumbers'>): ReadMark {
  if (hasNumbers || text.trim() === '') return readMark(text, levels);
  const level = levelByText(text, levels);
  return level
    ? { kind: 'mark', qualification: level.endValue, levelId: level.id }
    : { kind: 'refused', why: 'text', message: `Escribe un nivel: ${levels.map(({ name }) => name).join(', ')}.` };
}
