/** What stays in sight: names, head and foot, and what a key scrolls. */
import { expect, test } from '@e2e/support/test';
import type { App } from '@e2e/support/test';
import type { Page } from '@playwright/test';
import { QUIZ, SUPPORT, cellAt, gridOf, openGrid, press, rowAt, type } from './marks-grid';

// Letters of twice the size stay with the page.
test.use({ ownPage: true });

const LONGEST = 'María Fernanda de los Ángeles Rodríguez-Montealegre Villavicencio Castañeda de la Hoz';

const record = (student: number, name: string) => ({
  studentId: student + 1,
  studentName: name,
  studentLastName: `Arbeláez ${student + 1}`,
  qualification: 3.5,
  qualificationDescription: 'Básico',
  activities: ['Quiz', 'Guía', 'Sustentación'].map((title, activity) => ({
    academicActivityId: activity + 1,
    type: 'QUIZ',
    title,
    weight: 20,
    qualification: 3.5,
    qualificationName: 'Básico',
    comment: '',
    withQualification: true,
    studentAcademicRecordId: student * 10 + activity + 1,
  })),
  studentAcademicRecordToPreschool: null,
  commentToPreschool: null,
});

/** Opens the grid of a room of so many students, the second with a long name. */
async function openRoom(page: Page, app: App, students: number): Promise<void> {
  await openGrid(page, app);
  await app.control.fault({
    method: 'GET',
    path: '/api/learning/record-resume/90002',
    kind: 'answer',
    body: { studentAcademicRecords: Array.from({ length: students }, (_, student) => record(student, student === 1 ? LONGEST : 'Ana')) },
  });
  await press(page, 'Filtrar');
  await expect(gridOf(page).getByRole('rowheader', { name: LONGEST })).toBeVisible();
}

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
  [390, 844],
] as const)
  // A grid that is drawn in full and one that is not.
  for (const students of [3, 80])
    test(
      `the names of ${students} take two fifths of the width at most, at ${width} px; a longer one is cut and said whole`,
      { tag: [`@GRID-44:${width}of${students}`] },
      async ({ page, app }) => {
        await page.setViewportSize({ width, height });
        await openRoom(page, app, students);
        const name = `${LONGEST} Arbeláez 2`;
        const head = gridOf(page).getByRole('rowheader', { name, exact: true });
        await expect(head).toHaveAttribute('title', name);
        const { ofTable, isCut, ellipsis } = await head.evaluate((cell: HTMLElement) => {
          const text = cell.querySelector<HTMLElement>('.grid-name') ?? cell;
          const box = cell.closest('.grid-wrap') ?? cell;
          return {
            ofTable: cell.offsetWidth / box.clientWidth,
            isCut: text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight,
            ellipsis: getComputedStyle(text).textOverflow + getComputedStyle(text).webkitLineClamp,
          };
        });
        expect(ofTable).toBeLessThanOrEqual(0.401);
        expect(isCut).toBe(true);
        expect(ellipsis).toBe(width < 768 ? 'ellipsis2' : 'ellipsisnone');
        // Its row is as high as the others.
        const heights = await Promise.all([0, 1].map(async (row) => (await rowAt(page, row).boundingBox())?.height ?? 0));
        expect(Math.abs((heights[0] ?? 0) - (heights[1] ?? 0))).toBeLessThanOrEqual(1);
      },
    );

/** What of the grid lies outside of the window or under another part: the active cell, its column's head, its name and the foot. */
const hiddenParts = (page: Page) =>
  gridOf(page).evaluate((grid) => {
    const cell = document.activeElement?.closest('td');
    const row = cell?.closest('tr');
    const parts = {
      head: grid.querySelectorAll('thead th')[cell?.cellIndex ?? 0],
      corner: grid.querySelector('thead th'),
      name: row?.querySelector('th'),
      cell,
      foot: grid.querySelector('tfoot th'),
    };
    return Object.entries(parts).flatMap(([name, part]) => {
      if (!part) return [name];
      const { left, top, right, bottom } = part.getBoundingClientRect();
      const isWithin = top >= 0 && bottom <= innerHeight + 0.5 && left >= 0 && right <= innerWidth + 0.5;
      // Half a pixel of a border may be another's.
      const isSeen = [top + 2, bottom - 2].every((y) => part.contains(document.elementFromPoint((left + right) / 2, y)));
      return isWithin && isSeen ? [] : [name];
    });
  });

const scrolledBy = (page: Page) => page.evaluate(() => scrollY);

for (const [width, height, zoom] of [
  [1440, 900, 100],
  [1024, 768, 100],
  [390, 844, 100],
  [1440, 900, 200],
  [1024, 768, 200],
  [390, 844, 200],
] as const)
  test(
    `a key scrolls only what brings its cell into sight, with head, name and average, at ${width} × ${height} and ${zoom} % [K10]`,
    { tag: [`@GRID-48:${width}at${zoom}`] },
    async ({ page, app }) => {
      await page.setViewportSize({ width, height });
      await openGrid(page, app);
      if (zoom !== 100)
        await page.evaluate((given) => {
          document.documentElement.style.fontSize = `${given}%`;
        }, zoom);
      await gridOf(page)
        .locator('td[data-row="0"][data-column="0"]')
        .evaluate((cell: HTMLElement) => cell.focus({ preventScroll: true }));
      await type(page, 'ArrowDown');
      await expect.poll(() => hiddenParts(page)).toEqual([]);
      const rowHeight = (await rowAt(page, 2).boundingBox())?.height ?? 0;
      // Nothing jumps: each key scrolls a row at most.
      let before = await scrolledBy(page);
      for (let row = 2; row < 34; row += 1) {
        await type(page, row % 2 === 0 ? 'ArrowDown' : 'Enter');
        expect(await hiddenParts(page), `row ${row}`).toEqual([]);
        const after = await scrolledBy(page);
        expect(after - before).toBeLessThanOrEqual(rowHeight * 2);
        before = after;
      }
      for (const key of ['PageUp', 'End', 'Control+Home', 'PageDown', 'Control+End', 'Home', 'ArrowUp']) {
        await type(page, key);
        expect(await hiddenParts(page), key).toEqual([]);
      }
      // What is in sight is not scrolled for.
      const still = await scrolledBy(page);
      await type(page, 'ArrowUp', 'ArrowDown', 'ArrowDown');
      expect(await scrolledBy(page)).toBe(still);
    },
  );

test('the first key in a grid that is in sight scrolls nothing [K10]', { tag: ['@GRID-48:first'] }, async ({ page, app }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openGrid(page, app);
  await cellAt(page, 0, QUIZ).click();
  const before = await scrolledBy(page);
  await type(page, 'ArrowDown', '4', 'ArrowRight', 'End', 'ArrowUp', 'Tab');
  expect(await scrolledBy(page)).toBe(before);
  // Scrolled past its head: a key brings that back.
  await cellAt(page, 30, SUPPORT).click();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await type(page, 'ArrowUp');
  expect(await hiddenParts(page)).toEqual([]);
});
