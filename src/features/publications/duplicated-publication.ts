/** The initial values of a duplicate (DUPL-01, DUPL-02). */
import type { Post } from '@/api/resources/publications';
import type { Session } from '@/api/session';
import type { Named } from '@/ui/form/choices';
import { newPublication, savedPublication, type PublicationValues } from './publication-values';

/** The current options. */
interface Offered {
  readonly rooms: readonly Pick<Named, 'id'>[];
  readonly subjects: readonly Pick<Named, 'id'>[];
}

/** Copies the content; dates, the programmed switch and attachments start as in a new publication. */
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
