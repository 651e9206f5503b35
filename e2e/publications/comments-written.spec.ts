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

test('without text nothing can be sent', { tag: ['@COMM-08:empty', '@COMM-08:blank', '@COMM-08:edit'] }, async ({ page, app }) => {
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
  expect(await app.control.calls(ADD)).toEqual([]);
  // Nor can an own comment be emptied.
  await card.getByRole('listitem').getByRole('button', { name: 'Editar' }).last().click();
  await expect(sendOf(card)).toBeEnabled();
  await fieldOf(card).fill('  ');
  await expect(sendOf(card)).toBeDisabled();
  await fieldOf(card).press('Enter');
  expect(await app.control.calls(EDIT)).toEqual([]);
});

for (const [who, role, author, reply, answered] of [
  ['docente', 'teacher', { teacherId: MAURICIO }, paint.text, 'Coordinación'],
  ['coordinadora', 'admin', { managerId: 1 }, sewing.text, 'Mauricio Tovar Tovar'],
] as const) {
  test(
    `a new comment of ${who} stands below at once, an answer under the comment answered, or at the top of its thread`,
    {
      tag: [
        '@COMM-09',
        `@COMM-10:${role}-new`,
        `@COMM-10:${role}-reply`,
        '@COMM-12',
        '@COMM-13',
        '@COMM-17:new',
        '@COMM-17:reply',
        '@COMM-17:emptied',
        '@COMM-17:mode',
        '@COMM-18:named',
      ],
    },
    async ({ page, app }) => {
      await openFeed({ page, app }, who);
      const card = await findCard(page, cellModel.title);
      const paragraphs = card.getByRole('listitem').getByRole('paragraph');
      const expectNew = async () => {
        await expect(card.getByText('Respondiendo a')).toHaveCount(0);
        await expect(card.getByRole('button', { name: 'Cancelar' })).toHaveCount(0);
        await expect(fieldOf(card)).toHaveValue('');
        await expect(sendOf(card)).toBeDisabled();
      };
      await fieldOf(card).fill('Recuerden traer la maqueta.');
      await sendOf(card).click();
      await expect(paragraphs.last()).toHaveText('Recuerden traer la maqueta.');
      await expectNew();
      await expectNoDialog(page);

      await card.getByRole('button', { name: 'Ver todos los comentarios' }).click();
      await commentIn(card, question.text).getByRole('button', { name: 'Responder' }).click();
      await expect(card.getByText('Respondiendo a Sonia Milena Gómez Pacheco', { exact: true })).toBeVisible();
      await expect(fieldOf(card)).toBeFocused();
      await app.checkA11y();
      await page.keyboard.type('Con mucho gusto.');
      await sendOf(card).click();
      await expect(paragraphs.nth(3)).toHaveText('Con mucho gusto.');
      await expect(paragraphs.nth(2)).toHaveText(paint.text);
      await expectNew();

      await commentIn(card, reply).getByRole('button', { name: 'Responder' }).click();
      await expect(card.getByText(`Respondiendo a ${answered}`, { exact: true })).toBeVisible();
      await fieldOf(card).fill('Gracias por prestarlas.');
      await sendOf(card).click();
      await expect(paragraphs.nth(4)).toHaveText('Gracias por prestarlas.');
      await expectNew();

      const sent = { ...author, commentId: cellModel.id };
      const commentParentId = commentIdOf(question.text);
      const calls = await app.control.calls(ADD);
      expect(calls.map(({ path, body }) => ({ path, body }))).toEqual(
        [
          { ...sent, message: 'Recuerden traer la maqueta.', commentParentId: null },
          { ...sent, message: 'Con mucho gusto.', commentParentId },
          { ...sent, message: 'Gracias por prestarlas.', commentParentId },
        ].map((body) => ({ path: `/api/posts/${cellModel.id}/comment`, body })),
      );
    },
  );
}

for (const [who, role, kind, old, parent, author] of [
  ['docente', 'teacher', 'reply', sewing.text, question.text, { teacherId: MAURICIO }],
  ['coordinadora', 'admin', 'top-level', lastOfCoordination.text, null, { managerId: 1 }],
] as const) {
  test(
    `${who} edits an own comment in the field`,
    { tag: [`@COMM-10:${role}-edit`, `@COMM-15:${kind}`, '@COMM-17:edit'] },
    async ({ page, app }) => {
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
      const calls = await app.control.calls(EDIT);
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
      expect(await app.control.calls(ADD)).toEqual([]);
      await page.reload();
      await expect(commentIn(await findCard(page, cellModel.title), old)).toHaveCount(0);
    },
  );
}

test(
  'an answer begun while a comment is on its way waits for it, and is sent then',
  { tag: ['@SHAR-10:comment', '@COMM-12'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    const card = await findCard(page, cellModel.title);
    await app.control.hold(ADD);
    await fieldOf(card).fill('Recuerden traer la maqueta.');
    await sendOf(card).click();
    await expect(fieldOf(card)).toHaveValue('');
    await card.getByRole('button', { name: 'Responder' }).first().click();
    await fieldOf(card).fill('Con mucho gusto.');
    await expect(sendOf(card)).toBeDisabled();
    await app.control.release();
    await expect(commentIn(card, 'Recuerden traer la maqueta.')).toBeVisible();
    await expect(fieldOf(card)).toHaveValue('Con mucho gusto.');
    await sendOf(card).click();
    const sent = async () => (await app.control.calls(ADD)).map(({ body }) => body as { message: string; commentParentId: number | null });
    await expect
      .poll(async () => (await sent()).map(({ message, commentParentId }) => [message, commentParentId === null]))
      .toEqual([
        ['Recuerden traer la maqueta.', true],
        ['Con mucho gusto.', false],
      ]);
  },
);

test('what is written while more posts are on their way stays', { tag: ['@COMM-17:new', '@FEED-11'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  await expect(page.getByRole('article')).toHaveCount(3);
  const card = page.getByRole('article').first();
  await app.control.hold(ADMIN_CALL);
  await scrollDown(page);
  await expect.poll(() => offsets(app)).toEqual(['0', '3']);
  await fieldOf(card).fill('Recuerden traer la maqueta.');
  await sendOf(card).click();
  await expect(commentIn(card, 'Recuerden traer la maqueta.')).toBeVisible();
  await app.control.release();
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(commentIn(card, 'Recuerden traer la maqueta.')).toBeVisible();
});

test(
  'a comment that is answered while another list loads for the first time stands in that list, too',
  { tag: ['@COMM-17:firstLoad'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    const card = cardOf(page, cellModel.title);
    await fieldOf(card).fill('Recuerden traer la maqueta.');
    // Stored after the list is read, and answered before it.
    await app.control.set({ latency: [8000, 8000] });
    await sendOf(card).click();
    const statusOf = async (call: string) => (await app.control.calls(call)).at(-1)?.status;
    await expect.poll(async () => (await app.control.calls(ADD)).length).toBe(1);
    await app.control.set({ latency: [0, 0] });
    const before = (await offsets(app)).length;
    await app.control.hold(ADMIN_CALL);
    await page.getByLabel('Profesor').selectOption('Mauricio Tovar Tovar');
    await expect.poll(async () => (await offsets(app)).length).toBe(before + 1);
    expect(await statusOf(ADD)).not.toBe(200);
    await expect.poll(() => statusOf(ADD)).toBe(200);
    await app.control.release();
    await expect(commentIn(card, 'Recuerden traer la maqueta.')).toBeVisible();
  },
);

test(
  'a comment without replies and a reply are deleted without a question',
  { tag: ['@wire', '@COMM-16:without-replies', '@COMM-16:reply', '@COMM-17:delete', '@SAFE-18', '@API-029:ok', '@API-030:ok'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    const card = await findCard(page, cellModel.title);
    await card.getByRole('button', { name: 'Ver todos los comentarios' }).click();
    await commentIn(card, lastOfCoordination.text).getByRole('button', { name: 'Editar' }).click();
    await fieldOf(card).fill('Queda abierto los jueves.');
    await sendOf(card).click();
    await expect(commentIn(card, 'Queda abierto los jueves.')).toBeVisible();
    for (const [text, id] of [
      ['Queda abierto los jueves.', commentIdOf(lastOfCoordination.text)],
      [paint.text, commentIdOf(paint.text)],
    ] as const) {
      const { length: before } = await app.control.calls(REMOVE);
      await commentIn(card, text).getByRole('button', { name: 'Eliminar' }).press('Enter');
      await expect(commentIn(card, text)).toHaveCount(0);
      await expectNoDialog(page);
      await expect(fieldOf(card)).toBeFocused();
      const calls = (await app.control.calls(REMOVE)).slice(before);
      expect(calls.map(({ path, status }) => ({ path, status }))).toEqual([
        { path: `/api/posts/${cellModel.id}/deleteComment/${id}`, status: 204 },
      ]);
    }
    // What it answered stays, and its other answer.
    for (const text of [question.text, sewing.text]) await expect(commentIn(card, text)).toBeVisible();
    await page.reload();
    const again = await findCard(page, cellModel.title);
    await again.getByRole('button', { name: 'Ver todos los comentarios' }).click();
    await expect(commentIn(again, sewing.text)).toBeVisible();
    await expect(commentIn(again, paint.text)).toHaveCount(0);
  },
);

for (const [who, { id, title }, { text, replies }] of [
  ['coordinadora', evaluationSummary, evaluationSummary.comments[1]],
  ['directora', directoraHomework, directoraHomework.comments[1]],
] as const) {
  test(
    `${who} is asked before a comment goes with its replies`,
    { tag: ['@COMM-16:with-replies', '@COMM-17:delete-with-replies'] },
    async ({ page, app }) => {
      await openFeed({ page, app }, who);
      const card = await findCard(page, title);
      const remove = commentIn(card, text).getByRole('button', { name: 'Eliminar' });
      await remove.click();
      const dialog = dialogOf(page, 'Eliminar Comentario');
      await expect(dialog.getByText('¿Estás seguro que deseas eliminar este comentario y sus respuestas?', { exact: true })).toBeVisible();
      await app.checkA11y();
      await dialog.getByRole('button', { name: 'Cancelar' }).click();
      await expectNoDialog(page);
      await expect(commentIn(card, text)).toBeVisible();
      expect(await app.control.calls(REMOVE)).toEqual([]);

      await remove.click();
      await dialog.getByRole('button', { name: 'Aceptar' }).click();
      await expect(commentIn(card, text)).toHaveCount(0);
      for (const reply of replies) await expect(commentIn(card, reply.text)).toHaveCount(0);
      await expectNoDialog(page);
      const calls = await app.control.calls(REMOVE);
      expect(calls.map(({ path }) => path)).toEqual([`/api/posts/${id}/deleteComment/${commentIdOf(text)}`]);
    },
  );
}
