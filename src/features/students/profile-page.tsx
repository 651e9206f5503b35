import { useQuery } from '@tanstack/react-query';
import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { queryOf } from '@/api/core/client';
import { rooms, type Room } from '@/api/resources/rooms';
import { useSignedIn } from '@/api/session';
import { apartStudents, fileNameOf, nameApart } from '@/school/apart';
import { ownRoomsAddress, useOwnRooms } from '@/school/own-rooms';
import { useStudents } from '@/school/room-students';
import { profileAddress, profileLink, type ProfileAddress } from '@/school/student-profile/profile-address';
import { fullName, inStudentOrder } from '@/school/students';
import { BackLink } from '@/ui/page/back-link';
import { EmptyState } from '@/ui/page/empty-state';
import { LoadFailure } from '@/ui/page/load-failure';
import { LoadWait } from '@/ui/page/load-wait';
import { PageHead } from '@/ui/page/page-head';
import { useSearchState } from '@/ui/platform/use-search-state';
import { ProfileBody } from './profile-body';
import { ProfileHead, type Powers } from './profile-head';
import { ReportDialog } from './report-dialog';
import { LazyStudentDialog } from './lazy-student-dialog';

/** The screen with a room's students. */
const useListAddress = () => {
  const isAdmin = useSignedIn().userRole === 'Admin';
  return (roomId: number | undefined) =>
    isAdmin ? (roomId === undefined ? '/dashboard/rooms/list' : `/dashboard/room/${roomId}`) : ownRoomsAddress(roomId);
};

/** For a student who is not there, or is of another's room (PROF-01). */
function Unknown() {
  const listOf = useListAddress();
  return (
    <>
      <PageHead heading="Ficha del estudiante" />
      <EmptyState
        icon={UserRoundX}
        text="No encontramos a este estudiante."
        failed
        action={
          <Link className="btn btn-quiet" to={listOf(undefined)}>
            Volver
          </Link>
        }
      />
    </>
  );
}

interface ProfileProps {
  studentId: number;
  room: Pick<Room, 'id' | 'name' | 'type'>;
  powers: Powers;
  address: ProfileAddress;
}

function Profile({ studentId, room, powers, address }: ProfileProps) {
  const navigate = useNavigate();
  const listOf = useListAddress();
  const { data, isFetching, refetch } = useStudents(room.id);
  const [opened, open] = useState<'edit' | 'reports' | null>(null);
  const listed = data && inStudentOrder(data.students);
  const index = listed?.findIndex(({ id }) => id === studentId) ?? -1;
  const student = listed?.[index];
  if (data && !student && !isFetching) return <Unknown />;
  const apart = listed && apartStudents(listed).get(studentId);
  const linkTo = (step: number) => {
    const other = listed?.[index + step];
    return student && other ? profileLink(other.id, { ...address, roomId: room.id }) : undefined;
  };
  return (
    <>
      <BackLink list={listOf(room.id)} />
      <ProfileHead
        student={student}
        apart={apart}
        roomName={room.name}
        powers={powers}
        onEdit={() => open('edit')}
        onDownload={() => open('reports')}
        onRemoved={() => void navigate(listOf(room.id), { replace: true })}
      />
      {student || isFetching ? (
        <ProfileBody room={room} student={student} apart={apart} address={address} previous={linkTo(-1)} next={linkTo(1)} />
      ) : (
        <LoadFailure onRetry={() => void refetch()} />
      )}
      {student && opened === 'edit' && <LazyStudentDialog key={studentId} student={student} onClose={() => open(null)} />}
      {student && opened === 'reports' && (
        <ReportDialog
          subject={{ kind: 'student', id: studentId, name: fileNameOf(student, listed) }}
          about={`${nameApart(fullName(student), apart)}, de ${room.name}`}
          roomId={room.id}
          onClose={() => open(null)}
        />
      )}
    </>
  );
}

/** The rooms whose students the person may see, with what may be done there. */
function useRooms() {
  const isAdmin = useSignedIn().userRole === 'Admin';
  const all = useQuery({ ...queryOf(rooms.listWithSlash, {}), enabled: isAdmin });
  const own = useOwnRooms();
  const powersIn = (isDirected: boolean): Powers => (isAdmin ? 'admin' : isDirected ? 'director' : 'none');
  const known = isAdmin ? all.data?.rooms.map((room) => ({ ...room, isDirected: false })) : own.rooms;
  return {
    rooms: known?.map(({ id, name, type, isDirected }) => ({ room: { id, name, type }, powers: powersIn(isDirected) })),
    isLoading: isAdmin ? all.isFetching : own.isLoading,
    retry: () => void (isAdmin ? all.refetch() : own.retry()),
  };
}

/** /dashboard/students/{id}?roomId={room}: one student (PROF-01 to PROF-08). */
export function ProfilePage() {
  const { id = '' } = useParams();
  const [address] = useSearchState(profileAddress);
  const { rooms: known, isLoading, retry } = useRooms();
  // Digits only, within Number.MAX_SAFE_INTEGER.
  const studentId = /^\d{1,15}$/.test(id) ? Number(id) : null;
  if (studentId === null) return <Unknown />;
  const found = known?.find(({ room }) => room.id === address.roomId);
  if (found) return <Profile key={found.room.id} studentId={studentId} {...found} address={address} />;
  if (known && !isLoading) return <Unknown />;
  return (
    <>
      <PageHead heading="Ficha del estudiante" />
      {isLoading ? <LoadWait /> : <LoadFailure onRetry={retry} />}
    </>
  );
}
