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

/** What an earlier answer said is no longer relied on where a later one failed (ENRO-25). */
const answered = <Data>({ data, isSuccess, isFetching }: UseQueryResult<Data>): Answered<Data> => ({
  data: isSuccess ? data : undefined,
  state: loadStateOf({ data: isSuccess ? data : undefined, isFetching }),
});
const allAnswered = <Data>(results: UseQueryResult<Data>[]): Answered<Data>[] => results.map(answered);

const together = (one: FormerRoom['state'], other: FormerRoom['state']): FormerRoom['state'] =>
  one === other ? one : one === 'failed' || other === 'failed' ? 'failed' : 'loading';

/** What is decided of a room's students. */
export const assignmentsIn = (roomId: number) => queryOf(preEnrollments.list, { params: { roomId } }, { failsTogether: true });

/** Each of last year's rooms with all of its students and what is decided of them: asked for at once (ENRO-03, ENRO-04). */
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
        const [history, own] = [histories[index], assigned[index]];
        const isKnown = history?.data !== undefined && own?.data !== undefined;
        return {
          room,
          state: together(history?.state ?? 'loading', own?.state ?? 'loading'),
          students: isKnown ? withAssignments(history.data.students, own.data.preEnrollments) : undefined,
        };
      }),
    [former, histories, assigned],
  );
}

/** The enrollment as a whole, for its two screens. */
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
    /** What was asked for last has come: an earlier answer is not relied on where a later one failed (ENRO-25). */
    isCurrent: all.every(({ isSuccess }) => isSuccess),
    state: loadStateOf(...all),
    /** null: there is none to work on (ENRO-32), or it is another year's. */
    process: open?.schoolYearId === schoolYearId ? open : null,
    /** The year that somebody has created since this session began, '2027'; null: none. */
    newYear: open === null || open.schoolYearId === schoolYearId ? null : yearOf(open.schoolYearId) || null,
    /** The year that was closed, '2025'; '' without one. */
    closedYear: closed?.startDate.slice(0, 4) ?? '',
    currentYear: yearOf(schoolYearId),
    rooms: useFormerRooms(former, closed?.id ?? 0),
    /** Where students can go (ENRO-11). */
    targets: choiceOf(offered, (data) => inRoomOrder(data.rooms.filter(({ active: isActive }) => isActive))),
    /** Asks again for what failed. */
    retry: () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
  } as const;
}

export type EnrollmentState = ReturnType<typeof useEnrollment>;
