/** What a key costs: which parts of a screen React draws anew. For tests with a page of their own. */
import type { Page } from '@playwright/test';

/** Of React's, as its own tools read it. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly alternate: Fiber | null;
  readonly stateNode: unknown;
}

export interface Drawing {
  commits: number;
  /** The parts in which a component ran; '' for what lies outside of them. */
  parts: string[];
}

/**
 * Follows what React draws, from the next load on.
 *
 * @param selector of the parts: cells are named by their row and column in the table ('4/3'), others by their place among their like ('2')
 */
export const followReact = (page: Page, selector: string): Promise<unknown> =>
  page.addInitScript((parts) => {
    const drawing: Drawing = { commits: 0, parts: [] };
    const HOST = 5;
    const COMPONENTS = new Set([0, 14, 15]);
    const hostOf = (fiber: Fiber | null): unknown => (fiber === null || fiber.tag === HOST ? fiber?.stateNode : hostOf(fiber.child));
    /** What draws nothing lies where its parent does. */
    const placeOf = (fiber: Fiber, parent: string) => {
      const host = hostOf(fiber);
      if (!(host instanceof Element)) return parent;
      const part = host.closest(parts);
      const row = part?.closest('tr');
      if (part instanceof HTMLTableCellElement && row) return `${row.rowIndex}/${part.cellIndex}`;
      return part ? String([...document.querySelectorAll(parts)].indexOf(part)) : '';
    };
    const look = (fiber: Fiber, parent: string) => {
      const place = placeOf(fiber, parent);
      if (COMPONENTS.has(fiber.tag) && (fiber.flags & 1) === 1) drawing.parts.push(place);
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
  }, selector);

/** What an act has React draw, each part once. */
export async function drawnBy(page: Page, act: () => Promise<void>): Promise<Drawing> {
  const frame = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await frame();
  await page.evaluate(() => Object.assign((window as unknown as { drawing: Drawing }).drawing, { commits: 0, parts: [] }));
  await act();
  await frame();
  const { commits, parts } = await page.evaluate(() => (window as unknown as { drawing: Drawing }).drawing);
  return { commits, parts: [...new Set(parts)].toSorted() };
}
