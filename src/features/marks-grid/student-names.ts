/** Students by the names that a spreadsheet has for them (GRID-30). */
import { foldText } from '@/ui/base/text-order';
import type { MarksRow } from './marks-sheet';

/** Without case, accents, commas and doubled blanks. */
const plain = (text: string) => foldText(text).replace(/[,;.]/g, ' ').trim().replace(/\s+/g, ' ');

/** Every student of that name, name and surname in either order. */
export function studentFinder(rows: readonly MarksRow[]): (text: string) => readonly MarksRow[] {
  const byName = new Map<string, MarksRow[]>();
  for (const row of rows) {
    const names = new Set([plain(`${row.name} ${row.surname}`), plain(`${row.surname} ${row.name}`)]);
    for (const name of names) byName.set(name, [...(byName.get(name) ?? []), row]);
  }
  return (text) => byName.get(plain(text)) ?? [];
}
