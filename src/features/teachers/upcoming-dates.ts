/** The dates that a teacher has ahead (HOME-08). Pure. */
import type { Post } from '@/api/resources/publications';
import { inRoomOrder } from '@/school/rooms';

export interface UpcomingDate {
  readonly id: number;
  readonly title: string;
  readonly kind: 'event' | 'due';
  /** 'YYYY-MM-DD'; of an event that has begun already, today. */
  readonly day: string;
  /** '07:00'; null for a due date, which is the whole day, and for an event that has begun already. */
  readonly time: string | null;
  /** In the order of ROOM-05; none: for teachers only. */
  readonly rooms: readonly string[];
  readonly teacherId: number | null;
}

/** How many are shown. */
const MOST = 5;

const dayOf = (wireDate: string): string => wireDate.slice(0, 10);

/** First and last moment of an event or a due date; null for a post without either. */
function spanOf({ postType, dueDate, isProgrammed, startDate, endDate }: Post): readonly [first: string, last: string] | null {
  if (postType === 'HOMEWORK') return dueDate === null ? null : [dueDate, dueDate];
  if (postType !== 'EVENT' || !isProgrammed || startDate === null) return null;
  // An end before the start is no end.
  return [startDate, endDate !== null && endDate > startDate ? endDate : startDate];
}

function upcomingIn(post: Post, today: string): (UpcomingDate & { readonly first: string }) | null {
  const span = spanOf(post);
  if (!span || dayOf(span[1]) < today) return null;
  const [first] = span;
  const { id, postType, teacherId } = post;
  const hasBegun = dayOf(first) < today;
  return {
    id,
    title: (postType === 'EVENT' ? post.name : post.title) ?? '',
    kind: postType === 'EVENT' ? 'event' : 'due',
    day: hasBegun ? today : dayOf(first),
    time: postType === 'EVENT' && !hasBegun ? first.slice(11, 16) : null,
    rooms: inRoomOrder(post.rooms).map(({ name }) => name),
    teacherId,
    first,
  };
}

/** The events and due dates of these posts that are not over on `today` ('YYYY-MM-DD'), nearest first, at most five. */
export function upcomingDates(posts: readonly Post[], today: string): UpcomingDate[] {
  return posts
    .flatMap((post) => upcomingIn(post, today) ?? [])
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.first.localeCompare(other.first) || one.id - other.id)
    .slice(0, MOST)
    .map(({ first: _, ...date }) => date);
}
