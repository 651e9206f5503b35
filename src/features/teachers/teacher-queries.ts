/** The school's teachers as their screens ask for them. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { useAskingAgain } from '@/api/core/use-asking-again';
import { teachers } from '@/api/resources/teachers';

const list = queryOf(teachers.list, { query: { statusComplete: 'false' } });

const deep = (email: string) => queryOf(teachers.getDeep, { params: { email } });

/** Every active teacher, whatever the status (TEAC-04), asked for again whenever the list opens. */
export const useTeachers = () => useQuery(list);

/** Asks for the teachers again; resolves when they are there. */
export const useTeachersChanged = () => useAskingAgain(list.queryKey);

/** A teacher with rooms and subjects; never an earlier visit's, since a form opens on it (TEAC-36). */
export const useTeacher = (email: string) => useQuery({ ...deep(email), gcTime: 0, staleTime: Infinity });

/** Forgets what is shown of that teacher and asks again, after a save. */
export function useTeacherChanged(email: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.resetQueries({ queryKey: deep(email).queryKey });
}
