/** The comments of a post, in order and after one was written, edited or deleted (COMM-17). */
import type { Comment, Post } from '@/api/resources/publications';

/** Threads shown before 'Ver todos los comentarios' (COMM-03). */
const SHOWN = 2;

const byAge = (one: Comment, other: Comment) => one.creationDate.localeCompare(other.creationDate) || one.commentId - other.commentId;

/** Oldest first, replies too (COMM-03). */
export function inOrder(comments: readonly Comment[]): Comment[] {
  return comments.toSorted(byAge).map((comment) => ({ ...comment, commentsChildren: comment.commentsChildren.toSorted(byAge) }));
}

/** Of all threads, replies too: those that show, and those that could not be read (SAFE-22). */
export function countComments({ comments, misfits = 0 }: Pick<Post, 'comments' | 'misfits'>): { read: number; misfits: number } {
  const replies = comments.map((thread) => ({ read: 1 + thread.commentsChildren.length, misfits: thread.misfits ?? 0 }));
  return {
    read: replies.reduce((sum, { read }) => sum + read, 0),
    misfits: replies.reduce((sum, thread) => sum + thread.misfits, misfits),
  };
}

/** The two newest threads of an ordered list, or all. */
export const shownThreads = (threads: readonly Comment[], all: boolean): readonly Comment[] => (all ? threads : threads.slice(-SHOWN));

export const hasHidden = (threads: readonly Comment[]): boolean => threads.length > SHOWN;

type Threads = readonly Comment[];

/** One that a reading of the feed has brought already is not added again (SAFE-23). */
export function withComment(threads: Threads, added: Comment): Comment[] {
  if (findComment({ comments: [...threads] }, added.commentId)) return [...threads];
  if (added.commentParentId === null) return [...threads, added];
  return threads.map((thread) =>
    thread.commentId === added.commentParentId ? { ...thread, commentsChildren: [...thread.commentsChildren, added] } : thread,
  );
}

export function withEdited(threads: Threads, edited: Comment): Comment[] {
  const replace = (comment: Comment) =>
    comment.commentId === edited.commentId ? { ...comment, message: edited.message, creationDate: edited.creationDate } : comment;
  return threads.map((thread) => ({ ...replace(thread), commentsChildren: thread.commentsChildren.map(replace) }));
}

/** Its replies go with it (API-030). */
export function withoutComment(threads: Threads, commentId: number): Comment[] {
  const others = (comment: Comment) => comment.commentId !== commentId;
  return threads.filter(others).map((thread) => ({ ...thread, commentsChildren: thread.commentsChildren.filter(others) }));
}

/** All of a post, replies too. */
export const commentsOf = ({ comments }: Pick<Post, 'comments'>): Comment[] =>
  comments.flatMap((thread) => [thread, ...thread.commentsChildren]);

export const findComment = (post: Pick<Post, 'comments'>, commentId: number): Comment | undefined =>
  commentsOf(post).find((comment) => comment.commentId === commentId);
