/** For contract tests: valid publications, to be sent as they are or with one field changed. */
import type { LooseInput } from '@/api/core/endpoint';
import type { PostRequest } from '@/api/resources/publications';

const NOW = '2026-06-19 10:00:00';

const settings = { COMMENTS: true, REACTIONS: true, CALENDAR: false };

/** The common fields: to Sexto A (room 9), without a subject, dates or attachments. */
const plain = {
  id: null,
  description: '<p>El viernes a las <strong>7:00</strong>.</p>',
  rooms: [9],
  subjectId: null,
  date: NOW,
  publishDate: NOW,
  dueDate: '',
  isProgrammed: false,
  place: '',
  startDate: '',
  endDate: '',
  settings,
  images: [],
  videos: [],
  files: [],
};

/** A notice by coordinadora (manager 1). */
export const notice: PostRequest = { ...plain, postType: 'NOTICE', title: 'Entrega de informes', managerId: 1 };

/** An event by coordinadora, with a date. */
export const event: PostRequest = {
  ...plain,
  postType: 'EVENT',
  name: 'Feria de la ciencia',
  isProgrammed: true,
  place: 'Coliseo',
  startDate: '2026-07-17 08:00:00',
  endDate: '2026-07-17 12:00:00',
  managerId: 1,
};

/** Homework in mathematics (subject 16) by directora (teacher 11). */
export const homework: PostRequest = {
  ...plain,
  postType: 'HOMEWORK',
  title: 'Taller de fracciones',
  subjectId: 16,
  dueDate: '2026-06-26 23:59:59',
  teacherId: 11,
};

/** A file of `size` bytes, each its index modulo 251. */
export const fileOf = (name: string, type: string, size = 8): File =>
  new File([Uint8Array.from({ length: size }, (__, index) => index % 251)], name, { type });

/** The input of API-025. `change` may make it invalid: undefined removes a field. */
export const formOf = (
  post: PostRequest,
  change: { [Name in keyof PostRequest]?: unknown } = {},
  uploads: { images?: File[]; videos?: File[]; files?: File[] } = {},
): LooseInput => ({ form: { postRequest: { ...post, ...change }, images: [], videos: [], files: [], ...uploads } });
