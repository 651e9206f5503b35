import type { Session } from '@/api/session';

/** Who a new post or comment is by: a Teacher by the record of the school, an Admin by the account (POST-29, COMM-10). */
export const asAuthor = (session: Session): { teacherId: number } | { managerId: number } =>
  session.userRole === 'Teacher' ? { teacherId: session.teacherId } : { managerId: session.userId };
