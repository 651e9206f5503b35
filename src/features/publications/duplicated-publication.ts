/** How the form of a new publication opens with another one's content (DUPL-01, DUPL-02). */
import type { Post } from '@/api/resources/publications';
import type { Session } from '@/api/session';
import type { Named } from '@/ui/form/choices';
import { newPublication, savedPublication, type PublicationValues } from './publication-values';

/** What may be chosen now. */
interface Offered {
  readonly rooms: readonly Pick<Named, 'id'>[];
  readonly subjects: readonly Pick<Named, 'id'>[];
}

/** Dates, the programmed switch and the attachments are a new one's. */
export function duplicatedPublication(post: Post, session: Session, offered: Offered): PublicationValues {
  const { title, description, rooms, teachersOnly, subject, place, comments, reactions, calendar, reminders } = savedPublication(
    post,
    session,
  );
  return {
    ...newPublication(session),
    title,
    description,
    teachersOnly,
    place,
    comments,
    reactions,
    calendar,
    reminders,
    rooms: rooms.filter((id) => offered.rooms.some((room) => room.id === id)),
    subject: offered.subjects.some(({ id }) => String(id) === subject) ? subject : '',
  };
}
