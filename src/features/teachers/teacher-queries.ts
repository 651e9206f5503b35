/** The school's teachers as their screens ask for them. */
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { teachers } from '@/api/resources/teachers';

const list = queryOf(teachers.list, { query: { statusComplete: 'false' } });

/** Every active teacher, whatever the status (TEAC-04), asked for again whenever the list opens. */
export const useTeachers = () => useQuery(list);

/** A teacher with rooms and subjects; never an earlier visit's nor another screen's, since a form opens on it (TEAC-36). */
export const useTeacher = (email: string) =>
  useQuery({ ...queryOf(teachers.getDeep, { params: { email } }, { fresh: true }), staleTime: Infinity });
