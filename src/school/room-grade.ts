/** The grade and group of a room, read from its acronym and name, and the room for the next year (ROOM-05, SUGG-01). */
import type { Room } from '@/api/resources/rooms';
import { foldText } from '@/ui/base/text-order';

/** Beginnings of the grades' names, without accents; the fourth is grade 1. */
const GRADES = [
  ['prejardin', 'pre-jardin', 'pre jardin'],
  ['jardin'],
  ['transicion'],
  ['primer'],
  ['segundo'],
  ['tercer'],
  ['cuarto'],
  ['quinto'],
  ['sexto'],
  ['septimo'],
  ['octavo'],
  ['noveno'],
  ['decimo'],
  ['undecimo', 'once'],
];

/** For a room without a grade: after all grades. */
const NO_GRADE = GRADES.length;

type Graded = Pick<Room, 'name' | 'roomAcronyms'>;

/** The grade of a number: 6 is one, and so is 601, the first group of grade 6. */
function gradeNumber(number: number): number {
  const grade = number > 100 ? Math.floor(number / 100) : number;
  return grade >= 1 && grade <= 11 ? grade : -1;
}

/** Index in GRADES of the grade that a text begins with, or -1. */
function gradeAt(text: string): number {
  const folded = foldText(text.trim());
  const number = Number.parseInt(folded, 10);
  if (!Number.isNaN(number)) return gradeNumber(number) < 0 ? -1 : gradeNumber(number) + 2;
  return GRADES.findIndex((beginnings) => beginnings.some((beginning) => folded.startsWith(beginning)));
}

/** By the number of the acronym, else by the name; a room without a grade comes last. */
export function gradeOf({ name, roomAcronyms }: Graded): number {
  const grade = /^\s*\d/.test(roomAcronyms) ? gradeAt(roomAcronyms) : -1;
  if (grade >= 0) return grade;
  const named = gradeAt(name);
  return named < 0 ? NO_GRADE : named;
}

/** A letter or a number of at most two digits, '01' as '1'; '' for anything else. */
function groupIn(text: string): string {
  const bare = foldText(text).replaceAll(/[^a-z\d]/g, '');
  if (/^\d{1,2}$/.test(bare)) return String(Number(bare));
  return /^[a-z]$/.test(bare) ? bare : '';
}

/** '6A', '6-1', '601': what follows the grade's number. */
function groupAfterNumber(text: string): string {
  const [, digits = '', rest = ''] = /^\s*(\d+)(\D.*|)/s.exec(text) ?? [];
  const number = Number(digits);
  return number > 100 ? groupIn(String(number % 100)) : groupIn(rest);
}

/** 'TA', 'SB': what follows the initial of the grade; the 'J' of 'PJ' is of Prejardín. */
function groupAfterInitial(text: string, grade: number): string {
  const folded = foldText(text.trim());
  const initial = grade === 0 && folded.startsWith('pj') ? 'pj' : (GRADES[grade]?.[0]?.[0] ?? ' ');
  return folded.startsWith(initial) ? groupIn(folded.slice(initial.length)) : '';
}

/** From the acronym, else from the name; '' for the only room of its grade. */
function groupOf({ name, roomAcronyms }: Graded, grade: number): string {
  const group = /^\s*\d/.test(roomAcronyms) ? groupAfterNumber(roomAcronyms) : groupAfterInitial(roomAcronyms, grade);
  if (group !== '') return group;
  if (/^\s*\d/.test(name)) return groupAfterNumber(name);
  const words = name.trim().split(/\s+/);
  return words.length < 2 ? '' : groupIn(words.at(-1) ?? '');
}

/** SUGG-01: the first active room of the next grade with the same group; null where there is none, as for grade 11. */
export function nextRoom<R extends Graded & Pick<Room, 'active'>>(current: Graded, rooms: readonly R[]): R | null {
  const grade = gradeOf(current);
  if (grade === NO_GRADE) return null;
  const group = groupOf(current, grade);
  return (
    rooms.find((room) => room.active && gradeOf(room) === grade + 1 && grade + 1 < NO_GRADE && groupOf(room, grade + 1) === group) ?? null
  );
}

/** SUGG-04: whether the target's grade is lower or higher than the current one; null when a room has no grade. */
export function gradeBeside(current: Graded, target: Graded): 'lower' | 'same' | 'higher' | null {
  const [from, to] = [gradeOf(current), gradeOf(target)];
  if (from === NO_GRADE || to === NO_GRADE) return null;
  return to === from ? 'same' : to < from ? 'lower' : 'higher';
}
