/** Publications as the feed has them, and their comments: API-023, API-024, API-026, API-028 to API-030. */
import { lazy, object, type InferType, type Schema } from 'yup';
import { endpoint } from './endpoint';
import { filled, flag, integer, list, text, wireDate, word } from './schema';

/** Posts a page of the feed; the list ends with an empty page (FEED-12, FEED-13). */
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
export type Comment = InferType<typeof commentFields> & { commentsChildren: Comment[] };

const commentSchema: Schema<Comment> = commentFields.shape({ commentsChildren: list(lazy(() => commentSchema)) }).meta({ name: 'Comment' });

export const settingsSchema = object({ COMMENTS: flag(), REACTIONS: flag(), CALENDAR: flag() }).defined().meta({ name: 'Settings' });

export const reminderTimeSchema = object({ number: integer().min(1), unit: word('DAYS', 'HOURS') }).meta({ name: 'ReminderTime' });
export type ReminderTime = InferType<typeof reminderTimeSchema>;

/** In the documents' order (POST-02). */
export const POST_TYPES = ['HOMEWORK', 'INSTITUTIONAL', 'EVENT', 'NOTICE'] as const;
export type PostType = (typeof POST_TYPES)[number];

export const isPostType = (value: unknown): value is PostType => POST_TYPES.some((type) => type === value);

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
  /** Top level only; replies hang on them. */
  comments: list(commentSchema),
  view: object({ totalCount: integer() }).defined(),
  reaction: object({ totalCount: integer() }).defined(),
  /** Ids of parents. */
  whoHasViewed: list(integer()),
  reminderTimes: list(reminderTimeSchema),
}).meta({ name: 'Post' });
export type Post = InferType<typeof postSchema>;

const listQuery = object({
  limit: integer().min(1),
  offset: integer().min(0),
  orderBy: word('date').optional(),
  order: word('DESC').optional(),
  teacherId: integer().optional(),
  filters: list(object({ field: word('id'), operator: word('='), value: integer() })).optional(),
});

const commentBody = object({
  /** Of a new comment the post's id, of an edit the comment's own (COMM-09, COMM-15). */
  commentId: integer(),
  teacherId: integer().optional(),
  managerId: integer().optional(),
  message: filled(),
  /** The top-level comment answered, or null (COMM-13). */
  commentParentId: integer().nullable(),
});

export const publications = {
  listForAdmin: endpoint({
    id: 'API-023',
    summary: 'Publicaciones para coordinación',
    method: 'GET',
    path: '/api/posts/',
    headers: 'year',
    roles: ['Admin'],
    query: listQuery,
    answer: object({ posts: list(postSchema) }),
    errors: {},
  }),
  listForTeacher: endpoint({
    id: 'API-024',
    summary: 'Publicaciones para un profesor: las propias y las de coordinación',
    method: 'GET',
    path: '/api/posts/teacherAndManager/',
    headers: 'year',
    roles: ['Teacher'],
    query: listQuery,
    answer: object({ posts: list(postSchema) }),
    errors: {},
  }),
  remove: endpoint({
    id: 'API-026',
    summary: 'Eliminar una publicación',
    method: 'DELETE',
    path: '/api/post/{id}',
    headers: 'year',
    roles: ['Admin', 'Teacher'],
    params: object({ id: integer() }),
    answer: null,
    errors: {},
  }),
  addComment: endpoint({
    id: 'API-028',
    summary: 'Comentar o responder',
    method: 'PUT',
    path: '/api/posts/{id}/comment',
    headers: 'year',
    roles: ['Admin', 'Teacher'],
    params: object({ id: integer() }),
    body: commentBody,
    answer: commentSchema,
    errors: {},
  }),
  editComment: endpoint({
    id: 'API-029',
    summary: 'Editar un comentario propio',
    method: 'PUT',
    path: '/api/posts/{id}/editComment',
    headers: 'year',
    roles: ['Admin', 'Teacher'],
    params: object({ id: integer() }),
    body: commentBody,
    answer: commentSchema,
    errors: {},
  }),
  removeComment: endpoint({
    id: 'API-030',
    summary: 'Eliminar un comentario propio, con sus respuestas',
    method: 'DELETE',
    path: '/api/posts/{postId}/deleteComment/{commentId}',
    headers: 'year',
    roles: ['Admin', 'Teacher'],
    params: object({ postId: integer(), commentId: integer() }),
    answer: null,
    errors: {},
  }),
};
