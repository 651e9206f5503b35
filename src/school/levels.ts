/** The levels of a valuation or of an achievement: their order, colours and ranges. */
import { roundTo } from '@/ui/form/number-text';

export interface Range {
  readonly initialValue: number;
  readonly endValue: number;
}

/** VALU-02, LEAR-28. */
export const lowestFirst = <Level extends Range>(levels: readonly Level[]): Level[] =>
  levels.toSorted((one, other) => one.initialValue - other.initialValue);

/** '3 - 3.5' (LEAR-28). */
export const rangeText = ({ initialValue, endValue }: Range): string => `${initialValue} - ${endValue}`;

/** The colours by the number of levels, lowest level first. */
const COLOURS: readonly (readonly string[])[] = [
  [],
  ['lv-4'],
  ['lv-1', 'lv-4'],
  ['lv-1', 'lv-2', 'lv-4'],
  ['lv-1', 'lv-2', 'lv-3', 'lv-4'],
  ['lv-1', 'lv-2', 'lv-3', 'lv-4', 'lv-5'],
];

/** The class that gives a level its colour, by its place from the lowest. */
export const colourOf = (index: number, count: number): string => COLOURS[count]?.[index] ?? '';

/** The scale of levels without numbers (VALU-23). */
export const UNSCORED: Range = { initialValue: 0, endValue: 5 };

/** UNSCORED in `count` equal ranges, rounded to two decimals; the last ends where UNSCORED does (VALU-21, VALU-22, EVAL-51). */
export function equalSteps(count: number): Range[] {
  const { initialValue, endValue } = UNSCORED;
  const border = (index: number) => (index === count ? endValue : roundTo(initialValue + (index * (endValue - initialValue)) / count, 2));
  return Array.from({ length: count }, (_, index) => ({ initialValue: border(index), endValue: border(index + 1) }));
}
