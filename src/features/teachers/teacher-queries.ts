/** The queries of the teachers' screens. */
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { teachers } from '@/api/resources/teachers';

const list = queryOf(teachers.list, { query: { statusComplete: 'false' } });

/** Every active teacher of any status (TEAC-04), refetched whenever the list opens. */
export const useTeachers = () => useQuery(list);

/** A teacher with rooms and subjects. Never from the cache, because a form opens with it (TEAC-36). */
export const useTeacher = (email: string) =>
  useQuery({ ...queryOf(teachers.getDeep, { params: { email } }, { fresh: true }), staleTime: Infinity });
