import { useEffect, useMemo } from 'react';
import type { Models } from '@/api/resources/room-model';
import { placeKey, placeOf, type Pair } from '@/school/learning/survey/places';
import { useSurvey } from '@/school/learning/survey/use-survey';
import { viewOf, type Known, type PairView } from './pair-view';

interface ProgressInput {
  readonly pairs: readonly Pair[];
  readonly periodId: number;
  readonly models: Models;
  /** The review begins by itself; else with a press (TRAC-04). */
  readonly isByItself: boolean;
}

/** What is known of the pairs in sight, and their review. Both arrays and `models` must be stable while they are the same. */
export function useProgress({ pairs, periodId, models, isByItself }: ProgressInput) {
  const [survey, state] = useSurvey();
  const places = useMemo(() => pairs.map((pair) => placeOf(pair, periodId)), [pairs, periodId]);
  useEffect(() => {
    survey.keepOnly(places);
    const { reviews } = survey.store.getState();
    // TRAC-06: what was reviewed is asked for again where it is old.
    survey.review(isByItself ? places : places.filter((place) => reviews.get(placeKey(place))?.state === 'reviewed'));
  }, [survey, places, isByItself]);
  // oxlint-disable-next-line react/exhaustive-deps -- other models make other figures
  const known = useMemo<Known>(() => new WeakMap(), [models]);
  const views = useMemo<readonly PairView[]>(
    () => pairs.map((pair) => viewOf(pair, periodId, state.reviews, models, known)),
    [pairs, periodId, state.reviews, models, known],
  );
  return {
    views,
    state,
    stop: () => survey.stop(),
    review: () => survey.review(places),
    refresh: () => survey.review(places, { again: true }),
    retry: ({ place }: PairView) => survey.review([place], { again: true }),
  };
}
