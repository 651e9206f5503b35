/** Who may do what with a publication or a comment. */
import type { Comment, Post } from '@/api/resources/publications';
import type { Session } from '@/api/session';

type Person = Pick<Session, 'userRole' | 'userId' | 'teacherId' | 'commentPost'>;
type SchoolYear = Pick<Session, 'schoolYearStartDate' | 'schoolYearEndDate'>;

/** POST-38, POST-39: an Admin may change any manager's post, a Teacher their own posts. */
export function mayChangePost(post: Pick<Post, 'managerId' | 'teacherId'>, { userRole, teacherId }: Person): boolean {
  return userRole === 'Admin' ? post.managerId !== null : post.teacherId !== null && post.teacherId === teacherId;
}

/** READ-01: for its author or an Admin, of a post for rooms in the session's school year, whose students alone can be listed. */
export function maySeeWhoMissed(post: Pick<Post, 'date' | 'rooms' | 'teacherId'>, session: Person & SchoolYear): boolean {
  const { userRole, teacherId, schoolYearStartDate, schoolYearEndDate } = session;
  if (schoolYearStartDate === null || schoolYearEndDate === null || post.rooms.length === 0) return false;
  const [start, day, end] = [schoolYearStartDate, post.date, schoolYearEndDate].map((date) => date.slice(0, 10)) as [
    string,
    string,
    string,
  ];
  return start <= day && day <= end && (userRole === 'Admin' || (post.teacherId !== null && post.teacherId === teacherId));
}

/** COMM-05, COMM-06: needs the school's flag and the post's. */
export const mayComment = (post: Pick<Post, 'settings'>, { commentPost }: Person): boolean => commentPost && post.settings.COMMENTS;

/** COMM-11, COMM-14: users reply to others' comments, and edit and delete their own. */
export function isOwnComment(comment: Pick<Comment, 'managerId' | 'teacherId'>, { userRole, userId, teacherId }: Person): boolean {
  return userRole === 'Admin' ? comment.managerId === userId : comment.teacherId !== null && comment.teacherId === teacherId;
}
