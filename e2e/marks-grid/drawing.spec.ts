/** What a key costs in the grid (GRID-34). */
import { drawnBy, followReact } from '@e2e/support/drawing';
import { expect, expectLoaded, test } from '@e2e/support/test';
import { cellAt, openGrid, type } from './marks-grid';

test.use({ ownPage: true });

test('a key typed in a cell draws that cell alone; confirming it what hangs on it', { tag: ['@GRID-34:key'] }, async ({ page, app }) => {
  await followReact(page, 'td, th');
  await openGrid(page, app);
  await expectLoaded(page, app);
  await cellAt(page, 3).click();
  await type(page, '4');
  expect(await drawnBy(page, () => type(page, '.'))).toEqual({ commits: 1, parts: ['4/3'] });
  // The cell and the next one, the row's result, the column's head and average, the averages' own result; over and under the grid the rest.
  const { parts } = await drawnBy(page, () => type(page, 'Enter'));
  expect(parts.filter((cell) => !['', '0/4', '35/4'].includes(cell))).toEqual(['0/3', '35/3', '4/3', '4/4', '5/3']);
});
