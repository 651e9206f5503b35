/** What `npm run rules` prints and writes. */
import { projectOf } from './rules.mjs';

/**
 * The lines of the table and, below it, every problem.
 *
 * @param {import('./rules.mjs').Trace} trace
 */
export function reportLines(trace) {
  const header = row('Área', 'Reglas', 'Hechas', 'Casos', 'Con prueba', 'Sin prueba');
  const rows = trace.areas.map(({ area, rules, built, cases, tested, untested }) => row(area, rules, built, cases, tested, untested));
  return [header, ...rows, '', ...problems(trace)];
}

/**
 * One sentence for each built rule or case without a test, each outcome of a call without one in live mode, each tag
 * that names nothing, each unknown name of built.json and cases.json, each built rule that no source names, and, while an area is
 * being added, each partial rule that waits for one that is built by now.
 *
 * @param {import('./rules.mjs').Trace} trace
 */
export function problems(trace) {
  const untested = trace.matrix.flatMap(({ rule, missing }) => missing.map((tag) => `${tag} no tiene prueba en ${projectOf(rule)}.`));
  const unproved = trace.unproved.map((outcome) => `${outcome} no tiene prueba en live (@wire).`);
  const stray = trace.stray.map((tag) => `Etiqueta sin regla, caso ni llamada: ${tag}.`);
  const unknown = Object.entries(trace.unknown).flatMap(([file, names]) =>
    names.map((name) => `docs/spec/${file} nombra ${name}, que la especificación no tiene.`),
  );
  const unmarked = trace.unmarked.map((rule) => `Ninguna línea de src ni de mocks nombra ${rule}.`);
  const overdue = trace.overdue.map(({ rule, area }) => `${rule} espera en built.json a ${area}, que ya está hecha: falta su prueba.`);
  return [...untested, ...unproved, ...stray, ...unknown, ...unmarked, ...overdue];
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
