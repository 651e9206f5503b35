/** Columns and rows that stand still, and the arrow of the sorted one (SHAR-33). */
import { goWithin } from '@e2e/support/screens';
import { LISTS } from '@e2e/areas';
import { fullOnly } from '@e2e/support/full-only';
import { expectOpenTab, openOwnRooms, SEXTO_A } from '@e2e/students/students';
import { expect, test } from '@e2e/support/test';
import type { Page } from '@playwright/test';

/** Left edges and widths of the columns. */
const columnsOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('columnheader')
    .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect()).map(({ x, width }) => `${x} ${width}`));

/** Tops of the rows, and how high they are. */
const rowsOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('table')
    .evaluate((table) =>
      [...(table as HTMLTableElement).rows].map((row) => row.getBoundingClientRect()).map(({ y, height }) => `${y} ${height}`),
    );

/** By list, the width at which it is one of those that stand for all: rows of one line, rows that wrap, and a table in a detail. */
const REPRESENTED: Readonly<Record<string, number>> = { rooms: 1440, subjects: 1024, students: 1440 };

for (const [name, { at, path, isOneLine }] of Object.entries(LISTS)) {
  for (const width of [1440, 1024]) {
    test(
      `${name}: from waiting to the rows, by page, size and order no column moves, at ${width} px`,
      {
        tag: [`@SHAR-33:${name}`, ...fullOnly(REPRESENTED[name] !== width)],
      },
      async ({ page, app }) => {
        await page.setViewportSize({ width, height: 900 });
        await app.signIn('coordinadora');
        await app.control.hold(`GET ${path.replace(/\?.*/, '')}`);
        await goWithin(page, at);
        await expect(page.getByText('Cargando…')).toHaveCount(1);
        await expect(page.getByRole('columnheader').first()).toBeVisible();
        const columns = await columnsOf(page);
        const waiting = await rowsOf(page);
        const foot = await page.getByLabel('Resultados por páginas').boundingBox();
        await app.control.release();
        await expect(page.getByRole('rowheader').first()).toBeVisible();
        expect(await columnsOf(page)).toEqual(columns);
        // Where all rows have one line they stand where they were announced, and the foot too.
        const rows = await rowsOf(page);
        expect(rows[0]).toEqual(waiting[0]);
        if (width === 1440 && isOneLine) {
          expect(rows).toEqual(waiting);
          expect(await page.getByLabel('Resultados por páginas').boundingBox()).toEqual(foot);
        }
        const next = page.getByRole('button', { name: 'Página siguiente' });
        while (await next.isEnabled()) {
          await next.click();
          expect(await columnsOf(page)).toEqual(columns);
        }
        await page.getByLabel('Resultados por páginas').selectOption('50');
        expect(await columnsOf(page)).toEqual(columns);
        for (const head of await page.getByRole('columnheader').getByRole('button').all()) {
          await head.click();
          expect(await columnsOf(page)).toEqual(columns);
        }
      },
    );
  }
}

test('a search moves no column, and none that it finds nothing for', { tag: ['@SHAR-33:search'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: SEXTO_A });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const columns = await columnsOf(page);
  for (const [words, found] of [
    ['garcia', /^\d+ de 34 estudiantes$/],
    ['luzdary.velez', '1 de 34 estudiantes'],
    ['nadie', '0 de 34 estudiantes'],
  ] as const) {
    await page.getByRole('searchbox').fill(words);
    await expect(page.getByText(found)).toBeVisible();
    expect(await columnsOf(page), words).toEqual(columns);
  }
  // Without results there is nothing to page.
  await expect(page.getByLabel('Resultados por páginas')).toHaveCount(0);
});

/** How much of its arrow is seen, away from the pointer. */
const arrowOf = (page: Page, header: string): Promise<number> =>
  page.getByRole('columnheader', { name: header }).evaluate((head) => Number(getComputedStyle(head.querySelector('svg') ?? head).opacity));

/** By a column of its name, and by another. */
const ORDERED = ['rooms', 'students'];

for (const [name, { at, ordered: header }] of Object.entries(LISTS)) {
  test(
    `${name}: the sorted column bears its arrow at all times, the first order too`,
    { tag: [`@SHAR-33:${name}Arrow`, ...fullOnly(!ORDERED.includes(name))] },
    async ({ page, app }) => {
      await app.signIn('coordinadora', { at });
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      const head = (column: string) => page.getByRole('columnheader', { name: column });
      await expect(head(header)).toHaveAttribute('aria-sort', 'ascending');
      await expect.poll(() => arrowOf(page, header)).toBe(1);
      const others = (
        await page
          .getByRole('columnheader')
          .filter({ has: page.getByRole('button') })
          .allInnerTexts()
      ).filter((one) => one !== header);
      const [other = ''] = others;
      await expect.poll(() => arrowOf(page, other)).toBe(0);
      const own = await page.getByRole('rowheader').allInnerTexts();
      // The first order turned round, and back.
      await head(header).getByRole('button').click();
      await expect(head(header)).toHaveAttribute('aria-sort', 'descending');
      await head(header).getByRole('button').click();
      await expect(head(header)).toHaveAttribute('aria-sort', 'ascending');
      expect(await page.getByRole('rowheader').allInnerTexts()).toEqual(own);
      for (const direction of ['ascending', 'descending']) {
        await head(other).getByRole('button').click();
        await page.mouse.move(0, 0);
        await page.getByRole('heading', { level: 1 }).click();
        await expect(head(other)).toHaveAttribute('aria-sort', direction);
        await expect(head(header)).toHaveAttribute('aria-sort', 'none');
        await expect.poll(() => arrowOf(page, other)).toBe(1);
        await expect.poll(() => arrowOf(page, header)).toBe(0);
      }
      await head(other).getByRole('button').click();
      await expect(head(header)).toHaveAttribute('aria-sort', 'ascending');
      expect(await page.getByRole('rowheader').allInnerTexts()).toEqual(own);
    },
  );
}

test('the whole head of a column that sorts is its button', { tag: ['@SHAR-37'] }, async ({ page, app }) => {
  await app.signIn('coordinadora', { at: LISTS['rooms']?.at ?? '' });
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const heads = page.getByRole('columnheader').filter({ has: page.getByRole('button') });
  expect(await heads.count()).toBeGreaterThan(1);
  for (const head of await heads.all()) {
    const whole = await head.boundingBox();
    const button = await head.getByRole('button').boundingBox();
    if (!whole || !button) throw new Error('The head is not drawn.');
    expect(button.x).toBeCloseTo(whole.x, 0);
    expect(button.width).toBeCloseTo(whole.width, 0);
    // But for the line beneath it.
    expect(Math.abs(button.y - whole.y)).toBeLessThanOrEqual(1);
    expect(whole.height - button.height).toBeLessThanOrEqual(1.5);
    for (const [x, y] of [
      [3, 3],
      [whole.width - 3, whole.height - 4],
    ] as const) {
      const before = (await head.getAttribute('aria-sort')) ?? '';
      await page.mouse.click(whole.x + x, whole.y + y);
      await expect(head).not.toHaveAttribute('aria-sort', before);
    }
    // The ring is drawn within the head.
    await expect(head.getByRole('button')).toHaveCSS('outline-offset', '-2px');
  }
});

test(
  'the head stays under the header while the page scrolls, and nothing else scrolls',
  { tag: ['@SHAR-33:head'] },
  async ({ page, app }) => {
    await openOwnRooms({ page, app });
    await expectOpenTab(page, 'Sexto A');
    await page.getByLabel('Resultados por páginas').selectOption('50');
    await expect(page.getByRole('rowheader')).toHaveCount(34);
    const region = page.getByRole('region', { name: 'Estudiantes' });
    expect(await region.evaluate((table) => table.scrollHeight - table.clientHeight)).toBe(0);
    await page.getByRole('rowheader').last().scrollIntoViewIfNeeded();
    const header = await page.getByRole('banner').boundingBox();
    const head = await page.getByRole('columnheader').first().boundingBox();
    expect(Math.round(head?.y ?? 0)).toBe(Math.round((header?.y ?? 0) + (header?.height ?? 0)));
  },
);
