/** Finds students by the names in a spreadsheet (GRID-30, GRID-41). */
import { foldText } from '@/ui/base/text-order';
import type { MarksRow } from './marks-sheet';

/** Ignores case, accents, punctuation and repeated spaces. */
const normalized = (text: string) =>
  foldText(text)
    .replace(/[’'´`]/g, '')
    .replace(/[,;.·-]/g, ' ')
    .trim()
    .replace(/\s+/g, ' ');

/** What lists write beside a name: an ordinal, an addition in brackets, a title. */
const ADDITIONS =
  /^\s*(?:no\.?\s*)?\d{1,3}\s*(?:[.)°ºª-]+\s*|\s)|^\s*[•*·-]+\s*|\([^)]*\)|\[[^\]]*\]|\*+|\b(?:sra?|srta|dra?|est|estudiante|alumn[oa]|joven)\b[.:]?(?=\s)|\s*-?\s*\b(?:nuev[oa]|retirad[oa]|repitente)\s*$/giu;

export interface FoundStudents {
  readonly students: readonly MarksRow[];
  /** The name is theirs but for an ordinal, an addition in brackets or a title (GRID-41). */
  readonly isSimilar: boolean;
}

/** Returns a function that finds all students of a name; name and surname may be in either order. */
export function studentFinder(rows: readonly MarksRow[]): (text: string) => FoundStudents {
  const byName = new Map<string, MarksRow[]>();
  for (const row of rows) {
    const names = new Set([normalized(`${row.name} ${row.surname}`), normalized(`${row.surname} ${row.name}`)]);
    for (const name of names) byName.set(name, [...(byName.get(name) ?? []), row]);
  }
  const find = (text: string) => byName.get(normalized(text)) ?? [];
  return (text) => {
    const students = find(text);
    const similar = students.length > 0 ? [] : find(text.replace(ADDITIONS, ' '));
    return { students: students.length > 0 ? students : similar, isSimilar: similar.length > 0 };
  };
}
