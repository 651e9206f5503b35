import { ListTodo } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignedIn } from '@/api/session';
import type { Models } from '@/api/resources/room-model';
import { openingPeriod } from '@/school/learning/opening-period';
import { usePeriodChoice } from '@/school/learning/marks-filters';
import { pairsOf, type Assigned, type Pair } from '@/school/learning/survey/places';
import { useDay } from '@/school/use-day';
import { EmptyState } from '@/ui/page/empty-state';
import { LoadFailure } from '@/ui/page/load-failure';
import { LoadWait } from '@/ui/page/load-wait';
import { PageHead } from '@/ui/page/page-head';
import { withSearchState } from '@/ui/platform/search-state';
import { useSearchState } from '@/ui/platform/use-search-state';
import { progressAddress, type ProgressAddress } from './progress-address';
import { ProgressFilters } from './progress-filters';
import { NoPeriodChosen, ProgressMissing } from './progress-missing';
import { ProgressReview } from './progress-review';
import { useAssigned } from './use-pairs';

const searchOf = (shown: Partial<ProgressAddress>) => withSearchState(progressAddress, new URLSearchParams(), shown).toString();

/** The pairs that the filters leave. */
function pairsWith(assigned: readonly Assigned[], { teacherId, roomId }: Partial<Pick<ProgressAddress, 'teacherId' | 'roomId'>>): Pair[] {
  const ofTeacher = assigned.filter(({ teacher }) => teacherId === undefined || teacher.id === teacherId);
  return pairsOf(ofTeacher).filter(({ room }) => roomId === undefined || room.id === roomId);
}

/** The filters, once periods and pairs are there, and the review under them. */
function ProgressOf({ assigned, models }: { assigned: readonly Assigned[]; models: Models }) {
  const isAdmin = useSignedIn().userRole === 'Admin';
  const [address, change] = useSearchState(progressAddress);
  const navigate = useNavigate();
  const periods = usePeriodChoice();
  // PLAC-01
  const opening = openingPeriod(periods.items, useDay());
  const period = address.periodId === undefined ? opening : periods.items.find(({ id }) => id === address.periodId);
  // A Teacher sees the own pairs, whatever the address says (TRAC-02).
  const { teacherId, roomId } = isAdmin ? address : {};
  const pairs = useMemo(() => pairsWith(assigned, { teacherId, roomId }), [assigned, teacherId, roomId]);
  if (periods.state === 'loading') return <LoadWait />;
  if (periods.state === 'failed') return <LoadFailure onRetry={periods.again} />;
  if (periods.items.length === 0) return <ProgressMissing what="periods" />;
  if (pairsOf(assigned).length === 0) return <ProgressMissing what="pairs" />;
  return (
    <>
      <ProgressFilters
        periods={periods}
        periodId={address.periodId ?? opening?.id}
        assigned={isAdmin ? assigned : null}
        chosen={address}
        onChoose={(chosen) => change({ ...chosen, lack: undefined, page: 1 })}
      />
      {period === undefined ? (
        <NoPeriodChosen />
      ) : pairs.length === 0 ? (
        <EmptyState icon={ListTodo} text="No hay cursos con asignaturas para estos filtros." />
      ) : (
        <ProgressReview
          pairs={pairs}
          period={period}
          models={models}
          address={address}
          isByItself={!isAdmin || teacherId !== undefined || roomId !== undefined}
          onChange={change}
          // SHAR-25: a tab is a history entry, and begins with its own page and order.
          onTab={(tab) => void navigate({ search: searchOf({ periodId: address.periodId, teacherId, roomId, tab }) })}
        />
      )}
    </>
  );
}

function ProgressLoad() {
  const { assigned, models, hasFailed, retry } = useAssigned();
  if (assigned && models) return <ProgressOf assigned={assigned} models={models} />;
  return hasFailed ? <LoadFailure onRetry={retry} /> : <LoadWait />;
}

/** /dashboard/progress: 'Seguimiento del periodo', what is missing in it (TRAC-01 to TRAC-15). */
export function ProgressPage() {
  const { schoolYearId } = useSignedIn();
  return (
    <>
      <PageHead heading="Seguimiento del periodo" />
      {/* TRAC-15: without a year no call has an answer. */}
      {schoolYearId === null ? <ProgressMissing what="year" /> : <ProgressLoad />}
    </>
  );
}
