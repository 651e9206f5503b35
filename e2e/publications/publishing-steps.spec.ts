import type { Page } from '@playwright/test';
import { RECOVERED, expectNoDialog, goWithin, nextResize, openEntry, keptInTab } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { TEACHER_CALL, findCard, offsets, openFeed, scrollDown } from './feed-page';
import {
  EVENT,
  HOMEWORK,
  INSTITUTIONAL,
  NOTICE,
  cancelOf,
  createOf,
  expectHeading,
  openForm,
  openType,
  publishOf,
  titleOf,
  typeOf,
} from './publishing';

const typesIn = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('button');

test(
  'a Teacher chooses one of four types, and its form opens at once',
  { tag: ['@POST-01', '@POST-02', '@POST-04:form', '@POST-05', '@POST-07', '@POST-17'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'directora');
    await createOf(page).click();
    await expectHeading(page, 'Crear Publicación');
    await expect(page.getByRole('article')).toHaveCount(0);
    const types = [HOMEWORK, INSTITUTIONAL, EVENT, NOTICE];
    await expect(typesIn(page)).toHaveCount(types.length);
    for (const [index, type] of types.entries()) await expect(typesIn(page).nth(index)).toHaveAccessibleName(type);
    await app.checkA11y();
    for (const type of types) {
      await typeOf(page, type).click();
      await expectHeading(page, type);
      await expect(publishOf(page)).toBeEnabled();
      await expect(cancelOf(page)).toBeEnabled();
      await expect(page.getByRole('switch', { name: 'Permitir reacciones' })).toBeVisible();
      await expect(page.getByRole('switch', { name: 'Solo para profesores' })).toHaveCount(0);
      await page.goBack();
      await expectHeading(page, 'Crear Publicación');
    }
    await cancelOf(page).click();
    await expectHeading(page, 'Publicaciones');
    await expect(page.getByRole('article').first()).toBeVisible();
  },
);

test('an Admin is offered no homework, and needs no mouse', { tag: ['@POST-02', '@POST-03', '@SAFE-18'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'coordinadora');
  await createOf(page).press('Enter');
  await expect(typesIn(page)).toHaveCount(3);
  for (const [index, type] of [INSTITUTIONAL, EVENT, NOTICE].entries()) await expect(typesIn(page).nth(index)).toHaveAccessibleName(type);
  // The keyboard goes on where the step begins, and where the form does.
  await page.keyboard.press('Tab');
  await expect(typeOf(page, INSTITUTIONAL)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(publishOf(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Elegir cursos' })).toBeFocused();
  await expect(page.getByRole('switch', { name: 'Solo para profesores' })).toBeVisible();
});

for (const [how, name, leave] of [
  ["'Cancelar'", 'cancel', (page: Page) => cancelOf(page).click()],
  ["the menu entry 'Publicaciones'", 'menu-entry', (page: Page) => openEntry(page, 'Publicaciones')],
] as const) {
  test(
    `${how} leaves the form without asking and drops what was typed`,
    { tag: [`@POST-06:${name}`, '@SAFE-04:publication'] },
    async ({ page, app }) => {
      await openForm({ page, app }, 'coordinadora', NOTICE);
      await titleOf(page).fill('A medio escribir');
      await expect.poll(() => keptInTab(page)).toContain('A medio escribir');
      await leave(page);
      await expectHeading(page, 'Publicaciones');
      await expectNoDialog(page);
      expect(await keptInTab(page)).not.toContain('A medio escribir');
      await openType(page, NOTICE);
      await expect(titleOf(page)).toHaveValue('');
      // Nor does a step back to the form that was left bring it back.
      await cancelOf(page).click();
      await expectHeading(page, 'Publicaciones');
      await page.goForward();
      await page.goForward();
      await expectHeading(page, NOTICE);
      await expect(titleOf(page)).toHaveValue('');
    },
  );
}

test("the browser's Back leaves what was typed", { tag: ['@SAFE-03:publication', '@SAFE-03:publicationEdit'] }, async ({ page, app }) => {
  await openForm({ page, app }, 'coordinadora', NOTICE);
  await titleOf(page).fill('A medio escribir');
  await page.goBack();
  await page.goBack();
  await expectHeading(page, 'Publicaciones');
  // Of this form alone.
  await openType(page, EVENT);
  await expect(titleOf(page)).toHaveValue('');
  await page.goBack();
  await page.goBack();
  await expectHeading(page, 'Publicaciones');
  const title = 'Cierre de planillas del segundo periodo';
  const openEdit = async () => {
    const card = await findCard(page, title);
    await card.getByRole('button', { name: 'Opciones' }).click();
    await card.getByRole('menuitem', { name: 'Editar' }).click();
  };
  await openEdit();
  await expect(titleOf(page)).toHaveValue(title);
  await titleOf(page).fill('Otra cosa');
  await page.goBack();
  await expectHeading(page, 'Publicaciones');
  await openEdit();
  await expect(page.getByText(RECOVERED)).toBeVisible();
  await expect(titleOf(page)).toHaveValue('Otra cosa');
  await page.goBack();
  await expectHeading(page, 'Publicaciones');
  await openType(page, NOTICE);
  await expect(titleOf(page)).toHaveValue('A medio escribir');
});

/** Scrolls there, and waits until the page was told of it. */
const scrollTo = (page: Page, top: number): Promise<unknown> =>
  page.evaluate(
    (top) =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollTo(0, top);
      }).then(() => undefined),
    top,
  );

test(
  'the list is found again as it was left, by every way back',
  { tag: ['@POST-05', '@POST-06:cancel', '@POST-06:menu-entry'] },
  async ({ page, app }) => {
    const scrollY = () => page.evaluate(() => window.scrollY);
    await openForm({ page, app }, 'directora', NOTICE);
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(3);
    await scrollDown(page);
    await expect(page.getByRole('article')).toHaveCount(6);
    // The buttons of the list are far above by now: the steps are reached by the browser's Forward, and by its Back where
    // the menu entry left the steps behind.
    const forward = async (heading: string) => {
      await page.goForward();
      await expectHeading(page, heading);
      await expect.poll(scrollY).toBe(0);
    };
    const toTypes = () => forward('Crear Publicación');
    const toForm = async () => {
      await toTypes();
      await forward(NOTICE);
      await expect(titleOf(page)).toBeVisible();
    };
    const ways: Record<string, () => Promise<unknown>> = {
      'Cancelar in the type step': () => toTypes().then(() => cancelOf(page).click()),
      'Back from the type step': () => toTypes().then(() => page.goBack()),
      'Cancelar in the form': () => toForm().then(() => cancelOf(page).click()),
      'Back from the form': async () => {
        await toForm();
        await page.goBack();
        await expectHeading(page, 'Crear Publicación');
        await page.goBack();
      },
      'the menu entry in the form': () => toForm().then(() => openEntry(page, 'Publicaciones')),
      'the menu entry in the type step': async () => {
        await page.goBack();
        await expectHeading(page, NOTICE);
        await page.goBack();
        await expectHeading(page, 'Crear Publicación');
        await openEntry(page, 'Publicaciones');
      },
    };
    for (const [index, [way, go]] of Object.entries(ways).entries()) {
      await test.step(way, async () => {
        const top = 700 + index * 10;
        await scrollTo(page, top);
        await go();
        await expectHeading(page, 'Publicaciones');
        await expect(page.getByRole('article')).toHaveCount(6);
        await expect.poll(scrollY).toBe(top);
        expect(await offsets(app, TEACHER_CALL)).toEqual(['0', '3']);
      });
    }
  },
);

test(
  'scrolling to the bottom of the type step and of the form asks for no posts, nor does a window that grows',
  { tag: ['@FEED-16:type-step', '@FEED-16:form'] },
  async ({ page, app }) => {
    await page.setViewportSize({ width: 1280, height: 320 });
    await openFeed({ page, app }, 'directora');
    await expect(page.getByRole('article')).toHaveCount(3);
    const left = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
    const toBottom = async () => {
      await expect.poll(left).toBeGreaterThan(100);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(left).toBeLessThan(2);
    };
    const grow = async () => {
      const grown = nextResize(page);
      await page.setViewportSize({ width: 1280, height: 3000 });
      await grown;
      expect(await left()).toBe(0);
      await page.setViewportSize({ width: 1280, height: 320 });
    };
    await createOf(page).click();
    await expectHeading(page, 'Crear Publicación');
    await toBottom();
    await grow();
    await typeOf(page, HOMEWORK).click();
    await expect(titleOf(page)).toBeVisible();
    await toBottom();
    await grow();
    // The answer to a later call comes after whatever the scrolls had asked for.
    await cancelOf(page).click();
    await expectHeading(page, 'Publicaciones');
    expect(await offsets(app, TEACHER_CALL)).toEqual(['0']);
    await scrollDown(page);
    await expect(page.getByRole('article')).toHaveCount(6);
    expect(await offsets(app, TEACHER_CALL)).toEqual(['0', '3']);
  },
);

test(
  'the address names the step: it is reloaded, linked to, and left for the list',
  { tag: ['@POST-04:reload', '@POST-04:link', '@POST-04:unknown'] },
  async ({ page, app }) => {
    await openFeed({ page, app }, 'directora');
    await createOf(page).click();
    await expect(page).toHaveURL('/dashboard/publications/list?step=types');
    await typeOf(page, HOMEWORK).click();
    await expect(page).toHaveURL('/dashboard/publications/list?step=HOMEWORK');
    await page.reload();
    await expectHeading(page, HOMEWORK);
    await page.goBack();
    await expectHeading(page, 'Crear Publicación');
    await cancelOf(page).click();
    await expect(page).toHaveURL('/dashboard/publications/list');

    // By a link, with nothing of the list before it.
    await page.goto('/dashboard/home');
    await page.getByRole('button', { name: 'Crear Publicación' }).click();
    await expectHeading(page, 'Crear Publicación');
    await typeOf(page, NOTICE).click();
    await expectHeading(page, NOTICE);
    await cancelOf(page).click();
    await expect(page).toHaveURL('/dashboard/publications/list');
    await expectHeading(page, 'Publicaciones');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inicio');

    await goWithin(page, '/dashboard/publications/list?step=SURVEY');
    await expectHeading(page, 'Publicaciones');
  },
);

test('a type that an Admin is not offered has no address of its own', { tag: ['@POST-03', '@POST-04:unknown'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: '/dashboard/publications/list?step=HOMEWORK' });
  await expectHeading(page, 'Publicaciones');
  await goWithin(page, '/dashboard/publications/list?step=EVENT');
  await expectHeading(page, EVENT);
});

test("'Volver a …' leads to the step that was left", { tag: ['@POST-04:return', '@SAFE-05:idle'] }, async ({ page, app }) => {
  await openFeed({ page, app }, 'directora');
  await openType(page, NOTICE);
  await page.clock.fastForward('16:00');
  await expect(page).toHaveURL('/auth/login');
  await app.signIn('directora');
  await page.getByRole('link', { name: `Volver a ${NOTICE}` }).click();
  await expectHeading(page, NOTICE);
});
