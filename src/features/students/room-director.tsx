import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import { queryOf } from '@/api/core/client';
import { teachers } from '@/api/resources/teachers';
import { teacherName } from '@/school/teachers';
import { Avatar } from '@/ui/base/avatar';

/** '' for none. */
export const directorName = ({ teacherName, teacherLastName }: { teacherName: string | null; teacherLastName: string | null }): string =>
  `${teacherName ?? ''} ${teacherLastName ?? ''}`.trim();

interface RoomDirectorProps {
  roomId: number;
  /** Undefined until loaded. */
  name: string | undefined;
}

function Portrait({ roomId, name }: RoomDirectorProps) {
  // The response with the name has no photo. It is taken from the list of teachers, if cached.
  const { data } = useQuery({ ...queryOf(teachers.list, { query: { statusComplete: 'false' } }), enabled: false });
  if (name === undefined) return <span className="avatar sm skel-avatar" />;
  if (name !== '') {
    const director = data?.teachers.find((teacher) => teacher.roomIds.includes(roomId) && teacherName(teacher) === name);
    return <Avatar name={name} image={director?.image ?? null} small />;
  }
  return (
    <span className="avatar sm is-nobody">
      <UserRound className="icon" />
    </span>
  );
}

/** The group director of a room, under its heading (ROOM-31, ROOM-32). */
export function RoomDirector({ roomId, name }: RoomDirectorProps) {
  return (
    <div className="director">
      <Portrait roomId={roomId} name={name} />
      <span>Director de grupo</span>{' '}
      {name === undefined ? <span className="skel" /> : name === '' ? <b>Sin director de grupo</b> : <b translate="no">{name}</b>}
    </div>
  );
}
