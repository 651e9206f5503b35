/** @import { Effort } from './hand.mjs' */

/**
 * A figure of quality: what was measured and whether it is as good as it has to be. `met` is null when there was
 * nothing to measure.
 *
 * @typedef {object} Figure
 * @property {string} id
 * @property {string} name
 * @property {number | string | null} value
 * @property {string} goal
 * @property {boolean | null} met
 * @property {string[]} notes where a shift is, which file it was
 */

/**
 * A figure that may not be above its goal.
 *
 * @param {string} id
 * @param {string} name
 * @param {number} value
 * @param {number} goal
 * @param {string[]} [notes]
 * @returns {Figure}
 */
export function atMost(id, name, value, goal, notes = []) {
  return { id, name, value, goal: `≤ ${goal}`, met: value <= goal, notes };
}

/**
 * What a person presses and types, neither of them above its goal.
 *
 * @param {string} id
 * @param {string} name
 * @param {Effort} effort
 * @param {Effort} goal
 * @param {string[]} notes
 * @returns {Figure}
 */
export function atMostEffort(id, name, effort, goal, notes) {
  const written = (/** @type {Effort} */ { clicks, keys }) => `${clicks} / ${keys}`;
  const met = effort.clicks <= goal.clicks && effort.keys <= goal.keys;
  return { id, name, value: written(effort), goal: `≤ ${written(goal)}`, met, notes };
}

/**
 * A figure that has to be just so.
 *
 * @param {string} id
 * @param {string} name
 * @param {number} value
 * @param {number} goal
 * @param {string[]} [notes]
 * @returns {Figure}
 */
export function exactly(id, name, value, goal, notes = []) {
  return { id, name, value, goal: String(goal), met: value === goal, notes };
}

/**
 * A figure that has to be reached.
 *
 * @param {string} id
 * @param {string} name
 * @param {number} value
 * @param {number} goal
 * @returns {Figure}
 */
export function atLeast(id, name, value, goal) {
  return { id, name, value, goal: `≥ ${goal}`, met: value >= goal, notes: [] };
}

/**
 * Two decimals are enough for a ratio.
 *
 * @param {number} value
 */
export function rounded(value) {
  return Math.round(value * 100) / 100;
}
