/** The form of new rooms, as its page and a list from a file know it. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryOf } from '@/api/core/client';
import { rooms } from '@/api/resources/rooms';
import type { LoadedForm } from '@/school/lists/upload-list-dialog';
import { ROOM_TYPES } from '@/school/rooms';
import { anyText, onOrOff, oneOf, type PasteColumns } from '@/ui/form/pasted-table';
import { loadStateOf } from '@/ui/platform/load-state';
import { NEW_ROOM, newRoomsSchema, type RoomValues } from './room-values';

export const ROOMS_FORM = '/dashboard/rooms/create';

const COLUMNS: PasteColumns<RoomValues> = {
  // Rooms may be called '601', '602'.
  name: { names: ['Nombre', 'Curso'], read: anyText, counts: 'names' },
  roomAcronyms: { names: ['Acrónimo'], read: anyText, counts: 'names' },
  type: { names: ['Tipo'], read: oneOf(ROOM_TYPES) },
  hasSubjects: { names: ['Tiene asignaturas'], read: onOrOff },
};

export function useRoomsForm(): LoadedForm<RoomValues> {
  // SAFE-22: the form compares names.
  const list = useQuery(queryOf(rooms.listWithSlash, {}, { allOrNothing: true }));
  const { data } = list;
  const schema = useMemo(() => newRoomsSchema((data?.rooms ?? []).map(({ name }) => name)), [data]);
  const form = useMemo(
    () => ({
      draft: 'rooms',
      blank: NEW_ROOM,
      columns: COLUMNS,
      schema,
      taken: ({ name }: RoomValues) => `el curso ${name} ya existe`,
      missing: { name: 'el nombre', roomAcronyms: 'el acrónimo', type: 'el tipo' },
    }),
    [schema],
  );
  return { form, state: loadStateOf(list), retry: () => void list.refetch() };
}
