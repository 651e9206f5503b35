import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryOf } from '@/api/core/client';
import { academicActivities, type AcademicActivity } from '@/api/resources/academic-activities';
import { loadStateOf, type LoadState } from '@/ui/platform/load-state';

/** Milliseconds in which the form does not ask again for what its dialog has just waited for. */
const JUST_READ = 1000;

export interface OtherActivities {
  /** Whose they are. */
  readonly indicatorId: number | undefined;
  /** Undefined while they are not known, and without an achievement. */
  readonly others: readonly AcademicActivity[] | undefined;
  readonly state: LoadState;
  readonly again: () => void;
}

/** The activities of an achievement but the one that is edited, whose old weight does not count (ACTV-25); null: it is a new one. */
export function useOtherActivities(indicatorId: number | undefined, edited: number | null): OtherActivities {
  const input = { params: { indicatorId: indicatorId ?? 0 } };
  const list = useQuery({
    ...queryOf(academicActivities.list, input),
    enabled: indicatorId !== undefined,
    // The edit's dialog has its list read again by itself (SAFE-33).
    refetchOnMount: edited === null,
    staleTime: JUST_READ,
  });
  // SAFE-22: weights are added up.
  const isOdd = list.data?.misfits !== undefined;
  const whole = useQuery({
    ...queryOf(academicActivities.list, input, { allOrNothing: true }),
    enabled: indicatorId !== undefined && isOdd,
  });
  const query = isOdd ? whole : list;
  const { data, refetch } = query;
  return {
    indicatorId,
    others: useMemo(
      () => (indicatorId === undefined ? undefined : data?.activities.filter(({ id }) => id !== edited)),
      [indicatorId, data, edited],
    ),
    state: indicatorId === undefined ? 'ready' : loadStateOf(query),
    again: () => void refetch(),
  };
}
