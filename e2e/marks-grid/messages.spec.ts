/** What a cell says: one message, over everything, beside its cell. */
import { expect, test } from '@e2e/support/test';
import type { Page } from '@playwright/test';
import { GUIDE, QUIZ, SUPPORT, cellAt, fieldOf, gridOf, openGrid, refusing, type } from './marks-grid';

const DECIMALS = 'Un solo decimal, por ejemplo 4.1.';
const NUMERAL = 'Escribe un número, por ejemplo 4.5.';

// Hidden from screen readers, which read the cell's description: it has neither role nor name.
const bubbleOf = (page: Page) => page.locator('.grid-bubble');

/** How the message lies: whether its four corners are in the window and over everything else, and its box. */
const bubbleBox = (page: Page) =>
  bubbleOf(page).evaluate((bubble: HTMLElement) => {
    bubble.style.pointerEvents = 'auto';
    const { left, top, right, bottom } = bubble.getBoundingClientRect();
    const corners = [left + 5, right - 5].flatMap((x) => [top + 5, bottom - 5].map((y) => document.elementFromPoint(x, y)));
    bubble.style.pointerEvents = '';
    return { isWhole: corners.every((at) => at === bubble), left, top, right, bottom };
  });

async function expectBeside(page: Page, row: number, activity: number, words: string): Promise<void> {
  await expect(bubbleOf(page)).toHaveText(words);
  const bubble = await bubbleBox(page);
  expect(bubble.isWhole).toBe(true);
  const cell = await cellAt(page, row, activity).boundingBox();
  if (!cell) throw new Error('The cell is not drawn.');
  const [top, bottom] = [cell.y, cell.y + cell.height];
  expect(bubble.bottom <= top || bubble.top >= bottom).toBe(true);
  expect(Math.min(Math.abs(top - bubble.bottom), Math.abs(bubble.top - bottom))).toBeLessThanOrEqual(5);
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)
  test(
    `what a refused cell says shows whole, for one cell at a time, at ${width} px [H5]`,
    { tag: [`@GRID-43:${width}`] },
    async ({ page, app }) => {
      await page.setViewportSize({ width, height });
      await openGrid(page, app);
      await cellAt(page, 0, QUIZ).click();
      await type(page, '4', ',', '0', '5', 'Enter', '3', ',', '5', '5', 'Enter', '2', ',', '9', '5', 'Enter', 'x', 'Enter');
      await page.mouse.move(0, 0);
      await expect(bubbleOf(page)).toHaveCount(0);
      await type(page, 'Shift+Enter');
      await expectBeside(page, 3, QUIZ, NUMERAL);
      for (const row of [2, 1, 0]) {
        await type(page, 'Shift+Enter');
        await expectBeside(page, row, QUIZ, DECIMALS);
      }
      await type(page, 'F2');
      await expectBeside(page, 0, QUIZ, DECIMALS);
      await expect(fieldOf(page)).toHaveAccessibleDescription(/Un solo decimal, por ejemplo 4\.1\./);
      await type(page, 'Escape');
      await expect(bubbleOf(page)).toHaveCount(0);
      await cellAt(page, 2, QUIZ).hover();
      await expectBeside(page, 2, QUIZ, DECIMALS);
      await cellAt(page, 3, QUIZ).hover();
      await expectBeside(page, 3, QUIZ, NUMERAL);
      // A key puts the pointer's aside.
      await type(page, 'ArrowDown');
      await expectBeside(page, 1, QUIZ, DECIMALS);
    },
  );

test('a message covers no neighbour that is typed in, wherever that is', { tag: ['@GRID-43:typed'] }, async ({ page, app }) => {
  await openGrid(page, app);
  await cellAt(page, 3, GUIDE).click();
  await type(page, '4', ',', '0', '5', 'Enter');
  for (const [row, activity] of [
    [2, GUIDE],
    [4, GUIDE],
    [3, QUIZ],
    [3, SUPPORT],
    [2, QUIZ],
  ] as const) {
    await cellAt(page, row, activity).click();
    await type(page, '3');
    await cellAt(page, 3, GUIDE).hover();
    await expectBeside(page, 3, GUIDE, DECIMALS);
    const bubble = await bubbleBox(page);
    const typed = await fieldOf(page).locator('xpath=..').boundingBox();
    if (!typed) throw new Error('The field is not drawn.');
    const isFree =
      bubble.right <= typed.x || bubble.left >= typed.x + typed.width || bubble.bottom <= typed.y || bubble.top >= typed.y + typed.height;
    expect(isFree, `${row}, ${activity}`).toBe(true);
    await type(page, 'Escape');
  }
});

test(
  'a message follows its cell, and goes when the cell is out of sight, the grid left or a dialog opened',
  { tag: ['@GRID-43:follows'] },
  async ({ page, app }) => {
    await page.setViewportSize({ width: 800, height: 700 });
    await openGrid(page, app);
    await cellAt(page, 2, QUIZ).click();
    await type(page, 'x', 'Enter', 'ArrowUp');
    await expectBeside(page, 2, QUIZ, NUMERAL);
    const box = gridOf(page).locator('xpath=..');
    const scroll = (top: number, left: number) => box.evaluate((wrap, to) => wrap.scrollTo(to[1] ?? 0, to[0] ?? 0), [top, left]);
    await scroll(30, 0);
    await expectBeside(page, 2, QUIZ, NUMERAL);
    await page.mouse.move(0, 0);
    await page.mouse.wheel(0, 40);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expectBeside(page, 2, QUIZ, NUMERAL);
    // Under the head, then under the names.
    for (const [top, left] of [
      [300, 0],
      [0, 250],
    ] as const) {
      await scroll(top, left);
      await expect(bubbleOf(page)).toBeHidden();
      await scroll(0, 0);
      await expect(bubbleOf(page)).toBeVisible();
    }
    // One that is pointed at goes with the pointer, out of the grid, too.
    await type(page, 'ArrowDown');
    await cellAt(page, 2, QUIZ).hover();
    await expect(bubbleOf(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(bubbleOf(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Rellenar' }).click();
    await expect(bubbleOf(page)).toHaveCount(0);
    await type(page, 'Escape');
    await cellAt(page, 2, QUIZ).focus();
    await expect(bubbleOf(page)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(bubbleOf(page)).toHaveCount(0);
  },
);

test('a message follows its cell when a line comes or goes above the grid', { tag: ['@GRID-43:moved'] }, async ({ page, app }) => {
  await openGrid(page, app);
  await cellAt(page, 2, QUIZ).click();
  await type(page, 'x', 'Enter', 'ArrowUp');
  await page.mouse.move(0, 0);
  await expectBeside(page, 2, QUIZ, NUMERAL);
  const topOf = async () => (await cellAt(page, 2, QUIZ).boundingBox())?.y ?? 0;
  const before = await topOf();
  // As a notice or a filter that opens, without a key or a scroll.
  await gridOf(page).evaluate((grid) =>
    grid.closest('.grid-wrap')?.before(Object.assign(document.createElement('p'), { id: 'line', textContent: 'Un aviso' })),
  );
  expect(await topOf()).toBeGreaterThan(before);
  await expect(async () => expectBeside(page, 2, QUIZ, NUMERAL)).toPass();
  // The line that this test has put there.
  await page.locator('#line').evaluate((line) => line.remove());
  expect(await topOf()).toBe(before);
  await expect(async () => expectBeside(page, 2, QUIZ, NUMERAL)).toPass();
});

test(
  'what the server answered and a stored mark say shows so, too, and leaves a sign in its cell',
  { tag: ['@GRID-43:others'] },
  async ({ page, app }) => {
    await openGrid(page, app, undefined, [refusing(409, { message: 'El logro está cerrado.' })]);
    await cellAt(page, 1).click();
    await type(page, '4', 'Enter', 'ArrowUp');
    await expect(cellAt(page, 1)).toContainText('No se guardó');
    await expectBeside(page, 1, SUPPORT, 'El logro está cerrado.');
    await cellAt(page, 1, QUIZ).click();
    await type(page, 'Delete');
    await expectBeside(page, 1, QUIZ, 'Una calificación guardada no se puede borrar, solo cambiar.');
    await type(page, 'Enter');
    // The sign has no name: the cell's description tells it.
    await expect(cellAt(page, 1, QUIZ).locator('.cell-state')).toBeVisible();
    await type(page, 'Shift+Enter', 'F2');
    await expect(fieldOf(page)).toHaveAccessibleDescription(/no se puede borrar/);
    await type(page, 'Escape');
  },
);
