import { Check, ListTree, School } from 'lucide-react';
import { useReducer } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { plural } from '@/ui/base/plural';
import { EmptyState } from '@/ui/page/empty-state';
import { LoadFailure } from '@/ui/page/load-failure';
import { LoadWait } from '@/ui/page/load-wait';
import { PageHead } from '@/ui/page/page-head';
import { Tabs } from '@/ui/page/tabs';
import { useSearchState } from '@/ui/platform/use-search-state';
import { enrollmentAddress, SUMMARY, tabLink } from './enrollment-address';
import { EnrollmentProgress } from './enrollment-progress';
import { EnrollmentTable } from './enrollment-table';
import { FinalizeButton } from './finalize-button';
import { isPending, type FormerRoom } from './former-rooms';
import { NoProcess } from './no-process';
import { useEnrollment, type EnrollmentState } from './use-enrollment';

/** The room's name and its number of pending students (SUGG-03). */
function TabLabel({ former: { room, state, students } }: { former: FormerRoom }) {
  const pending = students?.filter(isPending).length ?? 0;
  return (
    <>
      <span translate="no">{`${room.name} `}</span>
      {/* Always rendered, so that the tab keeps its width. */}
      <span className={`tab-state num ${pending > 0 ? 'is-open' : ''}`}>
        {pending > 0 && (
          <>
            <span>{pending}</span>
            <span className="visually-hidden">{` ${plural(pending, 'pendiente', 'pendientes')}`}</span>
          </>
        )}
        {state === 'ready' && pending === 0 && <Check className="icon icon-sm" role="img" aria-hidden="false" aria-label="Completo" />}
      </span>
    </>
  );
}

/** A tab for each room, in the order of rooms (ENRO-03). */
function RoomsOfLastYear({ enrollment: { rooms, process, targets, retry } }: { enrollment: EnrollmentState }) {
  const navigate = useNavigate();
  const [{ roomId }] = useSearchState(enrollmentAddress);
  const open = rooms.find(({ room }) => room.id === roomId) ?? rooms[0];
  // ENRO-40
  if (!open) return <EmptyState icon={School} text="No hay cursos del año escolar anterior." />;
  return (
    <Tabs
      label="Cursos"
      tabs={rooms.map((former) => ({ id: former.room.id, label: <TabLabel former={former} /> }))}
      chosen={open.room.id}
      onChoose={(id) => void navigate(tabLink(id))}
    >
      {/* ENRO-09: what is selected belongs to one tab. */}
      <EnrollmentTable key={open.room.id} former={open} targets={targets} isReadOnly={process === null} onRetry={retry} />
    </Tabs>
  );
}

/** Last year's rooms, and the new rooms of their students (ENRO-01 to ENRO-32, ENRO-40). */
function Enrollments({ onReload }: { onReload: () => void }) {
  const enrollment = useEnrollment();
  const { state, isCurrent, process, rooms, closedYear, retry } = enrollment;
  return (
    <>
      <PageHead
        heading="Matrículas"
        actions={
          <>
            {(state === 'loading' || rooms.length > 0) && (
              <Link className="btn btn-quiet" to={SUMMARY}>
                <ListTree className="icon" />
                Ver resumen
              </Link>
            )}
            <FinalizeButton enrollment={enrollment} onReload={onReload} />
          </>
        }
      />
      {state === 'loading' && <LoadWait />}
      {state === 'failed' && <LoadFailure onRetry={retry} />}
      {state === 'ready' && (
        <>
          <NoProcess enrollment={enrollment} />
          {!isCurrent && <LoadFailure onRetry={retry} />}
          {isCurrent && rooms.length > 0 && <EnrollmentProgress rooms={rooms} closedYear={closedYear} isReadOnly={process === null} />}
          <RoomsOfLastYear enrollment={enrollment} />
        </>
      )}
    </>
  );
}

/** Remounts the screen after each finalization, done or refused: everything is reread and nothing is selected. */
export function EnrollmentsPage() {
  const [visit, reload] = useReducer((count: number) => count + 1, 0);
  return <Enrollments key={visit} onReload={reload} />;
}
