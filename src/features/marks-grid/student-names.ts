/** Finds students by the names in a spreadsheet (GRID-30). */
import { foldText } from '@/ui/base/text-order';
import type { MarksRow } from './marks-sheet';

/** Ignores case, accents, punctuation and repeated spaces. */
const normalized = (text: string) => foldText(text).replace(/[,;.]/g, ' ').trim().replace(/\s+/g, ' ');

/** Returns a function that finds all students of a name; name and surname may be in either order. */
export function studentFinder(rows: readonly MarksRow[]): (text: string) => readonly MarksRow[] {
  const byName = new Map<string, MarksRow[]>();
  for (const row of rows) {
    const names = new Set([normalized(`${row.name} ${row.surname}`), normalized(`${row.surname} ${row.name}`)]);
    for (const name of names) byName.set(name, [...(byName.get(name) ?? []), row]);
  }
  return (text) => byName.get(normalized(text)) ?? [];
}
