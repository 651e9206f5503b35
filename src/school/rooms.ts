/** Texts and order of rooms. */
import type { Room } from '@/api/resources/rooms';
import { compareText, foldText } from '@/ui/base/text-order';

/** In the order of the rooms' list (ROOM-05). */
export const ROOM_TYPES = [
  { value: 'PRESCHOOL', label: 'Preescolar' },
  { value: 'PRIMARY', label: 'Primaria' },
  { value: 'HIGH_SCHOOL', label: 'Secundaria' },
] as const satisfies readonly { value: Room['type']; label: string }[];

/** Any other value is secondary (ROOM-04). */
const rankOf = (type: string) => {
  const rank = ROOM_TYPES.findIndex(({ value }) => value === type);
  return rank < 0 ? ROOM_TYPES.length - 1 : rank;
};

export const typeText = (type: string): string => ROOM_TYPES[rankOf(type)]?.label ?? '';

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

/** Place of the grade that a text begins with; -1: with none. */
function gradeAt(text: string): number {
  const folded = foldText(text.trim());
  const number = Number.parseInt(folded, 10);
  if (!Number.isNaN(number)) return number >= 1 && number <= 11 ? number + 2 : -1;
  return GRADES.findIndex((beginnings) => beginnings.some((beginning) => folded.startsWith(beginning)));
}

/** By the number of the acronym, else by the name; a room without a grade comes last. */
function gradeOf({ name, roomAcronyms }: Pick<Room, 'name' | 'roomAcronyms'>): number {
  const grade = /^\s*\d/.test(roomAcronyms) ? gradeAt(roomAcronyms) : -1;
  if (grade >= 0) return grade;
  const named = gradeAt(name);
  return named < 0 ? GRADES.length : named;
}

type Ordered = Pick<Room, 'name' | 'roomAcronyms'> & Partial<Pick<Room, 'type'>>;

/** Preschool, primary, secondary where the type is told, in each by grade, then by name (ROOM-05, SHAR-24). */
export const inRoomOrder = <R extends Ordered>(rooms: readonly R[]): R[] =>
  rooms.toSorted(
    (one, other) => rankOf(one.type ?? '') - rankOf(other.type ?? '') || gradeOf(one) - gradeOf(other) || compareText(one.name, other.name),
  );
