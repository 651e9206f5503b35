import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/base/button';
import { LoadFailure } from '@/ui/page/load-failure';
import { lazyComponent } from '@/ui/page/lazy-component';
import { longDate } from '@/ui/base/long-date';
import { PageHead } from '@/ui/page/page-head';
import { useNow } from '@/ui/platform/use-now';
import { MissingFrame } from './missing-frame';
import { TeacherAssignments } from './teacher-assignments';
import { useOwnRecord } from '@/school/own-record';
import { ownRoomsAddress, ownSubjectAddress } from '@/school/own-rooms';

/** HOME-06 to HOME-08, in a file of their own: the first paint waits for none of it. */
const loadCards = () => import('./home-cards');
const MissingCard = lazyComponent(
  async () => (await loadCards()).MissingCard,
  (state, { teacher }) => <MissingFrame teacher={teacher}>{state}</MissingFrame>,
);
const UpcomingCard = lazyComponent(async () => (await loadCards()).UpcomingCard);

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
        // What comes later has nothing below it, or its place is kept: nothing moves (P8).
        <div className="home-columns">
          {data ? (
            <MissingCard teacher={data} />
          ) : (
            <MissingFrame>
              <span className="skel skel-half" />
            </MissingFrame>
          )}
          <div className={data ? 'd-grid gap-4' : 'd-none d-lg-block'}>
            <TeacherAssignments teacher={data} roomAddress={ownRoomsAddress} subjectAddress={ownSubjectAddress} />
            {data && <UpcomingCard />}
          </div>
        </div>
      ) : (
        <LoadFailure onRetry={() => void refetch()} />
      )}
    </>
  );
}
