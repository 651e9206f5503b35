import { useQuery } from '@tanstack/react-query';
import { School } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { queryOf } from '@/api/core/client';
import { rooms } from '@/api/resources/rooms';
import { useSignedIn } from '@/api/session';
import { useObservationChoices } from '@/school/observations/use-observation-choices';
import { useOwnRecord } from '@/school/own-record';
import { ownRoomsOf } from '@/school/own-rooms';
import { RoomTabs } from '@/school/room-tabs';
import { inRoomOrder } from '@/school/rooms';
import { EmptyState } from '@/ui/page/empty-state';
import { LoadFailure } from '@/ui/page/load-failure';
import { LoadWait } from '@/ui/page/load-wait';
import { PageHead } from '@/ui/page/page-head';
import { UnknownRecord } from '@/ui/page/unknown-record';
import { useSearchState } from '@/ui/platform/use-search-state';
import { ObservedStudents } from './observed-students';
import { observerAddress, observerLink } from '@/school/observations/observer-address';
import { ObserverDetail } from './observer-detail';

/** The rooms of the tabs, sorted (OBSE-03, SHAR-24). */
function useObservedRooms() {
  const isAdmin = useSignedIn().userRole === 'Admin';
  const all = useQuery({ ...queryOf(rooms.listWithSlash, {}), enabled: isAdmin });
  const own = useOwnRecord();
  return {
    tabs: isAdmin
      ? all.data && inRoomOrder(all.data.rooms).map(({ id, name }) => ({ id, name, isDirected: false }))
      : own.data && ownRoomsOf(own.data),
    /** Teacher id of the signed-in Teacher; undefined for an Admin. */
    ownId: own.data?.id,
    isLoading: all.isFetching || own.isFetching,
    retry: () => void (isAdmin ? all : own).refetch(),
  };
}

/** /dashboard/observer: 'Observador del Estudiante', and a student's 'Ficha Observador' (OBSE-01 to OBSE-34). */
export function ObserverPage() {
  const navigate = useNavigate();
  const isAdmin = useSignedIn().userRole === 'Admin';
  const [address] = useSearchState(observerAddress);
  const { tabs, ownId, isLoading, retry } = useObservedRooms();
  const choices = useObservationChoices();
  const { roomId, studentId } = address;
  const requestedRoom = tabs?.find(({ id }) => id === roomId);
  const open = requestedRoom ?? tabs?.[0];
  if (studentId !== undefined && requestedRoom)
    return (
      <ObserverDetail
        key={`${requestedRoom.id}:${studentId}`}
        room={requestedRoom}
        studentId={studentId}
        address={address}
        ownId={ownId}
        choices={choices}
      />
    );
  if (studentId !== undefined && tabs) return <UnknownRecord list={observerLink({})} opensAnew text="Ha ocurrido un error inesperado" />;
  // The room is not loaded yet.
  if (studentId !== undefined && isLoading) return <LoadWait />;
  return (
    <>
      {/* OBSE-01 */}
      <PageHead heading="Observador del Estudiante" />
      {tabs && open && (
        // OBSE-02
        <RoomTabs rooms={tabs} chosen={open.id} onChoose={(id) => void navigate(observerLink({ roomId: id, size: address.size }))}>
          <ObservedStudents key={open.id} room={open} address={address} ownId={ownId} choices={choices} />
        </RoomTabs>
      )}
      {tabs && !open && <EmptyState icon={School} text={isAdmin ? 'Aún no se han creado cursos.' : 'No tienes cursos asignados.'} />}
      {!tabs && (isLoading ? <LoadWait /> : <LoadFailure onRetry={retry} />)}
    </>
  );
}
