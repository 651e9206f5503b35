/** Sorts the comments of a post, and applies additions, edits and deletions (COMM-17). */
import type { Comment, Post } from '@/api/resources/publications';

/** Threads shown before 'Ver todos los comentarios' (COMM-03). */
const SHOWN_THREADS = 2;

const byAge = (a: Comment, b: Comment) => a.creationDate.localeCompare(b.creationDate) || a.commentId - b.commentId;

/** Oldest first, replies too (COMM-03). */
export function inOrder(comments: readonly Comment[]): Comment[] {
  return comments.toSorted(byAge).map((comment) => ({ ...comment, commentsChildren: comment.commentsChildren.toSorted(byAge) }));
}

/** The number of comments, with replies, that were read, and of those that could not be (SAFE-22). */
export function countComments({ comments, misfits = 0 }: Pick<Post, 'comments' | 'misfits'>): { read: number; misfits: number } {
  const replies = comments.map((thread) => ({ read: 1 + thread.commentsChildren.length, misfits: thread.misfits ?? 0 }));
  return {
    read: replies.reduce((sum, { read }) => sum + read, 0),
    misfits: replies.reduce((sum, thread) => sum + thread.misfits, misfits),
  };
}

/** The two newest threads of an ordered list, or all. */
export const shownThreads = (threads: readonly Comment[], all: boolean): readonly Comment[] =>
  all ? threads : threads.slice(-SHOWN_THREADS);

export const hasHidden = (threads: readonly Comment[]): boolean => threads.length > SHOWN_THREADS;

type Threads = readonly Comment[];

/** Adds a comment, unless a refetch of the feed has already brought it (SAFE-23). */
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

/** Removes a comment with its replies (API-030). */
export function withoutComment(threads: Threads, commentId: number): Comment[] {
  const isKept = (comment: Comment) => comment.commentId !== commentId;
  return threads.filter(isKept).map((thread) => ({ ...thread, commentsChildren: thread.commentsChildren.filter(isKept) }));
}

/** All comments of a post as a flat list, with replies. */
export const commentsOf = ({ comments }: Pick<Post, 'comments'>): Comment[] =>
  comments.flatMap((thread) => [thread, ...thread.commentsChildren]);

export const findComment = (post: Pick<Post, 'comments'>, commentId: number): Comment | undefined =>
  commentsOf(post).find((comment) => comment.commentId === commentId);
