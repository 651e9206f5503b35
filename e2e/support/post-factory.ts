/** Makes publications that the seeded world lacks, and the faults that answer a feed with them. */
import type { postAnswer } from '@mocks/resources/publications/post-answer';
import type { Fault } from '@mocks/control/demo-state';

type Post = ReturnType<typeof postAnswer>;
type Comment = Post['comments'][number];

/** The feed's path of each role. */
export const ADMIN_FEED = '/api/posts';
export const TEACHER_FEED = '/api/posts/teacherAndManager';

/** The wire date of a time in ms, in Bogotá. */
export const wireOf = (ms: number): string => new Date(ms - 5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

const ordinary: Omit<Post, 'id'> = {
  postType: 'NOTICE',
  title: 'Cambio de salón',
  name: null,
  description: '',
  rooms: [{ id: 11, name: 'Sexto A', roomAcronyms: '6A' }],
  subjectId: null,
  subjectName: null,
  date: '2026-06-19 09:00:00',
  publishDate: '2026-06-19 09:00:00',
  dueDate: null,
  isProgrammed: false,
  place: null,
  startDate: null,
  endDate: null,
  settings: { COMMENTS: true, REACTIONS: true, CALENDAR: false },
  images: [],
  videos: [],
  files: [],
  teacherId: null,
  managerId: 1,
  teacherName: null,
  teacherProfileImageUrl: null,
  comments: [],
  view: { totalCount: 0 },
  reaction: { totalCount: 0 },
  whoHasViewed: [],
  reminderTimes: [],
};

/** A complete post: a notice of coordination, changed by `given`. */
export const postOf = (given: Partial<Post> & Pick<Post, 'id'>): Post => ({ ...ordinary, ...given });

/** A complete comment: a parent's, without replies, changed by `given`. */
export const commentOf = (given: Partial<Comment> & Pick<Comment, 'commentId' | 'message'>): Comment => ({
  commentParentId: null,
  name: 'Sonia Milena Gómez Pacheco',
  creationDate: '2026-06-19 09:30:00',
  teacherId: null,
  managerId: null,
  commentsChildren: [],
  ...given,
});

/** A description higher than a window. */
const LONG_TEXT = '<p>Traigan el cuaderno, los colores y la cartuchera marcada.</p>'.repeat(25);

/** Posts with these ids and the titles 'Publicación {id}', together higher than the window. */
export const tallPosts = (...ids: number[]): Post[] => ids.map((id) => postOf({ id, title: `Publicación ${id}`, description: LONG_TEXT }));

/** Faults that make the feed answer these pages, one for each call, and then an empty one. */
export const answering = (path: string, ...pages: Post[][]): Fault[] => [
  ...pages.map((posts) => ({ method: 'GET', path, kind: 'answer', status: 200, body: { posts }, times: 1 }) as const),
  { method: 'GET', path, kind: 'answer', status: 200, body: { posts: [] } },
];
