import { ListTodo } from 'lucide-react';
import { useMemo } from 'react';
import { useSignedIn } from '@/api/session';
import type { Models } from '@/api/resources/room-model';
import { openingPeriod } from '@/school/learning/opening-period';
import { usePeriodChoice } from '@/school/learning/marks-filters';
import { pairsOf, type Assigned, type Pair } from '@/school/learning/survey/places';
import { today } from '@/school/today';
import { EmptyState } from '@/ui/page/empty-state';
import { LoadFailure } from '@/ui/page/load-failure';
import { LoadWait } from '@/ui/page/load-wait';
import { PageHead } from '@/ui/page/page-head';
import { useSearchState } from '@/ui/platform/use-search-state';
import { useVisit } from '@/ui/platform/use-visit';
import { progressAddress, type ProgressAddress } from './progress-address';
import { ProgressFilters } from './progress-filters';
import { NoPeriodChosen, ProgressMissing } from './progress-missing';
import { ProgressRooms } from './progress-rooms';
import { ReviewBar } from './review-bar';
import { useAssigned } from './use-pairs';
import { useProgress } from './use-progress';

interface ReviewProps {
  pairs: readonly Pair[];
  periodId: number;
  models: Models;
  address: ProgressAddress;
  isByItself: boolean;
  onChange: (change: Partial<ProgressAddress>) => void;
}

/** The review of the pairs in sight, and what it shows. */
function ProgressReview({ address, onChange, ...input }: ReviewProps) {
  const { views, state, stop, review, refresh, retry } = useProgress(input);
  return (
    <>
      <ReviewBar views={views} state={state} onStop={stop} onReview={review} onRefresh={refresh} />
      <ProgressRooms key={input.periodId} views={views} lack={address.lack} onLack={(lack) => onChange({ lack })} onRetry={retry} />
    </>
  );
}

/** The pairs that the filters leave. */
function pairsWith(assigned: readonly Assigned[], { teacherId, roomId }: ProgressAddress): Pair[] {
  const ofTeacher = assigned.filter(({ teacher }) => teacherId === undefined || teacher.id === teacherId);
  return pairsOf(ofTeacher).filter(({ room }) => roomId === undefined || room.id === roomId);
}

/** The filters, once periods and pairs are there, and the review under them. */
function ProgressOf({ assigned, models }: { assigned: readonly Assigned[]; models: Models }) {
  const isAdmin = useSignedIn().userRole === 'Admin';
  const [address, change] = useSearchState(progressAddress);
  const periods = usePeriodChoice();
  // PLAC-01
  const periodId = address.periodId ?? openingPeriod(periods.items, today())?.id;
  const { teacherId, roomId } = address;
  const pairs = useMemo(() => pairsWith(assigned, { teacherId, roomId }), [assigned, teacherId, roomId]);
  if (periods.state === 'loading') return <LoadWait />;
  if (periods.state === 'failed') return <LoadFailure onRetry={periods.again} />;
  if (periods.items.length === 0) return <ProgressMissing what="periods" />;
  if (pairsOf(assigned).length === 0) return <ProgressMissing what="pairs" />;
  return (
    <>
      <ProgressFilters
        periods={periods}
        periodId={periodId}
        assigned={isAdmin ? assigned : null}
        chosen={address}
        onChoose={(chosen) => change({ ...chosen, lack: undefined })}
      />
      {periodId === undefined ? (
        <NoPeriodChosen />
      ) : pairs.length === 0 ? (
        <EmptyState icon={ListTodo} text="No hay cursos con asignaturas para estos filtros." />
      ) : (
        <ProgressReview
          pairs={pairs}
          periodId={periodId}
          models={models}
          address={address}
          isByItself={!isAdmin || teacherId !== undefined || roomId !== undefined}
          onChange={change}
        />
      )}
    </>
  );
}

function ProgressVisit() {
  const { assigned, models, hasFailed, retry } = useAssigned();
  if (assigned && models) return <ProgressOf assigned={assigned} models={models} />;
  return hasFailed ? <LoadFailure onRetry={retry} /> : <LoadWait />;
}

/** /dashboard/progress: 'Seguimiento del periodo', what is missing in it (TRAC-01 to TRAC-15). */
export function ProgressPage() {
  const { schoolYearId } = useSignedIn();
  const visit = useVisit();
  return (
    <>
      <PageHead heading="Seguimiento del periodo" />
      {/* TRAC-15: without a year no call has an answer. */}
      {schoolYearId === null ? <ProgressMissing what="year" /> : <ProgressVisit key={visit} />}
    </>
  );
}
