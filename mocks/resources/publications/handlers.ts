import { publications, type Comment } from '@/api/resources/publications';
import type { Db } from '@mocks/store/db';
import { implement } from '@mocks/backend/implement';
import { postAnswer } from './post-answer';
import { threadsOf } from './post-comments';
import { attachmentsOf, contentOf, knowsAssignments, mayPublish } from './post-save';
import { toBogota } from '@mocks/seeding/calendar';
import type { Row } from '@mocks/store/tables';

interface Author {
  readonly role: 'Admin' | 'Teacher';
  readonly account: Row<'accounts'>;
  readonly teacher: Row<'teachers'> | null;
}

/** POST-38, POST-39: an Admin changes the posts of all managers, a Teacher only the own ones. */
function mayChange(post: Row<'posts'>, { role, teacher }: Author): boolean {
  return role === 'Admin' ? post.managerId !== null : teacher !== null && post.teacherId === teacher.id;
}

/** COMM-14: only its author may change a comment. */
function wrote(comment: Row<'comments'>, { role, account, teacher }: Author): boolean {
  return role === 'Admin' ? comment.managerId === account.id : teacher !== null && comment.teacherId === teacher.id;
}

interface ListQuery {
  readonly limit: number;
  readonly offset: number;
  readonly teacherId?: number | undefined;
  readonly filters?: readonly { value: number }[] | undefined;
}

/** A page of the posts that the caller may see, newest first. */
function page(db: Db, schoolId: number, { limit, offset, teacherId, filters }: ListQuery, visible: (post: Row<'posts'>) => boolean) {
  const filteredIds = filters?.map(({ value }) => value);
  const fits = (post: Row<'posts'>) =>
    post.schoolId === schoolId &&
    post.active &&
    visible(post) &&
    (filteredIds === undefined || filteredIds.includes(post.id)) &&
    (teacherId === undefined || post.teacherId === teacherId);
  const newest = (posts: Row<'posts'>[]) =>
    posts.sort((one, other) => other.date.localeCompare(one.date) || other.id - one.id).slice(offset, offset + limit);
  return { posts: db.posts.where(fits, newest).map((post) => postAnswer(db, post)) };
}

/** An active post of the school, whether the caller may see it or not, or null. */
function postOfSchool(db: Db, id: number, schoolId: number): Row<'posts'> | null {
  const post = db.posts.find(id);
  return post?.active && post.schoolId === schoolId ? post : null;
}

/** A post that the caller's feed shows, or null. */
function visiblePost(db: Db, id: number, schoolId: number, { role, teacher }: Author): Row<'posts'> | null {
  const post = postOfSchool(db, id, schoolId);
  if (!post) return null;
  return role === 'Admin' || post.managerId !== null || post.teacherId === teacher?.id ? post : null;
}

/** COMM-05, COMM-06: comments need the school's flag and the post's own. */
const takesComments = (db: Db, { schoolId, settings }: Row<'posts'>) =>
  settings.COMMENTS && db.configurations.where((row) => row.schoolId === schoolId && row.name === 'commentPost' && row.active).length > 0;

/** POST-29, COMM-10: a Teacher writes under the own teacherId only, an Admin under the own managerId only. */
function signsAs(
  { teacherId, managerId }: { teacherId?: number | undefined; managerId?: number | undefined },
  { role, account, teacher }: Author,
) {
  return role === 'Admin' ? managerId === account.id && teacherId === undefined : teacherId === teacher?.id && managerId === undefined;
}

function commentAnswer(db: Db, postId: number, id: number): Comment {
  const threads = threadsOf(db, postId);
  const found = threads.flatMap((thread) => [thread, ...thread.commentsChildren]).find(({ commentId }) => commentId === id);
  if (!found) throw new Error(`Comment ${id} was written and is not there.`);
  return found;
}

export const operations = implement(publications, {
  listForAdmin: ({ query, schoolId, db }) => page(db, schoolId, query, () => true),

  // API-024: the own posts and those of all managers, whatever teacherId the query has.
  listForTeacher: ({ query: { teacherId: _, ...query }, schoolId, teacher, db }) =>
    page(db, schoolId, query, (post) => post.managerId !== null || post.teacherId === teacher?.id),

  save: ({ form: { postRequest: sent, ...uploads }, schoolId, db, keep, refuse, ...author }) => {
    const saved = sent.id === null ? null : postOfSchool(db, sent.id, schoolId);
    if (sent.id !== null && !saved) return refuse('notFound');
    if (!mayPublish(sent, author.role) || (saved ? !mayChange(saved, author) : !signsAs(sent, author))) return refuse('forbidden');
    // POST-42: an edit keeps the type.
    if (saved && saved.postType !== sent.postType) return refuse('badRequest');
    if (!knowsAssignments(db, schoolId, sent, saved)) return refuse('notFound');
    const content = { ...contentOf(sent), ...attachmentsOf(sent, saved, uploads, keep) };
    // POST-44: an edit keeps dates and author.
    if (saved) return postAnswer(db, db.posts.update(saved.id, content));
    const post = db.posts.insert({
      ...content,
      schoolId,
      date: sent.date,
      publishDate: sent.publishDate,
      teacherId: sent.teacherId ?? null,
      managerId: sent.managerId ?? null,
      whoHasViewed: [],
      reminderTimes: [],
      reactions: 0,
      active: true,
    });
    return postAnswer(db, post);
  },

  setReminders: ({ body: { postId, eventStartDate, reminderTimes }, schoolId, db, refuse, ...author }) => {
    const post = postOfSchool(db, postId, schoolId);
    if (!post) return refuse('notFound');
    if (!mayChange(post, author)) return refuse('forbidden');
    // REMI-01, REMI-05, REMI-08: only for an event, with its current start; an event without a start has no reminders.
    const isOfEvent = post.postType === 'EVENT' && (post.startDate ?? '') === eventStartDate;
    if (!isOfEvent || (eventStartDate === '' && reminderTimes.length > 0)) return refuse('badRequest');
    db.posts.update(postId, { reminderTimes });
    return { postId, eventStartDate: post.startDate, reminderTimes };
  },

  remove: ({ params, schoolId, db, refuse, ...author }) => {
    // 403 for another teacher's post, not 404, as for an edit (API-025).
    const post = postOfSchool(db, params.id, schoolId);
    if (!post) return refuse('notFound');
    if (!mayChange(post, author)) return refuse('forbidden');
    db.posts.update(post.id, { active: false });
  },

  addComment: ({ params, body, schoolId, db, refuse, ...author }) => {
    const post = visiblePost(db, params.id, schoolId, author);
    if (!post) return refuse('notFound');
    if (!takesComments(db, post)) return refuse('forbidden');
    const answered = body.commentParentId === null ? null : db.comments.find(body.commentParentId);
    // COMM-13: a reply has no replies.
    if (body.commentParentId !== null && (answered?.postId !== post.id || !answered.active || answered.parentCommentId !== null))
      return refuse('notFound');
    if (body.commentId !== post.id) return refuse('badRequest');
    if (!signsAs(body, author)) return refuse('forbidden');
    const { id } = db.comments.insert({
      postId: post.id,
      parentCommentId: body.commentParentId,
      message: body.message,
      creationDate: toBogota(new Date()),
      teacherId: author.role === 'Teacher' ? (author.teacher?.id ?? null) : null,
      managerId: author.role === 'Admin' ? author.account.id : null,
      parentId: null,
      active: true,
    });
    return commentAnswer(db, post.id, id);
  },

  editComment: ({ params, body, schoolId, db, refuse, ...author }) => {
    const post = visiblePost(db, params.id, schoolId, author);
    const comment = db.comments.find(body.commentId);
    if (!post || !comment?.active || comment.postId !== post.id) return refuse('notFound');
    if (!takesComments(db, post) || !wrote(comment, author) || !signsAs(body, author)) return refuse('forbidden');
    // COMM-15: an edit keeps the comment's thread.
    if (body.commentParentId !== comment.parentCommentId) return refuse('badRequest');
    db.comments.update(comment.id, { message: body.message });
    return commentAnswer(db, post.id, comment.id);
  },

  removeComment: ({ params, schoolId, db, refuse, ...author }) => {
    const post = visiblePost(db, params.postId, schoolId, author);
    const comment = db.comments.find(params.commentId);
    if (!post || !comment?.active || comment.postId !== post.id) return refuse('notFound');
    if (!takesComments(db, post) || !wrote(comment, author)) return refuse('forbidden');
    // API-030: its replies go too.
    for (const { id } of db.comments.where((row) => row.id === comment.id || row.parentCommentId === comment.id))
      db.comments.update(id, { active: false });
  },
});
