/** Finds students by the names in a spreadsheet (GRID-30, GRID-41). */
import { nameApart } from '@/school/apart';
import { foldText } from '@/ui/base/text-order';
import type { MarksRow } from './marks-sheet';

/** Ignores case, accents, punctuation and repeated spaces. */
const normalized = (text: string) =>
  foldText(text)
    .replace(/[’'´`]/g, '')
    .replace(/[,;.·-]/g, ' ')
    .trim()
    .replace(/\s+/g, ' ');

/** A longer cell holds no name, with whatever beside it (SECU-08). */
const LONGEST_NAME = 500;

/** What lists write beside a name, with single blanks: an ordinal, an addition in brackets, a title. */
const ADDITIONS =
  /^ ?(?:no\.? ?)?\d{1,3} ?(?:[.)°ºª-]+ ?|(?<= ))|^ ?[•*·-]+ ?|\([^()]*\)|\[[^[\]]*\]|\*+|\b(?:sra?|srta|dra?|est|estudiante|alumn[oa]|joven)\b[.:]?(?=\s)| ?-? ?\b(?:nuev[oa]|retirad[oa]|repitente) ?$/giu;

export interface FoundStudents {
  readonly students: readonly MarksRow[];
  /** The name is theirs but for an ordinal, an addition in brackets or a title (GRID-41). */
  readonly isSimilar: boolean;
}

/** Returns a function that finds all students of a name; name and surname may be in either order, or as the grid shows them (SHAR-35). */
export function studentFinder(rows: readonly MarksRow[]): (text: string) => FoundStudents {
  const byName = new Map<string, MarksRow[]>();
  for (const row of rows) {
    const names = new Set([`${row.name} ${row.surname}`, `${row.surname} ${row.name}`, nameApart(row.fullName, row.apart)].map(normalized));
    for (const name of names) byName.set(name, [...(byName.get(name) ?? []), row]);
  }
  const find = (text: string) => (text.length > LONGEST_NAME ? [] : (byName.get(normalized(text)) ?? []));
  return (text) => {
    const students = find(text);
    const similar = students.length > 0 || text.length > LONGEST_NAME ? [] : find(text.replace(/\s+/g, ' ').replace(ADDITIONS, ' '));
    return { students: students.length > 0 ? students : similar, isSimilar: similar.length > 0 };
  };
}
