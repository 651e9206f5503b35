/** Levels by the keyboard, where there are no numbers (GRID-16). */
import type { Level } from '@/api/resources/indicators';
import { foldText } from '@/ui/base/text-order';

/** The level that a key chooses in a cell of that level: 1 to 5 by position, a letter among those that begin with it, in turn. */
export function levelByKey(key: string, current: Level | undefined, lowestFirst: readonly Level[]): Level | undefined {
  if (/^[1-5]$/.test(key)) return lowestFirst[Number(key) - 1];
  if (!/^\p{L}$/u.test(key)) return undefined;
  const alike = lowestFirst.filter(({ name }) => foldText(name).startsWith(foldText(key)));
  return alike[(current ? alike.indexOf(current) + 1 : 0) % alike.length];
}

/** A level by its name or its position, as it is pasted. */
export const levelByText = (text: string, lowestFirst: readonly Level[]): Level | undefined =>
  lowestFirst.find(({ name }) => foldText(name) === foldText(text.trim())) ??
  levelByKey(text.trim(), undefined, /^\d$/.test(text.trim()) ? lowestFirst : []);
