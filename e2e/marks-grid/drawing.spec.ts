/** What a key costs: which parts of the grid React draws anew (GRID-34). */
import type { Page } from '@playwright/test';
import { expect, expectLoaded, test } from '@e2e/support/test';
import { cellAt, openGrid, type } from './marks-grid';

/** Of React's, as its own tools read it. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  readonly stateNode: unknown;
}

interface Drawing {
  commits: number;
  /** 'row/column' of the table, and '' for what lies outside of its cells. */
  cells: string[];
}

/** Told by React after each commit, before it draws for the first time. */
const followReact = (page: Page) =>
  page.addInitScript(() => {
    const drawing: Drawing = { commits: 0, cells: [] };
    const HOST = 5;
    const COMPONENTS = new Set([0, 14, 15]);
    const hostOf = (fiber: Fiber | null): unknown => (fiber === null || fiber.tag === HOST ? fiber?.stateNode : hostOf(fiber.child));
    /** What draws nothing lies where its parent does. */
    const placeOf = (fiber: Fiber, parent: string) => {
      const host = hostOf(fiber);
      if (!(host instanceof Element)) return parent;
      const cell = host.closest('td, th');
      const row = cell?.closest('tr');
      return cell instanceof HTMLTableCellElement && row ? `${row.rowIndex}/${cell.cellIndex}` : '';
    };
    const look = (fiber: Fiber, parent: string) => {
      const place = placeOf(fiber, parent);
      if (COMPONENTS.has(fiber.tag) && (fiber.flags & 1) === 1) drawing.cells.push(place);
      // The children of what was not drawn are the same ones.
      if (fiber.child === fiber.alternate?.child) return;
      for (let { child } = fiber; child; child = child.sibling) look(child, place);
    };
    Object.assign(window, {
      drawing,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        checkDCE: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => {
          drawing.commits += 1;
          look(current, '');
        },
      },
    });
  });

test.use({ ownPage: true });

test('a key typed in a cell draws that cell alone; confirming it what hangs on it', { tag: ['@GRID-34:key'] }, async ({ page, app }) => {
  await followReact(page);
  await openGrid(page, app);
  await expectLoaded(page, app);
  await cellAt(page, 3).click();
  await type(page, '4');
  const drawnBy = async (...keys: string[]) => {
    const frame = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await frame();
    await page.evaluate(() => Object.assign((window as unknown as { drawing: Drawing }).drawing, { commits: 0, cells: [] }));
    await type(page, ...keys);
    await frame();
    const { commits, cells } = await page.evaluate(() => (window as unknown as { drawing: Drawing }).drawing);
    return { commits, cells: [...new Set(cells)].toSorted() };
  };
  expect(await drawnBy('.')).toEqual({ commits: 1, cells: ['4/3'] });
  // The cell and the next one, the row's result, the column's head and average, the averages' own result; over and under the grid the rest.
  const { cells } = await drawnBy('Enter');
  expect(cells.filter((cell) => !['', '0/4', '35/4'].includes(cell))).toEqual(['0/3', '35/3', '4/3', '4/4', '5/3']);
});
