/** What the field of comments holds, also while others of it are on their way or did not arrive (COMM-19). */
import { array, number, object, string, type ObjectSchema } from 'yup';

/** A new comment, or one for another: an answer to it or its edit. */
export interface WrittenComment {
  message: string;
  mode: 'new' | 'reply' | 'edit';
  /** Of the comment replied to or edited. */
  commentId: number | null;
}

export interface CommentValues extends WrittenComment {
  /** Comments that failed while one for somebody else was being written: each comes back when the field is free, the latest first. */
  unsent: WrittenComment[];
}

const EMPTY: WrittenComment = { message: '', mode: 'new', commentId: null };

export const EMPTY_FIELD: CommentValues = { ...EMPTY, unsent: [] };

/** One item in each list, for a draft to be held against (SAFE-29). */
export const SAMPLE: CommentValues = { ...EMPTY, unsent: [EMPTY] };

const written = {
  message: string().defined(),
  mode: string<WrittenComment['mode']>().defined(),
  commentId: number().defined().nullable(),
};

export const commentSchema: ObjectSchema<CommentValues> = object({ ...written, unsent: array(object(written)).defined() });

const isFree = ({ message, mode }: WrittenComment) => mode === 'new' && message.trim() === '';

/** An edit holds a comment's own words: nothing is written before them. */
const isForTheSame = (one: WrittenComment, other: WrittenComment) =>
  one.mode === other.mode && one.commentId === other.commentId && one.mode !== 'edit';

/** A field that is free takes a comment that waits for it. */
export function takeUnsent(field: CommentValues): CommentValues {
  const [latest] = field.unsent.slice(-1);
  return isFree(field) && latest ? { ...latest, unsent: field.unsent.slice(0, -1) } : field;
}

/** The latest that waits comes into the field, and what is typed there waits in its place. */
export function swapUnsent({ unsent, ...typed }: CommentValues): CommentValues {
  const [latest] = unsent.slice(-1);
  if (!latest) return { ...typed, unsent };
  return { ...latest, unsent: [...(typed.message.trim() === '' ? [] : [typed]), ...unsent.slice(0, -1)] };
}

/** A failed comment stands in the field again, before what was typed meanwhile for the same; what is typed for somebody else goes on. */
export function giveBack({ message, mode, commentId }: WrittenComment, typed: CommentValues): CommentValues {
  const failed = { message, mode, commentId };
  if (isForTheSame(failed, typed)) return { ...typed, message: [message, typed.message].filter((words) => words !== '').join('\n') };
  return takeUnsent({ ...typed, unsent: [...typed.unsent, failed] });
}
