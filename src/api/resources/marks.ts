/**
 * How a mark is computed (EVAL-55 to EVAL-62), for the mock backend and for screens that show a result before it is sent.
 * All sums are in integer hundredths: 3.55 has no exact binary form and would round to 3.5.
 */

/** A range of marks, both ends included. */
export interface MarkRange {
  readonly initialValue: number;
  readonly endValue: number;
}

export interface WeightedMark {
  readonly mark: number;
  /** Percent. */
  readonly weight: number;
}

export const toHundredths = (value: number): number => Math.round(value * 100);

/** Rounds to one decimal, halves up. */
const toTenth = (hundredths: number): number => Math.floor((hundredths + 5) / 10) / 10;

/** The sum of the weights, in percent. */
export const totalWeight = (marks: readonly { readonly weight: number }[]): number =>
  marks.reduce((sum, { weight }) => sum + toHundredths(weight), 0) / 100;

/** Weighted mean to one decimal, halves up (EVAL-55, EVAL-57); null when the weights add up to 0 (EVAL-56). */
export function meanOf(marks: readonly WeightedMark[]): number | null {
  const weights = marks.reduce((sum, { weight }) => sum + toHundredths(weight), 0);
  if (weights === 0) return null;
  const sum = marks.reduce((total, { mark, weight }) => total + toHundredths(mark) * toHundredths(weight), 0);
  // Rounds to tenths in integers: 2·sum is exact, sum / weights is not.
  return Math.floor((2 * sum + 10 * weights) / (20 * weights)) / 10;
}

/** The level of a mean: the lowest whose end, rounded to one decimal, is at least the mean; without one, the top level (EVAL-58). */
export function levelOf<Level extends MarkRange>(mark: number, lowestFirst: readonly Level[]): Level | undefined {
  return lowestFirst.find(({ endValue }) => toTenth(toHundredths(endValue)) >= mark) ?? lowestFirst.at(-1);
}

/** True when a single mark lies in that level (EVAL-62). */
export const isInLevel = (mark: number, { initialValue, endValue }: MarkRange): boolean => {
  const hundredths = toHundredths(mark);
  return hundredths > 0 && hundredths >= toHundredths(initialValue) && hundredths <= toHundredths(endValue);
};
