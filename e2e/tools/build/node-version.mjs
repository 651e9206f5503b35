/**
 * Whether a Node version lies in a range such as package.json's `engines.node`: alternatives of `^a.b.c` or `>=a.b.c`.
 * Written here because it is asked before anything is installed.
 *
 * @param {string} version such as '20.19.0'
 * @param {string} range such as '^20.19.0 || >=24'
 */
export function satisfies(version, range) {
  const actual = parts(version);
  return range.split('||').some((alternative) => {
    const wanted = alternative.trim();
    const least = parts(wanted.replace(/^(\^|>=)/, ''));
    const sameMajor = !wanted.startsWith('^') || actual[0] === least[0];
    return sameMajor && compare(actual, least) >= 0;
  });
}

/**
 * @param {string} version
 * @returns {[number, number, number]}
 */
function parts(version) {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map((part) => Number.parseInt(part, 10));
  return [major, minor, patch];
}

/**
 * @param {[number, number, number]} a
 * @param {[number, number, number]} b
 */
function compare(a, b) {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}
