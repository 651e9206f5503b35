import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/base/button';
import { LoadFailure } from '@/ui/page/load-failure';
import { lazyComponent } from '@/ui/page/lazy-component';
import { longDate } from '@/ui/base/long-date';
import { PageHead } from '@/ui/page/page-head';
import { useNow } from '@/ui/platform/use-now';
import { TeacherAssignments } from './teacher-assignments';
import { useOwnRecord } from '@/school/own-record';
import { ownRoomsAddress, ownSubjectAddress } from '@/school/own-rooms';

/** HOME-06 to HOME-08. */
const HomeCards = lazyComponent(async () => (await import('./home-cards')).HomeCards);

/** How long the first screen uses the data loaded at sign-in without a new request, in ms (P4). */
const LANDING = 10_000;

/** /dashboard/home: a Teacher's subjects, classes, group direction, missing work and next dates (HOME-01 to HOME-03, HOME-05 to HOME-08). */
export function HomePage() {
  const { data, isFetching, refetch } = useOwnRecord(LANDING);
  const navigate = useNavigate();
  const now = useNow();
  return (
    <>
      <PageHead
        heading="Inicio"
        meta={<span translate="no">{longDate(now)}</span>}
        // HOME-05
        actions={
          <Button kind="primary" onClick={() => void navigate('/dashboard/publications/list?step=types')}>
            <Plus className="icon" />
            Crear Publicación
          </Button>
        }
      />
      {data || isFetching ? (
        <TeacherAssignments teacher={data} roomAddress={ownRoomsAddress} subjectAddress={ownSubjectAddress} />
      ) : (
        <LoadFailure onRetry={() => void refetch()} />
      )}
      {data && <HomeCards teacher={data} />}
    </>
  );
}
