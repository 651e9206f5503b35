import { object } from 'yup';
import { flag, integer, list, text, wireDate } from '@/api/core/schema';
import { attachmentSchema, postSchema } from '@/api/resources/publications';
import { ofSchool } from '@mocks/store/table';
import type { PublicationDraft } from '@fixtures/publication-draft';
import { publications } from '@fixtures/publications';
import { publicationsOfCoordination } from '@fixtures/publications-of-coordination';
import { publicationsOfLaCeiba } from '@fixtures/publications-of-la-ceiba';
import { publicationsOfTeachers } from '@fixtures/publications-of-teachers';
import type { Row, World } from '@mocks/store/tables';
import { openAuthors } from './authors';
import { endOfDay, fromBogota, schoolDayBack, shiftMinutes, timeOfDay, toBogota } from '@mocks/seeding/calendar';
import { makeComments } from './seed-comments';
import { openDice } from '@mocks/seeding/dice';
import type { SeedOptions } from '@mocks/seeding/options';
import type { WorldSeed } from '@mocks/seeding/seed-world';
import { draftMore } from './seed-more';
import { resolveText } from './seed-text';
import { roomIdsOf } from '@mocks/resources/rooms/seed';
import { subjectIdsOf } from '@mocks/resources/subjects/seed';

const postTable = postSchema
  .omit(['rooms', 'images', 'videos', 'files', 'subjectName', 'teacherName', 'teacherProfileImageUrl', 'comments', 'view', 'reaction'])
  .shape({
    ...ofSchool,
    rooms: list(integer()),
    images: list(integer()),
    videos: list(integer()),
    files: list(integer()),
    reactions: integer(),
    active: flag(),
  });

/** A comment of a post: exactly one of the three author ids is not null. */
const commentTable = object({
  id: integer(),
  postId: integer(),
  /** The top-level comment it answers, or null. */
  parentCommentId: integer().nullable(),
  message: text(),
  creationDate: wireDate(),
  teacherId: integer().nullable(),
  managerId: integer().nullable(),
  parentId: integer().nullable(),
  active: flag(),
});

export const tables = {
  attachments: attachmentSchema,
  posts: postTable,
  comments: commentTable,
};

type Own = typeof tables;
declare module '@mocks/store/tables' {
  interface Tables extends Own {}
}

type Post = Row<'posts'>;
type Base = Pick<World, 'accounts' | 'rooms' | 'subjects' | 'teachers' | 'students' | 'parents'>;

/** The maximum number of readers of a post, since the views modal sends a call for each (VIEW-02). */
const MOST_VIEWS = 60;
/** Publications of school 1 in the large world. */
const LARGE_COUNT = 300;

/** The publications of school 1, by size; the named publications come first and keep their ids. */
function draftsOf(base: Base, options: SeedOptions): readonly PublicationDraft[] {
  const named: readonly PublicationDraft[] = Object.values(publications);
  if (options.size === 'small') return named;
  const written = [...named, ...publicationsOfCoordination, ...publicationsOfTeachers];
  return options.size === 'default' ? written : [...written, ...draftMore(base, LARGE_COUNT - written.length, options)];
}

const dateOf = ({ when }: PublicationDraft, now: Date): string =>
  'minutesAgo' in when ? shiftMinutes(toBogota(now), -when.minutesAgo) : timeOfDay(now, schoolDayBack(now, when.daysAgo), when.at);

/** The publications of every school with their comments and views. */
export function seed(options: SeedOptions, world: WorldSeed): Pick<World, 'posts' | 'attachments' | 'comments'> {
  const { now, mediaUrl } = options;
  const base = {
    accounts: world.accounts(),
    rooms: world.rooms(),
    subjects: world.subjects(),
    teachers: world.teachers(),
    students: world.students(),
    parents: world.parents(),
  };
  const dice = openDice(options.seed, 'publications');
  const posts: Post[] = [];
  const comments: World['comments'] = [];
  const attachments: World['attachments'] = [];
  const attach = (files: readonly string[] = []) =>
    files.map((name) => attachments.push({ id: attachments.length + 1, name, url: mediaUrl(name) }));

  const publish = (schoolId: number, draft: PublicationDraft): void => {
    const { postType, title, event, due, subject } = draft;
    const authorOf = openAuthors(base, schoolId);
    const rooms = roomIdsOf(base.rooms, schoolId, draft.rooms, options.size);
    const children = new Set(base.students.filter(({ roomId }) => rooms.includes(roomId)).map(({ id }) => id));
    const guardians = base.parents.filter(({ studentIds }) => studentIds.some((id) => children.has(id)));
    const date = dateOf(draft, now);
    const head = { id: posts.length + 1, date, ...authorOf(draft.author) };
    const written = makeComments(head, draft, comments.length + 1, { dice, authorOf, guardians });
    // Every author of a comment has seen the post.
    const commenting = [...new Set(written.map(({ parentId }) => parentId))].filter((id) => id !== null);
    const silent = guardians.map(({ id }) => id).filter((id) => !commenting.includes(id));
    const more = Math.max(0, countViews(draft, date, guardians.length) - commenting.length);
    const whoHasViewed = [...commenting, ...dice.helpers.arrayElements(silent, more)];
    const isEvent = postType === 'EVENT';
    const wording = resolveText(title, now);
    posts.push({
      ...head,
      schoolId,
      postType,
      title: isEvent ? null : wording,
      name: isEvent ? wording : null,
      description: resolveText(draft.description, now, draft.moved),
      rooms,
      subjectId: subject === undefined ? null : (subjectIdsOf(base.subjects, schoolId, [subject])[0] ?? null),
      publishDate: date,
      dueDate: due === undefined ? null : endOfDay(now, due),
      isProgrammed: event !== undefined,
      place: event?.place ?? null,
      startDate: event ? timeOfDay(now, event.days, event.from) : null,
      endDate: event ? timeOfDay(now, event.days, event.to) : null,
      settings: {
        COMMENTS: draft.commentsOff !== true,
        REACTIONS: draft.reactionsOff !== true,
        CALENDAR: postType === 'HOMEWORK' || event !== undefined,
      },
      images: attach(draft.images),
      videos: attach(draft.videos),
      files: attach(draft.files),
      whoHasViewed,
      reminderTimes: event ? event.reminders.map((reminder) => ({ ...reminder })) : [],
      reactions: draft.reactionsOff ? 0 : dice.number.int({ min: 0, max: Math.floor(whoHasViewed.length * 0.45) }),
      active: true,
    });
    comments.push(...written);
  };

  /** The older a post, the more of its readers have opened it. */
  const countViews = (draft: PublicationDraft, date: string, readers: number): number => {
    const hours = (now.getTime() - fromBogota(date).getTime()) / 3_600_000;
    const share = hours < 1 ? 0.05 : hours < 2 ? 0.35 : hours < 6 ? 0.7 : dice.number.float({ min: 0.55, max: 0.92 });
    const limit = draft.mostViews ?? dice.number.int({ min: 41, max: MOST_VIEWS });
    return Math.min(limit, Math.round(readers * share));
  };

  for (const draft of draftsOf(base, options)) publish(1, draft);
  for (const draft of publicationsOfLaCeiba) publish(2, draft);
  return { posts, attachments, comments };
}
