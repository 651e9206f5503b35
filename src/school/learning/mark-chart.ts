/** How a mark shows: its number, its level's colour, and its share of the highest mark (EVAL-17, EVAL-23). */
import type { Level } from '@/api/resources/indicators';
import { toHundredths } from '@/api/resources/marks';
import { colourOf, type Range } from '@/school/levels';

/** Percent of the highest end value of the achievement's own levels; 0 without a mark (EVAL-23, EVAL-24). */
export function chartShare(mark: number | null, levels: readonly Range[]): number {
  const top = Math.max(0, ...levels.map(({ endValue }) => toHundredths(endValue)));
  return mark === null || top === 0 ? 0 : Math.round((100 * toHundredths(mark)) / top);
}

/** '4.0', '3.75' */
export const markText = (mark: number): string => (Number.isInteger(mark * 10) ? mark.toFixed(1) : String(mark));

/** The class of a level's colour, by its name; '' where the achievement has none of that name. */
export function colourOfLevel(name: string | null, lowestFirst: readonly Pick<Level, 'name'>[]): string {
  const index = lowestFirst.findIndex((level) => level.name === name);
  return index < 0 ? '' : colourOf(index, lowestFirst.length);
}

/** In place of a mark or a level (EVAL-18, DETA-07). */
export const UNMARKED = 'Sin calificar';
