/** Creations whose answer is lost, though the server stored the record (SAFE-23). */
import type { Page } from '@playwright/test';
import { cardOf, fieldOf, openFeed, sendOf } from '@e2e/publications/feed-page';
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
import { RECOVERED, acceptFailure, acceptSaved, buttonOf, dialogOf, expectNoDialog, untilDrawn, type Visit } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import type { Fault } from '@mocks/control/demo-state';
import { ASK, COMMENT, LIST, LOST_COMMENT, MAYBE, NO_ANSWER, expectAsked } from './lost-answer';

/** The handler runs, and its answer is lost. */
const LOST_POST = { method: 'PUT', path: '/api/posts', kind: 'network', stored: true, times: 1 } as const;
const UNSTORED = { ...LOST_POST, stored: false } as const;

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

test('an answer that is given up after 30 s is lost, too', { tag: ['@SAFE-23:timeout', '@connection'] }, async ({ page, app }) => {
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
  { tag: ['@SAFE-23:cancelled', '@connection'] },
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
