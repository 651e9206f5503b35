/** Keys that belong together: runs of Tabs, arrows in a field, and the shortcuts of a spreadsheet. */
import { expect, test } from '@e2e/support/test';
import type { Page } from '@playwright/test';
import {
  FOR_ADMIN,
  GUIDE,
  LEVELS,
  MATHS,
  QUIZ,
  SUPPORT,
  cellAt,
  copied,
  expectKeysInGrid,
  expectSaved,
  fieldOf,
  gridOf,
  openGrid,
  rowAt,
  saves,
  sentMarks,
  type,
} from './marks-grid';

const selected = (page: Page) => gridOf(page).getByRole('gridcell', { selected: true });

const expectKeysElsewhere = (page: Page): Promise<void> =>
  expect(gridOf(page).getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(0);

const expectKeysInRow = (page: Page, row: number): Promise<void> => expect(rowAt(page, row).locator(':focus')).toHaveCount(1);

/** How far the page and the grid are scrolled. */
const scrolled = (page: Page) => gridOf(page).evaluate((grid) => [scrollY, grid.parentElement?.scrollTop]);

test(
  'a cell opened by typing confirms and moves with all four arrows; one opened otherwise moves its caret [K8]',
  { tag: ['@GRID-45:typed', '@GRID-45:opened'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    const ways: readonly (readonly [string, number, number])[] = [
      ['ArrowRight', 4, SUPPORT],
      ['ArrowLeft', 4, QUIZ],
      ['ArrowDown', 5, GUIDE],
      ['ArrowUp', 3, GUIDE],
    ];
    for (const [index, [key, row, activity]] of ways.entries()) {
      await cellAt(page, 4, GUIDE).click();
      await type(page, '4', String(index + 1), key);
      await expect(cellAt(page, row, activity), key).toBeFocused();
      await expect(cellAt(page, 4, GUIDE), key).toContainText(`4.${index + 1}`);
    }
    // A new cell, at the edge of the grid: confirmed, and the focus stays.
    await cellAt(page, 6).click();
    await type(page, '3', 'ArrowRight');
    await expect(cellAt(page, 6)).toContainText('3.0');
    await expect(cellAt(page, 6)).toBeFocused();

    const openings: readonly (() => Promise<void>)[] = [
      () => type(page, 'F2'),
      () => cellAt(page, 4, GUIDE).dblclick(),
      // What was begun by typing is gone on with by F2 or the pointer.
      () => type(page, '4', '.', '4', 'F2'),
      async () => {
        await type(page, '4', '.', '4');
        await fieldOf(page).click();
        await type(page, 'End');
      },
    ];
    for (const open of openings) {
      await cellAt(page, 4, GUIDE).click();
      await open();
      await expect(fieldOf(page)).toHaveValue('4.4');
      await type(page, 'End', 'ArrowLeft', '1', 'ArrowRight', 'Backspace', 'ArrowUp', 'ArrowDown');
      await expect(fieldOf(page)).toHaveValue('4.1');
      await type(page, 'Escape');
    }
    // Enter's second press, where the first one found no other student.
    await type(page, 'Control+End', '4', 'Enter');
    await expect(cellAt(page, 33)).toBeFocused();
    await type(page, 'Enter');
    await expect(fieldOf(page)).toHaveValue('4.0');
    await type(page, 'ArrowLeft', 'Delete', '2', 'Enter');
    await expect(cellAt(page, 33)).toContainText('4.2');
    await expectSaved(page);
  },
);

test(
  'Tab goes on after a Tab that confirmed, over the ends of the rows, and Enter returns to where the Tabs began [K9]',
  { tag: ['@GRID-46:goesOn', '@GRID-11:edited'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    const guide = await cellAt(page, 0, GUIDE).innerText();
    await cellAt(page, 0, QUIZ).click();
    await type(page, '4', '0', 'Tab', 'Tab', '3', '5', 'Enter');
    await expect(cellAt(page, 0, QUIZ)).toContainText('4.0');
    await expect(cellAt(page, 0, GUIDE)).toHaveText(guide.replace('\n', ' '));
    await expect(cellAt(page, 0)).toContainText('3.5');
    await expect(cellAt(page, 1, QUIZ)).toBeFocused();
    // From the last column to the next student, and back.
    const ways: readonly (readonly [string, number, number])[] = [
      ['Tab', 1, GUIDE],
      ['Tab', 1, SUPPORT],
      ['Tab', 2, QUIZ],
      ['Shift+Tab', 1, SUPPORT],
      ['Shift+Tab', 1, GUIDE],
      ['Tab', 1, SUPPORT],
    ];
    await type(page, '4', '2');
    for (const [key, row, activity] of ways) {
      await type(page, key);
      await expect(cellAt(page, row, activity), key).toBeFocused();
    }
    // A whole row is typed, the last Tab at its end.
    await type(page, '5', 'Tab', 'Enter');
    await expect(cellAt(page, 1)).toContainText('5.0');
    await expect(cellAt(page, 3, QUIZ)).toBeFocused();
    // Shift+Enter returns to the student before; what an Enter began is forgotten.
    await type(page, '3', 'Tab', '3', 'Tab', 'Shift+Enter');
    await expect(cellAt(page, 2, QUIZ)).toBeFocused();
    await type(page, 'End', '3', 'Enter');
    await expect(cellAt(page, 3)).toBeFocused();
    // So it begins backwards.
    await type(page, '4', 'Shift+Tab', 'Shift+Tab', '4', 'Enter');
    await expect(cellAt(page, 3, QUIZ)).toContainText('4.0');
    await expect(cellAt(page, 4)).toBeFocused();
    await expectSaved(page);
  },
);

test(
  'Tab leaves the grid when it confirmed nothing, after Escape, another key or the pointer, and at its last cell',
  { tag: ['@GRID-46:leaves', '@GRID-09:moves'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    const endings: readonly (readonly string[])[] = [
      [],
      ['4', 'Tab', 'Escape'],
      ['4', 'Tab', 'Tab', '3', 'Escape'],
      ['4', 'Escape'],
      ['4', 'Tab', 'ArrowDown'],
      ['4', 'Enter'],
      ['4', 'Tab', 'Control+c'],
      ['4', 'Tab', ' '],
    ];
    for (const keys of endings)
      for (const leaving of ['Tab', 'Shift+Tab']) {
        await cellAt(page, 2, QUIZ).click();
        await type(page, ...keys);
        await expectKeysInGrid(page);
        await type(page, leaving);
        await expectKeysElsewhere(page);
      }
    await cellAt(page, 2, QUIZ).click();
    await type(page, '4', 'Tab');
    await cellAt(page, 5, GUIDE).click();
    await type(page, 'Enter');
    await expect(cellAt(page, 6, GUIDE)).toBeFocused();
    await type(page, 'Tab');
    await expectKeysElsewhere(page);
    // Leaving and coming back ends it, too.
    await cellAt(page, 2, QUIZ).click();
    await type(page, '4', 'Tab');
    await page.getByRole('heading', { level: 1 }).click();
    await page.getByRole('button', { name: 'Descargar planilla' }).focus();
    await type(page, 'Tab');
    await expect(cellAt(page, 2, GUIDE)).toBeFocused();
    await type(page, 'Tab');
    await expectKeysElsewhere(page);
    for (const [corner, key, row, activity] of [
      ['Control+End', 'Tab', 33, SUPPORT],
      ['Control+Home', 'Shift+Tab', 0, QUIZ],
    ] as const) {
      await cellAt(page, 2, QUIZ).click();
      await type(page, corner, '4', key);
      await expect(cellAt(page, row, activity)).toContainText('4.0');
      await expect(cellAt(page, row, activity)).toBeFocused();
      await type(page, key);
      await expectKeysElsewhere(page);
    }
    await expect(page.getByRole('button', { name: 'Descargar planilla' })).toBeFocused();
    await expectSaved(page);
  },
);

test('Ctrl+A selects all marks, and in a field its text [K10]', { tag: ['@GRID-47:all'] }, async ({ page, app }) => {
  await openGrid(page, app);
  for (const key of ['Control+a', 'Meta+A']) {
    await cellAt(page, 3, GUIDE).click();
    await expect(selected(page)).toHaveCount(0);
    await type(page, key);
    await expect(selected(page)).toHaveCount(34 * 3);
    await expect(cellAt(page, 3, GUIDE)).toBeFocused();
    expect((await copied(page)).split('\n').map((line) => line.split('\t').length)).toEqual(Array.from({ length: 34 }, () => 3));
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  }
  await type(page, 'ArrowDown');
  await expect(selected(page)).toHaveCount(0);
  await type(page, '4', '.', '5', 'Control+a', '3');
  await expect(fieldOf(page)).toHaveValue('3');
  await type(page, 'Escape');
  expect(await saves(app)).toEqual([]);
});

test(
  'Ctrl+D fills the selection from its first row; Ctrl+Y and Ctrl+Shift+Z take back a Ctrl+Z, of a fill, a mark or a deletion',
  { tag: ['@GRID-47:fill', '@GRID-47:redo', '@wire'] },
  async ({ page, app }) => {
    await openGrid(page, app);
    const texts = (count: number) =>
      Promise.all(Array.from({ length: count }, async (_, row) => (await cellAt(page, row).innerText()).match(/^[\d.]*/)?.[0]));
    const expectTexts = (...marks: readonly string[]) => expect.poll(() => texts(marks.length)).toEqual(marks);
    await cellAt(page, 0).click();
    // A first row without a mark gives nothing.
    await type(page, 'Shift+ArrowDown', 'Control+d');
    await expect(cellAt(page, 1)).toContainText('La primera fila no tiene nota.');
    await cellAt(page, 0).click();
    await type(page, '4', 'Enter', 'ArrowUp');
    await expectSaved(page);
    // One row alone: nothing is filled.
    await type(page, 'Control+d');
    await expectTexts('4.0', '', '');
    await type(page, 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
    await expectTexts('4.0', '4.0', '4.0', '');
    await expect(page.getByText('2 notas por guardar')).toBeVisible();
    await type(page, 'Control+z');
    await expectTexts('4.0', '', '');
    for (const [redo, undo] of [
      ['Control+y', 'Control+z'],
      ['Control+Shift+Z', 'Meta+z'],
      ['Meta+Shift+Z', 'Control+Z'],
    ] as const) {
      await type(page, redo);
      await expectTexts('4.0', '4.0', '4.0');
      await expect(page.getByText('2 notas por guardar')).toBeVisible();
      await type(page, undo === 'Control+Z' ? 'Control+z' : undo);
      await expectTexts('4.0', '', '');
    }
    // A deletion of what is not sent yet.
    await type(page, 'Control+y', 'ArrowUp', 'Shift+ArrowDown', 'Delete');
    await expectTexts('4.0', '', '');
    await type(page, 'Control+z');
    await expectTexts('4.0', '4.0', '4.0');
    await type(page, 'Control+y');
    await expectTexts('4.0', '', '');
    // A new edit leaves nothing to redo.
    await type(page, 'Control+z');
    await cellAt(page, 3).click();
    await type(page, '2', 'Enter', 'Control+y');
    await expectTexts('4.0', '4.0', '4.0', '2.0', '');
    // A stored mark is undone and redone by sending it.
    await expectSaved(page);
    await type(page, 'Control+Home', '2', 'Enter', 'Control+z', 'Control+y');
    await expect(cellAt(page, 0, QUIZ)).toContainText('2.0');
    await expectSaved(page);
    expect((await sentMarks(app)).at(-1)).toEqual([2]);
  },
);

test('several columns are filled each from its own first row', { tag: ['@GRID-47:columns'] }, async ({ page, app }) => {
  await openGrid(page, app);
  await cellAt(page, 4, GUIDE).click();
  await type(page, '3', '1', 'Tab', '4', '2', 'Enter', 'ArrowUp', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Control+d');
  await expect(cellAt(page, 5, GUIDE)).toContainText('3.1');
  await expect(cellAt(page, 5)).toContainText('4.2');
  await page.getByRole('button', { name: 'Guardar ya' }).click();
  await expectSaved(page);
});

test('levels are filled as marks are, and a select has its own arrows', { tag: ['@GRID-47:levels'] }, async ({ page, app }) => {
  await app.signIn('directo', { at: LEVELS });
  const level = (row: number) => rowAt(page, row).getByRole('gridcell').first();
  await level(0).click();
  await type(page, '1', 'Shift+ArrowDown', 'Control+d');
  const name = (await level(0).innerText()).split('\n')[0] ?? '';
  expect(name).not.toBe('');
  await expect(level(1)).toContainText(name);
  await page.getByRole('button', { name: 'Guardar ya' }).click();
  await expectSaved(page);
  await type(page, 'F2', 'ArrowLeft', 'ArrowRight');
  await expectKeysInRow(page, 1);
  await type(page, 'Escape', 'Tab');
  await expectKeysElsewhere(page);
});

for (const [who, at] of [
  ['directora', MATHS],
  ['coordinadora', FOR_ADMIN],
] as const)
  test(
    `space scrolls nothing for ${who}`,
    { tag: [`@GRID-47:${who === 'directora' ? 'space' : 'spaceOfAdmin'}`] },
    async ({ page, app }) => {
      await app.signIn(who, { at });
      await cellAt(page, 1, QUIZ).click();
      const before = await scrolled(page);
      await type(page, ' ', 'Shift+ ', ' ');
      expect(await scrolled(page)).toEqual(before);
      await expect(cellAt(page, 1, QUIZ)).toBeFocused();
    },
  );

test('an Admin selects and copies all, and changes nothing', { tag: ['@GRID-47:Admin', '@GRID-05'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: FOR_ADMIN });
  await cellAt(page, 1, QUIZ).click();
  await type(page, 'Control+a');
  await expect(selected(page)).toHaveCount(34 * 3);
  expect((await copied(page)).split('\n')).toHaveLength(34);
  for (const key of ['F2', '4', 'Backspace']) {
    await type(page, key);
    await expect(fieldOf(page)).toHaveCount(0);
  }
  await type(page, 'Delete', 'Control+z', 'Control+y', 'Enter', 'ArrowRight', 'Tab');
  await expectKeysElsewhere(page);
  expect(await saves(app)).toEqual([]);
});

test('Ctrl+D in an open cell reaches no bookmark of the browser', { tag: ['@GRID-47:inField'] }, async ({ page, app }) => {
  await openGrid(page, app);
  await cellAt(page, 0).click();
  await type(page, '4');
  await page.evaluate(() =>
    addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key !== 'Control') Object.assign(window, { isPrevented: defaultPrevented });
    }),
  );
  await page.keyboard.press('Control+D');
  expect(await page.evaluate(() => Reflect.get(window, 'isPrevented'))).toBe(true);
  await expect(fieldOf(page)).toHaveValue('4');
});

test(
  'a level is the one that was chosen, whatever a translator has made of its word',
  { tag: ['@TEXT-02:levels'] },
  async ({ page, app }) => {
    await app.signIn('directo', { at: LEVELS });
    const cell = gridOf(page).getByRole('gridcell').first();
    await cell.click();
    await type(page, 'F2');
    const field = gridOf(page).getByRole('combobox');
    const [level, index] = await field.evaluate((select: HTMLSelectElement) => {
      const other = [...select.options].findIndex(({ text, selected }) => text !== '' && !selected);
      const text = select.options[other]?.text ?? '';
      for (const option of select.options) option.textContent = `${option.text} (translated)`;
      return [text, other] as const;
    });
    await field.selectOption({ index });
    await expect(cell).toContainText(level);
    await expect(cell).not.toContainText('translated');
    await expectSaved(page);
  },
);
