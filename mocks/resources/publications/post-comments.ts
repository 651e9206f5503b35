import type { Comment } from '@/api/resources/publications';
import type { Db } from '@mocks/store/db';
import type { Row } from '@mocks/store/tables';

/** The name of a comment's author: a parent or teacher; null for a manager (the screen says 'Coordinación'). */
function nameOf(db: Db, { parentId, teacherId }: Row<'comments'>): string | null {
  const parent = parentId === null ? null : db.parents.find(parentId);
  if (parent) return `${parent.name} ${parent.surname}`;
  const teacher = teacherId === null ? null : db.teachers.find(teacherId);
  return teacher ? `${teacher.teacherName} ${teacher.teacherLastName}` : null;
}

/** A post's comments as threads, oldest first, each with its replies, oldest first. */
export function threadsOf(db: Db, postId: number): Comment[] {
  const rows = db.comments
    .where((row) => row.postId === postId && row.active)
    .sort((one, other) => one.creationDate.localeCompare(other.creationDate) || one.id - other.id);
  const answer = (row: Row<'comments'>): Comment => ({
    commentId: row.id,
    commentParentId: row.parentCommentId,
    message: row.message,
    name: nameOf(db, row),
    creationDate: row.creationDate,
    teacherId: row.teacherId,
    managerId: row.managerId,
    commentsChildren: rows.filter(({ parentCommentId }) => parentCommentId === row.id).map(answer),
  });
  return rows.filter(({ parentCommentId }) => parentCommentId === null).map(answer);
}
