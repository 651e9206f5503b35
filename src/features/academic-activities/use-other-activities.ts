import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryOf } from '@/api/core/client';
import { academicActivities, type AcademicActivity } from '@/api/resources/academic-activities';
import { loadStateOf, type LoadState } from '@/ui/platform/load-state';

/** Milliseconds in which the form does not ask again for what its dialog has just waited for. */
const JUST_READ = 1000;

export interface OtherActivities {
  /** The achievement of `others`. */
  readonly indicatorId: number | undefined;
  /** Undefined while loading, and without an achievement. */
  readonly others: readonly AcademicActivity[] | undefined;
  readonly state: LoadState;
  readonly again: () => void;
}

/** The activities of an achievement except the edited one, whose old weight does not count (ACTV-25). `editedId`: null for a new one. */
export function useOtherActivities(indicatorId: number | undefined, editedId: number | null): OtherActivities {
  const input = { params: { indicatorId: indicatorId ?? 0 } };
  const list = useQuery({
    ...queryOf(academicActivities.list, input),
    enabled: indicatorId !== undefined,
    // The edit dialog rereads the list itself (SAFE-33).
    refetchOnMount: editedId === null,
    staleTime: JUST_READ,
  });
  // SAFE-22: a sum needs every row.
  const hasMisfits = list.data?.misfits !== undefined;
  const completeList = useQuery({
    ...queryOf(academicActivities.list, input, { allOrNothing: true }),
    enabled: indicatorId !== undefined && hasMisfits,
  });
  const query = hasMisfits ? completeList : list;
  const { data, refetch } = query;
  return {
    indicatorId,
    others: useMemo(
      () => (indicatorId === undefined ? undefined : data?.activities.filter(({ id }) => id !== editedId)),
      [indicatorId, data, editedId],
    ),
    state: indicatorId === undefined ? 'ready' : loadStateOf(query),
    again: () => void refetch(),
  };
}
