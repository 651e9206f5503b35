/** What 'Buscar' shows for a text: groups in their order, the best first, at most eight of each (FIND-02, FIND-03). */
import { KINDS, type Entry, type Kind } from './entry';
import { matchOf, typedOf, type Piece } from './match';

/** At most so many of a group are shown. */
const SHOWN = 8;

export interface Found {
  readonly entry: Entry;
  /** Of each of its texts. */
  readonly pieces: readonly (readonly Piece[])[];
}

export interface FoundGroup {
  readonly name: string;
  readonly found: readonly Found[];
  /** How many more match. */
  readonly more: number;
}

const NAMES: Record<Kind, string> = {
  students: 'Estudiantes',
  rooms: 'Cursos',
  teachers: 'Profesores',
  subjects: 'Asignaturas',
  screens: 'Pantallas',
  actions: 'Acciones',
};

const unmarked = (entry: Entry): Found => ({ entry, pieces: entry.texts.map(({ text }) => [{ text, isMatched: false }]) });

const withFound = (groups: readonly FoundGroup[]) => groups.filter(({ found }) => found.length > 0);

function search(entries: readonly Entry[], text: string): FoundGroup[] {
  const typed = typedOf(text);
  const matches = entries.flatMap((entry) => {
    const match = matchOf(entry.texts, typed);
    return match ? [{ entry, ...match }] : [];
  });
  return KINDS.map((kind) => {
    // Sorting keeps the order of the lists among equals.
    const found = matches.filter(({ entry }) => entry.kind === kind).toSorted((one, other) => one.rank - other.rank);
    return { name: NAMES[kind], found: found.slice(0, SHOWN), more: Math.max(0, found.length - SHOWN) };
  });
}

/** Before anything is typed: what was opened last, and the screens. */
function opening(entries: readonly Entry[], opened: readonly string[]): FoundGroup[] {
  const last = opened.flatMap((key) => entries.find((entry) => entry.key === key) ?? []);
  const screens = entries.filter(({ kind }) => kind === 'screens');
  return [
    { name: 'Últimos abiertos', found: last.map(unmarked), more: 0 },
    { name: NAMES.screens, found: screens.map(unmarked), more: 0 },
  ];
}

/** `opened`: the keys of what was opened last, the latest first. */
export const groupsOf = (entries: readonly Entry[], text: string, opened: readonly string[]): FoundGroup[] =>
  withFound(text.trim() === '' ? opening(entries, opened) : search(entries, text));
