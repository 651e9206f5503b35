/** Everything that 'Buscar' can search, as it comes (FIND-04). */
import { useQueries, useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call, queryOf } from '@/api/core/client';
import type { Endpoint, Input, LooseInput } from '@/api/core/endpoint';
import { onlyLogged } from '@/api/core/failure-line';
import { rooms } from '@/api/resources/rooms';
import { ofRoom, students } from '@/api/resources/students';
import { subjects } from '@/api/resources/subjects';
import { teachers } from '@/api/resources/teachers';
import { useSignedIn } from '@/api/session';
import type { Survey } from '@/school/learning/survey/survey-store';
import { useSurvey } from '@/school/learning/survey/use-survey';
import { ownRoomsOf } from '@/school/own-rooms';
import { inRoomOrder } from '@/school/rooms';
import { inNameOrder, type Named } from '@/ui/form/choices';
import { fixedEntries, roomEntries, studentEntries, subjectEntries, teacherEntries } from './entries';
import type { Entry } from './entry';

/** The same call, whose failure shows in the dialog alone. */
const quiet = <E extends Endpoint>(endpoint: E): E => ({ ...endpoint, failureLines: [onlyLogged('FIND-04')] });

const ROOMS = quiet(rooms.listWithSlash);
const TEACHERS = quiet(teachers.list);
const SUBJECTS = quiet(subjects.listWithSlash);
const OWN_RECORD = quiet(teachers.getDeep);
const STUDENTS = quiet(students.listOfRoom);

/** How old an answer of another screen may be, in ms; what is saved meanwhile makes it old at once. */
const FRESH_MS = 5 * 60_000;

/**
 * The query of a call under a key of its own, with what a screen has of it. A query that both had would be asked for anew by the call of
 * whoever drew it last, and a screen's failure has to show there. What a save makes old by its resource it makes old here, too.
 */
function ownQuery<E extends Parameters<typeof call>[0]>(client: QueryClient, endpoint: E, input: Input<E> & LooseInput) {
  const { queryKey } = queryOf(endpoint, input);
  const known = () => client.getQueryState<Awaited<ReturnType<typeof call<E>>>>(queryKey);
  return {
    queryKey: [...queryKey, 'find'],
    queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, input, { signal }),
    initialData: () => (known()?.isInvalidated === false ? known()?.data : undefined),
    initialDataUpdatedAt: () => known()?.dataUpdatedAt,
  };
}

/** A part of what is searched. */
interface Part {
  /** As in 'No se pudo buscar en {name}.' */
  readonly name: string;
  readonly query: Pick<UseQueryResult, 'isFetching' | 'isError' | 'refetch'>;
}

interface Lists {
  /** null until they have loaded, or after that failed. */
  readonly rooms: readonly Named[] | null;
  readonly entries: readonly Entry[];
  readonly parts: readonly Part[];
}

const NONE: readonly Entry[] = [];
const NO_ROOMS: readonly Named[] = [];

/** The lists of the school, for an Admin. */
function useSchoolLists(isAdmin: boolean): Lists {
  const client = useQueryClient();
  const options = { enabled: isAdmin, staleTime: FRESH_MS };
  const listed = useQuery({ ...ownQuery(client, ROOMS, {}), ...options });
  const staff = useQuery({ ...ownQuery(client, TEACHERS, { query: { statusComplete: 'false' } }), ...options });
  const taught = useQuery({ ...ownQuery(client, SUBJECTS, {}), ...options });
  const ordered = useMemo(() => (listed.data ? inRoomOrder(listed.data.rooms) : null), [listed.data]);
  const entries = useMemo(
    () => [
      ...roomEntries(ordered ?? [], 'Admin'),
      ...teacherEntries(staff.data?.teachers ?? []),
      ...subjectEntries(inNameOrder(taught.data?.courses ?? []), 'Admin'),
    ],
    [ordered, staff.data, taught.data],
  );
  const parts = [
    { name: 'los cursos', query: listed },
    { name: 'los profesores', query: staff },
    { name: 'las asignaturas', query: taught },
  ];
  return isAdmin ? { rooms: ordered, entries, parts } : { rooms: null, entries: NONE, parts: [] };
}

/** The rooms and subjects of the Teacher who is signed in. */
function useOwnLists(isTeacher: boolean, email: string): Lists {
  const record = useQuery({
    ...ownQuery(useQueryClient(), OWN_RECORD, { params: { email } }),
    enabled: isTeacher,
    staleTime: FRESH_MS,
  });
  const own = useMemo(() => (record.data ? ownRoomsOf(record.data) : null), [record.data]);
  const entries = useMemo(
    () => [...roomEntries(own ?? [], 'Teacher'), ...subjectEntries(inNameOrder(record.data?.courses ?? []), 'Teacher')],
    [own, record.data],
  );
  return { rooms: own, entries, parts: isTeacher ? [{ name: 'tus cursos y asignaturas', query: record }] : [] };
}

/** A room's students: once per session, and after a screen has saved something of students; in turn, three calls at a time. */
function studentsOf(client: QueryClient, survey: Survey, roomId: number) {
  const input = { query: ofRoom(roomId) };
  return {
    ...ownQuery(client, STUDENTS, input),
    queryFn: ({ signal }: { signal: AbortSignal }) => survey.inTurn(STUDENTS, () => call(STUDENTS, input, { signal })),
    staleTime: Infinity,
    gcTime: Infinity,
  };
}

export interface Searched {
  readonly entries: readonly Entry[];
  /** Rooms whose students are being asked for: how many are there, of how many. */
  readonly done: number;
  readonly total: number;
  /** The lists or the students are still on their way. */
  readonly isLoading: boolean;
  /** What could not be asked for. */
  readonly failed: readonly string[];
  readonly retry: () => void;
}

const hasFailed = ({ query: { isError, isFetching } }: Part) => isError && !isFetching;

export function useEntries(): Searched {
  const { userRole, userEmail } = useSignedIn();
  const school = useSchoolLists(userRole === 'Admin');
  const own = useOwnLists(userRole === 'Teacher', userEmail);
  const lists = userRole === 'Admin' ? school : own;
  const [survey] = useSurvey();
  const client = useQueryClient();
  const searchedRooms = lists.rooms ?? NO_ROOMS;
  const classes = useQueries({ queries: searchedRooms.map(({ id }) => studentsOf(client, survey, id)) });
  const moments = classes.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  const entries = useMemo(
    () => [
      ...fixedEntries(userRole),
      ...lists.entries,
      ...searchedRooms.flatMap((room, index) => studentEntries(classes[index]?.data?.students ?? [], room)),
    ],
    // oxlint-disable-next-line react/exhaustive-deps -- `classes` is made anew at each drawing; what it holds changes at the moments
    [lists.rooms, lists.entries, userRole, moments],
  );
  const parts = [...lists.parts, ...classes.flatMap((query, index) => ({ name: searchedRooms[index]?.name ?? '', query }))];
  const failed = parts.filter(hasFailed);
  return {
    entries,
    done: classes.filter(({ isFetching }) => !isFetching).length,
    total: classes.length,
    isLoading: parts.some(({ query }) => query.isFetching),
    failed: failed.map(({ name }) => name),
    retry: () => {
      for (const { query } of failed) void query.refetch();
    },
  };
}
