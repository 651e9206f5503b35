/** The observations of the 'Ficha' by subject, three calls at a time; each answer serves the whole room (PROF-05). */
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/core/client';
import { courseObservations } from '@/api/resources/course-observations';
import { inTurn } from './in-turn';

const CALLS = 3;
const oneOfThree = inTurn(CALLS);

/** How old an answer may be for the next student of the room, in ms; what is saved meanwhile makes it old at once. */
const FRESH_MS = 60_000;

/** The failure shows in the subject's card alone. */
const IN_CARD = { meta: { context: 'card' }, staleTime: FRESH_MS } as const;

/** The observations of a subject in a period, of all students of it. */
export const courseObservationsOf = (subjectId: number, periodId: number) =>
  queryOptions({
    queryKey: [courseObservations.list.resource, 'of the subject', subjectId, periodId],
    queryFn: ({ signal }) =>
      oneOfThree(async () => {
        const { observations } = await call(courseObservations.list, { params: { courseId: subjectId }, query: { periodId } }, { signal });
        return observations;
      }),
    ...IN_CARD,
  });
