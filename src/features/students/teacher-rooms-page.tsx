import { Plus, Star } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/base/button';
import { EmptyState } from '@/ui/page/empty-state';
import { LoadFailure } from '@/ui/page/load-failure';
import { PageHead } from '@/ui/page/page-head';
import { Tabs } from '@/ui/page/tabs';
import { ownRoomsAddress, useOwnRooms } from '@/school/own-rooms';
import { useSearchState } from '@/ui/platform/use-search-state';
import { inviteAddress, roomInAddress } from './room-address';
import { StudentsTable } from './students-table';

/** /dashboard/teacher-rooms/list: 'Mis Cursos', a tab for each (TROO-03 to TROO-12). */
export function TeacherRoomsPage() {
  const navigate = useNavigate();
  const { rooms, isLoading, retry } = useOwnRooms();
  const [{ room: wanted }] = useSearchState(roomInAddress);
  // TROO-05: the first tab, unless the address names another.
  const open = rooms?.find(({ id }) => id === wanted) ?? rooms?.[0];
  return (
    <>
      <PageHead
        heading="Mis Cursos"
        actions={
          open && (
            <Button kind="primary" onClick={() => void navigate(inviteAddress(open.id))}>
              <Plus className="icon" />
              Agregar Estudiante
            </Button>
          )
        }
      />
      {rooms && open && (
        <Tabs
          label="Cursos"
          tabs={rooms.map(({ id, name, isDirected }) => ({
            id,
            label: (
              <>
                {isDirected && <Star className="icon icon-sm me-2" role="img" aria-hidden="false" aria-label="Director de grupo" />}
                {name}
              </>
            ),
          }))}
          chosen={open.id}
          // SHAR-25: a tab is a step of the browser's history, and opens at its own first page.
          onChoose={(id) => void navigate(ownRoomsAddress(id))}
        >
          <StudentsTable key={open.id} roomId={open.id} roomName={open.name} powers={open.isDirected ? 'director' : 'none'} />
        </Tabs>
      )}
      {rooms && !open && <EmptyState text="No tienes cursos asignados." />}
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
