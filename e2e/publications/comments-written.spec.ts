import { dialogOf, expectNoDialog } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import {
  ADMIN_CALL,
  cardOf,
  commentIdOf,
  commentIn,
  fieldOf,
  findCard,
  offsets,
  openFeed,
  scrollDown,
  sendOf,
  teacherIdOf,
} from './feed-page';

const { cellModel, evaluationSummary, directoraHomework } = publications;
const [question, , , lastOfCoordination] = cellModel.comments;
const [sewing, paint] = question.replies;
const MAURICIO = teacherIdOf('mauricio.tovar@yarumos.example');
const ADD = 'PUT /api/posts/{id}/comment';
const EDIT = 'PUT /api/posts/{id}/editComment';
const REMOVE = 'DELETE /api/posts/{postId}/deleteComment/{commentId}';

test('without text nothing can be sent', { tag: ['@COMM-08'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'docente');
  const card = cardOf(page, cellModel.title);
  await expect(sendOf(card)).toBeDisabled();
  for (const blank of ['   ', '\n \t ']) {
    await fieldOf(card).fill(blank);
    await expect(sendOf(card)).toBeDisabled();
    await fieldOf(card).press('Enter');
  }
  await fieldOf(card).fill('Hola');
  await expect(sendOf(card)).toBeEnabled();
  await fieldOf(card).fill('');
  await expect(sendOf(card)).toBeDisabled();
  expect(await app.door.calls(ADD)).toEqual([]);
});

for (const [who, author] of [
  ['docente', { teacherId: MAURICIO }],
  ['coordinadora', { managerId: 1 }],
] as const) {
  test(`a new comment of ${who} is sent and stands below at once`, { tag: ['@COMM-09', '@COMM-10', '@COMM-17'] }, async ({ page, app }) => {
    await openFeed({ page, app }, who);
    const card = await findCard(page, cellModel.title);
    await fieldOf(card).fill('Recuerden traer la maqueta.');
    await sendOf(card).click();
    await expect(commentIn(card, 'Recuerden traer la maqueta.')).toBeVisible();
    await expect(card.getByRole('listitem').getByRole('paragraph').last()).toHaveText('Recuerden traer la maqueta.');
    await expect(fieldOf(card)).toHaveValue('');
    await expect(sendOf(card)).toBeDisabled();
    const calls = await app.door.calls(ADD);
    expect(calls.map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: `/api/posts/${cellModel.id}/comment`,
        body: { ...author, message: 'Recuerden traer la maqueta.', commentId: cellModel.id, commentParentId: null },
      },
    ]);
    await expectNoDialog(page);
  });
}

for (const [who, author] of [
  ['docente', { teacherId: MAURICIO }],
  ['coordinadora', { managerId: 1 }],
] as const) {
  test(
    `an answer of ${who} goes under the comment answered`,
    { tag: ['@COMM-10', '@COMM-12', '@COMM-17', '@COMM-18'] },
    async ({ page, app }) => {
      await openFeed({ page, app }, who);
      const card = await findCard(page, cellModel.title);
      await card.getByRole('button', { name: 'Ver todos los comentarios' }).click();
      await commentIn(card, question.text).getByRole('button', { name: 'Responder' }).click();
      await expect(card.getByText('Respondiendo a Sonia Milena Gómez Pacheco')).toBeVisible();
      await expect(fieldOf(card)).toBeFocused();
      await app.look();
      await page.keyboard.type('Con mucho gusto.');
      await sendOf(card).click();
      const paragraphs = card.getByRole('listitem').getByRole('paragraph');
      await expect(paragraphs.nth(3)).toHaveText('Con mucho gusto.');
      await expect(paragraphs.nth(2)).toHaveText(paint.text);
      await expect(card.getByText('Respondiendo a')).toHaveCount(0);
      await expect(fieldOf(card)).toHaveValue('');
      const calls = await app.door.calls(ADD);
      expect(calls.map(({ body }) => body)).toEqual([
        { ...author, message: 'Con mucho gusto.', commentId: cellModel.id, commentParentId: commentIdOf(question.text) },
      ]);
    },
  );
}

test('an answer to a reply goes to the top of its thread', { tag: ['@COMM-13'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'docente');
  const card = cardOf(page, cellModel.title);
  await card.getByRole('button', { name: 'Ver todos los comentarios' }).click();
  await commentIn(card, paint.text).getByRole('button', { name: 'Responder' }).click();
  await expect(card.getByText('Respondiendo a Coordinación')).toBeVisible();
  await fieldOf(card).fill('Gracias por prestarlas.');
  await sendOf(card).click();
  await expect(card.getByRole('listitem').getByRole('paragraph').nth(3)).toHaveText('Gracias por prestarlas.');
  const [call] = await app.door.calls(ADD);
  expect(call?.body).toEqual({
    teacherId: MAURICIO,
    message: 'Gracias por prestarlas.',
    commentId: cellModel.id,
    commentParentId: commentIdOf(question.text),
  });
});

for (const [who, old, parent, author] of [
  ['docente', sewing.text, question.text, { teacherId: MAURICIO }],
  ['coordinadora', lastOfCoordination.text, null, { managerId: 1 }],
] as const) {
  test(`${who} edits an own comment in the field`, { tag: ['@COMM-10', '@COMM-15', '@COMM-17'] }, async ({ page, app }) => {
    await openFeed({ page, app }, who);
    const card = await findCard(page, cellModel.title);
    await card.getByRole('button', { name: 'Ver todos los comentarios' }).click();
    const before = await card.getByRole('listitem').count();
    await commentIn(card, old).getByRole('button', { name: 'Editar' }).click();
    await expect(fieldOf(card)).toHaveValue(old);
    await expect(fieldOf(card)).toBeFocused();
    await fieldOf(card).fill('Así queda mejor dicho.');
    await sendOf(card).click();
    await expect(commentIn(card, 'Así queda mejor dicho.')).toBeVisible();
    await expect(commentIn(card, old)).toHaveCount(0);
    await expect(card.getByRole('listitem')).toHaveCount(before);
    await expect(fieldOf(card)).toHaveValue('');
    await expect(card.getByRole('button', { name: 'Cancelar' })).toHaveCount(0);
    const calls = await app.door.calls(EDIT);
    expect(calls.map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: `/api/posts/${cellModel.id}/editComment`,
        body: {
          ...author,
          message: 'Así queda mejor dicho.',
          commentId: commentIdOf(old),
          commentParentId: parent === null ? null : commentIdOf(parent),
        },
      },
    ]);
    expect(await app.door.calls(ADD)).toEqual([]);
    await page.reload();
    await expect(commentIn(await findCard(page, cellModel.title), old)).toHaveCount(0);
  });
}

test('what is written while more posts are on their way stays', { tag: ['@COMM-17', '@FEED-11'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  await expect(page.getByRole('article')).toHaveCount(3);
  const card = page.getByRole('article').first();
  await app.door.hold(ADMIN_CALL);
  await scrollDown(page);
  await expect.poll(() => offsets(app)).toEqual(['0', '3']);
  await fieldOf(card).fill('Recuerden traer la maqueta.');
  await sendOf(card).click();
  await expect(commentIn(card, 'Recuerden traer la maqueta.')).toBeVisible();
  await app.door.release();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(commentIn(card, 'Recuerden traer la maqueta.')).toBeVisible();
});

test('a comment without replies is deleted without a question', { tag: ['@COMM-16', '@COMM-17'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  const card = await findCard(page, cellModel.title);
  await commentIn(card, lastOfCoordination.text).getByRole('button', { name: 'Eliminar' }).click();
  await expect(commentIn(card, lastOfCoordination.text)).toHaveCount(0);
  await expectNoDialog(page);
  const calls = await app.door.calls(REMOVE);
  expect(calls.map(({ path }) => path)).toEqual([`/api/posts/${cellModel.id}/deleteComment/${commentIdOf(lastOfCoordination.text)}`]);
});

for (const [who, { id, title }, { text, replies }] of [
  ['coordinadora', evaluationSummary, evaluationSummary.comments[1]],
  ['directora', directoraHomework, directoraHomework.comments[1]],
] as const) {
  test(`${who} is asked before a comment goes with its replies`, { tag: ['@COMM-16', '@COMM-17'] }, async ({ page, app }) => {
    await openFeed({ page, app }, who);
    const card = await findCard(page, title);
    const remove = commentIn(card, text).getByRole('button', { name: 'Eliminar' });
    await remove.click();
    const dialog = dialogOf(page, 'Eliminar Comentario');
    await expect(dialog.getByText('¿Estás seguro que deseas eliminar este comentario y sus respuestas?', { exact: true })).toBeVisible();
    await app.look();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expectNoDialog(page);
    await expect(commentIn(card, text)).toBeVisible();
    expect(await app.door.calls(REMOVE)).toEqual([]);

    await remove.click();
    await dialog.getByRole('button', { name: 'Aceptar' }).click();
    await expect(commentIn(card, text)).toHaveCount(0);
    for (const reply of replies) await expect(commentIn(card, reply.text)).toHaveCount(0);
    await expectNoDialog(page);
    const calls = await app.door.calls(REMOVE);
    expect(calls.map(({ path }) => path)).toEqual([`/api/posts/${id}/deleteComment/${commentIdOf(text)}`]);
  });
}

test('Cancelar leaves an answer and empties the field', { tag: ['@COMM-18'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'docente');
  const card = cardOf(page, cellModel.title);
  await commentIn(card, lastOfCoordination.text).getByRole('button', { name: 'Responder' }).click();
  await expect(card.getByText('Respondiendo a Coordinación', { exact: true })).toBeVisible();
  await fieldOf(card).fill('Mejor no');
  await card.getByRole('button', { name: 'Cancelar' }).click();
  await expect(card.getByText('Respondiendo a')).toHaveCount(0);
  await expect(fieldOf(card)).toHaveValue('');
  // The mode is new again: what is sent now answers nobody.
  await fieldOf(card).fill('Para todos');
  await sendOf(card).click();
  await expect(commentIn(card, 'Para todos')).toBeVisible();
  const [call] = await app.door.calls(ADD);
  expect(call?.body).toMatchObject({ commentId: cellModel.id, commentParentId: null });
});

test('Cancelar leaves an edit and empties the field', { tag: ['@COMM-18'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  const card = await findCard(page, cellModel.title);
  await commentIn(card, lastOfCoordination.text).getByRole('button', { name: 'Editar' }).click();
  await expect(fieldOf(card)).toHaveValue(lastOfCoordination.text);
  await card.getByRole('button', { name: 'Cancelar' }).click();
  await expect(fieldOf(card)).toHaveValue('');
  await expect(card.getByRole('button', { name: 'Cancelar' })).toHaveCount(0);
  await expect(commentIn(card, lastOfCoordination.text)).toBeVisible();
  expect(await app.door.calls(EDIT)).toEqual([]);
});
