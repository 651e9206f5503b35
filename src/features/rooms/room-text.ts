/** How a room reads, and in which order rooms stand. */
import type { Room } from '@/api/resources/rooms';
import { compareText } from '@/ui/base/text-order';

/** In the order of the rooms' list (ROOM-05). */
export const ROOM_TYPES = [
  { value: 'PRESCHOOL', label: 'Preescolar' },
  { value: 'PRIMARY', label: 'Primaria' },
  { value: 'HIGH_SCHOOL', label: 'Secundaria' },
] as const satisfies readonly { value: Room['type']; label: string }[];

/** Any other value is secondary (ROOM-04). */
const placeOf = (type: string) => {
  const place = ROOM_TYPES.findIndex(({ value }) => value === type);
  return place < 0 ? ROOM_TYPES.length - 1 : place;
};

export const typeText = (type: string): string => ROOM_TYPES[placeOf(type)]?.label ?? '';

/** Preschool, primary, secondary, and in each by name (ROOM-05). */
export const inRoomOrder = <R extends Pick<Room, 'type' | 'name'>>(rooms: readonly R[]): R[] =>
  rooms.toSorted((one, other) => placeOf(one.type) - placeOf(other.type) || compareText(one.name, other.name));
