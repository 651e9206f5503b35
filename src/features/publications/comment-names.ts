/** The names of a post's comments and their authors, each told from the others (SHAR-35, KEYS-06). */
import type { Comment } from '@/api/resources/publications';
import { apartOf, nameApart } from '@/school/apart';
import { distinctNames } from '@/ui/base/distinct-names';
import { firstWords } from '@/ui/base/first-words';

/** COMM-01: a manager's comment without a name is shown as Coordinación's. */
export const authorOf = ({ name, managerId }: Pick<Comment, 'name' | 'managerId'>): string =>
  name ?? (managerId === null ? '' : 'Coordinación');

type Named = Pick<Comment, 'name' | 'managerId' | 'teacherId' | 'message'>;

/** The author's record; parents have none here, so those of one name count as one. */
const authorKey = (comment: Named) => `${comment.managerId} ${comment.teacherId} ${authorOf(comment)}`;

export interface CommentNames {
  /** What sets the author apart from others of the same name. */
  readonly apart: string | undefined;
  /** 'comentario de Ana Ruiz: Muy bien' */
  readonly spoken: string;
}

/** In the order in which the comments show. */
export function commentNames(comments: readonly Named[]): CommentNames[] {
  const apart = apartOf(comments.map((comment) => ({ id: authorKey(comment), name: authorOf(comment) })));
  const apartIn = (comment: Named) => apart.get(authorKey(comment));
  const spoken = distinctNames(
    comments.map((comment) => `comentario de ${nameApart(authorOf(comment), apartIn(comment))}: ${firstWords(comment.message)}`),
  );
  return comments.map((comment, index) => ({ apart: apartIn(comment), spoken: spoken[index] ?? '' }));
}
