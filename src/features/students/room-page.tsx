import { useQuery } from '@tanstack/react-query';
import { FileDown, Files } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { queryOf } from '@/api/core/client';
import { isNotFound } from '@/api/core/errors';
import { rooms } from '@/api/resources/rooms';
import { BackLink } from '@/ui/page/back-link';
import { Button } from '@/ui/base/button';
import { PageHead } from '@/ui/page/page-head';
import { UnknownRecord } from '@/ui/page/unknown-record';
import { useBegun } from '@/ui/platform/link-purpose';
import { AddStudent } from './add-student';
import { BulletinsDialog } from './bulletins-dialog';
import { InviteDialog } from './invite-dialog';
import { LazyStudentsUpload } from './lazy-students-upload';
import { ReportDialog } from './report-dialog';
import { RoomDirector } from './room-director';
import { UploadButton } from '@/school/lists/list-head';
import { useHasNoStudents } from '@/school/room-students';
import { StudentsTable } from './students-table';

const LIST = '/dashboard/rooms/list';

/** Shown for an unknown room (ROOM-34). */
const Unknown = () => <UnknownRecord list={LIST} text="Ha ocurrido un error inesperado" />;

function Room({ id }: { id: number }) {
  const { data, isError } = useQuery(queryOf(rooms.listWithSlash, {}));
  const [adding, setAdding] = useState<'form' | 'list' | null>(null);
  const [opened, open] = useState<'bulletins' | 'reports' | null>(null);
  // BULK-06: it stays when the dialog is closed.
  const [isTwoSided, setTwoSided] = useState(true);
  const room = data?.rooms.find((each) => each.id === id);
  // For an unknown room each further request would show its own failure.
  const isKnown = room !== undefined || isError;
  const { data: director, error, isFetching } = useQuery({ ...queryOf(rooms.getDirector, { params: { id } }), enabled: isKnown });
  const isEmpty = useHasNoStudents(id, isKnown);
  useBegun(room ? () => setAdding('form') : null);
  if (data && !room) return <Unknown />;
  // Deleted since the list was loaded (API-067).
  if (isNotFound(error) && !isFetching) return <UnknownRecord list={LIST} />;
  const add = <AddStudent onClick={() => setAdding('form')} />;
  return (
    <>
      <BackLink list={LIST} />
      <PageHead
        heading={room?.name ?? 'Cursos'}
        isName={room !== undefined}
        meta={error && !isFetching ? undefined : <RoomDirector roomId={id} director={director} />}
        actions={
          <>
            {/* BULK-01 */}
            <Button disabled={!room} onClick={() => open('bulletins')}>
              <Files className="icon" />
              Boletines del curso
            </Button>
            {/* ROOM-33 */}
            <Button disabled={!room} onClick={() => open('reports')}>
              <FileDown className="icon" />
              Descargar Reportes
            </Button>
            <UploadButton onClick={() => setAdding('list')} />
            {!isEmpty && add}
          </>
        }
      />
      <StudentsTable roomId={id} roomName={room?.name ?? ''} isKnown={isKnown} powers="admin" add={add} />
      {room && opened === 'bulletins' && (
        <BulletinsDialog room={room} isTwoSided={isTwoSided} onTwoSided={setTwoSided} onClose={() => open(null)} />
      )}
      {room && opened === 'reports' && (
        <ReportDialog
          subject={{ kind: 'room', id, name: room.name }}
          about={`Curso: ${room.name}`}
          roomId={id}
          onClose={() => open(null)}
        />
      )}
      {adding === 'form' && <InviteDialog roomId={id} onClose={() => setAdding(null)} />}
      {adding === 'list' && <LazyStudentsUpload roomId={id} onPassed={() => setAdding('form')} onClose={() => setAdding(null)} />}
    </>
  );
}

/** /dashboard/room/{id}: a room's students (ROOM-30 to ROOM-34). */
export function RoomPage() {
  const { id = '' } = useParams();
  // Digits only, within Number.MAX_SAFE_INTEGER.
  return /^\d{1,15}$/.test(id) ? <Room key={id} id={Number(id)} /> : <Unknown />;
}
