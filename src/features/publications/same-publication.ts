/** Whether a post in the feed is the one that a form is about to publish (SAFE-23). */
import type { Post, PostRequest } from '@/api/resources/publications';

type Files = Readonly<Record<'images' | 'videos' | 'files', readonly unknown[]>>;

/** The content as one comparable string. Leaves out the time of sending, and file names, which compression changes (FILE-15). */
const contentOf = (post: Post | PostRequest, rooms: readonly number[], { images, videos, files }: Files): string =>
  JSON.stringify([
    post.postType,
    post.title ?? post.name,
    post.description,
    rooms.toSorted((a, b) => a - b),
    post.subjectId,
    post.dueDate ?? '',
    post.isProgrammed,
    post.place ?? '',
    post.startDate ?? '',
    post.endDate ?? '',
    post.settings.COMMENTS,
    post.settings.REACTIONS,
    post.settings.CALENDAR,
    post.teacherId ?? null,
    post.managerId ?? null,
    images.length,
    videos.length,
    files.length,
  ]);

/** `added`: the request's files. */
export const isSamePublication = (post: Post, request: PostRequest, added: Files): boolean =>
  contentOf(
    post,
    post.rooms.map(({ id }) => id),
    post,
  ) === contentOf(request, request.rooms, added);
