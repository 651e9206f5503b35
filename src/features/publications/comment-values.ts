/** The values of the comment field, including comments that failed to send (COMM-19). */
import { array, number, object, string, type ObjectSchema } from 'yup';

/** A new comment, a reply or an edit. */
export interface WrittenComment {
  message: string;
  mode: 'new' | 'reply' | 'edit';
  /** Id of the comment replied to or edited. */
  commentId: number | null;
}

export interface CommentValues extends WrittenComment {
  /** Failed comments, kept while another was being typed. They return to the field when it is empty, the latest first. */
  unsent: WrittenComment[];
}

const EMPTY: WrittenComment = { message: '', mode: 'new', commentId: null };

export const EMPTY_FIELD: CommentValues = { ...EMPTY, unsent: [] };

/** The expected shape of a draft, with one item in each list (SAFE-29). */
export const SAMPLE: CommentValues = { ...EMPTY, unsent: [EMPTY] };

const written = {
  message: string().defined(),
  mode: string<WrittenComment['mode']>().defined(),
  commentId: number().defined().nullable(),
};

export const commentSchema: ObjectSchema<CommentValues> = object({ ...written, unsent: array(object(written)).defined() });

const isEmpty = ({ message, mode }: WrittenComment) => mode === 'new' && message.trim() === '';

/** Whether two texts can be joined; the text of an edit is complete in itself. */
const canJoin = (a: WrittenComment, b: WrittenComment) => a.mode === b.mode && a.commentId === b.commentId && a.mode !== 'edit';

/** Puts the latest unsent comment into an empty field. */
export function takeUnsent(field: CommentValues): CommentValues {
  const [latest] = field.unsent.slice(-1);
  return isEmpty(field) && latest ? { ...latest, unsent: field.unsent.slice(0, -1) } : field;
}

/** The unsent comments once the field is taken for another: the typed one is kept, but for an edit that changed nothing. */
export function unsentBeside({ unsent, ...typed }: CommentValues, stored: string | undefined): WrittenComment[] {
  return typed.message.trim() === '' || (typed.mode === 'edit' && typed.message === stored) ? unsent : [...unsent, typed];
}

/** Puts the latest unsent comment into the field and keeps the typed one as unsent. */
export function swapUnsent({ unsent, ...typed }: CommentValues): CommentValues {
  const [latest] = unsent.slice(-1);
  if (!latest) return { ...typed, unsent };
  return { ...latest, unsent: [...(typed.message.trim() === '' ? [] : [typed]), ...unsent.slice(0, -1)] };
}

/** Returns a failed comment to the field, before text typed since for the same target; with another target, it is kept as unsent. */
export function giveBack({ message, mode, commentId }: WrittenComment, typed: CommentValues): CommentValues {
  const failed = { message, mode, commentId };
  if (canJoin(failed, typed)) return { ...typed, message: [message, typed.message].filter((words) => words !== '').join('\n') };
  return takeUnsent({ ...typed, unsent: [...typed.unsent, failed] });
}
