/** The steps of `npm test`: each announced, timed and counted. */

/** @typedef {{ passed: number, failed: number }} Count */

/**
 * A step answers its counts, or whether it succeeded, which counts as one.
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<boolean | Count>} run
 * @property {string[]} [needs] names of steps without whose success this one makes no sense
 */

/**
 * Runs the steps in order. A failed step does not stop those that do not need it; a step whose need failed counts as
 * one failure.
 *
 * @param {Step[]} steps
 * @param {(line: string) => void} print
 * @returns {Promise<Count>}
 */
export async function runSteps(steps, print) {
  /** @type {Map<string, Count & { seconds: number }>} */
  const results = new Map();
  for (const step of steps) {
    const blocker = step.needs?.find((name) => results.get(name)?.failed !== 0);
    print(`\n── ${step.name}${blocker === undefined ? '' : `: no se ejecuta, porque falló ${blocker}`}`);
    const started = performance.now();
    const count = blocker === undefined ? await countOf(step, print) : { passed: 0, failed: 1 };
    const seconds = (performance.now() - started) / 1000;
    print(`── ${step.name}: ${count.failed === 0 ? 'bien' : 'FALLÓ'} (${seconds.toFixed(1)} s)`);
    results.set(step.name, { ...count, seconds });
  }
  print(`\n${[...results].map(([name, result]) => summaryLine(name, result)).join('\n')}\n`);
  return total([...results.values()]);
}

/**
 * @param {Step} step
 * @param {(line: string) => void} print
 * @returns {Promise<Count>}
 */
async function countOf(step, print) {
  try {
    const result = await step.run();
    return typeof result === 'boolean' ? { passed: Number(result), failed: Number(!result) } : result;
  } catch (error) {
    print(String(error instanceof Error ? error.message : error));
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {string} name
 * @param {Count & { seconds: number }} result
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
