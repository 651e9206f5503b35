/** Who is signed in and where, as the header shows it: from login, or after a reload from their calls (LAYO-07). */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { accounts, type Account, type Login } from '@/api/resources/accounts';
import { call, queryOf } from '@/api/core/client';
import type { Answer } from '@/api/core/endpoint';
import { schools, type School } from '@/api/resources/schools';
import type { Session } from '@/api/session';
import { teachers, type TeacherDeep } from '@/api/resources/teachers';
import { valuations } from '@/api/resources/valuations';

export interface Person {
  /** The whole name. */
  readonly name: string;
  readonly surname?: string;
  readonly image: string | null;
}

const personOf = ({ name, surname, imageProfileUrl }: Pick<Account, 'name' | 'surname' | 'imageProfileUrl'>): Person => ({
  name: `${name} ${surname}`.trim(),
  surname,
  image: imageProfileUrl,
});

export const personQuery = ({ userId }: Session) =>
  queryOptions({
    queryKey: ['person', userId],
    queryFn: async ({ signal }) => personOf(await call(accounts.get, { params: { id: userId } }, { signal })),
    staleTime: Infinity,
    gcTime: Infinity,
  });

export const schoolQuery = ({ schoolId }: Session) => ({
  ...queryOf(schools.get, { params: { schoolId } }),
  staleTime: Infinity,
  gcTime: Infinity,
});

/** Caches what the login has loaded, so that it is not requested again (P4). */
export function rememberPerson(client: QueryClient, session: Session, login: Login, school: School): void {
  client.setQueryData(personQuery(session).queryKey, personOf(login));
  client.setQueryData(schoolQuery(session).queryKey, school);
}

/** Caches a Teacher's own record, and how marks are given, for the landing screen and later ones (P4, HOME-01, HOME-06). */
export function rememberOwnRecord(
  client: QueryClient,
  { userEmail }: Session,
  teacher: TeacherDeep,
  models: Answer<typeof valuations.get>,
): void {
  client.setQueryData(queryOf(valuations.get, {}).queryKey, models);
  client.setQueryData(queryOf(teachers.getDeep, { params: { email: userEmail } }).queryKey, teacher);
}
