/** Which locked packages the registry has published advisories about (SECU-13). */
import { Failure } from '../failure.mjs';
import { npm } from './install.mjs';

/** @typedef {{ title: string, url: string, severity: string, range: string }} Advisory */

/** What npm calls them, and what people read. */
const SEVERITIES = new Map([
  ['info', 'informativa'],
  ['low', 'baja'],
  ['moderate', 'media'],
  ['high', 'alta'],
  ['critical', 'crítica'],
]);

/**
 * Compares package-lock.json with the registry's advisories.
 *
 * @returns {string[]} one line for each advisory
 * @throws {Failure} when the registry offers none, or cannot be reached: nothing was compared then
 */
export function readAdvisories() {
  const { stdout } = npm(['audit', '--json', '--package-lock-only', '--loglevel=silent'], 'pipe');
  const report = parse(stdout);
  if (report?.vulnerabilities === undefined) {
    const why = report?.message ?? report?.error?.summary ?? 'npm no respondió';
    throw new Failure(`El registro no ofrece avisos de seguridad, así que no se comparó nada: ${why}`);
  }
  return linesOf(report.vulnerabilities);
}

/** @param {string} text @returns {any} */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A package that only holds another one is not told: its advisory stands at the other.
 *
 * @param {Record<string, { name: string, via: (string | Advisory)[] }>} vulnerabilities
 */
function linesOf(vulnerabilities) {
  return Object.values(vulnerabilities).flatMap(({ name, via }) =>
    via
      .filter((each) => typeof each !== 'string')
      .map(({ title, url, severity, range }) => `${name} ${range} (gravedad ${SEVERITIES.get(severity) ?? severity}): ${title}. ${url}`),
  );
}
