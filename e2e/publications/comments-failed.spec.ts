import type { Page } from '@playwright/test';
import { dialogOf, expectNoDialog } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import { cardOf, commentIn, fieldOf, findCard, openFeed, sendOf } from './feed-page';

const { cellModel, evaluationSummary } = publications;
const own = cellModel.comments[3].text;

async function expectNoMessage(page: Page): Promise<void> {
  await expectNoDialog(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Ha ocurrido un error inesperado')).toHaveCount(0);
  await expect(page.getByText('No response from server')).toHaveCount(0);
}

for (const fault of [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 409, message: 'Comentario repetido' },
  { kind: 'network' },
  { kind: 'malformed' },
] as const) {
  const name = 'status' in fault ? `status ${fault.status}` : fault.kind;
  test(`a comment that is not sent (${name}) stays in the field without a message`, { tag: ['@COMM-19'] }, async ({ page, app }) => {
    await openFeed({ page, app }, 'docente');
    const card = cardOf(page, cellModel.title);
    await expect(card).toBeVisible();
    const before = await card.getByRole('listitem').getByRole('paragraph').allTextContents();
    await app.door.fault({ method: 'PUT', path: '/api/posts/{id}/comment', ...fault });
    await fieldOf(card).fill('No se debe perder');
    await sendOf(card).click();
    await expect.poll(async () => (await app.door.calls('PUT /api/posts/{id}/comment')).length).toBeGreaterThan(0);
    await expect(sendOf(card)).toBeEnabled();
    await expect(fieldOf(card)).toHaveValue('No se debe perder');
    await expect(card.getByRole('listitem').getByRole('paragraph')).toHaveText(before);
    await expectNoMessage(page);
    await app.door.fault();
    await sendOf(card).click();
    await expect(commentIn(card, 'No se debe perder')).toHaveCount(1);
  });
}

test('an answer that is not sent stays an answer', { tag: ['@COMM-19'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'docente');
  const card = cardOf(page, cellModel.title);
  await app.door.fault({ method: 'PUT', path: '/api/posts/{id}/comment', kind: 'status', status: 503 });
  await commentIn(card, own).getByRole('button', { name: 'Responder' }).click();
  await fieldOf(card).fill('Gracias');
  await sendOf(card).click();
  await expect.poll(async () => (await app.door.calls('PUT /api/posts/{id}/comment')).length).toBe(1);
  await expect(sendOf(card)).toBeEnabled();
  await expect(card.getByText('Respondiendo a Coordinación')).toBeVisible();
  await expect(fieldOf(card)).toHaveValue('Gracias');
  await expectNoMessage(page);
});

test('an edit that fails keeps the text, the mode and the comment', { tag: ['@COMM-19'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  const card = await findCard(page, cellModel.title);
  await app.door.fault({ method: 'PUT', path: '/api/posts/{id}/editComment', kind: 'status', status: 500 });
  await commentIn(card, own).getByRole('button', { name: 'Editar' }).click();
  await fieldOf(card).fill('Corregido');
  await sendOf(card).click();
  await expect.poll(async () => (await app.door.calls('PUT /api/posts/{id}/editComment')).length).toBe(1);
  await expect(sendOf(card)).toBeEnabled();
  await expect(fieldOf(card)).toHaveValue('Corregido');
  await expect(card.getByRole('button', { name: 'Cancelar' })).toBeVisible();
  await expect(commentIn(card, own)).toBeVisible();
  await expectNoMessage(page);
});

test('a deletion that fails leaves the comment without a message', { tag: ['@COMM-19'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  const card = await findCard(page, cellModel.title);
  await app.door.fault({ method: 'DELETE', path: '/api/posts/{postId}/deleteComment/{commentId}', kind: 'status', status: 500 });
  const remove = commentIn(card, own).getByRole('button', { name: 'Eliminar' });
  await remove.click();
  await expect.poll(async () => (await app.door.calls('DELETE /api/posts/{postId}/deleteComment/{commentId}')).length).toBe(1);
  await expect(remove).toBeEnabled();
  await expect(commentIn(card, own)).toBeVisible();
  await expectNoMessage(page);
});

test('a deletion that was asked about and fails leaves comment and replies', { tag: ['@COMM-19'] }, async ({ page, app }) => {
  const [, { text, replies }] = evaluationSummary.comments;
  await openFeed({ page, app }, 'coordinadora');
  const card = await findCard(page, evaluationSummary.title);
  await app.door.fault({ method: 'DELETE', path: '/api/posts/{postId}/deleteComment/{commentId}', kind: 'status', status: 404 });
  await commentIn(card, text).getByRole('button', { name: 'Eliminar' }).click();
  await dialogOf(page, 'Eliminar Comentario').getByRole('button', { name: 'Aceptar' }).click();
  await expectNoMessage(page);
  await expect(commentIn(card, text)).toBeVisible();
  await expect(commentIn(card, replies[0].text)).toBeVisible();
});
