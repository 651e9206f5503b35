/** Choosing levels by keyboard, where marks have no numbers (GRID-16). */
import type { Level } from '@/api/resources/indicators';
import { foldText } from '@/ui/base/text-order';

/** The level that a key chooses: 1 to 5 by position; a letter cycles through the levels that begin with it, starting after `current`. */
export function levelByKey(key: string, current: Level | undefined, lowestFirst: readonly Level[]): Level | undefined {
  if (/^[1-5]$/.test(key)) return lowestFirst[Number(key) - 1];
  if (!/^\p{L}$/u.test(key)) return undefined;
  const matches = lowestFirst.filter(({ name }) => foldText(name).startsWith(foldText(key)));
  return matches[(current ? matches.indexOf(current) + 1 : 0) % matches.length];
}

/** A pasted level, by its name or position. */
export const levelByText = (text: string, lowestFirst: readonly Level[]): Level | undefined =>
  lowestFirst.find(({ name }) => foldText(name) === foldText(text.trim())) ??
  levelByKey(text.trim(), undefined, /^\d$/.test(text.trim()) ? lowestFirst : []);
