import type { Faker } from '@faker-js/faker';
import { people } from '@fixtures/people';
import type { CommentDraft, PublicationDraft } from '@fixtures/publication-draft';
import type { Row, World } from '@mocks/store/tables';
import type { Author } from './authors';
import { shiftMinutes } from '@mocks/seeding/calendar';

type Comment = Row<'comments'>;

const COORDINATION = people[0].email;

/** The data of the school for the comments of one post. */
export interface CommentSetting {
  readonly dice: Faker;
  readonly authorOf: (email: string) => Author;
  /** Guardians with a child in the post's rooms. */
  readonly guardians: readonly World['parents'][number][];
}

/** The comments of a post, with ids from `firstId` on: thread by thread, each reply after the comment it answers. */
export function makeComments(
  post: Pick<Row<'posts'>, 'id' | 'date' | 'teacherId' | 'managerId'>,
  draft: PublicationDraft,
  firstId: number,
  { dice, authorOf, guardians }: CommentSetting,
): Comment[] {
  const comments: Comment[] = [];
  // Each guardian comments once per post, unless the draft names them.
  const silent = dice.helpers.shuffle([...guardians]);

  const whoWrites = ({ by, guardian }: CommentDraft): Author & { parentId: number | null } => {
    if (by === 'author') return { teacherId: post.teacherId, managerId: post.managerId, parentId: null };
    if (by === 'coordination') return { ...authorOf(COORDINATION), parentId: null };
    if (by !== 'guardian') return { ...authorOf(by), parentId: null };
    const parentId = guardian ?? silent.pop()?.id;
    if (parentId === undefined) throw new Error(`'${draft.title}' has no guardian left to comment.`);
    return { teacherId: null, managerId: null, parentId };
  };
  const add = (comment: CommentDraft, parentCommentId: number | null): number => {
    const id = firstId + comments.length;
    const { text: message, after } = comment;
    comments.push({
      id,
      postId: post.id,
      parentCommentId,
      message,
      creationDate: shiftMinutes(post.date, after),
      ...whoWrites(comment),
      active: true,
    });
    return id;
  };
  for (const comment of draft.comments ?? []) {
    const id = add(comment, null);
    for (const reply of comment.replies ?? []) add(reply, id);
  }
  return comments;
}
