/** The steps of `npm test`: each announced, timed and counted, those that do not need each other side by side. */
import { availableParallelism } from 'node:os';

/** @typedef {{ passed: number, failed: number }} Count */

/** @typedef {(text: string) => void} Write takes what a step prints, in pieces of any length */

/**
 * A step returns its counts, or whether it succeeded, which counts as one test. Its output goes to `write`, which holds it
 * until the step ends; a step that runs `alone` may print directly.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {(write: Write) => Promise<boolean | Count>} run
 * @property {string[]} [needs] names of steps that must succeed first
 * @property {boolean} [alone] whether no other step runs at the same time
 */

/** @typedef {Count & { seconds: number }} Result */

/**
 * How many steps run side by side: one for each core. At least two, since a step also waits for files; at most four, since
 * the type checkers take more than a gigabyte each.
 */
const AT_ONCE = Math.min(4, Math.max(2, availableParallelism()));

/**
 * Starts each step, in order, as soon as its needs are done and fewer than `atOnce` run. A failed step stops only those that
 * need it, each of which counts as one failure. A step's output is printed under its name when it ends.
 *
 * @param {Step[]} steps
 * @param {(line: string) => void} print
 * @param {number} [atOnce] how many run side by side
 * @returns {Promise<Count>}
 */
export async function runSteps(steps, print, atOnce = AT_ONCE) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();

  const isDone = (/** @type {string} */ name) => results.has(name) || !steps.some((step) => step.name === name);
  const blockerOf = (/** @type {Step} */ step) => step.needs?.find((name) => isDone(name) && results.get(name)?.failed !== 0);
  const hasRoom = (/** @type {Step} */ step) =>
    step.alone === true ? running.size === 0 : running.size < atOnce && ![...running.keys()].some((other) => other.alone);
  const mayStart = (/** @type {Step} */ step) =>
    !results.has(step.name) && !running.has(step) && (blockerOf(step) !== undefined || ((step.needs ?? []).every(isDone) && hasRoom(step)));

  const start = async (/** @type {Step} */ step) => {
    const blocker = blockerOf(step);
    const result = blocker === undefined ? await runStep(step, print) : blocked(step, blocker, print);
    results.set(step.name, result);
    running.delete(step);
  };

  while (results.size < steps.length) {
    // A step is entered in `running` before it starts, so that the next one is checked against it.
    for (const step of steps) if (mayStart(step)) running.set(step, Promise.resolve(step).then(start));
    await Promise.race(running.values());
  }
  print(`\n${steps.map(({ name }) => summaryLine(name, /** @type {Result} */ (results.get(name)))).join('\n')}\n`);
  return total([...results.values()]);
}

/**
 * @param {Step} step
 * @param {string} blocker
 * @param {(line: string) => void} print
 * @returns {Result}
 */
function blocked({ name }, blocker, print) {
  print(`\n── ${name}: no se ejecuta, porque falló ${blocker}\n${endLine(name, 1, 0)}`);
  return { passed: 0, failed: 1, seconds: 0 };
}

/**
 * @param {Step} step
 * @param {(line: string) => void} print
 * @returns {Promise<Result>}
 */
async function runStep(step, print) {
  const heading = `\n── ${step.name}`;
  let output = '';
  const keep = (/** @type {string} */ text) => {
    output += text;
  };
  // Otherwise a hanging step would not be visible.
  print(step.alone ? heading : `… ${step.name}`);
  const started = performance.now();
  const count = await countOf(step, step.alone ? print : keep);
  const seconds = (performance.now() - started) / 1000;
  const end = endLine(step.name, count.failed, seconds);
  print(step.alone ? end : [heading, output.trimEnd(), end].filter((part) => part !== '').join('\n'));
  return { ...count, seconds };
}

/**
 * @param {Step} step
 * @param {Write} write
 * @returns {Promise<Count>}
 */
async function countOf(step, write) {
  try {
    const result = await step.run(write);
    return typeof result === 'boolean' ? { passed: Number(result), failed: Number(!result) } : result;
  } catch (error) {
    write(String(error instanceof Error ? error.message : error));
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {string} name
 * @param {number} failed
 * @param {number} seconds
 */
function endLine(name, failed, seconds) {
  return `── ${name}: ${failed === 0 ? 'bien' : 'FALLÓ'} (${seconds.toFixed(1)} s)`;
}

/**
 * @param {string} name
 * @param {Result} result
 */
function summaryLine(name, { passed, failed, seconds }) {
  const mark = failed === 0 ? '✓' : '✗';
  return `${mark} ${name.padEnd(16)}${String(passed).padStart(6)} bien ${String(failed).padStart(5)} mal ${seconds.toFixed(1).padStart(8)} s`;
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
function total(counts) {
  const sum = (/** @type {(count: Count) => number} */ of) => counts.reduce((all, count) => all + of(count), 0);
  return { passed: sum((count) => count.passed), failed: sum((count) => count.failed) };
}
