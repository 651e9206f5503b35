/** What the 'Ficha' asks for by subject, three calls at a time over all of them; each answer serves the whole room (PROF-03, PROF-05). */
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/core/client';
import { academicRecords, type RecordRow } from '@/api/resources/academic-records';
import { courseObservations } from '@/api/resources/course-observations';
import { indicators, type Indicator } from '@/api/resources/indicators';
import type { LearningPlace } from '@/school/learning/learning-place';
import { inTurn } from './in-turn';

const CALLS = 3;
const oneOfThree = inTurn(CALLS);

/** How old an answer may be for the next student of the room, in ms; what is saved meanwhile makes it old at once. */
const FRESH_MS = 60_000;

/** The failure shows in the subject's card alone. */
const IN_CARD = { meta: { context: 'card' }, staleTime: FRESH_MS } as const;

export interface MarkedAchievement {
  readonly achievement: Indicator;
  readonly rows: readonly RecordRow[];
}

/** The achievements of a place with the rows of all students, one call after another; a mark that cannot be read fails them (SAFE-22). */
export const marksOf = (place: LearningPlace) =>
  queryOptions({
    queryKey: [academicRecords.list.resource, 'of the place', place],
    queryFn: ({ signal }) =>
      oneOfThree(async (): Promise<MarkedAchievement[]> => {
        const options = { signal, allOrNothing: true };
        const list = await call(indicators.list, { query: place }, options);
        const marked: MarkedAchievement[] = [];
        for (const achievement of list.indicators) {
          const { studentAcademicRecords } = await call(academicRecords.list, { params: { indicatorId: achievement.id } }, options);
          marked.push({ achievement, rows: studentAcademicRecords });
        }
        return marked;
      }),
    ...IN_CARD,
  });

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
