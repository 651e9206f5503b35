/** What a key costs a page: commits and drawings of React, and the time of its thread. */
import { threadTime } from './cpu.mjs';

/** @import { Page } from '@playwright/test' */

const KEYS = 30;

/**
 * The main thread's time in ms for one key in the field that has the focus.
 *
 * @param {Page} page
 */
export async function timeOfKey(page) {
  const time = await threadTime(page, async () => {
    for (let pair = 0; pair < KEYS / 2; pair += 1) {
      await page.keyboard.press('Backspace');
      await page.keyboard.press('5');
    }
  });
  return time / KEYS;
}

/** @typedef {{ type: unknown, flags: number, tag: number, child: Fiber | null, alternate: Fiber | null, sibling: Fiber | null }} Fiber */

/**
 * Runs in the page, before React: counts commits, and how often a component ran.
 *
 * @param {string} name of the component, in the profiling build
 */
export function countRenders(name) {
  const PERFORMED_WORK = 1;
  const renders = { commits: 0, drawn: 0 };
  // The build may append a number.
  const isCounted = (/** @type {Fiber} */ { type }) => typeof type === 'function' && type.name.replace(/\$\d+$/, '') === name;
  /** @type {(fiber: Fiber) => void} */
  const walk = (fiber) => {
    const before = fiber.alternate;
    if (isCounted(fiber) && (before === null || (fiber.flags & PERFORMED_WORK) !== 0)) renders.drawn += 1;
    if (before !== null && before.child === fiber.child) return;
    for (let { child } = fiber; child; child = child.sibling) walk(child);
  };
  const hook = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: (/** @type {number} */ _id, /** @type {{ current: Fiber }} */ root) => {
      walk(root.current);
      renders.commits += 1;
    },
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    onScheduleFiberRoot: () => {},
    checkDCE: () => {},
  };
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, renders });
}

/** Runs in the page: what was counted since the last call. */
export function takeRenders() {
  const { renders } = /** @type {{ renders: { commits: number, drawn: number } }} */ (/** @type {unknown} */ (window));
  const taken = { ...renders };
  Object.assign(renders, { commits: 0, drawn: 0 });
  return taken;
}
