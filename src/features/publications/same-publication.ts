/** Whether a post of the feed is what a form is about to publish (SAFE-23). */
import type { Post, PostRequest } from '@/api/resources/publications';

type Files = Readonly<Record<'images' | 'videos' | 'files', readonly unknown[]>>;

const countsOf = ({ images, videos, files }: Files) => [images.length, videos.length, files.length];

/** What both have, in one shape; dates of publishing differ by the press, names of files by compression (FILE-15). */
function contentOfPost({ rooms, settings: { COMMENTS, REACTIONS, CALENDAR }, ...post }: Post) {
  return [
    post.postType,
    post.title ?? post.name,
    post.description,
    rooms.map(({ id }) => id).toSorted((one, other) => one - other),
    post.subjectId,
    post.dueDate ?? '',
    post.isProgrammed,
    post.place ?? '',
    post.startDate ?? '',
    post.endDate ?? '',
    [COMMENTS, REACTIONS, CALENDAR],
    post.teacherId,
    post.managerId,
    countsOf(post),
  ];
}

function contentOfRequest({ rooms, settings: { COMMENTS, REACTIONS, CALENDAR }, ...request }: PostRequest, added: Files) {
  return [
    request.postType,
    request.title ?? request.name,
    request.description,
    rooms.toSorted((one, other) => one - other),
    request.subjectId,
    request.dueDate,
    request.isProgrammed,
    request.place,
    request.startDate,
    request.endDate,
    [COMMENTS, REACTIONS, CALENDAR],
    request.teacherId ?? null,
    request.managerId ?? null,
    countsOf(added),
  ];
}

/** `added`: the files that go along; a new post keeps none. */
export const isSamePublication = (post: Post, request: PostRequest, added: Files): boolean =>
  JSON.stringify(contentOfPost(post)) === JSON.stringify(contentOfRequest(request, added));
