/** The publishing form: its values, initial values and request (POST-27 to POST-34, POST-42, POST-44). */
import type { PostRequest } from '@/api/resources/publications';
import type { Post, PostType, ReminderTime } from '@/api/resources/publications';
import type { Session } from '@/api/session';
import { asAuthor } from './author';
import { attachmentsOf, sampleAttachments, type AttachmentsValue } from './attachments';
import { nowOnTheWire, today } from '@/school/today';

export interface PublicationValues {
  rooms: number[];
  teachersOnly: boolean;
  /** Id of the subject; '' while none is chosen. */
  subject: string;
  title: string;
  /** HTML. */
  description: string;
  /** 'YYYY-MM-DD'. */
  dueDate: string;
  isProgrammed: boolean;
  place: string;
  /** 'YYYY-MM-DDTHH:mm', as `endDate`. */
  startDate: string;
  endDate: string;
  reminders: { number: string; unit: ReminderTime['unit'] }[];
  comments: boolean;
  reactions: boolean;
  calendar: boolean;
  attachments: AttachmentsValue;
}

/** POST-18 */
export const hasSubject = (type: PostType): boolean => type === 'HOMEWORK' || type === 'INSTITUTIONAL';

/** POST-34: only a post with a date can be in the families' calendar. */
export const hasCalendar = (type: PostType, isProgrammed: boolean): boolean => type === 'HOMEWORK' || (type === 'EVENT' && isProgrammed);

const dayOf = (apiDate: string | null): string => apiDate?.slice(0, 10) ?? '';
const minuteOf = (apiDate: string | null): string => apiDate?.slice(0, 16).replace(' ', 'T') ?? '';

/** The initial values of a new post. */
export function newPublication(session: Session): PublicationValues {
  return {
    rooms: [],
    teachersOnly: false,
    subject: '',
    title: '',
    description: '',
    dueDate: today(),
    isProgrammed: false,
    place: '',
    startDate: '',
    endDate: '',
    reminders: [],
    comments: session.commentPost,
    reactions: true,
    calendar: true,
    attachments: attachmentsOf(null),
  };
}

/** The initial values of an edit (POST-42). */
export function savedPublication(post: Post, session: Session): PublicationValues {
  return {
    rooms: post.rooms.map(({ id }) => id),
    teachersOnly: post.managerId !== null && post.rooms.length === 0,
    subject: post.subjectId === null ? '' : String(post.subjectId),
    title: (post.postType === 'EVENT' ? post.name : post.title) ?? '',
    description: post.description,
    dueDate: dayOf(post.dueDate),
    isProgrammed: post.isProgrammed,
    place: post.place ?? '',
    startDate: minuteOf(post.startDate),
    endDate: minuteOf(post.endDate),
    reminders: post.reminderTimes.map(({ number, unit }) => ({ number: String(number), unit })),
    comments: session.commentPost && post.settings.COMMENTS,
    reactions: post.settings.REACTIONS,
    calendar: hasCalendar(post.postType, post.isProgrammed) ? post.settings.CALENDAR : true,
    attachments: attachmentsOf(post),
  };
}

/** The expected shape of a draft, with one item in each list (SAFE-29). */
export function sampleOf(opened: PublicationValues): PublicationValues {
  const [room = 0] = opened.rooms;
  return { ...opened, rooms: [room], reminders: [{ number: '', unit: 'DAYS' }], attachments: sampleAttachments(opened.attachments) };
}

/** An edit keeps the author, also when another manager edits (POST-29, POST-44). */
function authorOf(post: Post | null, session: Session): { teacherId: number } | { managerId: number } {
  if (post && post.managerId !== null) return { managerId: post.managerId };
  if (post && post.teacherId !== null) return { teacherId: post.teacherId };
  return asAuthor(session);
}

/** A typed date and time in the API's format; an unchanged one keeps its seconds. */
const momentOf = (typed: string, saved: string | null | undefined): string =>
  saved && minuteOf(saved) === typed ? saved : `${typed.replace('T', ' ')}:00`;

/** The JSON part of the request; `post`: the edited one. */
export function postRequestOf(type: PostType, values: PublicationValues, session: Session, post: Post | null): PostRequest {
  const now = nowOnTheWire();
  const title = values.title.trim();
  const isProgrammed = type === 'EVENT' && values.isProgrammed;
  const { images, videos, files } = values.attachments.kept;
  return {
    id: post?.id ?? null,
    postType: type,
    ...(type === 'EVENT' ? { name: title } : { title }),
    description: values.description,
    rooms: values.teachersOnly ? [] : values.rooms,
    subjectId: hasSubject(type) ? Number(values.subject) : null,
    date: post?.date ?? now,
    publishDate: post?.publishDate ?? now,
    dueDate: type === 'HOMEWORK' ? `${values.dueDate} 23:59:59` : '',
    isProgrammed,
    place: isProgrammed ? values.place.trim() : '',
    startDate: isProgrammed ? momentOf(values.startDate, post?.startDate) : '',
    endDate: isProgrammed ? momentOf(values.endDate, post?.endDate) : '',
    settings: {
      // While the school has comments off the switch is disabled, and the post keeps its setting.
      COMMENTS: session.commentPost ? values.comments : (post?.settings.COMMENTS ?? false),
      REACTIONS: values.reactions,
      CALENDAR: hasCalendar(type, isProgrammed) && values.calendar,
    },
    images: [...images],
    videos: [...videos],
    files: [...files],
    ...authorOf(post, session),
  };
}

/** The reminders to send: only a programmed event has any (REMI-01, REMI-06, REMI-08). */
export const reminderTimesOf = (type: PostType, { isProgrammed, reminders }: PublicationValues) =>
  type === 'EVENT' && isProgrammed ? reminders.map(({ number, unit }) => ({ number: Number(number), unit })) : [];
