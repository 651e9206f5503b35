import { beforeEach, describe, expect, it } from 'vitest';
import { publications, type Comment, type Post } from '@/api/resources/publications';
import type { PersonKey } from '@fixtures/people';
import { callerOf, holdAgainst, openWorld, send } from '@mocks/testing/contract';

beforeEach(openWorld);

/** Post 7, by directora, with comments of hers and of parents; she is teacher 11, coordinadora manager 1. */
const POST = 7;

async function feed(as: PersonKey, offset = 0, limit = 100): Promise<Post[]> {
  const endpoint = as === 'coordinadora' || as === 'dos-colegios' ? publications.listForAdmin : publications.listForTeacher;
  const { body } = await send(endpoint, { query: { limit, offset, orderBy: 'date', order: 'DESC' } }, await callerOf(as));
  return endpoint.answer.validateSync(body).posts;
}

async function postOf(id: number, as: PersonKey = 'coordinadora'): Promise<Post> {
  const post = (await feed(as)).find((candidate) => candidate.id === id);
  if (!post) throw new Error(`Post ${id} is not in the feed of ${as}.`);
  return post;
}

const every = (threads: readonly Comment[]) => threads.flatMap((thread) => [thread, ...thread.commentsChildren]);

async function write(as: PersonKey, message: string, commentParentId: number | null = null): Promise<Comment> {
  const author = as === 'coordinadora' ? { managerId: 1 } : { teacherId: 11 };
  const input = { params: { id: POST }, body: { ...author, message, commentId: POST, commentParentId } };
  const { status, body } = await send(publications.addComment, input, await callerOf(as));
  expect(status).toBe(200);
  return publications.addComment.answer.validateSync(body);
}

describe('the lists', () => {
  it('come newest first, page by page, and end with an empty page', async () => {
    const all = await feed('coordinadora');
    expect(all.map(({ date }) => date)).toEqual(
      all
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    expect((await feed('coordinadora', 3, 3)).map(({ id }) => id)).toEqual(all.slice(3, 6).map(({ id }) => id));
    expect(await feed('coordinadora', all.length, 3)).toEqual([]);
  });

  it('show a Teacher the own posts and all managers’, and no other teacher’s', async () => {
    const posts = await feed('directora');
    expect(posts.some(({ managerId }) => managerId !== null)).toBe(true);
    expect(posts.some(({ teacherId }) => teacherId === 11)).toBe(true);
    expect(posts.every(({ managerId, teacherId }) => managerId !== null || teacherId === 11)).toBe(true);
  });

  it('show no other school’s posts, and of one teacher where that is asked for', async () => {
    const ids = (posts: readonly Post[]) => new Set(posts.map(({ id }) => id));
    const own = ids(await feed('coordinadora'));
    const others = ids(await feed('dos-colegios'));
    expect(own.size).toBeGreaterThan(0);
    const away = await send(publications.listForAdmin, { query: { limit: 100, offset: 0 } }, await callerOf('colegio-vacio'));
    expect(publications.listForAdmin.answer.validateSync(away.body).posts.filter(({ id }) => own.has(id))).toEqual([]);
    expect(others).toEqual(own);
    const query = { limit: 100, offset: 0, teacherId: 11 };
    const asked = await send(publications.listForAdmin, { query }, await callerOf('coordinadora'));
    const { posts } = publications.listForAdmin.answer.validateSync(asked.body);
    expect(posts.length).toBeGreaterThan(0);
    expect(posts.every(({ teacherId }) => teacherId === 11)).toBe(true);
    // A Teacher gets the own list, whatever teacherId the query has.
    const other = await send(publications.listForTeacher, { query: { ...query, teacherId: 12 } }, await callerOf('directora'));
    expect(publications.listForTeacher.answer.validateSync(other.body).posts).toEqual(await feed('directora'));
  });

  it('find one post by its id, and another teacher’s not', async () => {
    const filters = [{ field: 'id', operator: '=', value: 1 }];
    const admin = await send(publications.listForAdmin, { query: { limit: 1, offset: 0, filters } }, await callerOf('coordinadora'));
    expect(publications.listForAdmin.answer.validateSync(admin.body).posts.map(({ id }) => id)).toEqual([1]);
    const teacher = await send(publications.listForTeacher, { query: { limit: 1, offset: 0, filters } }, await callerOf('directora'));
    expect(teacher.body).toEqual({ posts: [] });
  });
});

describe('what changes stays changed', () => {
  it('a deleted post is in no list any more', async () => {
    await send(publications.remove, { params: { id: 2 } }, await callerOf('dos-colegios'));
    expect((await feed('coordinadora')).map(({ id }) => id)).not.toContain(2);
    expect((await feed('directora')).map(({ id }) => id)).not.toContain(2);
  });

  it('a Teacher deletes the own post', async () => {
    expect((await send(publications.remove, { params: { id: POST } }, await callerOf('directora'))).status).toBe(204);
    expect((await feed('directora')).map(({ id }) => id)).not.toContain(POST);
  });

  it('a comment and a reply are where they belong, signed by their author alone', async () => {
    const comment = await write('coordinadora', 'Buen trabajo.');
    const reply = await write('directora', 'Gracias.', comment.commentId);
    const thread = (await postOf(POST)).comments.find(({ commentId }) => commentId === comment.commentId);
    expect(thread).toMatchObject({ message: 'Buen trabajo.', managerId: 1, teacherId: null, name: null });
    expect(thread?.commentsChildren).toMatchObject([
      { commentId: reply.commentId, teacherId: 11, managerId: null, name: 'Yaneth García Suárez' },
    ]);
  });

  it('ids are never used again', async () => {
    const first = await write('directora', 'Uno');
    await send(publications.removeComment, { params: { postId: POST, commentId: first.commentId } }, await callerOf('directora'));
    expect((await write('directora', 'Dos')).commentId).toBeGreaterThan(first.commentId);
  });
});

describe('API-028', () => {
  it('API-028 2xx: takes a Teacher’s comment of a manager’s post', async () => {
    const body = { teacherId: 11, message: 'Gracias.', commentId: 2, commentParentId: null };
    const { status, body: answer } = await send(publications.addComment, { params: { id: 2 }, body }, await callerOf('directora'));
    expect(status).toBe(200);
    expect(answer).toMatchObject({ teacherId: 11, managerId: null });
  });

  it('API-028 403: refuses a Teacher with both signatures', async () => {
    const body = { teacherId: 11, managerId: 1, message: 'Gracias.', commentId: POST, commentParentId: null };
    expect((await send(publications.addComment, { params: { id: POST }, body }, await callerOf('directora'))).status).toBe(403);
  });

  it('API-028 404: refuses a reply to a reply, which are one level deep', async () => {
    const comment = await write('coordinadora', 'Buen trabajo.');
    const reply = await write('directora', 'Gracias.', comment.commentId);
    const body = { managerId: 1, message: 'De nada.', commentId: POST, commentParentId: reply.commentId };
    expect((await send(publications.addComment, { params: { id: POST }, body }, await callerOf('coordinadora'))).status).toBe(404);
  });

  it('API-028 403: refuses where the school’s flag is off', async () => {
    const { body } = await send(publications.listForTeacher, { query: { limit: 1, offset: 0 } }, await callerOf('directo'));
    const post = publications.listForTeacher.answer.validateSync(body).posts[0];
    const input = { params: { id: post?.id }, body: { teacherId: 23, message: 'Hola', commentId: post?.id, commentParentId: null } };
    expect((await send(publications.addComment, input, await callerOf('directo'))).status).toBe(403);
  });
});

describe('API-029', () => {
  const edit = async (as: PersonKey, comment: Comment, change: object = {}) => {
    const author = as === 'coordinadora' ? { managerId: 1 } : { teacherId: 11 };
    const body = { ...author, message: 'Corregido', commentId: comment.commentId, commentParentId: comment.commentParentId, ...change };
    return send(publications.editComment, { params: { id: POST }, body }, await callerOf(as));
  };

  it('API-029 2xx: changes the words and nothing else', async () => {
    const comment = await write('directora', 'Con errata');
    const { status, body } = await edit('directora', comment);
    expect(status).toBe(200);
    holdAgainst(publications.editComment.answer, body);
    expect(body).toEqual({ ...comment, message: 'Corregido' });
  });

  it('API-029 403: refuses another’s comment, another’s signature, a parent and a school that is not theirs', async () => {
    const comment = await write('directora', 'Mío');
    expect((await edit('coordinadora', comment)).status).toBe(403);
    expect((await edit('directora', await write('coordinadora', 'De la coordinación'))).status).toBe(403);
    expect((await edit('directora', comment, { teacherId: 18 })).status).toBe(403);
    expect((await edit('acudiente', comment)).status).toBe(403);
  });

  it('API-029 400 and 404: refuses blanks, another thread and an unknown comment', async () => {
    const comment = await write('directora', 'Mío');
    expect((await edit('directora', comment, { message: ' ' })).status).toBe(400);
    expect((await edit('directora', comment, { commentParentId: 999 })).status).toBe(400);
    expect((await edit('directora', comment, { commentId: 999_999 })).status).toBe(404);
    const { commentId } = comment;
    const body = { teacherId: 11, message: 'Corregido', commentId, commentParentId: null };
    // The comment belongs to another post.
    expect((await send(publications.editComment, { params: { id: 2 }, body }, await callerOf('directora'))).status).toBe(404);
  });

  it('API-029 401: refuses nobody', async () => {
    const body = { teacherId: 11, message: 'x', commentId: 1, commentParentId: null };
    expect((await send(publications.editComment, { params: { id: POST }, body }, null)).status).toBe(401);
  });
});

describe('API-030', () => {
  const remove = async (as: PersonKey | null, commentId: number) =>
    send(publications.removeComment, { params: { postId: POST, commentId } }, as && (await callerOf(as)));

  it('API-030 2xx: takes the replies with it, and answers no body', async () => {
    const before = every((await postOf(POST)).comments).map(({ commentId }) => commentId);
    const comment = await write('coordinadora', 'Buen trabajo.');
    const reply = await write('directora', 'Gracias.', comment.commentId);
    expect(await remove('coordinadora', comment.commentId)).toEqual({ status: 204, body: null });
    const left = every((await postOf(POST)).comments).map(({ commentId }) => commentId);
    expect(before.length).toBeGreaterThan(0);
    expect(left).toEqual(before);
    const body = { teacherId: 11, message: 'Corregido', commentId: reply.commentId, commentParentId: comment.commentId };
    expect((await send(publications.editComment, { params: { id: POST }, body }, await callerOf('directora'))).status).toBe(404);
  });

  it('API-030 401, 403 and 404: refuses nobody, another’s comment, a parent and an unknown comment', async () => {
    const { commentId } = await write('directora', 'Mío');
    expect((await remove(null, commentId)).status).toBe(401);
    expect((await remove('coordinadora', commentId)).status).toBe(403);
    expect((await remove('directora', (await write('coordinadora', 'De la coordinación')).commentId)).status).toBe(403);
    expect((await remove('acudiente', commentId)).status).toBe(403);
    expect((await remove('directora', 999_999)).status).toBe(404);
    const params = { postId: 2, commentId };
    expect((await send(publications.removeComment, { params }, await callerOf('directora'))).status).toBe(404);
  });
});
