/** The sum of an achievement's activity weights, and how much of 100 % remains free (ACTV-23 to ACTV-31). */
import { totalWeight } from '@/api/resources/marks';
import { readNumber, roundedText, roundTo } from '@/ui/form/number-text';

/** The percentage that an achievement's activities add up to. */
export const WHOLE = 100;

/** Decimals of a weight. */
export const DECIMALS = 2;

export interface Weighted {
  readonly weighted: number;
}

export const sumOf = (activities: readonly Weighted[]): number => totalWeight(activities.map(({ weighted }) => ({ weight: weighted })));

/** The free percentage. `others` leaves out the edited activity (ACTV-25, ACTV-32). */
export const remainingBeside = (others: readonly Weighted[]): number => Math.max(0, roundTo(WHOLE - sumOf(others), DECIMALS));

/** ACTV-24 */
export const exceeds = (weight: number, others: readonly Weighted[]): boolean => sumOf([...others, { weighted: weight }]) > WHOLE;

/** The typed weight on blur: rounded and capped at the free percentage (ACTV-27, ACTV-29). */
export function tidiedWeight(typed: string, others: readonly Weighted[], isNew: boolean): string {
  const remaining = remainingBeside(others);
  if (isNew && remaining === 0) return '0';
  const rounded = roundedText(typed, DECIMALS);
  const weight = readNumber(rounded);
  if (weight === null || !exceeds(weight, others)) return rounded;
  return typed.includes(',') ? String(remaining).replace('.', ',') : String(remaining);
}
