import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { queryOf } from '@/api/core/client';
import { teachers } from '@/api/resources/teachers';
import { teacherName } from '@/school/teachers';
import { Avatar } from '@/ui/base/avatar';

interface RoomDirectorProps {
  roomId: number;
  /** Undefined until loaded; nulls for none. */
  director: { readonly teacherName: string | null; readonly teacherLastName: string | null } | undefined;
}

/** '' for none. */
const directorName = ({ teacherName, teacherLastName }: NonNullable<RoomDirectorProps['director']>): string =>
  `${teacherName ?? ''} ${teacherLastName ?? ''}`.trim();

function Portrait({ roomId, director }: RoomDirectorProps) {
  // The response with the name has no photo. It is taken from the list of teachers, if cached.
  const { data } = useQuery({ ...queryOf(teachers.list, { query: { statusComplete: 'false' } }), enabled: false });
  if (director === undefined) return <span className="avatar sm skel-avatar" />;
  const name = directorName(director);
  if (name !== '') {
    const listed = data?.teachers.find((teacher) => teacher.roomIds.includes(roomId) && teacherName(teacher) === name);
    return <Avatar name={name} surname={director.teacherLastName ?? ''} image={listed?.image ?? null} size="sm" />;
  }
  return (
    <span className="avatar sm is-nobody">
      <UserRound className="icon" />
    </span>
  );
}

/** The group director of a room, under its heading (ROOM-31, ROOM-32). */
export function RoomDirector({ roomId, director }: RoomDirectorProps) {
  const name = director && directorName(director);
  return (
    <div className="director">
      <Portrait roomId={roomId} director={director} />
      <span>Director de grupo</span>{' '}
      {name === undefined ? <span className="skel" /> : name === '' ? <b>Sin director de grupo</b> : <b translate="no">{name}</b>}
    </div>
  );
}
