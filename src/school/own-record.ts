import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { teachers } from '@/api/resources/teachers';
import { useSignedIn } from '@/api/session';

/**
 * The record of the Teacher who is signed in, with rooms and subjects; an Admin has none, and nothing is asked. It is asked for
 * whenever a screen opens, unless an answer younger than `freshFor` milliseconds is there.
 */
export function useOwnRecord(freshFor = 0) {
  const { userRole, userEmail } = useSignedIn();
  return useQuery({
    ...queryOf(teachers.getDeep, { params: { email: userEmail } }),
    enabled: userRole === 'Teacher',
    staleTime: freshFor,
  });
}
