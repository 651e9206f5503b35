/** The observations of the 'Ficha' by subject; each answer serves the whole room (PROF-05). */
import { call, queryOf } from '@/api/core/client';
import { courseObservations } from '@/api/resources/course-observations';
import type { Survey } from '@/school/learning/survey/survey-store';

/** How old an answer may be for the next student of the room, in ms; what is saved meanwhile makes it old at once. */
const FRESH_MS = 60_000;

/** The observations of a subject in a period, of all students of it; the failure shows in the subject's card alone. */
export function courseObservationsOf(survey: Survey, subjectId: number, periodId: number) {
  const input = { params: { courseId: subjectId }, query: { periodId } };
  return {
    ...queryOf(courseObservations.list, input, { context: 'card' }),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      survey.inTurn(courseObservations.list, () => call(courseObservations.list, input, { signal })),
    staleTime: FRESH_MS,
  };
}
