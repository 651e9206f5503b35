/** Texts and order of rooms. */
import type { Room } from '@/api/resources/rooms';
import { compareText } from '@/ui/base/text-order';
import { gradeOf } from './room-grade';

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

type Ordered = Pick<Room, 'name' | 'roomAcronyms'> & Partial<Pick<Room, 'type'>>;

/** Preschool, primary, secondary if the type is given, then by grade and by name (ROOM-05, SHAR-24). */
export const inRoomOrder = <R extends Ordered>(rooms: readonly R[]): R[] =>
  rooms.toSorted(
    (one, other) => rankOf(one.type ?? '') - rankOf(other.type ?? '') || gradeOf(one) - gradeOf(other) || compareText(one.name, other.name),
  );
