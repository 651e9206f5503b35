import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '@/api/core/errors';
import { queryOf } from '@/api/core/client';
import type { Room } from '@/api/resources/rooms';
import { valuations } from '@/api/resources/valuations';
import { achievementsOf, recordsOf } from '@/school/learning/records-of';
import type { MarksPlace } from '@/school/spreadsheet-address';
import { marksPlan } from './marks-plan';

/** The marks of an achievement and how its room is evaluated. `room`: undefined until loaded. */
export function useMarks({ indicatorId, subjectId, roomId, periodId }: MarksPlace, room: Pick<Room, 'type'> | undefined) {
  const records = useQuery(recordsOf(indicatorId));
  const achievements = useQuery(achievementsOf({ subjectId, roomId, periodId }));
  const models = useQuery(queryOf(valuations.get, {}));
  const all = [records, achievements, models];
  const achievement = achievements.data?.indicators.find(({ id }) => id === indicatorId);
  const isAnswered = all.every(({ data }) => data !== undefined);
  return {
    rows: records.data?.studentAcademicRecords,
    plan: achievement && models.data && room && marksPlan(achievement, room.type, models.data),
    /** The place has no such achievement. */
    isGone: (isNotFound(records.error) && !records.isFetching) || (isAnswered && !achievement),
    isLoading: all.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of all) if (query.data === undefined) void query.refetch();
    },
  };
}
