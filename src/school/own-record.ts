import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { teachers } from '@/api/resources/teachers';
import { useSignedIn } from '@/api/session';

/**
 * The record of the signed-in Teacher, with rooms and subjects; an Admin has none, and no request is sent. Fetched whenever a
 * screen opens, unless the cached answer is younger than `freshForMs`.
 */
export function useOwnRecord(freshForMs = 0) {
  const { userRole, userEmail } = useSignedIn();
  return useQuery({
    ...queryOf(teachers.getDeep, { params: { email: userEmail } }),
    enabled: userRole === 'Teacher',
    staleTime: freshForMs,
  });
}
