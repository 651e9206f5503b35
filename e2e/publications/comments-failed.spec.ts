import type { Page } from '@playwright/test';
import { acceptSaved, dialogOf, expectNoDialog } from '@e2e/support/screens';
import { expect, test, type App } from '@e2e/support/test';
import { publications } from '@fixtures/publications';
import type { Fault } from '@mocks/control/demo-state';
import { MAYBE } from '@e2e/safe/lost-answer';
import { cardOf, commentIn, fieldOf, findCard, openFeed, sendOf } from './feed-page';
import { newNotice } from './notice-form';
import { publishOf } from './publication-save';

const { cellModel, evaluationSummary } = publications;
const own = cellModel.comments[3].text;

async function expectNothingSaid(page: Page): Promise<void> {
  // At once: a banner would go by itself.
  expect(await page.getByRole('alert').count()).toBe(0);
  await expectNoDialog(page);
}

const ADD = { method: 'PUT', path: '/api/posts/{id}/comment' } as const;
const EDIT = { method: 'PUT', path: '/api/posts/{id}/editComment' } as const;
const REMOVE = { method: 'DELETE', path: '/api/posts/{postId}/deleteComment/{commentId}' } as const;
const countOf = async ({ control }: App, { method, path }: { method: string; path: string }) =>
  (await control.calls(`${method} ${path}`)).length;

test(
  'a comment or an answer that is not sent stays in the field without a message, until it is sent',
  { tag: ['@COMM-19:status', '@COMM-19:worded', '@COMM-19:network', '@COMM-19:malformed', '@COMM-19:reply'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'docente');
    const card = cardOf(page, cellModel.title);
    await expect(card).toBeVisible();
    const shown = card.getByRole('listitem').getByRole('paragraph');
    const before = await shown.allTextContents();
    const expectFailing = async (name: string, fault: Omit<Fault, 'method' | 'path'>) => {
      const calls = await countOf(app, ADD);
      await app.control.fault({ ...ADD, ...fault });
      await sendOf(card).click();
      await expect.poll(() => countOf(app, ADD), name).toBe(calls + 1);
      await expect(sendOf(card)).toBeEnabled();
      await expect(fieldOf(card)).toHaveValue('No se debe perder');
      await expect(shown).toHaveText(before);
      await expectNothingSaid(page);
    };
    await fieldOf(card).fill('No se debe perder');
    await expectFailing('status', { kind: 'status', status: 500 });
    await expectFailing('worded', { kind: 'status', status: 409, message: 'Comentario repetido' });
    await expectFailing('network', { kind: 'network' });
    await expectFailing('malformed', { kind: 'malformed' });
    await commentIn(card, own).getByRole('button', { name: 'Responder' }).click();
    await expectFailing('answer', { kind: 'status', status: 503 });
    await expect(card.getByText('Respondiendo a Coordinación')).toBeVisible();
    await card.getByRole('button', { name: 'Cancelar' }).click();

    await app.control.fault();
    await fieldOf(card).fill('Por fin');
    await sendOf(card).click();
    await expect(commentIn(card, 'Por fin')).toHaveCount(1);
    await expect(fieldOf(card)).toHaveValue('');
  },
);

test(
  'an edit that fails keeps the text and the mode, a deletion that fails the comment and its replies, without a message',
  { tag: ['@COMM-19:edit', '@COMM-19:delete', '@COMM-19:delete-with-replies'] },
  async ({ page, app }) => {
    const [, { text, replies }] = evaluationSummary.comments;
    await openFeed({ page, app }, 'coordinadora');
    const card = await findCard(page, cellModel.title);
    await app.control.fault({ ...EDIT, kind: 'status', status: 500 }, { ...REMOVE, kind: 'status', status: 500 });
    await commentIn(card, own).getByRole('button', { name: 'Editar' }).click();
    await fieldOf(card).fill('Corregido');
    await sendOf(card).click();
    await expect.poll(() => countOf(app, EDIT)).toBe(1);
    await expect(sendOf(card)).toBeEnabled();
    await expect(fieldOf(card)).toHaveValue('Corregido');
    await expect(card.getByRole('button', { name: 'Cancelar' })).toBeVisible();
    await expect(commentIn(card, own)).toBeVisible();
    await expectNothingSaid(page);

    const remove = commentIn(card, own).getByRole('button', { name: 'Eliminar' });
    await remove.click();
    await expect.poll(() => countOf(app, REMOVE)).toBe(1);
    await expect(remove).toBeEnabled();
    await expect(commentIn(card, own)).toBeVisible();
    await expectNothingSaid(page);

    const asked = await findCard(page, evaluationSummary.title);
    await commentIn(asked, text).getByRole('button', { name: 'Eliminar' }).click();
    await dialogOf(page, 'Eliminar Comentario').getByRole('button', { name: 'Aceptar' }).click();
    await expect.poll(() => countOf(app, REMOVE)).toBe(2);
    await expect(dialogOf(page, 'Eliminar Comentario')).toHaveCount(0);
    await expectNothingSaid(page);
    await expect(commentIn(asked, text)).toBeVisible();
    await expect(commentIn(asked, replies[0].text)).toBeVisible();
  },
);

test(
  'a comment that fails after the list began again stands in the field, with what was typed meanwhile',
  { tag: ['@COMM-19:listAgain', '@POST-36:new'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    const card = cardOf(page, publications.earlyExit.title);
    await app.control.fault({ ...ADD, kind: 'hang', times: 1 });
    await fieldOf(card).fill('En camino');
    await sendOf(card).click();
    await expect.poll(() => countOf(app, ADD)).toBe(1);
    await fieldOf(card).fill('A medio escribir');
    await newNotice(page);
    await publishOf(page).click();
    await acceptSaved(page);
    await expect(cardOf(page, 'Aviso')).toBeVisible();
    await page.clock.fastForward('00:31');
    await expect(fieldOf(card)).toHaveValue('En camino\nA medio escribir');
    await expectNothingSaid(page);
  },
);

test(
  'an answer that fails while one for somebody else is typed waits, and is back in the field after it; what may be stored is still looked for',
  { tag: ['@COMM-19:other', '@SAFE-23:comment'] },
  async ({ page, app }) => {
    const [, , { text: question }] = cellModel.comments;
    await openFeed({ page, app }, 'docente');
    const card = cardOf(page, cellModel.title);
    const pending = card.getByText('Hay un comentario pendiente: vuelve aquí cuando envíes este.');
    await app.control.fault({ ...ADD, kind: 'hang', stored: true, times: 1 });
    await commentIn(card, own).getByRole('button', { name: 'Responder' }).click();
    await fieldOf(card).fill('Gracias, coordinación');
    await sendOf(card).click();
    await expect.poll(() => countOf(app, ADD)).toBe(1);
    await commentIn(card, question).getByRole('button', { name: 'Responder' }).click();
    await fieldOf(card).fill('Con gusto');
    await page.clock.fastForward('00:31');
    await expect(pending).toBeVisible();
    await expect(fieldOf(card)).toHaveValue('Con gusto');
    await expect(card.getByText(MAYBE)).toHaveCount(0);
    await expect(card.getByText(/^Respondiendo a (?!Coordinación)/)).toBeVisible();
    await expectNothingSaid(page);

    await sendOf(card).click();
    await expect(commentIn(card, 'Con gusto')).toHaveCount(1);
    await expect(fieldOf(card)).toHaveValue('Gracias, coordinación');
    await expect(card.getByText('Respondiendo a Coordinación')).toBeVisible();
    await expect(pending).toHaveCount(0);
    await expect(card.getByText(MAYBE)).toBeVisible();
    await sendOf(card).click();
    await dialogOf(page, 'Revisa antes de repetir').getByRole('button', { name: 'No repetir' }).click();
    await expect(fieldOf(card)).toHaveValue('');
    await expect(commentIn(card, 'Gracias, coordinación')).toHaveCount(1);
    expect(await countOf(app, ADD)).toBe(2);
  },
);

test('who empties the field is not told any more that it may be stored', { tag: ['@SAFE-23:emptied'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'docente');
  const card = cardOf(page, cellModel.title);
  await app.control.fault({ ...ADD, kind: 'network', times: 1 });
  await fieldOf(card).fill('Se perdió');
  await sendOf(card).click();
  await expect(card.getByText(MAYBE)).toBeVisible();
  await fieldOf(card).fill('');
  await fieldOf(card).fill('Otra cosa');
  await expect(sendOf(card)).toBeEnabled();
  await expect(card.getByText(MAYBE)).toHaveCount(0);
  // Nor under what follows.
  await sendOf(card).click();
  await expect(commentIn(card, 'Otra cosa')).toHaveCount(1);
  await fieldOf(card).fill('Y otra');
  await expect(sendOf(card)).toBeEnabled();
  await expect(card.getByText(MAYBE)).toHaveCount(0);
});

test(
  'a pending comment can be taken back at once, and what is told of a lost one stays where the next try is refused',
  { tag: ['@COMM-19:other', '@SAFE-23:comment'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'docente');
    const card = cardOf(page, cellModel.title);
    await app.control.fault({ ...ADD, kind: 'hang', times: 1 });
    await commentIn(card, own).getByRole('button', { name: 'Responder' }).click();
    await fieldOf(card).fill('Gracias, coordinación');
    await sendOf(card).click();
    await expect.poll(() => countOf(app, ADD)).toBe(1);
    await fieldOf(card).fill('Para todos');
    await page.clock.fastForward('00:31');
    await card.getByRole('button', { name: 'Recuperarlo' }).click();
    await expect(fieldOf(card)).toHaveValue('Gracias, coordinación');
    await expect(card.getByText('Respondiendo a Coordinación')).toBeVisible();
    await card.getByRole('button', { name: 'Recuperarlo' }).click();
    await expect(fieldOf(card)).toHaveValue('Para todos');
    await fieldOf(card).fill('');
    await card.getByRole('button', { name: 'Recuperarlo' }).click();
    await expect(card.getByText('Hay un comentario pendiente')).toHaveCount(0);
    await expect(card.getByText(MAYBE)).toBeVisible();
    await app.control.fault({ ...ADD, kind: 'status', status: 500 });
    await sendOf(card).click();
    await expect.poll(() => countOf(app, ADD)).toBe(2);
    await expect(sendOf(card)).toBeEnabled();
    await expect(card.getByText(MAYBE)).toBeVisible();
  },
);
