import { Plus, Upload } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Room } from '@/api/room';
import { Button } from '@/ui/button';
import { DataTable } from '@/ui/data-table';
import type { Column } from '@/ui/data-table-rows';
import { EmptyState } from '@/ui/empty-state';
import { PageHead } from '@/ui/page-head';
import { yesOrNo } from '@/ui/yes-or-no';
import { RoomActions } from './room-actions';
import { RoomDialog } from './room-dialog';
import { useRooms } from './room-queries';
import { inRoomOrder, typeText } from './room-text';
import { RoomsUpload } from './rooms-upload';

const COLUMNS: readonly Column<Room>[] = [
  { header: 'Nombre', value: ({ name }) => name },
  { header: 'Acrónimo', value: ({ roomAcronyms }) => roomAcronyms },
  { header: 'Tipo', value: ({ type }) => typeText(type) },
  { header: 'Tiene asignaturas', value: ({ hasSubjects }) => yesOrNo(hasSubjects) },
];

const idOf = ({ id }: Room) => id;

/** /dashboard/rooms/list: 'Cursos' (ROOM-03 to ROOM-07). */
export function RoomsPage() {
  const navigate = useNavigate();
  const { data, isFetching, refetch } = useRooms();
  const [edited, setEdited] = useState<Room | null>(null);
  const [uploads, setUploads] = useState(false);
  const rows = useMemo(() => data && inRoomOrder(data.rooms), [data]);
  const actions = useCallback((room: Room) => <RoomActions room={room} onEdit={setEdited} />, []);
  const add = (
    <Button kind="primary" onClick={() => void navigate('/dashboard/rooms/create')}>
      <Plus className="icon" />
      Agregar Curso
    </Button>
  );
  return (
    <>
      <PageHead
        heading="Cursos"
        actions={
          <>
            <Button onClick={() => setUploads(true)}>
              <Upload className="icon" />
              Cargar Lista
            </Button>
            {add}
          </>
        }
      />
      <DataTable
        label="Cursos"
        columns={COLUMNS}
        rowId={idOf}
        actions={actions}
        rows={rows}
        isLoading={isFetching}
        onRetry={() => void refetch()}
        empty={<EmptyState text="Aún no se han creado cursos." action={add} />}
      />
      {edited && (
        <RoomDialog
          room={edited}
          others={(data?.rooms ?? []).filter(({ id }) => id !== edited.id).map(({ name }) => name)}
          onClose={() => setEdited(null)}
        />
      )}
      {uploads && <RoomsUpload onClose={() => setUploads(false)} />}
    </>
  );
}
