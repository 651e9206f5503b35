import { useEffect, useMemo } from 'react';
import type { Models } from '@/api/resources/room-model';
import { placeOfPair, type Pair } from '@/school/learning/survey/places';
import { observedKey } from '@/school/learning/survey/survey-store';
import { useRenewal, useSurvey } from '@/school/learning/survey/use-survey';
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
  const places = useMemo(() => pairs.map((pair) => placeOfPair(pair, periodId)), [pairs, periodId]);
  const subjectIds = useMemo(() => [...new Set(pairs.map(({ subject }) => subject.id))], [pairs]);
  useEffect(() => {
    survey.keepOnly(places);
    if (isByItself) survey.review(places);
    else survey.renew(places);
    survey.observe(periodId, subjectIds, { isOld: true });
  }, [survey, places, isByItself, periodId, subjectIds]);
  useRenewal(survey, places);
  // Left, nobody could stop it.
  useEffect(() => () => survey.keepOnly([]), [survey]);
  // oxlint-disable-next-line react/exhaustive-deps -- other models make other figures
  const known = useMemo<Known>(() => new WeakMap(), [models]);
  const views = useMemo<readonly PairView[]>(
    () => pairs.map((pair) => viewOf(pair, periodId, state, models, known)),
    [pairs, periodId, state, models, known],
  );
  return {
    views,
    state,
    stop: () => survey.stop(),
    review: () => survey.review(places),
    observe: () => survey.observe(periodId, subjectIds),
    refresh: () => {
      const isObserved = (id: number) => (state.observed.get(observedKey(periodId, id))?.students ?? null) !== null;
      survey.review(places, { again: true });
      survey.observe(periodId, subjectIds.filter(isObserved));
    },
    retry: (some: readonly PairView[]) =>
      survey.review(
        some.map(({ place }) => place),
        { again: true },
      ),
  };
}
