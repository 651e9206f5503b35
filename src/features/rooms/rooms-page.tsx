import { School } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { queryOf } from '@/api/core/client';
import { rooms, type Room } from '@/api/resources/rooms';
import { DataTable } from '@/ui/table/data-table';
import type { Column } from '@/ui/table/data-table-rows';
import { useEdited } from '@/ui/form/use-edited';
import { lazyDialog } from '@/ui/overlay/lazy-dialog';
import { EmptyState } from '@/ui/page/empty-state';
import { AddButton, ListHead } from '@/school/lists/list-head';
import { yesOrNo } from '@/ui/base/yes-or-no';
import { RoomActions } from './room-actions';
import { addressOf } from './room-address';
import { RoomDialog } from './room-dialog';
import { inRoomOrder, typeText } from '@/school/rooms';

const COLUMNS: readonly Column<Room>[] = [
  { id: 'name', header: 'Nombre', value: ({ name }) => name, sheet: 'name' },
  { id: 'acronym', header: 'Acrónimo', value: ({ roomAcronyms }) => roomAcronyms },
  { id: 'type', header: 'Tipo', value: ({ type }) => typeText(type) },
  { id: 'hasSubjects', header: 'Tiene asignaturas', value: ({ hasSubjects }) => yesOrNo(hasSubjects) },
];

const RoomsUpload = lazyDialog(
  () => 'Cargar lista de cursos',
  async () => (await import('./rooms-upload')).RoomsUpload,
);

const idOf = ({ id }: Room) => id;
const nameOf = ({ name }: Room) => name;

/** /dashboard/rooms/list: 'Cursos' (ROOM-03 to ROOM-07). */
export function RoomsPage() {
  const { data, isFetching, refetch } = useQuery(queryOf(rooms.listWithSlash, {}));
  const [room, edit] = useEdited(data?.rooms);
  const rows = useMemo(() => data && inRoomOrder(data.rooms), [data]);
  const actions = useCallback((room: Room) => <RoomActions room={room} onEdit={edit} />, [edit]);
  // SAFE-22: the dialog compares names.
  useQuery({ ...queryOf(rooms.listWithSlash, {}, { allOrNothing: true }), enabled: room !== undefined && data?.misfits !== undefined });
  // ROOM-06
  const add = <AddButton to="/dashboard/rooms/create">Agregar Curso</AddButton>;
  const isEmpty = rows?.length === 0 && data?.misfits === undefined;
  return (
    <>
      <ListHead heading="Cursos" upload={RoomsUpload}>
        {!isEmpty && add}
      </ListHead>
      <DataTable
        label="Cursos"
        columns={COLUMNS}
        record={{ id: idOf, name: nameOf, address: addressOf }}
        actions={{ of: actions, count: 3 }}
        list={{ rows, misfits: data?.misfits, isLoading: isFetching, retry: () => void refetch() }}
        empty={<EmptyState icon={School} text="Aún no se han creado cursos." action={add} />}
      />
      {room && (
        <RoomDialog
          room={room}
          others={(data?.rooms ?? []).filter(({ id }) => id !== room.id).map(({ name }) => name)}
          onClose={() => edit(null)}
        />
      )}
    </>
  );
}
