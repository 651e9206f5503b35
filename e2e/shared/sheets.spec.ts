/** Under 576 px the rows of a table are sheets (SHAR-30). */
import { LISTS } from '@e2e/areas';
import { area as rooms } from '@e2e/rooms/area';
import { area as teachers } from '@e2e/teachers/area';
import { openOwnRooms, openTab, SEXTO_A } from '@e2e/students/students';
import { dialogOf, expectNoSidewaysScroll, expectFocusWithin, goWithin, anyDialog } from '@e2e/support/screens';
import { fullOnly } from '@e2e/support/full-only';
import { expect, test } from '@e2e/support/test';
import { optionsOf, rowNames, rowOf } from '@e2e/support/table';
import type { Locator } from '@playwright/test';

const PHONE = { width: 390, height: 844 };

/** Their middles are on one line of the screen. */
async function expectOneLine(sheet: Locator, texts: readonly string[]): Promise<void> {
  const middles: number[] = [];
  for (const text of texts) {
    const box = await sheet.getByText(text, { exact: true }).boundingBox();
    if (box) middles.push(box.y + box.height / 2);
  }
  expect(middles).toHaveLength(texts.length);
  for (const middle of middles) expect(Math.abs(middle - (middles[0] ?? 0))).toBeLessThan(3);
}

/** A sheet of values with their columns' names, one without, and one with a status beside the name. */
const REPRESENTED = ['rooms', 'subjects', 'students'];

for (const [list, { at, sheet: expected }] of Object.entries(LISTS)) {
  const { name, first, under, actions } = expected;
  test(
    `${list}: a sheet has its name and status first, the other values under it, and one button with the actions in words`,
    {
      tag: [`@SHAR-30:${list}`, ...fullOnly(!REPRESENTED.includes(list))],
    },
    async ({ page, app }) => {
      await page.setViewportSize(PHONE);
      await app.signIn('coordinadora', { at });
      const sheet = rowOf(page, name);
      await expect(sheet).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expect(page.getByRole('table')).toHaveCount(0);
      await expectOneLine(sheet, first);
      const lowest = await sheet.getByText(first[0] ?? '', { exact: true }).boundingBox();
      for (const text of under) {
        const box = await sheet.getByText(text, { exact: true }).boundingBox();
        expect(box?.y, text).toBeGreaterThan((lowest?.y ?? 0) + (lowest?.height ?? 0) - 1);
      }
      await expect(sheet.getByRole('button')).toHaveCount(1);
      const options = optionsOf(page, name);
      expect((await options.boundingBox())?.height).toBeGreaterThanOrEqual(36);
      await options.click();
      const items = page.getByRole('menuitem');
      for (const [index, action] of actions.entries()) await expect(items.nth(index)).toContainText(action);
      await expect(items).toHaveCount(actions.length);
      await app.checkA11y();
      await page.keyboard.press('Escape');
      await expect(options).toBeFocused();
      await options.click();
      await page.getByRole('menuitem', { name: 'Eliminar' }).click();
      await expect(anyDialog(page).getByText(name)).toBeVisible();
      await anyDialog(page).getByRole('button', { name: 'Cancelar' }).click();
      await expect(options).toBeFocused();
      // From 576 px on it is a table.
      await page.setViewportSize({ width: 576, height: 844 });
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 575, height: 844 });
      await expect(page.getByRole('table')).toHaveCount(0);
    },
  );
}

test(
  'what leads to a record in a table leads to it in a sheet, and its switch moves',
  { tag: ['@SHAR-30:acts'] },
  async ({ page, app }) => {
    await page.setViewportSize(PHONE);
    await app.signIn('coordinadora', { at: teachers.lists.teachers.at });
    await optionsOf(page, 'Yaneth García Suárez').click();
    await page.getByRole('menuitem', { name: 'Ver', exact: true }).click();
    await expect(page).toHaveURL(/yaneth\.garcia/);
    await page.goBack();
    await rowOf(page, 'Yaneth García Suárez').getByRole('link', { name: 'Yaneth García Suárez' }).click();
    await expect(page).toHaveURL(/yaneth\.garcia/);
    await goWithin(page, rooms.lists.rooms.at);
    await optionsOf(page, 'Sexto A').click();
    await page.getByRole('menuitem', { name: 'Editar' }).click();
    await expectFocusWithin(dialogOf(page, 'Editar Curso'));
    await page.keyboard.press('Escape');
    await rowOf(page, 'Sexto A').getByRole('link', { name: 'Sexto A' }).click();
    await expect(page).toHaveURL(SEXTO_A);
    const delay = page.getByRole('switch', { name: 'Mora de Emma Ariza Rojas' });
    await delay.click();
    await expect(rowOf(page, 'Emma Ariza Rojas')).toContainText('SÍ');
    await optionsOf(page, 'Emma Ariza Rojas').click();
    await page.getByRole('menuitem', { name: 'Descargar PDF' }).click();
    await expectFocusWithin(dialogOf(page, 'Descargar Reportes'));
  },
);

test('the menu of a sheet at the foot of the screen comes into sight whole', { tag: ['@SHAR-30:acts'] }, async ({ page, app }) => {
  await page.setViewportSize(PHONE);
  await app.signIn('coordinadora', { at: SEXTO_A });
  const options = optionsOf(page, 'Emma Ariza Rojas');
  await options.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await options.click();
  await expect(page.getByRole('menuitem', { name: 'Eliminar' })).toBeInViewport({ ratio: 1 });
});

test('what is pressed in a sheet is as high as a finger', { tag: ['@SHAR-30:acts'] }, async ({ page, app }) => {
  await page.setViewportSize(PHONE);
  await app.signIn('coordinadora', { at: SEXTO_A });
  await goWithin(page, rooms.lists.rooms.at);
  const link = rowOf(page, 'Sexto A').getByRole('link', { name: 'Sexto A' });
  for (const target of [optionsOf(page, 'Sexto A'), page.getByLabel('Resultados por páginas')])
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // A finger's breadth above the words, too.
  await link.scrollIntoViewIfNeeded();
  const words = await link.boundingBox();
  await page.mouse.click((words?.x ?? 0) + 10, (words?.y ?? 0) - 10);
  await expect(rowOf(page, 'Emma Ariza Rojas')).toBeVisible();
  expect((await page.getByRole('link', { name: 'Volver' }).boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('sheets are searched, ordered and paged as the table is', { tag: ['@SHAR-30:order'] }, async ({ page, app }) => {
  await page.setViewportSize(PHONE);
  await app.signIn('coordinadora', { at: SEXTO_A });
  await expect(rowOf(page, 'Emma Ariza Rojas')).toBeVisible();
  const first = await rowNames(page);
  expect(first).toHaveLength(10);
  const order = page.getByLabel('Ordenar por');
  expect(await order.getByRole('option').allInnerTexts()).toEqual(['Nombre', 'Apellido', 'Correo del padre', 'Estado', 'Mora']);
  await expect(order).toHaveValue('surname');
  const turn = page.getByRole('button', { name: 'Invertir el orden' });
  await expect(turn).toHaveAttribute('aria-pressed', 'false');
  await turn.click();
  await expect(turn).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Resultados por páginas').selectOption('50');
  await expect.poll(async () => (await rowNames(page)).toReversed().slice(0, 10)).toEqual(first);
  await order.selectOption('Nombre');
  await expect(page).toHaveURL(/order=name/);
  const names = await rowNames(page);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'es')));
  await page.getByRole('searchbox').fill('luzdary.velez');
  await expect.poll(() => rowNames(page)).toHaveLength(1);
  await page.setViewportSize({ width: 1024, height: 844 });
  await expect(page.getByRole('columnheader', { name: 'Nombre' })).toHaveAttribute('aria-sort', 'ascending');
  expect(await rowNames(page)).toHaveLength(1);
});

test(
  'a Teacher has sheets too: with a button where they direct the room, without one where they do not',
  {
    tag: ['@SHAR-30:ownRooms'],
  },
  async ({ page, app }) => {
    await page.setViewportSize({ width: 1024, height: 844 });
    await openOwnRooms({ page, app });
    await page.setViewportSize(PHONE);
    await expect(optionsOf(page, 'Emma Ariza Rojas')).toBeVisible();
    await optionsOf(page, 'Emma Ariza Rojas').click();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Reenviar Invitación', 'Editar', 'Eliminar']);
    await page.keyboard.press('Escape');
    await openTab(page, 'Séptimo A');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Opciones de/ })).toHaveCount(0);
    await expectNoSidewaysScroll(page);
  },
);
