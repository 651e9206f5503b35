/** How publications and their reminders are saved: API-025 and API-027. Apart from the feed's calls, which do not need it (P2). */
import { object, type InferType } from 'yup';
import { endpoint } from './endpoint';
import { POST_TYPES, attachmentSchema, postSchema, reminderTimeSchema, settingsSchema } from './publications';
import { files, filled, flag, integer, list, text, wireDate, wireDateOrBlank, word } from './schema';

/** Attachments of one post: new ones and those already there (FILE-01, FILE-02). */
export const MAX_ATTACHMENTS = 5;
/** Bytes of all the attachments that one call brings (FILE-03). */
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
  /** Of homework alone, the chosen day at 23:59:59 (POST-32). */
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
    // A post that already has more than five is not stopped from being edited: no selection made it so (FILE-02).
    return countOf(added) === 0 || countOf(added) + countOf(postRequest) <= MAX_ATTACHMENTS;
  })
  .test(
    'size',
    'size',
    ({ images, videos, files }) => [...images, ...videos, ...files].reduce((sum, { size }) => sum + size, 0) <= MAX_ATTACHMENT_BYTES,
  );

export const publicationSaving = {
  save: endpoint({
    id: 'API-025',
    summary: 'Publicar o editar una publicación, con sus archivos',
    method: 'PUT',
    path: '/api/posts',
    headers: 'year',
    roles: ['Admin', 'Teacher'],
    form: postForm,
    answer: postSchema,
    errors: {},
  }),
  setReminders: endpoint({
    id: 'API-027',
    summary: 'Reemplazar los recordatorios de un evento',
    method: 'PUT',
    path: '/api/reminder',
    headers: 'year',
    roles: ['Admin', 'Teacher'],
    body: object({
      postId: integer(),
      /** '' when the event is no longer programmed, and then without reminders (REMI-08). */
      eventStartDate: wireDateOrBlank(),
      reminderTimes: list(reminderTimeSchema).max(MAX_REMINDERS),
    }),
    answer: object({ postId: integer(), eventStartDate: wireDate().nullable(), reminderTimes: list(reminderTimeSchema) }),
    errors: {},
  }),
};
