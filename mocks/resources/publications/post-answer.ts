import type { Post } from '@/api/resources/publications';
import type { Db } from '@mocks/store/db';
import { threadsOf } from './post-comments';
import type { Row } from '@mocks/store/tables';

/** A stored post as the API answers it: with names, counts and comments, which are not stored in it. */
export function postAnswer(db: Db, { schoolId: _, active: __, reactions, ...post }: Row<'posts'>): Post {
  const teacher = post.teacherId === null ? null : db.teachers.find(post.teacherId);
  const rooms = post.rooms.flatMap((id) => db.rooms.find(id) ?? []);
  const attached = (ids: readonly number[]) => ids.flatMap((id) => db.attachments.find(id) ?? []);
  return {
    ...post,
    rooms: rooms.map(({ id, name, roomAcronyms }) => ({ id, name, roomAcronyms })),
    images: attached(post.images),
    videos: attached(post.videos),
    files: attached(post.files),
    subjectName: post.subjectId === null ? null : (db.subjects.find(post.subjectId)?.name ?? null),
    teacherName: teacher ? `${teacher.teacherName} ${teacher.teacherLastName}` : null,
    teacherProfileImageUrl: teacher?.image ?? null,
    comments: threadsOf(db, post.id),
    view: { totalCount: post.whoHasViewed.length },
    reaction: { totalCount: reactions },
  };
}
