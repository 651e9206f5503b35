/** How much of an achievement its activities weigh, and what is left for one of them (ACTV-23 to ACTV-31). */
import { totalWeight } from '@/api/resources/marks';
import { readNumber, roundedText, roundTo } from '@/ui/form/number-text';

/** Percent that the activities of an achievement have in all. */
export const WHOLE = 100;

/** Decimals of a weight. */
export const DECIMALS = 2;

export interface Weighted {
  readonly weighted: number;
}

export const sumOf = (activities: readonly Weighted[]): number => totalWeight(activities.map(({ weighted }) => ({ weight: weighted })));

/** What remains to 100; of an edited activity its own weight is not among them (ACTV-25, ACTV-32). */
export const remainingBeside = (others: readonly Weighted[]): number => Math.max(0, roundTo(WHOLE - sumOf(others), DECIMALS));

/** ACTV-24 */
export const exceeds = (weight: number, others: readonly Weighted[]): boolean => sumOf([...others, { weighted: weight }]) > WHOLE;

/** What becomes of a typed weight when its field is left: rounded, and no more than there is room for (ACTV-27, ACTV-29). */
export function tidiedWeight(typed: string, others: readonly Weighted[], isNew: boolean): string {
  const remaining = remainingBeside(others);
  if (isNew && remaining === 0) return '0';
  const rounded = roundedText(typed, DECIMALS);
  const weight = readNumber(rounded);
  if (weight === null || !exceeds(weight, others)) return rounded;
  return typed.includes(',') ? String(remaining).replace('.', ',') : String(remaining);
}
