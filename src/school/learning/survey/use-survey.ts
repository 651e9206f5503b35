/** The survey of the session, for screens (TRAC-03 to TRAC-07). */
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { call } from '@/api/core/client';
import { sessionSignal } from '@/api/session';
import { Survey, type SurveyState } from './survey-store';
import { followSaves } from './survey-saves';

/** The session's survey; it and its subscription to what is saved end with the session. */
const surveys = new WeakMap<AbortSignal, Survey>();

function surveyOf(client: QueryClient): Survey {
  const session = sessionSignal();
  const existing = surveys.get(session);
  if (existing) return existing;
  const survey = new Survey({ client, call, session });
  session.addEventListener('abort', followSaves(client.getMutationCache(), survey.known), { once: true });
  surveys.set(session, survey);
  return survey;
}

/** The survey and its state; what is read of it while drawing stands in the state. */
export function useSurvey(): readonly [survey: Survey, state: SurveyState] {
  const survey = surveyOf(useQueryClient());
  return [survey, useStore(survey.store)];
}
