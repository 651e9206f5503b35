/** What `npm run rules` prints and writes. */

/**
 * The lines of the table and, below it, every problem.
 *
 * @param {import('./rules.mjs').Trace} trace
 */
export function reportLines(trace) {
  const header = row('Área', 'Reglas', 'Hechas', 'Con prueba', 'Sin prueba');
  const rows = trace.areas.map(({ area, rules, built, tested, untested }) => row(area, rules, built, tested, untested));
  return [header, ...rows, '', ...problems(trace)];
}

/**
 * One sentence for each built rule without a test, each tag without a rule and each unknown name of built.json.
 *
 * @param {import('./rules.mjs').Trace} trace
 */
export function problems(trace) {
  const untested = trace.matrix
    .filter(({ missing }) => missing.length > 0)
    .map(({ rule, missing }) => `${rule} no tiene prueba en ${missing.join(' ni en ')}.`);
  const stray = trace.stray.map((tag) => `Etiqueta sin regla: ${tag}.`);
  const unknown = trace.unknown.map((name) => `docs/spec/built.json nombra ${name}, que la especificación no tiene.`);
  return [...untested, ...stray, ...unknown];
}

/**
 * The matrix as it is kept: rule → tests by project.
 *
 * @param {import('./rules.mjs').Trace} trace
 */
export function matrixRecord(trace) {
  const entries = trace.matrix.map(({ rule, built, tests, missing }) => {
    const titles = (/** @type {string} */ project) => tests.filter((test) => test.project === project).map((test) => test.title);
    return [rule, { built, missing, demo: titles('demo'), live: titles('live') }];
  });
  return Object.fromEntries(entries);
}

/** @param {(string | number)[]} cells */
function row(...cells) {
  return cells.map((cell, index) => (index === 0 ? String(cell).padEnd(6) : String(cell).padStart(12))).join('');
}
