import type { Locator, Page } from '@playwright/test';
import { acceptFailure, acceptSaved, dialogOf, expectNothingAdded, expectSaved, openEntry } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { ADMIN_FEED, answering, postOf, tallPosts } from '@e2e/support/post-factory';
import { publications } from '@fixtures/publications';
import { ADMIN_CALL, INTRO, cardOf, cardTitles, commentIn, fieldOf, offsets, openFeed, scrollDown, sendOf, toBottom } from './feed-page';
import { newNotice } from './notice-form';
import { acceptSavedPost, publishOf, saveEditOf, titleOf } from './publication-save';

const FAR = 'Publicación 5';
const optionsOf = (card: Locator): Locator => card.getByRole('button', { name: 'Opciones' });

const pages = () => [tallPosts(1, 2, 3), tallPosts(4, 5, 6)];

/** Opens the edit of a publication that lies far down the list. */
async function openFarEdit(page: Page): Promise<void> {
  await expect(page.getByRole('article')).toHaveCount(3);
  await scrollDown(page);
  await expect(page.getByRole('article')).toHaveCount(6);
  const card = cardOf(page, FAR);
  await optionsOf(card).click();
  await card.getByRole('menuitem', { name: 'Editar' }).click();
}

async function expectThere(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Publicaciones');
  await expect(optionsOf(cardOf(page, title))).toBeFocused();
  await expect(cardOf(page, title).getByRole('heading', { name: title })).toBeInViewport();
}

for (const [name, leave] of [
  ["'Cancelar'", (page: Page) => page.getByRole('button', { name: 'Cancelar', exact: true }).click()],
  ['Back', (page: Page) => page.goBack()],
] as const) {
  test(`${name} leads from an edit back to its publication, and asks for nothing`, { tag: ['@POST-06:edit'] }, async ({ page, app }) => {
    const edited = tallPosts(5);
    await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, ...pages(), edited) });
    await openFarEdit(page);
    await expect(titleOf(page)).toHaveValue(FAR);
    const before = await offsets(app);
    await leave(page);
    await expectThere(page, FAR);
    expect(await cardTitles(page)).toHaveLength(6);
    expect(await offsets(app)).toEqual(before);
    await app.checkA11y();
    // The list goes on from there.
    await scrollDown(page);
    await expect.poll(async () => (await offsets(app)).at(-1)).toBe('6');
  });
}

test(
  'a saved edit leads back to its publication, and the list is loaded again from its beginning',
  { tag: ['@POST-36:edit', '@SHAR-26:publication'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    const editable = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Opciones' }) });
    await expect(async () => {
      await scrollDown(page);
      expect(await page.getByRole('article').count()).toBeGreaterThan(8);
    }).toPass();
    const title = (await editable.last().getByRole('heading', { level: 2 }).textContent()) ?? '';
    const count = (await cardTitles(page)).length;
    await optionsOf(cardOf(page, title)).click();
    await cardOf(page, title).getByRole('menuitem', { name: 'Editar' }).click();
    await titleOf(page).fill('Con otro título');
    const before = (await offsets(app)).length;
    await saveEditOf(page).click();
    await acceptSaved(page);
    await expectThere(page, 'Con otro título');
    await expectNothingAdded(page);
    await expect(cardOf(page, title)).toHaveCount(0);
    await expect.poll(async () => (await offsets(app)).slice(before)[0]).toBe('0');
    await expect(page.getByText('Cargando publicaciones…')).toHaveCount(0);
    expect((await cardTitles(page)).length).toBeGreaterThanOrEqual(count);
    await expect(optionsOf(cardOf(page, 'Con otro título'))).toBeFocused();
  },
);

/** Edits and saves a publication of two pages; the list stands under the message. */
async function saveEdit(page: Page): Promise<void> {
  await expect(page.getByRole('article')).toHaveCount(3);
  await scrollDown(page);
  await expect(page.getByRole('article')).toHaveCount(6);
  const own = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Opciones' }) });
  await optionsOf(own.last()).click();
  await own.last().getByRole('menuitem', { name: 'Editar' }).click();
  await titleOf(page).fill('Con otro título');
  await saveEditOf(page).click();
  await expectSaved(page);
}

test(
  'what is commented while the list is loaded again after an edit stays',
  { tag: ['@COMM-17:new', '@POST-36:edit'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    await saveEdit(page);
    const before = await offsets(app);
    // Of the two pages the second one.
    await app.control.fault({ method: 'GET', path: ADMIN_FEED, kind: 'slow', ms: 60_000, after: 1, times: 1 });
    await acceptSaved(page);
    await expect.poll(() => offsets(app)).toEqual([...before, '0', '3']);
    const card = page.getByRole('article').first();
    await fieldOf(card).fill('Recuerden traer la maqueta.');
    await sendOf(card).click();
    await expect(commentIn(card, 'Recuerden traer la maqueta.')).toBeVisible();
    await app.control.release();
    await expect(cardOf(page, 'Con otro título')).toBeVisible();
    await expect(page.getByText('Cargando publicaciones…')).toHaveCount(0);
    await expect(commentIn(card, 'Recuerden traer la maqueta.')).toBeVisible();
  },
);

test('who reaches the bottom while the list is loaded again gets the next page', { tag: ['@FEED-11:admin'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  await saveEdit(page);
  const before = await offsets(app);
  await app.control.hold(ADMIN_CALL);
  await acceptSaved(page);
  await expect.poll(async () => (await offsets(app)).length).toBe(before.length + 1);
  await scrollDown(page);
  await expect.poll(() => toBottom(page)).toBeLessThan(2);
  await app.control.release();
  await expect.poll(() => offsets(app)).toEqual([...before, '0', '3', '6']);
});

test(
  'a list that was read to its end and then not again is asked for again by its button',
  { tag: ['@FEED-20:again', '@POST-36:edit'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'coordinadora');
    await newNotice(page);
    await publishOf(page).click();
    await acceptSavedPost(page);
    const card = cardOf(page, 'Aviso');
    await expect(card).toBeVisible();
    const read = (await offsets(app)).length;
    await app.control.fault(...answering(ADMIN_FEED));
    // All of it fits: no scroll asks again.
    await page.setViewportSize({ width: 1280, height: 6000 });
    await expect.poll(async () => (await offsets(app)).length).toBe(read + 1);
    await app.control.fault();
    await optionsOf(card).click();
    await card.getByRole('menuitem', { name: 'Editar' }).click();
    await titleOf(page).fill('Con otro título');
    await saveEditOf(page).click();
    await expectSaved(page);
    const before = (await offsets(app)).length;
    await app.control.fault({ method: 'GET', path: ADMIN_FEED, kind: 'status', status: 500, times: 1 });
    await acceptSaved(page);
    await acceptFailure(page, 'Ha ocurrido un error inesperado');
    const again = page.getByRole('button', { name: 'Reintentar' });
    await again.click();
    await expect(again).toHaveCount(0);
    await expect.poll(async () => (await offsets(app)).slice(before, before + 3)).toEqual(['0', '0', '3']);
  },
);

test('who goes elsewhere from an edit finds the list from its top', { tag: ['@FEED-03'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, ...pages(), tallPosts(5)) });
  await openFarEdit(page);
  await expect(titleOf(page)).toHaveValue(FAR);
  await openEntry(page, 'Institución');
  await app.control.fault(...answering(ADMIN_FEED, ...pages()));
  await openEntry(page, 'Publicaciones');
  await expect(page.getByRole('article')).toHaveCount(3);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect((await offsets(app)).at(-1)).toBe('0');
});

test('an empty list offers to publish, once', { tag: ['@FEED-18:admin', '@POST-01'] }, async ({ page, app }) => {
  // One that is there to be deleted.
  const post = postOf({ id: publications.evaluationSummary.id, title: 'Única' });
  await openFeed({ page, app }, 'coordinadora', { faults: answering(ADMIN_FEED, [post]) });
  const create = page.getByRole('button', { name: 'Crear Publicación', exact: true });
  await expect(create).toHaveCount(1);
  await optionsOf(cardOf(page, 'Única')).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await dialogOf(page, 'Eliminar Publicación').getByRole('button', { name: 'Aceptar' }).click();
  await expect(page.getByText(INTRO)).toBeVisible();
  await expect(create).toHaveCount(1);
  await app.checkA11y();
  await create.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crear Publicación');
  await expect(create).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await expect(create).toHaveCount(1);
});
