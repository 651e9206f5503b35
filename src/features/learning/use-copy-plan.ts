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

interface PlanQuery {
  /** Undefined while loading, and after a failure. */
  readonly plan: CopyPlan | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** The plan of copying `achievements`, computed from what the target rooms already have (COPY-03); no requests while `isOff`. */
export function useCopyPlan(
  achievements: readonly Indicator[],
  { periodId, rooms, includesActivities }: CopyChoice,
  isOff: boolean,
): PlanQuery {
  const subjectId = achievements[0]?.subjectId ?? 0;
  // SAFE-22: a list without its misfits would give a wrong plan.
  const completeOptions = { allOrNothing: true, fresh: true };
  const places = rooms.map(({ id }) => ({ subjectId, periodId, roomId: id }));
  const lists = useQueries({
    queries: places.map((place) => ({ ...queryOf(indicators.list, { query: place }, completeOptions), enabled: !isOff })),
  });
  const activities = useQueries({
    queries: (includesActivities ? achievements : []).map(({ id }) => ({
      ...queryOf(academicActivities.list, { params: { indicatorId: id } }, completeOptions),
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
