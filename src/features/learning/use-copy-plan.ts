import { useQueries } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { academicActivities } from '@/api/resources/academic-activities';
import { indicators, type Indicator } from '@/api/resources/indicators';
import type { Named } from '@/ui/form/choices';
import { planCopies, type CopyPlan } from './copy-plan';

export interface CopyChoice {
  readonly periodId: number;
  readonly rooms: readonly Named[];
  readonly includesActivities: boolean;
}

interface Reading {
  /** Undefined while what it is made of is on its way, or has failed. */
  readonly plan: CopyPlan | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** What copying these would create, from what the targets hold (COPY-03); nothing is read while `isOff`. */
export function useCopyPlan(
  achievements: readonly Indicator[],
  { periodId, rooms, includesActivities }: CopyChoice,
  isOff: boolean,
): Reading {
  const subjectId = achievements[0]?.subjectId ?? 0;
  // SAFE-22: titles are compared and activities sent from the whole.
  const whole = { allOrNothing: true, fresh: true };
  const places = rooms.map(({ id }) => ({ subjectId, periodId, roomId: id }));
  const lists = useQueries({
    queries: places.map((place) => ({ ...queryOf(indicators.list, { query: place }, whole), enabled: !isOff })),
  });
  const activities = useQueries({
    queries: (includesActivities ? achievements : []).map(({ id }) => ({
      ...queryOf(academicActivities.list, { params: { indicatorId: id } }, whole),
      enabled: !isOff,
    })),
  });
  const all = [...lists, ...activities];
  const failed = all.filter(({ data, isFetching }) => data === undefined && !isFetching);
  const isReady = all.every(({ data, isFetching }) => data !== undefined && !isFetching);
  return {
    plan: isReady
      ? planCopies(
          achievements.map((achievement, index) => ({ achievement, activities: activities[index]?.data?.activities ?? [] })),
          rooms.flatMap(({ name }, index) => {
            const place = places[index];
            return place ? [{ place, room: name, achievements: lists[index]?.data?.indicators ?? [] }] : [];
          }),
        )
      : undefined,
    isFailed: failed.length > 0,
    retry: () => {
      for (const query of all) if (query.data === undefined) void query.refetch();
    },
  };
}
