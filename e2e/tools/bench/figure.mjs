/** @import { Effort } from './hand.mjs' */

/**
 * A quality figure: the measured value, and whether it meets its goal. `met` is null when there was nothing to measure.
 *
 * @typedef {object} Figure
 * @property {string} id
 * @property {string} name
 * @property {number | string | null} value
 * @property {string} goal
 * @property {boolean | null} met
 * @property {string[]} notes details, such as the element of a shift or the name of a file
 */

/**
 * A figure that must not exceed its goal.
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
 * A figure of clicks and keys, neither of which may exceed its goal.
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
 * A figure that must equal its goal.
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
 * A figure that must reach its goal.
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
 * Rounds to two decimals.
 *
 * @param {number} value
 */
export function rounded(value) {
  return Math.round(value * 100) / 100;
}
