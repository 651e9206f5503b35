import { School } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '@/ui/page/empty-state';
import { LoadFailure } from '@/ui/page/load-failure';
import { PageHead } from '@/ui/page/page-head';
import { RoomTabs } from '@/school/room-tabs';
import { ownRoomsAddress, useOwnRooms } from '@/school/own-rooms';
import { useSearchState } from '@/ui/platform/use-search-state';
import { AddStudent } from './add-student';
import { LazyStudentsUpload } from './lazy-students-upload';
import { inviteAddress, roomInAddress } from './room-address';
import { UploadButton } from '@/school/lists/list-head';
import { useHasNoStudents } from '@/school/room-students';
import { StudentsTable } from './students-table';

/** /dashboard/teacher-rooms/list: 'Mis Cursos', a tab for each (TROO-03 to TROO-12). */
export function TeacherRoomsPage() {
  const navigate = useNavigate();
  const { rooms, isLoading, retry } = useOwnRooms();
  const [{ room: requestedRoomId }] = useSearchState(roomInAddress);
  // TROO-05: the first tab, unless the address names another.
  const open = rooms?.find(({ id }) => id === requestedRoomId) ?? rooms?.[0];
  const isEmpty = useHasNoStudents(open?.id ?? 0, open !== undefined);
  const [isUploading, setUploading] = useState(false);
  const add = open && <AddStudent onClick={() => void navigate(inviteAddress(open.id))} />;
  return (
    <>
      <PageHead
        heading="Mis Cursos"
        actions={
          open && (
            <>
              <UploadButton onClick={() => setUploading(true)} />
              {!isEmpty && add}
            </>
          )
        }
      />
      {rooms && open && (
        <RoomTabs
          rooms={rooms}
          chosen={open.id}
          // SHAR-25: a tab is a history entry, and opens at its first page.
          onChoose={(id) => void navigate(ownRoomsAddress(id))}
        >
          <StudentsTable key={open.id} roomId={open.id} roomName={open.name} powers={open.isDirected ? 'director' : 'none'} add={add} />
        </RoomTabs>
      )}
      {rooms && !open && <EmptyState icon={School} text="No tienes cursos asignados." />}
      {isUploading && open && (
        <LazyStudentsUpload roomId={open.id} onPassed={() => void navigate(inviteAddress(open.id))} onClose={() => setUploading(false)} />
      )}
      {!rooms &&
        (isLoading ? (
          <p className="visually-hidden" role="status">
            Cargando…
          </p>
        ) : (
          <LoadFailure onRetry={retry} />
        ))}
    </>
  );
}
