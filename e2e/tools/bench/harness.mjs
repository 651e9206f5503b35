/** Figures of the tests: A1 from the last run of the suites, T1 and T5 from their sources. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { problems } from '../check/rules-report.mjs';
import { traceRules } from '../check/rules-trace.mjs';
import { atLeast, exactly } from './figure.mjs';
import { occurrences } from './sources.mjs';

/** @import { Figure } from './figure.mjs' */

/**
 * A1: the violations that axe found during the last run of the suites, from the file of each checked state.
 *
 * @returns {Figure[]}
 */
export function accessibility() {
  const folder = join(root, '.cache/axe');
  const states = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  if (states.length === 0) {
    return [
      { id: 'A1', name: 'Estados vistos por axe', value: null, goal: '≥ 200', met: null, notes: ['Corra antes npm run e2e.'] },
      { id: 'A1', name: 'Fallas de accesibilidad', value: null, goal: '0', met: null, notes: [] },
    ];
  }
  const violations = states.reduce((sum, state) => sum + JSON.parse(readFileSync(join(folder, state), 'utf8')).violations, 0);
  return [atLeast('A1', 'Estados vistos por axe', states.length, 200), exactly('A1', 'Fallas de accesibilidad', violations, 0)];
}

/** T1. */
export async function rules() {
  const trace = await traceRules();
  const built = trace.matrix.filter((rule) => rule.built);
  const missing = built.filter((rule) => rule.missing.length > 0);
  const notes = problems(trace);
  return [
    exactly('T1', `Reglas hechas sin prueba (de ${built.length})`, missing.length, 0, notes),
    exactly('T1', 'Etiquetas sin regla', trace.stray.length, 0),
  ];
}

const SPECS = /^(?!support|tools).*\.ts$/;

/** T5. A route on a file, with its reason in a comment, does not count as one on the API. */
export function testHabits() {
  const explained = (/** @type {string} */ line, /** @type {string} */ before) => /\/\//.test(line) || /^\s*(\/\/|\*|\/\*\*)/.test(before);
  const count = (/** @type {string} */ name, /** @type {RegExp} */ pattern, /** @type {typeof explained} */ counts = () => true) => {
    const found = occurrences('e2e', SPECS, pattern, counts);
    return exactly('T5', name, found.length, 0, found);
  };
  return [
    count('skip, only y fixme', /\b(test|describe|it)\.(skip|only|fixme)\b/g),
    count('waitForTimeout', /\bwaitForTimeout\b/g),
    count('page.route sin razón al lado', /\b(page|context)\.route\(/g, (line, before) => !explained(line, before)),
    count('Selectores CSS', /\.locator\(|\bquerySelector(All)?\(|\.\$\$?(eval)?\(/g),
  ];
}
