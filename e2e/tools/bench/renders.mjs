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

/**
 * What React reports to its developer tools. PerformedWork marks a fiber whose component ran; a subtree that is still the same
 * object was skipped.
 *
 * @typedef {{ type: unknown, flags: number, tag: number, child: Fiber | null, alternate: Fiber | null, sibling: Fiber | null }} Fiber
 */

/**
 * Runs in the page, before React: counts commits, and the parts in which any component ran.
 *
 * @param {string} name of the parts' component, in the profiling build
 */
export function countRenders(name) {
  const PERFORMED_WORK = 1;
  const COMPONENTS = new Set([0, 1, 11, 14, 15]);
  /** @type {{ commits: number, drawn: Set<object> }} */
  const renders = { commits: 0, drawn: new Set() };
  /** A part has two fibers by turns. @type {WeakMap<Fiber, object>} */
  const parts = new WeakMap();
  const partOf = (/** @type {Fiber} */ fiber) => {
    const part = parts.get(fiber) ?? (fiber.alternate && parts.get(fiber.alternate)) ?? {};
    parts.set(fiber, part);
    return part;
  };
  // The build may append a number.
  const isPart = (/** @type {Fiber} */ { type }) => typeof type === 'function' && type.name.replace(/\$\d+$/, '') === name;
  /** @type {(fiber: Fiber, around: object | null) => void} */
  const walk = (fiber, around) => {
    const before = fiber.alternate;
    const part = isPart(fiber) ? partOf(fiber) : around;
    if (part && COMPONENTS.has(fiber.tag) && (before === null || (fiber.flags & PERFORMED_WORK) !== 0)) renders.drawn.add(part);
    if (before !== null && before.child === fiber.child) return;
    for (let { child } = fiber; child; child = child.sibling) walk(child, part);
  };
  const hook = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: (/** @type {number} */ _id, /** @type {{ current: Fiber }} */ root) => {
      walk(root.current, null);
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
  const { renders } = /** @type {{ renders: { commits: number, drawn: Set<object> } }} */ (/** @type {unknown} */ (window));
  const taken = { commits: renders.commits, drawn: renders.drawn.size };
  renders.commits = 0;
  renders.drawn.clear();
  return taken;
}
