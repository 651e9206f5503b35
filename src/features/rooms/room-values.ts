/** The forms of rooms: values, validation and requests (ROOM-08 to ROOM-16, ROOM-21, ROOM-22). */
import { boolean, object, string } from 'yup';
import { nameKey } from '@/api/core/name-key';
import type { Room } from '@/api/resources/rooms';
import { typeText } from '@/school/rooms';
import { yesOrNo } from '@/ui/base/yes-or-no';
import { REQUIRED_IN, notTaken, rowsOf, type FormKind } from '@/ui/form/row-schema';
import { filledIn } from '@/ui/form/text-schema';

export interface RoomValues {
  name: string;
  roomAcronyms: string;
  type: Room['type'] | '';
  hasSubjects: boolean;
}

export const NEW_ROOM: RoomValues = { name: '', roomAcronyms: '', type: '', hasSubjects: true };

/** ROOM-10, ROOM-12. */
const nameSchema = (kind: FormKind, taken: readonly string[]) => notTaken(filledIn(REQUIRED_IN[kind]), taken, nameKey);

/** ROOM-10. */
const otherFields = (kind: FormKind) => ({
  // ROOM-14: need not be unique.
  roomAcronyms: filledIn(REQUIRED_IN[kind]),
  type: string<RoomValues['type']>().defined().required(REQUIRED_IN[kind]),
  hasSubjects: boolean().defined(),
});

export const savedRoom = ({ name, roomAcronyms, type, hasSubjects }: Room): RoomValues => ({ name, roomAcronyms, type, hasSubjects });

/** The fields of a room as text, for the notice that the stored record has changed (SAFE-33). */
export const ROOM_FIELDS = [
  { label: 'Nombre', text: ({ name }: RoomValues) => name.trim() },
  { label: 'Acrónimo', text: ({ roomAcronyms }: RoomValues) => roomAcronyms.trim() },
  { label: 'Tipo', text: ({ type }: RoomValues) => (type === '' ? '' : typeText(type)) },
  { label: 'Tiene asignaturas', text: ({ hasSubjects }: RoomValues) => yesOrNo(hasSubjects) },
];

/** For the create form; `taken` are the names of the school's rooms. */
export const newRoomsSchema = (taken: readonly string[]) =>
  rowsOf(object({ name: nameSchema('page', taken), ...otherFields('page') }), { field: 'name', keyOf: ({ name }) => nameKey(name) });

/** For the edit dialog; `others` are the names of the other rooms (ROOM-22). */
export const editedRoomSchema = (others: readonly string[]) => object({ name: nameSchema('dialog', others), ...otherFields('dialog') });

/** Capitalises the first letter (ROOM-15). */
const capitalised = (name: string) => name.charAt(0).toLocaleUpperCase('es') + name.slice(1);

/** The request; `room`: the edited one, null for a new one (ROOM-16). */
export function roomRequestOf({ name, roomAcronyms, type, hasSubjects }: RoomValues, schoolId: number, room: Room | null) {
  if (type === '') throw new Error('A room without type is not sent.');
  return {
    id: room?.id ?? null,
    name: capitalised(name.trim()),
    schoolId,
    roomAcronyms: roomAcronyms.trim(),
    type,
    hasSubjects,
    active: true as const,
    teacherId: room?.teacherId ?? null,
    group: room?.group ?? null,
  };
}
