import { MAX_ATTACHMENT_BYTES, publications } from '@/api/resources/publications';
import type { ContractRow } from '@mocks/testing/contract';
import { event, fileOf, formOf, homework, notice } from '@mocks/testing/sample-post';

const NO_ID = 999_999;

const page = { limit: 3, offset: 0, orderBy: 'date', order: 'DESC' };
/** Two reminders of post 3, an event of the coordinator. */
const reminders = {
  postId: 3,
  eventStartDate: '2026-07-17 08:00:00',
  reminderTimes: [
    { number: 1, unit: 'DAYS' },
    { number: 2, unit: 'HOURS' },
  ],
};
/** Posts of fixtures/publications.ts: 1 by docente, 2 by the coordinator, 7 by directora, 10 without comments. */
const comment = { commentId: 1, message: 'Gracias, profe.', commentParentId: null };
const asAdmin = { ...comment, managerId: 1 };

export const rows: readonly ContractRow[] = [
  {
    endpoint: publications.listForAdmin,
    shown: ['posts', 'posts[].comments', 'posts[].comments[].commentsChildren'],
    input: { query: page },
    as: 'coordinadora',
    refused: [{ why: 'no limit', status: 400, input: { query: { offset: 0 } } }],
  },
  {
    endpoint: publications.listForTeacher,
    shown: ['posts', 'posts[].comments', 'posts[].comments[].commentsChildren'],
    input: { query: { ...page, teacherId: 11 } },
    as: 'directora',
    refused: [
      { why: 'an Admin', status: 403, as: 'coordinadora', input: { query: page } },
      { why: 'an offset that is no number', status: 400, input: { query: { ...page, offset: 'dos' } } },
    ],
  },
  {
    endpoint: publications.save,
    shown: ['comments', 'comments[].commentsChildren'],
    input: formOf(notice, {}, { images: [fileOf('foto.jpg', 'image/jpeg')], files: [fileOf('guía.pdf', 'application/pdf')] }),
    as: 'coordinadora',
    refused: [
      { why: 'homework by an Admin', status: 403, input: formOf(homework, { teacherId: undefined, managerId: 1 }) },
      { why: 'a post for teachers only by a Teacher', status: 403, as: 'directora', input: formOf(homework, { rooms: [] }) },
      { why: "another manager's signature", status: 403, input: formOf(notice, { managerId: 2 }) },
      { why: "a teacher's signature by an Admin", status: 403, input: formOf(notice, { managerId: undefined, teacherId: 11 }) },
      { why: "another teacher's signature", status: 403, as: 'directora', input: formOf(homework, { teacherId: 18 }) },
      { why: "an Admin's edit of a teacher's post", status: 403, input: formOf(notice, { id: 8 }) },
      { why: "a Teacher's edit of another's post", status: 403, as: 'directora', input: formOf(homework, { id: 1 }) },
      { why: "a Teacher's edit of a manager's post", status: 403, as: 'directora', input: formOf(homework, { id: 2 }) },
      { why: 'no title', status: 400, input: formOf(notice, { title: undefined }) },
      { why: 'a blank title', status: 400, input: formOf(notice, { title: '  ' }) },
      { why: 'an event without a name', status: 400, input: formOf(event, { name: undefined }) },
      { why: 'an event with a title', status: 400, input: formOf(event, { title: 'Feria' }) },
      { why: 'a notice with a name', status: 400, input: formOf(notice, { name: 'Informes' }) },
      { why: 'homework without a subject', status: 400, as: 'directora', input: formOf(homework, { subjectId: null }) },
      { why: 'information without a subject', status: 400, input: formOf(notice, { postType: 'INSTITUTIONAL' }) },
      { why: 'a notice with a subject', status: 400, input: formOf(notice, { subjectId: 16 }) },
      { why: 'homework without a due date', status: 400, as: 'directora', input: formOf(homework, { dueDate: '' }) },
      { why: 'a programmed event without a place', status: 400, input: formOf(event, { place: ' ' }) },
      { why: 'a programmed event without a start', status: 400, input: formOf(event, { startDate: '' }) },
      { why: 'a programmed event without an end', status: 400, input: formOf(event, { endDate: '' }) },
      { why: 'a place of an event not programmed', status: 400, input: formOf(event, { isProgrammed: false, startDate: '', endDate: '' }) },
      { why: 'a programmed notice', status: 400, input: formOf(notice, { ...event, postType: 'NOTICE', name: undefined, title: 'Feria' }) },
      { why: 'a null in place of a blank', status: 400, input: formOf(notice, { startDate: null }) },
      { why: 'rooms by their names', status: 400, input: formOf(notice, { rooms: ['6A'] }) },
      { why: 'no settings', status: 400, input: formOf(notice, { settings: undefined }) },
      { why: 'both signatures', status: 400, input: formOf(notice, { teacherId: 11 }) },
      { why: 'no signature', status: 400, input: formOf(notice, { managerId: undefined }) },
      { why: 'another type in an edit', status: 400, input: formOf(notice, { id: 4 }) },
      {
        why: 'two images',
        status: 400,
        input: formOf(notice, {}, { images: [fileOf('a.jpg', 'image/jpeg'), fileOf('b.jpg', 'image/jpeg')] }),
      },
      {
        why: 'six files',
        status: 400,
        input: formOf(notice, {}, { files: Array.from({ length: 6 }, () => fileOf('a.pdf', 'application/pdf')) }),
      },
      {
        why: 'six of all kinds',
        status: 400,
        input: formOf(
          notice,
          {},
          {
            images: [fileOf('a.jpg', 'image/jpeg')],
            videos: [1, 2].map(() => fileOf('a.mp4', 'video/mp4')),
            files: [1, 2, 3].map(() => fileOf('a.pdf', 'application/pdf')),
          },
        ),
      },
      {
        why: 'one byte too many',
        status: 400,
        input: formOf(
          notice,
          {},
          { videos: [fileOf('a.mp4', 'video/mp4', MAX_ATTACHMENT_BYTES)], files: [fileOf('a.pdf', 'application/pdf', 1)] },
        ),
      },
      { why: 'an unknown id', status: 404, input: formOf(notice, { id: NO_ID }) },
      { why: "another school's post", status: 404, input: formOf(notice, { id: 14 }) },
      { why: 'an unknown room', status: 404, input: formOf(notice, { rooms: [9, NO_ID] }) },
      { why: "another school's room", status: 404, input: formOf(notice, { rooms: [16] }) },
      { why: "another school's subject", status: 404, as: 'directora', input: formOf(homework, { subjectId: 36 }) },
    ],
  },
  {
    endpoint: publications.setReminders,
    input: { body: reminders },
    as: 'coordinadora',
    refused: [
      { why: "another author's event", status: 403, as: 'directora', input: { body: reminders } },
      {
        why: 'four reminders',
        status: 400,
        input: { body: { ...reminders, reminderTimes: [1, 2, 3, 4].map((number) => ({ number, unit: 'DAYS' })) } },
      },
      { why: 'none of a unit', status: 400, input: { body: { ...reminders, reminderTimes: [{ number: 0, unit: 'DAYS' }] } } },
      { why: 'another unit', status: 400, input: { body: { ...reminders, reminderTimes: [{ number: 1, unit: 'WEEKS' }] } } },
      { why: 'another start than the event’s', status: 400, input: { body: { ...reminders, eventStartDate: '2026-07-18 08:00:00' } } },
      { why: 'no start of an event that has one', status: 400, input: { body: { ...reminders, eventStartDate: '' } } },
      { why: 'reminders of an event not programmed', status: 400, input: { body: { ...reminders, postId: 4, eventStartDate: '' } } },
      { why: 'a post that is no event', status: 400, input: { body: { postId: 2, eventStartDate: '', reminderTimes: [] } } },
      { why: 'an unknown post', status: 404, input: { body: { ...reminders, postId: NO_ID } } },
      { why: "another school's event", status: 404, input: { body: { ...reminders, postId: 16 } } },
    ],
  },
  {
    endpoint: publications.remove,
    input: { params: { id: 2 } },
    as: 'coordinadora',
    refused: [
      { why: "a teacher's post, to an Admin", status: 403, input: { params: { id: 1 } } },
      { why: "a manager's post, to a Teacher", status: 403, as: 'directora', input: { params: { id: 2 } } },
      { why: "another teacher's post", status: 403, as: 'directora', input: { params: { id: 1 } } },
      { why: "another school's post", status: 404, as: 'colegio-vacio', input: { params: { id: 2 } } },
    ],
  },
  {
    endpoint: publications.addComment,
    shown: ['commentsChildren'],
    input: { params: { id: 1 }, body: asAdmin },
    as: 'coordinadora',
    refused: [
      { why: 'blanks alone', status: 400, input: { params: { id: 1 }, body: { ...asAdmin, message: '  ' } } },
      { why: "another post's id in the body", status: 400, input: { params: { id: 1 }, body: { ...asAdmin, commentId: 2 } } },
      { why: "another manager's signature", status: 403, input: { params: { id: 1 }, body: { ...asAdmin, managerId: 2 } } },
      { why: 'both signatures', status: 403, input: { params: { id: 1 }, body: { ...asAdmin, teacherId: 11 } } },
      { why: 'a post that takes no comments', status: 403, input: { params: { id: 10 }, body: { ...asAdmin, commentId: 10 } } },
      { why: 'an unknown post', status: 404, input: { params: { id: NO_ID }, body: { ...asAdmin, commentId: NO_ID } } },
      { why: 'a reply to nothing', status: 404, input: { params: { id: 1 }, body: { ...asAdmin, commentParentId: NO_ID } } },
      {
        why: "another teacher's post, to a Teacher",
        status: 404,
        as: 'directora',
        input: { params: { id: 1 }, body: { ...comment, teacherId: 11 } },
      },
    ],
  },
];
