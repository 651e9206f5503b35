import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryOf } from '@/api/core/client';
import { enrollments } from '@/api/resources/enrollments';
import { preEnrollments } from '@/api/resources/pre-enrollments';
import { rooms, type Room } from '@/api/resources/rooms';
import { schoolYears } from '@/api/resources/school-years';
import { useSignedIn } from '@/api/session';
import { inRoomOrder } from '@/school/rooms';
import { choiceOf } from '@/ui/form/choices';
import { loadStateOf } from '@/ui/platform/load-state';
import { withAssignments, yearBefore, type FormerRoom } from './former-rooms';

const NO_ROOMS: readonly Room[] = [];

interface Answered<Data> {
  readonly data: Data | undefined;
  readonly state: FormerRoom['state'];
}

/** Drops the cached data of a query whose last request failed (ENRO-25). */
const answered = <Data>({ data, isSuccess, isFetching }: UseQueryResult<Data>): Answered<Data> => ({
  data: isSuccess ? data : undefined,
  state: loadStateOf({ data: isSuccess ? data : undefined, isFetching }),
});
const allAnswered = <Data>(results: UseQueryResult<Data>[]): Answered<Data>[] => results.map(answered);

const combinedState = (a: FormerRoom['state'], b: FormerRoom['state']): FormerRoom['state'] =>
  a === b ? a : a === 'failed' || b === 'failed' ? 'failed' : 'loading';

/** The query of a room's assignments. */
export const assignmentsIn = (roomId: number) => queryOf(preEnrollments.list, { params: { roomId } }, { failsTogether: true });

/** Last year's rooms with their students and assignments, requested in parallel (ENRO-03, ENRO-04). */
function useFormerRooms(former: readonly Room[], schoolYearId: number): readonly FormerRoom[] {
  const histories = useQueries({
    queries: former.map(({ id: roomId }) => queryOf(preEnrollments.history, { query: { roomId, schoolYearId } }, { failsTogether: true })),
    combine: allAnswered,
  });
  const assigned = useQueries({
    queries: former.map(({ id }) => assignmentsIn(id)),
    combine: allAnswered,
  });
  return useMemo(
    () =>
      former.map((room, index) => {
        const [history, assignments] = [histories[index], assigned[index]];
        const isLoaded = history?.data !== undefined && assignments?.data !== undefined;
        return {
          room,
          state: combinedState(history?.state ?? 'loading', assignments?.state ?? 'loading'),
          students: isLoaded ? withAssignments(history.data.students, assignments.data.preEnrollments) : undefined,
        };
      }),
    [former, histories, assigned],
  );
}

/** The state of the whole enrollment, for its two screens. */
export function useEnrollment() {
  const { schoolId, schoolYearId } = useSignedIn();
  const client = useQueryClient();
  const years = useQuery(queryOf(schoolYears.list, {}));
  // ENRO-29
  const active = useQuery(queryOf(enrollments.active, { params: { schoolId } }));
  const previous = useQuery(queryOf(preEnrollments.previousRooms, {}));
  const offered = useQuery(queryOf(rooms.listWithSlash, {}, { allOrNothing: true }));
  const closed = useMemo(() => yearBefore(years.data?.periods ?? [], schoolYearId), [years.data, schoolYearId]);
  // ENRO-05: without a year before there are no tabs.
  const former = useMemo(() => (closed === null ? NO_ROOMS : inRoomOrder(previous.data?.rooms ?? [])), [closed, previous.data]);
  const all = [years, active, previous];
  const open = active.data?.enrollment ?? null;
  const yearOf = (id: number | null) => years.data?.periods.find((year) => year.id === id)?.startDate.slice(0, 4) ?? '';
  return {
    /** No query's last request has failed; cached data does not count (ENRO-25). */
    isCurrent: all.every(({ isSuccess }) => isSuccess),
    state: loadStateOf(...all),
    /** null: there is no active process (ENRO-32), or it belongs to another year. */
    process: open?.schoolYearId === schoolYearId ? open : null,
    /** The year created since this session began, such as '2027'; null: none. */
    newYear: open === null || open.schoolYearId === schoolYearId ? null : yearOf(open.schoolYearId) || null,
    /** The closed year, such as '2025'; '' without one. */
    closedYear: closed?.startDate.slice(0, 4) ?? '',
    currentYear: yearOf(schoolYearId),
    rooms: useFormerRooms(former, closed?.id ?? 0),
    /** The rooms that students can be assigned to (ENRO-11). */
    targets: choiceOf(offered, (data) => inRoomOrder(data.rooms.filter(({ active: isActive }) => isActive))),
    /** Repeats the failed requests. */
    retry: () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
  } as const;
}

export type EnrollmentState = ReturnType<typeof useEnrollment>;
