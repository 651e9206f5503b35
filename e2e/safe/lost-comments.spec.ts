/** Comments whose answer is lost, though the server stored them (SAFE-23). */
import { cardOf, commentIn, fieldOf, openFeed, sendOf } from '@e2e/publications/feed-page';
import { askDirectly } from '@e2e/support/direct-call';
import { commentOf, type postOf } from '@e2e/support/post-factory';
import { anyDialog, buttonOf, expectNoDialog, untilDrawn } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import { ASK, COMMENT, LIST, LOST_COMMENT, MAYBE, expectAsked } from './lost-answer';

const { cellModel } = publications;

test(
  'a comment and a reply that were stored without an answer are asked about; a line says that they may be',
  { tag: ['@SAFE-23:comment', '@SAFE-23:reply', '@wire'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'docente');
    const card = cardOf(page, cellModel.title);
    const status = card.getByRole('status').filter({ hasText: MAYBE });
    for (const words of ['Llevar material', 'Claro que sí']) {
      if (words === 'Claro que sí') {
        await commentIn(card, cellModel.comments[3].text).getByRole('button', { name: 'Responder' }).click();
      }
      await fieldOf(card).fill(words);
      await app.control.fault(LOST_COMMENT);
      await sendOf(card).click();
      await expect(status).toBeVisible();
      await expectNoDialog(page);
      await expect(fieldOf(card)).toHaveValue(words);
      // It shows already, so that one can see that it is there.
      await expect(commentIn(card, words)).toHaveCount(1);
      const { length: before } = await app.control.calls(COMMENT);
      await sendOf(card).click();
      await expectAsked(page);
      await app.checkA11y();
      await buttonOf(page, ASK, 'No repetir').click();
      await expect(commentIn(card, words)).toHaveCount(1);
      await expect(fieldOf(card)).toHaveValue('');
      await expect(status).toHaveCount(0);
      expect(await app.control.calls(COMMENT)).toHaveLength(before);
    }
    await page.reload();
    await expect(commentIn(cardOf(page, cellModel.title), 'Llevar material')).toHaveCount(1);
  },
);

test(
  "a comment is repeated by 'Guardar otro', and without a question when the post cannot be read",
  { tag: ['@SAFE-23:anotherComment', '@SAFE-23:unreadComment'] },
  async ({ page, app, host }) => {
    await openFeed({ page, app }, 'coordinadora');
    const card = page.getByRole('article').first();
    const send = async (words: string, stored = true) => {
      await fieldOf(card).fill(words);
      await app.control.fault({ ...LOST_COMMENT, stored });
      await sendOf(card).click();
      await expect(card.getByText(MAYBE)).toBeVisible();
    };
    await send('Gracias');
    await sendOf(card).click();
    await buttonOf(page, ASK, 'Guardar otro').click();
    await expect(commentIn(card, 'Gracias')).toHaveCount(2);
    await expect(card.getByText(MAYBE)).toHaveCount(0);
    expect(await app.control.calls(COMMENT)).toHaveLength(2);

    // Neither those that were there before nor another person's are what was lost.
    await send('Gracias', false);
    const { answer } = await askDirectly(page, { method: 'GET', url: `${host.apiUrl}/api/posts?limit=3&offset=0&orderBy=date&order=DESC` });
    const { posts } = answer as { posts: ReturnType<typeof postOf>[] };
    posts[0]?.comments.push(commentOf({ commentId: 99_999, message: 'Gracias' }));
    await app.control.fault({ ...LIST, kind: 'answer', body: { posts } });
    await sendOf(card).click();
    await expect.poll(async () => (await app.control.calls(COMMENT)).length).toBe(4);
    await expect(card.getByText(MAYBE)).toHaveCount(0);
    await expect(anyDialog(page)).toHaveCount(0);

    await send('De nada');
    await app.control.fault({ ...LIST, kind: 'status', status: 500 });
    await sendOf(card).click();
    await expect.poll(async () => (await app.control.calls(COMMENT)).length).toBe(6);
    await expect(card.getByText(MAYBE)).toHaveCount(0);
    await expect(anyDialog(page)).toHaveCount(0);
  },
);

test(
  'nothing is said of a lost comment that was seen and taken out of the field',
  { tag: ['@SAFE-23:seenComment'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    const card = page.getByRole('article').first();
    await app.control.fault(LOST_COMMENT);
    await fieldOf(card).fill('Sin respuesta');
    await sendOf(card).click();
    await expect(card.getByText(MAYBE)).toBeVisible();
    await expect(commentIn(card, 'Sin respuesta')).toHaveCount(1);
    await fieldOf(card).fill('');
    await page.reload();
    await fieldOf(card).fill('Otra cosa');
    await expect(sendOf(card)).toBeEnabled();
    await untilDrawn(page);
    expect(await card.getByText(MAYBE).count()).toBe(0);
  },
);

test('what is commented while the post is read for a lost comment stays', { tag: ['@SAFE-23:newerComment'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  const card = page.getByRole('article').first();
  await expect(fieldOf(card)).toBeVisible();
  await app.control.fault(LOST_COMMENT, { ...LIST, kind: 'slow', ms: 60_000, times: 1 });
  await fieldOf(card).fill('Sin respuesta');
  await sendOf(card).click();
  await expect(card.getByText(MAYBE)).toBeVisible();
  await fieldOf(card).fill('Con respuesta');
  await sendOf(card).click();
  await expect(commentIn(card, 'Con respuesta')).toHaveCount(1);
  await expect(commentIn(card, 'Sin respuesta')).toHaveCount(0);
  await app.control.fault();
  await expect(commentIn(card, 'Sin respuesta')).toHaveCount(1);
  await expect(commentIn(card, 'Con respuesta')).toHaveCount(1);
});
