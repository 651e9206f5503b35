/** Creations whose answer is lost, though the server stored the record (SAFE-23). */
import type { Page } from '@playwright/test';
import { cardOf, commentIn, fieldOf, openFeed, sendOf } from '@e2e/publications/feed-page';
import { newNotice } from '@e2e/publications/notice-form';
import {
  REMIND,
  SAVE,
  acceptSavedPost,
  addReminderOf,
  chooseType,
  fillEvent,
  publishOf,
  reminderBodies,
  titleOf,
} from '@e2e/publications/publication-save';
import { askDirectly } from '@e2e/support/direct-call';
import { commentOf, type postOf } from '@e2e/support/post-factory';
import {
  RECOVERED,
  acceptFailure,
  acceptSaved,
  anyDialog,
  buttonOf,
  dialogOf,
  expectNoDialog,
  untilDrawn,
  type Visit,
} from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import type { Fault } from '@mocks/control/demo-state';

const NO_ANSWER = 'No response from server';
const MAYBE = 'Es posible que sí se haya guardado. Revisa antes de repetir.';
const ASK = 'Revisa antes de repetir';
const TWICE = 'Ya existe uno igual, creado hace un momento. ¿Quieres guardar otro?';
const LIST = { method: 'GET', path: '/api/posts' } as const;
/** The handler runs, and its answer is lost. */
const LOST_POST = { method: 'PUT', path: '/api/posts', kind: 'network', stored: true, times: 1 } as const;
const UNSTORED = { ...LOST_POST, stored: false } as const;
const COMMENT = 'PUT /api/posts/{id}/comment';
const LOST_COMMENT = { method: 'PUT', path: '/api/posts/{id}/comment', kind: 'network', stored: true, times: 1 } as const;

const { cellModel } = publications;

async function expectAsked(page: Page): Promise<void> {
  await expect(dialogOf(page, ASK)).toContainText(TWICE);
}

/** The modal says that the answer is missing, and what that may mean. */
async function acceptLoss(page: Page): Promise<void> {
  await expect(dialogOf(page, 'Atención')).toContainText(MAYBE);
  await acceptFailure(page, NO_ANSWER);
}

/** Presses 'Publicar', and has no answer to it. */
async function publishInVain({ page, app }: Visit, fault: Fault = LOST_POST): Promise<void> {
  await app.control.fault(fault);
  await publishOf(page).click();
  await acceptLoss(page);
}

/** Presses 'Publicar', and nothing is asked. */
async function publishAgain(page: Page): Promise<void> {
  await publishOf(page).click();
  await acceptSavedPost(page);
}

test(
  "a publication that was stored without an answer is asked about, and 'No repetir' counts as saved",
  { tag: ['@SAFE-23:network', '@wire'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    await newNotice(page);
    await publishInVain({ page, app });
    await expect(titleOf(page)).toHaveValue('Aviso');
    await publishOf(page).click();
    await expectAsked(page);
    await app.checkA11y();
    expect(await app.control.calls(SAVE)).toHaveLength(1);
    await buttonOf(page, ASK, 'No repetir').click();
    await acceptSavedPost(page);
    await expect(cardOf(page, 'Aviso')).toHaveCount(1);
    expect(await app.control.calls(SAVE)).toHaveLength(1);
    await newNotice(page);
    await expect(page.getByText('Recuperamos')).toHaveCount(0);
    // The next one is no repetition.
    await publishAgain(page);
    await expect(cardOf(page, 'Aviso')).toHaveCount(2);
  },
);

test('an answer that is given up after 30 s is lost, too', { tag: ['@SAFE-23:timeout'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'directora');
  await chooseType(page, 'Comunicados');
  await titleOf(page).fill('Reunión');
  await page.getByRole('button', { name: 'Elegir cursos' }).click();
  await page.getByRole('checkbox', { name: 'Sexto A', exact: true }).check();
  await app.control.fault({ ...LOST_POST, kind: 'hang' });
  await publishOf(page).click();
  await expect.poll(async () => (await app.control.calls(SAVE)).length).toBe(1);
  await page.clock.fastForward('00:31');
  await acceptLoss(page);
  await publishOf(page).click();
  await expectAsked(page);
  await buttonOf(page, ASK, 'No repetir').click();
  await acceptSavedPost(page);
  await expect(cardOf(page, 'Reunión')).toHaveCount(1);
});

test('an event that is not repeated gets its reminders', { tag: ['@SAFE-23:event'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  await chooseType(page, 'Evento Escolar');
  await fillEvent(page, 'Feria de la ciencia');
  await addReminderOf(page).click();
  await publishInVain({ page, app });
  expect(await app.control.calls(REMIND)).toHaveLength(0);
  await publishOf(page).click();
  await buttonOf(page, ASK, 'No repetir').click();
  await acceptSavedPost(page);
  expect(await reminderBodies(app)).toMatchObject([{ eventStartDate: '2026-07-17 08:00:00', reminderTimes: [{ unit: 'DAYS' }] }]);
  await expect(cardOf(page, 'Feria de la ciencia')).toHaveCount(1);
});

test(
  "'Guardar otro' publishes it again; a session that ends before the answer keeps what was typed",
  { tag: ['@SAFE-23:another', '@SAFE-03:publication'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    await newNotice(page);
    await publishInVain({ page, app });
    await publishOf(page).click();
    await expectAsked(page);
    await page.clock.fastForward('16:00');
    await app.signIn('coordinadora');
    await page.getByRole('link', { name: 'Volver a Comunicados' }).click();
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await expect(titleOf(page)).toHaveValue('Aviso');
    await app.control.fault(LOST_POST);
    for (const end of [acceptLoss, acceptSavedPost]) {
      await publishOf(page).click();
      await buttonOf(page, ASK, 'Guardar otro').click();
      await end(page);
    }
    expect(await app.control.calls(SAVE)).toHaveLength(3);
    await expect(cardOf(page, 'Aviso')).toHaveCount(3);
  },
);

test('one of the same content that the list already showed is no repetition', { tag: ['@SAFE-23:older'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  await newNotice(page);
  await publishAgain(page);
  await expect(cardOf(page, 'Aviso')).toHaveCount(1);
  await newNotice(page);
  // Not stored this time.
  await publishInVain({ page, app }, UNSTORED);
  await publishAgain(page);
  await expect(cardOf(page, 'Aviso')).toHaveCount(2);
});

test(
  'a list that cannot be read stops nothing, and one that was never read makes any equal post a repetition',
  { tag: ['@SAFE-23:unread'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    await newNotice(page);
    await publishAgain(page);
    await expect(cardOf(page, 'Aviso')).toHaveCount(1);

    await newNotice(page);
    await publishInVain({ page, app });
    await app.control.fault({ ...LIST, kind: 'status', status: 500, times: 1 });
    await publishAgain(page);
    expect(await app.control.calls(SAVE)).toHaveLength(3);
    await expect(cardOf(page, 'Aviso')).toHaveCount(3);

    // The feed fails: nothing of it was read before the press.
    await app.control.fault({ ...LIST, kind: 'status', status: 500 });
    await page.reload();
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    await newNotice(page);
    await publishInVain({ page, app }, UNSTORED);
    await publishOf(page).click();
    await expectAsked(page);
    await page.keyboard.press('Escape');
    await acceptSavedPost(page);
    expect(await app.control.calls(SAVE)).toHaveLength(4);
  },
);

test(
  'what was not stored, or reads otherwise by now, is sent without a question',
  { tag: ['@SAFE-23:absent', '@SAFE-23:otherContent'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    await newNotice(page);
    await publishInVain({ page, app }, UNSTORED);
    await publishAgain(page);
    await expect(cardOf(page, 'Aviso')).toHaveCount(1);

    await newNotice(page);
    await publishInVain({ page, app });
    await titleOf(page).fill('Aviso corregido');
    await publishAgain(page);
    expect(await app.control.calls(SAVE)).toHaveLength(4);
    await expect(cardOf(page, 'Aviso corregido')).toHaveCount(1);
  },
);

test(
  'the list shows what was stored without an answer as soon as one goes back to it',
  { tag: ['@SAFE-23:feed'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    await newNotice(page);
    await publishInVain({ page, app });
    await page.goBack();
    await page.goBack();
    await expect(cardOf(page, 'Aviso')).toHaveCount(1);
  },
);

test(
  'who is back at the list when the answer is lost sees there what was stored, and is asked by the form opened anew',
  { tag: ['@SAFE-23:left'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    await newNotice(page);
    await app.control.fault({ ...LOST_POST, kind: 'hang' });
    await publishOf(page).click();
    await expect.poll(async () => (await app.control.calls(SAVE)).length).toBe(1);
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(cardOf(page, 'Aviso')).toHaveCount(0);
    await page.clock.fastForward('00:31');
    await acceptLoss(page);
    await expect(cardOf(page, 'Aviso')).toHaveCount(1);
    await chooseType(page, 'Comunicados');
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await publishOf(page).click();
    await expectAsked(page);
    await buttonOf(page, ASK, 'No repetir').click();
    await acceptSavedPost(page);
    await expect(cardOf(page, 'Aviso')).toHaveCount(1);
    expect(await app.control.calls(SAVE)).toHaveLength(1);
    // The next one is no repetition.
    await newNotice(page);
    await publishAgain(page);
  },
);

test(
  'a reload does not forget that an answer was lost, and a comment answered meanwhile not that the list is to be read',
  { tag: ['@SAFE-23:reload', '@SAFE-23:feed'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    const card = page.getByRole('article').first();
    await app.control.fault({ ...LOST_COMMENT, kind: 'slow', ms: 60_000 }, LOST_POST);
    await fieldOf(card).fill('Queda anotado');
    await sendOf(card).click();
    await expect.poll(async () => (await app.control.calls(COMMENT)).length).toBe(1);
    await newNotice(page);
    await publishOf(page).click();
    await acceptLoss(page);
    // Now the comment is answered.
    await app.control.fault();
    await expect.poll(async () => (await app.control.calls(COMMENT)).map(({ status }) => status)).toEqual([200]);
    await untilDrawn(page);
    await page.goBack();
    await page.goBack();
    await expect(cardOf(page, 'Aviso')).toHaveCount(1);
    await expect(page.getByRole('listitem').filter({ hasText: 'Queda anotado' })).toHaveCount(1);
    await chooseType(page, 'Comunicados');
    await page.reload();
    await expect(page.getByText(RECOVERED)).toBeVisible();
    await publishOf(page).click();
    await expectAsked(page);
    await buttonOf(page, ASK, 'No repetir').click();
    await acceptSavedPost(page);
    expect(await app.control.calls(SAVE)).toHaveLength(1);
  },
);

test(
  'a sending that was cancelled when all had arrived is asked about, too, and stands in the list; nothing is said of it before',
  { tag: ['@SAFE-23:cancelled'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    await newNotice(page);
    await app.control.fault({ ...LOST_POST, kind: 'hang' });
    await publishOf(page).click();
    await expect.poll(async () => (await app.control.calls(SAVE)).length).toBe(1);
    await page.getByRole('button', { name: 'Cancelar envío' }).click();
    await expect(publishOf(page)).toBeEnabled();
    await expectNoDialog(page);
    await publishOf(page).click();
    await expectAsked(page);
    await buttonOf(page, ASK, 'No repetir').click();
    await acceptSavedPost(page);
    await expect(cardOf(page, 'Aviso')).toHaveCount(1);
    expect(await app.control.calls(SAVE)).toHaveLength(1);
  },
);

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

test('an edit whose answer is lost says nothing of a second one', { tag: ['@SAFE-23:edit'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  await newNotice(page);
  await publishOf(page).click();
  await acceptSaved(page);
  const card = cardOf(page, 'Aviso');
  await card.getByRole('button', { name: 'Opciones' }).click();
  await card.getByRole('menuitem', { name: 'Editar' }).click();
  const save = page.getByRole('button', { name: 'Editar Publicación', exact: true });
  await titleOf(page).fill('Aviso nuevo');
  await app.control.fault(LOST_POST);
  await save.click();
  await expect(dialogOf(page, 'Atención')).toContainText(NO_ANSWER);
  await expect(dialogOf(page, 'Atención')).not.toContainText(MAYBE);
  await buttonOf(page, 'Atención', 'Aceptar').click();
  await save.click();
  await acceptSavedPost(page);
  await expect(cardOf(page, 'Aviso nuevo')).toHaveCount(1);
});
