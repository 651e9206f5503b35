import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { teachers } from '@/api/resources/teachers';
import { useSignedIn } from '@/api/session';

/** Milliseconds for which an answer is shown without asking again: a landing shows what login brought (P4). */
const FRESH = 10_000;

/** The record of the Teacher who is signed in, with rooms and subjects. An Admin has none, and nothing is asked. */
export function useOwnRecord() {
  const { userRole, userEmail } = useSignedIn();
  return useQuery({
    ...queryOf(teachers.getDeep, { params: { email: userEmail } }),
    enabled: userRole === 'Teacher',
    staleTime: FRESH,
  });
}
