import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mutationOf, queryOf } from '@/api/core/client';
import { rooms } from '@/api/resources/rooms';
import { useSignedIn } from '@/api/session';
import { FormCard } from '@/ui/form/form-card';
import { useForm } from '@/ui/form/use-form';
import { FormRows } from '@/ui/form/form-rows';
import { anyText, onOrOff, oneOf, type PasteColumns } from '@/ui/form/pasted-table';
import { useSave } from '@/ui/form/use-save';
import { useReturn } from '@/ui/platform/use-leave';
import { PageHead } from '@/ui/page/page-head';
import { ROOM_TYPES } from '@/school/rooms';
import { RoomFields } from './room-fields';
import { NEW_ROOM, newRoomsSchema, roomRequestOf, type RoomValues } from './room-values';

const LIST = '/dashboard/rooms/list';

const PASTED: PasteColumns<RoomValues> = {
  // Rooms may be called '601', '602'.
  name: { names: ['Nombre', 'Curso'], read: anyText, counts: 'names' },
  roomAcronyms: { names: ['Acrónimo'], read: anyText, counts: 'names' },
  type: { names: ['Tipo'], read: oneOf(ROOM_TYPES) },
  hasSubjects: { names: ['Tiene asignaturas'], read: onOrOff },
};

const drawRoom = (prefix: string) => <RoomFields prefix={prefix} />;

/** /dashboard/rooms/create: several rooms at once (ROOM-08 to ROOM-20). */
export function RoomsCreatePage() {
  const goBack = useReturn();
  const { schoolId } = useSignedIn();
  // SAFE-22: the form compares names.
  const { data } = useQuery(queryOf(rooms.listWithSlash, {}, { allOrNothing: true }));
  const save = useSave(mutationOf(rooms.save, { context: 'creation' }), {
    opens: LIST,
    added: (answer) => answer.rooms.map(({ id }) => id),
  });
  const schema = useMemo(() => newRoomsSchema((data?.rooms ?? []).map(({ name }) => name)), [data]);
  const form = useForm<{ rows: RoomValues[] }>({
    initial: { rows: [NEW_ROOM] },
    schema,
    draft: 'rooms',
    send: ({ rows }) => save({ body: rows.map((row) => roomRequestOf(row, schoolId, null)) }),
  });
  return (
    <div className="w-wide">
      <PageHead heading="Cursos" />
      <FormCard form={form} title="Agregar Curso" onCancel={() => goBack(LIST)}>
        <FormRows rowLabel="Curso" blank={NEW_ROOM} columns={PASTED} widths="2fr 1fr 10rem 8.25rem">
          {drawRoom}
        </FormRows>
      </FormCard>
    </div>
  );
}
