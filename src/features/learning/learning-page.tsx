import { useQuery, useQueryClient } from '@tanstack/react-query';
import { askFor } from '@/api/core/ask-again';
import { queryOf } from '@/api/core/client';
import { indicators } from '@/api/resources/indicators';
import { valuations } from '@/api/resources/valuations';
import { useSignedIn } from '@/api/session';
import { useLearningChoices } from '@/school/learning/learning-choices';
import { LearningFilters } from '@/school/learning/learning-filters';
import { learningAddress, placeIn, placeQuery, type LearningPlace } from '@/school/learning/learning-place';
import { LoadFailure } from '@/ui/page/load-failure';
import { PageHead } from '@/ui/page/page-head';
import { useSearchState } from '@/ui/platform/use-search-state';
import { useVisit } from '@/ui/platform/use-visit';
import { AchievementList } from './achievement-list';
import { MissingModel, NoActivePeriod } from './learning-notices';
import { NewAchievementButton } from './new-achievement-button';

/** One visit of the screen. */
function Learning() {
  const { userRole } = useSignedIn();
  const client = useQueryClient();
  const [address, change] = useSearchState(learningAddress);
  const choices = useLearningChoices(address.teacherId);
  const models = useQuery(queryOf(valuations.get, {}));
  const { periods, hasTeacher } = choices;
  // LEAR-08: nothing is requested before all filters are chosen and applied.
  const place = hasTeacher ? placeIn(address) : null;
  const isMissing = models.data?.preschool === null && models.data.primary === null;
  const hasActive = periods.items.some(({ state }) => state);
  const isIdle = periods.state !== 'loading' && !hasActive;
  const apply = (next: LearningPlace) => {
    change({ ...next, page: 1 });
    return askFor(client, queryOf(indicators.list, { query: next }));
  };
  return (
    <>
      <PageHead
        heading="Aprendizaje y progreso"
        // LEAR-16, LEAR-17, LEAR-20 to LEAR-22
        actions={
          userRole === 'Teacher' && <NewAchievementButton place={place} disabled={models.data === undefined || isMissing || !hasActive} />
        }
      />
      {isMissing && <MissingModel />}
      {!isMissing && isIdle && <NoActivePeriod />}
      {models.isError && !models.isFetching && <LoadFailure onRetry={() => void models.refetch()} />}
      {models.data && !isMissing && (
        <LearningFilters
          choices={choices}
          applied={address}
          onTeacher={(chosen) => change({ ...chosen, roomId: undefined, subjectId: undefined, page: 1 })}
          onApply={apply}
        />
      )}
      {models.data && !isMissing && place && (
        <AchievementList key={placeQuery(place)} place={place} teacherId={address.teacherId} choices={choices} models={models.data} />
      )}
    </>
  );
}

/** /dashboard/learning: 'Aprendizaje y progreso' (LEAR-01 to LEAR-23); its menu entry resets the screen. */
export function LearningPage() {
  return <Learning key={useVisit()} />;
}
