import type { Session } from '@/api/session';

/** The author in a request: a Teacher's record id, an Admin's account id (POST-29, COMM-10). */
export const asAuthor = (session: Session): { teacherId: number } | { managerId: number } =>
  session.userRole === 'Teacher' ? { teacherId: session.teacherId } : { managerId: session.userId };
