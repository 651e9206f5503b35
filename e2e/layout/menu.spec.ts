import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { menuOf as entriesOf } from '@e2e/areas';
import { signOut } from '@e2e/session/session';
import { expectFocusWithin, goWithin, menuOf } from '@e2e/support/screens';
import { expect, test } from '@e2e/support/test';
import { ruleSentences } from '@e2e/tools/check/rules.mjs';
import { root } from '@e2e/tools/root.mjs';
import { currentEntries, headerOf } from './shell';

const MENUS = [
  { who: 'coordinadora', rule: 'LAYO-09', role: 'Admin', tags: ['@LAYO-09:order', '@LAYO-09:addresses'] },
  { who: 'directora', rule: 'LAYO-10', role: 'Teacher', tags: ['@LAYO-10:order', '@LAYO-10:addresses'] },
] as const;

const RULES = ruleSentences(readFileSync(join(root, 'docs/spec/rules/1-access.md'), 'utf8'));

/** The entries of a menu in the order in which its rule names them. */
const inOrder = (who: (typeof MENUS)[number]['who'], rule: string) =>
  [...(RULES[rule]?.split('in this order:')[1] ?? '').matchAll(/'([^']+)'/g)].map(([, label = '']) => {
    const entry = entriesOf(who).find((each) => each.label === label);
    if (!entry) throw new Error(`${rule} names '${label}', which no area has in the menu of ${who}.`);
    return entry;
  });

async function expectScreen(page: Page, label: string, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(heading);
  await expect.poll(() => currentEntries(page)).toEqual([label]);
  await expect(headerOf(page)).toBeVisible();
}

for (const { who, rule, role, tags } of MENUS) {
  const entries = inOrder(who, rule);

  test(
    `the menu of ${role} has its entries in order; each opens its screen and is then the one marked as current`,
    { tag: [...tags, '@LAYO-04:dashboard', '@LAYO-11:entry', `@LAYO-12:${role}`] },
    async ({ page, app }) => {
      await app.signIn(who);
      await expect(menuOf(page).getByRole('link')).toHaveText(entries.map(({ label }) => label));
      await expect(menuOf(page).getByRole('button')).toHaveCount(0);
      await expect.poll(() => currentEntries(page)).toEqual([entries[0]?.label]);
      for (const { label, address, heading = label } of entries.toReversed()) {
        const link = menuOf(page).getByRole('link', { name: label, exact: true });
        const heightOf = async () => (await link.boundingBox())?.height;
        const height = await heightOf();
        await link.click();
        await expect(page).toHaveURL(address);
        await expectScreen(page, label, heading);
        // In bold it needs no second line.
        expect(await heightOf()).toBe(height);
        // The entry one is at stays at its place.
        await expect(menuOf(page).getByRole('link')).toHaveText(entries.map((each) => each.label));
      }
    },
  );

  test(
    `create and detail routes of ${role} mark the entry they belong to, under their own heading`,
    { tag: ['@LAYO-04:dashboard', '@LAYO-11:create', '@LAYO-11:detail', '@LAYO-12:createAndDetail', '@LAYO-12:editPublication'] },
    async ({ page, app }) => {
      await app.signIn(who);
      for (const { label, details } of entries) {
        for (const [kind, address, heading = label] of details) {
          await test.step(`${kind} ${address}`, async () => {
            await goWithin(page, address);
            await expect(page).toHaveURL(address);
            await expectScreen(page, label, heading);
          });
        }
      }
    },
  );
}

test(
  'where there is little room the menu is a rail of icons, unless somebody chooses otherwise',
  { tag: ['@LAYO-09:rail', '@SHAR-14:menus'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    const room = menuOf(page).getByRole('link', { name: 'Cursos', exact: true });
    const expand = page.getByRole('button', { name: 'Expandir menú', exact: true });
    const contract = page.getByRole('button', { name: 'Contraer menú', exact: true });
    const expectRail = async (isRail: boolean) => {
      await expect(expand).toBeVisible({ visible: isRail });
      await expect(contract).toBeVisible({ visible: !isRail });
      await expect.poll(async () => (await page.getByRole('main').boundingBox())?.x).toBe(isRail ? 72 : 264);
      // The words stay the names of the entries.
      await expect(room).toBeVisible();
      if (isRail) await expect(room).toHaveAttribute('title', 'Cursos');
      else await expect(room).not.toHaveAttribute('title');
    };
    for (const [width, isRail] of [
      [1280, false],
      [1199, true],
      [1200, false],
      [992, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expectRail(isRail);
    }
    await expect.poll(() => currentEntries(page)).toEqual(['Institución']);
    await app.checkA11y();

    await expand.click();
    await expectRail(false);
    await page.setViewportSize({ width: 1280, height: 800 });
    await contract.click();
    await expectRail(true);
    await expect(expand).toBeFocused();
    // The tab keeps it, when the session ends too.
    await room.click();
    await expectRail(true);
    await page.reload();
    await expectRail(true);
    await signOut(page, 'Liliana Restrepo Cano');
    await app.signIn('coordinadora');
    await expectRail(true);
    // It is no drawer's width.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menú', exact: true }).click();
    await expect(menuOf(page).getByText('Cursos', { exact: true })).toBeInViewport();
    await expect(expand).toBeHidden();
  },
);

test(
  'on a phone the menu is a drawer that closes when an entry is chosen',
  { tag: ['@LAYO-09:drawer', '@LAYO-04:dashboard', '@SAFE-20'] },
  async ({ page, app }) => {
    await app.signIn('coordinadora');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menuOf(page)).toBeHidden();
    await page.getByRole('button', { name: 'Menú', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
    await app.checkA11y();
    await menuOf(page).getByRole('link', { name: 'Profesores' }).click();
    await expect(page).toHaveURL('/dashboard/teachers/list');
    await expect(menuOf(page)).toBeHidden();
    await page.getByRole('button', { name: 'Menú', exact: true }).click();
    await page.getByRole('button', { name: 'Cerrar menú' }).click();
    await expect(menuOf(page)).toBeHidden();
    await page.getByRole('button', { name: 'Menú', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Menú' });
    await expectFocusWithin(drawer);
    await page.keyboard.press('Escape');
    await expect(menuOf(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menú', exact: true })).toBeFocused();
    // A tablet that is turned.
    await page.getByRole('button', { name: 'Menú', exact: true }).click();
    await expect(drawer).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect(drawer).toHaveCount(0);
    await menuOf(page).getByRole('link', { name: 'Cursos', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/rooms/list');
    // At any width there is the drawer's button or the menu itself.
    for (const [width, isDrawer] of [
      [575, true],
      [768, true],
      [991, true],
      [992, false],
      [1440, false],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('button', { name: 'Menú', exact: true })).toBeVisible({ visible: isDrawer });
      await expect(menuOf(page)).toBeVisible({ visible: !isDrawer });
      await expect(headerOf(page)).toBeVisible();
    }
  },
);
