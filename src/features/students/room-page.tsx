import { useQuery } from '@tanstack/react-query';
import { FileDown, Plus, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { queryOf } from '@/api/core/client';
import { isNotFound } from '@/api/core/errors';
import { rooms } from '@/api/resources/rooms';
import { Avatar } from '@/ui/base/avatar';
import { BackLink } from '@/ui/page/back-link';
import { Button } from '@/ui/base/button';
import { PageHead } from '@/ui/page/page-head';
import { UnknownRecord } from '@/ui/page/unknown-record';
import { InviteDialog } from './invite-dialog';
import { StudentsTable } from './students-table';

const LIST = '/dashboard/rooms/list';

interface DirectorProps {
  /** '' for none, null while loading. */
  name: string | null;
}

function Portrait({ name }: DirectorProps) {
  if (name === null) return <span className="avatar skel-avatar" />;
  if (name !== '') return <Avatar name={name} image={null} />;
  return (
    <span className="avatar is-nobody">
      <UserRound className="icon" />
    </span>
  );
}

/** ROOM-31, ROOM-32. */
function Director({ name }: DirectorProps) {
  return (
    <div className="d-flex align-items-center gap-3 grow director">
      <Portrait name={name} />
      <div className="lh-sm">
        <div className="text-ui text-body-secondary">Director de grupo</div>
        <div className="fw-semibold">{name === null ? <span className="skel skel-half" /> : name || 'Sin director de grupo'}</div>
      </div>
    </div>
  );
}

/** There is no such room (ROOM-34). */
const Unknown = () => <UnknownRecord list={LIST} text="Ha ocurrido un error inesperado" />;

function Room({ id }: { id: number }) {
  const { data, isError } = useQuery(queryOf(rooms.listWithSlash, {}));
  const [invites, setInvites] = useState(false);
  const room = data?.rooms.find((one) => one.id === id);
  // For an unknown room each further call would show a failure of its own.
  const isKnown = room !== undefined || isError;
  const { data: director, error, isFetching } = useQuery({ ...queryOf(rooms.getDirector, { params: { id } }), enabled: isKnown });
  if (data && !room) return <Unknown />;
  // Deleted since the list was read (API-067).
  if (isNotFound(error) && !isFetching) return <UnknownRecord list={LIST} />;
  return (
    <>
      <BackLink list={LIST} />
      <PageHead
        heading={room?.name ?? 'Cursos'}
        actions={
          <>
            <Button disabled title="Los reportes estarán disponibles pronto.">
              <FileDown className="icon" />
              Descargar Reportes
            </Button>
            <Button kind="primary" onClick={() => setInvites(true)}>
              <Plus className="icon" />
              Agregar Estudiante
            </Button>
          </>
        }
      />
      <StudentsTable
        roomId={id}
        roomName={room?.name ?? ''}
        isKnown={isKnown}
        powers="admin"
        toolbar={
          !(error && !isFetching) && (
            <Director name={director ? `${director.teacherName ?? ''} ${director.teacherLastName ?? ''}`.trim() : null} />
          )
        }
      />
      {invites && <InviteDialog roomId={id} onClose={() => setInvites(false)} />}
    </>
  );
}

/** /dashboard/room/{id}: a room's students (ROOM-30 to ROOM-34). */
export function RoomPage() {
  const { id = '' } = useParams();
  // Digits only, within Number.MAX_SAFE_INTEGER.
  return /^\d{1,15}$/.test(id) ? <Room key={id} id={Number(id)} /> : <Unknown />;
}
