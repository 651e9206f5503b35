/** The survey of the session, for screens (TRAC-03 to TRAC-07). */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { call } from '@/api/core/client';
import { sessionSignal } from '@/api/session';
import type { LearningPlace } from '@/school/learning/learning-place';
import { Survey, type SurveyState } from './survey-store';
import { followOtherTabs } from './saved-places';
import { followSaves } from './survey-saves';

/** The session's survey; it and its subscription to what is saved end with the session. */
const surveys = new WeakMap<AbortSignal, Survey>();

function surveyOf(client: QueryClient): Survey {
  const session = sessionSignal();
  const existing = surveys.get(session);
  if (existing) return existing;
  const survey = new Survey({ client, call, session });
  for (const end of [followSaves(client.getMutationCache(), survey.known), followOtherTabs()])
    session.addEventListener('abort', end, { once: true });
  surveys.set(session, survey);
  return survey;
}

/** The survey and its state; what is read of it while drawing stands in the state. */
export function useSurvey(): readonly [survey: Survey, state: SurveyState] {
  const survey = surveyOf(useQueryClient());
  return [survey, useStore(survey.store)];
}

/** Another tab may have saved something meanwhile: what is old of the places in sight is asked for again when this one shows (TRAC-06). */
export function useRenewal(survey: Survey, places: readonly LearningPlace[]): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const renew = () => {
      if (document.visibilityState === 'visible') survey.renew(places);
    };
    document.addEventListener('visibilitychange', renew, { signal });
    // Of two windows side by side both are visible.
    window.addEventListener('focus', renew, { signal });
    return () => listening.abort();
  }, [survey, places]);
}
