/** Publications, their comments and reminders: API-023 to API-030. */
import { lazy, object, type InferType, type Schema } from 'yup';
import { endpointsOf } from '@/api/core/endpoint';
import { ANY_REFUSAL, onlyLogged } from '@/api/core/failure-line';
import type { Counted } from '@/api/core/misfits';
import { files, filled, flag, integer, list, shownList, text, wireDate, wireDateOrBlank, word } from '@/api/core/schema';

const endpoint = endpointsOf('publications');

/** Posts per page of the feed; the list ends with an empty page (FEED-12, FEED-13). */
export const FEED_PAGE_SIZE = 3;

export const attachmentSchema = object({ id: integer(), name: text(), url: text() }).meta({ name: 'Attachment' });
export type Attachment = InferType<typeof attachmentSchema>;

const commentFields = object({
  commentId: integer(),
  commentParentId: integer().nullable(),
  message: text(),
  name: text().nullable(),
  creationDate: wireDate(),
  /** teacherId and managerId both null: a parent's comment. */
  teacherId: integer().nullable(),
  managerId: integer().nullable(),
});

/** Written out because a schema cannot infer its own recursion. */
export type Comment = InferType<typeof commentFields> & Counted & { commentsChildren: Comment[] };

const commentSchema: Schema<Comment> = commentFields
  .shape({ commentsChildren: shownList(lazy(() => commentSchema)) })
  .meta({ name: 'Comment' });

const settingsSchema = object({ COMMENTS: flag(), REACTIONS: flag(), CALENDAR: flag() }).defined().meta({ name: 'Settings' });

const reminderTimeSchema = object({ number: integer().min(1), unit: word('DAYS', 'HOURS') }).meta({ name: 'ReminderTime' });
export type ReminderTime = InferType<typeof reminderTimeSchema>;

/** In the documents' order (POST-02). */
export const POST_TYPES = ['HOMEWORK', 'INSTITUTIONAL', 'EVENT', 'NOTICE'] as const;
export type PostType = (typeof POST_TYPES)[number];

export const postSchema = object({
  id: integer(),
  postType: word(...POST_TYPES),
  /** null for an event, which has a name instead. */
  title: text().nullable(),
  name: text().nullable(),
  /** HTML, may be empty. */
  description: text(),
  /** Empty: for teachers only (CARD-12). */
  rooms: list(object({ id: integer(), name: text(), roomAcronyms: text() })),
  subjectId: integer().nullable(),
  subjectName: text().nullable(),
  date: wireDate(),
  publishDate: wireDate(),
  dueDate: wireDate().nullable(),
  isProgrammed: flag(),
  place: text().nullable(),
  startDate: wireDate().nullable(),
  endDate: wireDate().nullable(),
  settings: settingsSchema,
  images: list(attachmentSchema),
  videos: list(attachmentSchema),
  files: list(attachmentSchema),
  /** Exactly one of teacherId and managerId is not null. */
  teacherId: integer().nullable(),
  managerId: integer().nullable(),
  teacherName: text().nullable(),
  teacherProfileImageUrl: text().nullable(),
  /** Top level only; replies are their children. */
  comments: shownList(commentSchema),
  view: object({ totalCount: integer() }).defined(),
  reaction: object({ totalCount: integer() }).defined(),
  /** Ids of parents. */
  whoHasViewed: list(integer()),
  reminderTimes: list(reminderTimeSchema),
}).meta({ name: 'Post' });
export type Post = InferType<typeof postSchema> & Counted;

/** Attachments of one post, new and saved (FILE-01, FILE-02). */
export const MAX_ATTACHMENTS = 5;
/** Bytes of all attachments in one call (FILE-03). */
export const MAX_ATTACHMENT_BYTES = 10_485_760;
/** Reminders of one event (REMI-02). */
export const MAX_REMINDERS = 3;

const postRequestFields = object({
  /** null on creation (POST-27). */
  id: integer().nullable(),
  postType: word(...POST_TYPES),
  /** Absent for an event, which has a name in its place (POST-28). */
  title: filled().optional(),
  name: filled().optional(),
  /** HTML, may be empty (POST-49). */
  description: text(),
  /** Ids; none is for teachers only (POST-16). */
  rooms: list(integer()),
  /** null for events and notices (POST-27). */
  subjectId: integer().nullable(),
  date: wireDate(),
  publishDate: wireDate(),
  /** Only for homework: the chosen day at 23:59:59 (POST-32). */
  dueDate: wireDateOrBlank(),
  isProgrammed: flag(),
  /** Place, start and end are blank unless the event is programmed (POST-30, POST-31). */
  place: text(),
  startDate: wireDateOrBlank(),
  endDate: wireDateOrBlank(),
  settings: settingsSchema,
  /** The saved attachments that are kept, none on creation (FILE-13). */
  images: list(attachmentSchema),
  videos: list(attachmentSchema),
  files: list(attachmentSchema),
  /** One of the two, never both (POST-29). */
  teacherId: integer().optional(),
  managerId: integer().optional(),
});
export type PostRequest = InferType<typeof postRequestFields>;

/** Each type carries its own fields and leaves the others out (POST-18 to POST-21, POST-27 to POST-31). */
function hasFieldsOfItsType(post: PostRequest): boolean {
  const isEvent = post.postType === 'EVENT';
  const hasSubject = post.postType === 'HOMEWORK' || post.postType === 'INSTITUTIONAL';
  const schedule = [post.place, post.startDate, post.endDate];
  return (
    (post.name !== undefined) === isEvent &&
    (post.title !== undefined) !== isEvent &&
    (post.subjectId !== null) === hasSubject &&
    (post.dueDate !== '') === (post.postType === 'HOMEWORK') &&
    (isEvent || !post.isProgrammed) &&
    (post.isProgrammed ? schedule.every((value) => value.trim() !== '') : schedule.every((value) => value === ''))
  );
}

const postRequestSchema = postRequestFields
  .test('fields of its type', 'fields of its type', hasFieldsOfItsType)
  .test('one author', 'one author', ({ teacherId, managerId }) => (teacherId === undefined) !== (managerId === undefined))
  .meta({ name: 'PostRequest' });

const postForm = object({
  postRequest: postRequestSchema.defined(),
  /** One image at most (FILE-07). */
  images: files(1),
  files: files(MAX_ATTACHMENTS),
  videos: files(MAX_ATTACHMENTS),
})
  .test('count', 'count', ({ postRequest, ...added }) => {
    const countOf = (lists: Record<'images' | 'videos' | 'files', readonly unknown[]>) =>
      lists.images.length + lists.videos.length + lists.files.length;
    // A post that already has more than five can still be edited without new files (FILE-02).
    return countOf(added) === 0 || countOf(added) + countOf(postRequest) <= MAX_ATTACHMENTS;
  })
  .test(
    'size',
    'size',
    ({ images, videos, files }) => [...images, ...videos, ...files].reduce((sum, { size }) => sum + size, 0) <= MAX_ATTACHMENT_BYTES,
  );

const listQuery = object({
  limit: integer().min(1),
  offset: integer().min(0),
  orderBy: word('date').optional(),
  order: word('DESC').optional(),
  teacherId: integer().optional(),
  filters: list(object({ field: word('id'), operator: word('='), value: integer() })).optional(),
});

const commentBody = object({
  /** The post's id for a new comment, the comment's own for an edit (COMM-09, COMM-15). */
  commentId: integer(),
  teacherId: integer().optional(),
  managerId: integer().optional(),
  message: filled(),
  /** The top-level comment that it replies to, or null (COMM-13). */
  commentParentId: integer().nullable(),
});

export const publications = {
  listForAdmin: endpoint({
    id: 'API-023',
    summary: 'Publicaciones para coordinación',
    method: 'GET',
    path: '/api/posts/',
    roles: ['Admin'],
    query: listQuery,
    answer: object({ posts: shownList(postSchema) }),
  }),
  listForTeacher: endpoint({
    id: 'API-024',
    summary: 'Publicaciones para un profesor: las propias y las de coordinación',
    method: 'GET',
    path: '/api/posts/teacherAndManager/',
    roles: ['Teacher'],
    query: listQuery,
    answer: object({ posts: shownList(postSchema) }),
    failureLines: [{ ...onlyLogged('HOME-08'), context: 'card' }],
  }),
  save: endpoint({
    id: 'API-025',
    summary: 'Publicar o editar una publicación, con sus archivos',
    method: 'PUT',
    path: '/api/posts',
    roles: ['Admin', 'Teacher'],
    form: postForm,
    answer: postSchema,
  }),
  setReminders: endpoint({
    id: 'API-027',
    summary: 'Reemplazar los recordatorios de un evento',
    method: 'PUT',
    path: '/api/reminder',
    roles: ['Admin', 'Teacher'],
    body: object({
      postId: integer(),
      /** '' when the event is no longer programmed, and then without reminders (REMI-08). */
      eventStartDate: wireDateOrBlank(),
      reminderTimes: list(reminderTimeSchema).max(MAX_REMINDERS),
    }),
    answer: object({ postId: integer(), eventStartDate: wireDate().nullable(), reminderTimes: list(reminderTimeSchema) }),
  }),
  remove: endpoint({
    id: 'API-026',
    summary: 'Eliminar una publicación',
    method: 'DELETE',
    path: '/api/post/{id}',
    roles: ['Admin', 'Teacher'],
    params: object({ id: integer() }),
    answer: null,
    failureLines: [ANY_REFUSAL],
  }),
  addComment: endpoint({
    id: 'API-028',
    summary: 'Comentar o responder',
    method: 'PUT',
    path: '/api/posts/{id}/comment',
    roles: ['Admin', 'Teacher'],
    params: object({ id: integer() }),
    body: commentBody,
    answer: commentSchema,
    failureLines: [onlyLogged('COMM-19')],
  }),
  editComment: endpoint({
    id: 'API-029',
    summary: 'Editar un comentario propio',
    method: 'PUT',
    path: '/api/posts/{id}/editComment',
    roles: ['Admin', 'Teacher'],
    params: object({ id: integer() }),
    body: commentBody,
    answer: commentSchema,
    failureLines: [onlyLogged('COMM-19')],
  }),
  removeComment: endpoint({
    id: 'API-030',
    summary: 'Eliminar un comentario propio, con sus respuestas',
    method: 'DELETE',
    path: '/api/posts/{postId}/deleteComment/{commentId}',
    roles: ['Admin', 'Teacher'],
    params: object({ postId: integer(), commentId: integer() }),
    answer: null,
    failureLines: [onlyLogged('COMM-19')],
  }),
};
