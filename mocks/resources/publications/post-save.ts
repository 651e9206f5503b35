/** Saves a publication: checks whether the caller may, and makes the content to store. */
import type { PostRequest } from '@/api/resources/publications';
import type { Attachment } from '@/api/resources/publications';
import type { Db } from '@mocks/store/db';
import type { Row } from '@mocks/store/tables';

type Stored = Row<'posts'>;

/** The attachments of a post, by kind. */
export type Uploads = Readonly<Record<'images' | 'videos' | 'files', readonly File[]>>;

/** API-025: only a teacher sets homework, and only an Admin writes for teachers only (POST-03, POST-17). */
export function mayPublish(post: PostRequest, role: 'Admin' | 'Teacher'): boolean {
  return role === 'Admin' ? post.postType !== 'HOMEWORK' : post.rooms.length > 0;
}

/** API-025: rooms and subject are of this school; a deleted one may stay on the post that has it (POST-42). */
export function knowsAssignments(db: Db, schoolId: number, { rooms, subjectId }: PostRequest, saved: Stored | null): boolean {
  const fits = (row: { schoolId: number; active: boolean } | null, isSaved: boolean) =>
    row?.schoolId === schoolId && (row.active || isSaved);
  return (
    rooms.every((id) => fits(db.rooms.find(id), saved?.rooms.includes(id) ?? false)) &&
    (subjectId === null || fits(db.subjects.find(subjectId), saved?.subjectId === subjectId))
  );
}

/** A missing value is '' in the request (POST-30) and null in the table. */
const orNull = (value: string) => value || null;

/** The stored fields that the request sets, for a new post and an edit alike. */
export function contentOf(post: PostRequest) {
  const { postType, description, subjectId, isProgrammed, settings } = post;
  return {
    postType,
    title: post.title?.trim() ?? null,
    name: post.name?.trim() ?? null,
    description,
    rooms: [...new Set(post.rooms)],
    subjectId,
    dueDate: orNull(post.dueDate),
    isProgrammed,
    place: orNull(post.place),
    startDate: orNull(post.startDate),
    endDate: orNull(post.endDate),
    settings,
  };
}

/** FILE-13: the stored attachments that the request names, then the new ones. */
export function attachmentsOf(
  post: PostRequest,
  saved: Pick<Stored, keyof Uploads> | null,
  uploads: Uploads,
  keep: (file: File) => number,
) {
  const merge = (ids: readonly number[] = [], named: readonly Attachment[], added: readonly File[]) => [
    ...ids.filter((id) => named.some((attachment) => attachment.id === id)),
    ...added.map(keep),
  ];
  return {
    images: merge(saved?.images, post.images, uploads.images),
    videos: merge(saved?.videos, post.videos, uploads.videos),
    files: merge(saved?.files, post.files, uploads.files),
  };
}
