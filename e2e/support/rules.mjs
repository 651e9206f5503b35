/**
 * Which rule of the specification which end-to-end test keeps: pure functions over the rules' texts and the tests'
 * tags.
 */

/** Projects of the suites, with the tag that keeps a test out of the other one. */
const PROJECTS = [
  { name: 'demo', otherOnly: 'live-only' },
  { name: 'live', otherOnly: 'demo-only' },
];

const RULE_LIKE = /^[A-Z]+-\d+$/i;

/**
 * What is built so far: every rule of the areas but the exceptions, and single rules of other areas.
 *
 * @typedef {{ areas: string[], rules: string[], except: string[] }} Built
 */

/**
 * One test in one project. `tags` are without '@'; `runs` is false for tests marked skip or fixme.
 *
 * @typedef {{ title: string, project: string, tags: string[], runs: boolean }} ListedTest
 */

/**
 * The part of the JSON report of `playwright test --list` that is read here.
 *
 * @typedef {{ title: string, file?: string, suites?: ReportSuite[], specs: ReportSpec[] }} ReportSuite
 * @typedef {{ title: string, tags: string[], file: string, tests: { projectName: string, expectedStatus: string }[] }} ReportSpec
 */

/**
 * The ids of the rules in a page of the specification: lines such as `- **AUTH-01** …`.
 *
 * @param {string} markdown
 */
export function parseRules(markdown) {
  return [...markdown.matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map((match) => String(match[1]));
}

/**
 * The tests of a JSON report, one entry for each project they run in.
 *
 * @param {{ suites: ReportSuite[] }} report
 * @returns {ListedTest[]}
 */
export function listedTests(report) {
  return report.suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests.map((test) => ({
      title: `${spec.file} › ${spec.title}`,
      project: test.projectName,
      tags: spec.tags.map((tag) => tag.replace(/^@/, '')),
      runs: test.expectedStatus !== 'skipped',
    })),
  );
}

/**
 * @param {ReportSuite} suite
 * @returns {ReportSpec[]}
 */
function specsOf(suite) {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

/**
 * Both directions at once: rules without a test, and tags without a rule.
 *
 * @param {{ rules: string[], built: Built, tests: ListedTest[] }} given
 */
export function trace({ rules, built, tests }) {
  const known = new Set(rules);
  const isBuilt = (/** @type {string} */ rule) =>
    (built.areas.includes(areaOf(rule)) || built.rules.includes(rule)) && !built.except.includes(rule);
  const matrix = rules.map((rule) => {
    const own = tests.filter((test) => test.runs && test.tags.includes(rule));
    return { rule, built: isBuilt(rule), tests: own, missing: isBuilt(rule) ? missingProjects(own) : [] };
  });
  return { matrix, areas: summary(matrix), stray: strayTags(known, tests), unknown: unknownNames(rules, built) };
}

/** @typedef {ReturnType<typeof trace>} Trace */
/** @typedef {{ rule: string, built: boolean, tests: ListedTest[], missing: string[] }} TracedRule */

/**
 * The projects in which a rule lacks a test. A rule that is kept by tests of one project alone, all tagged so, needs
 * none in the other.
 *
 * @param {ListedTest[]} tests of one rule
 */
function missingProjects(tests) {
  return PROJECTS.filter(({ name, otherOnly }) => {
    const elsewhere = tests.length > 0 && tests.every((test) => test.tags.includes(otherOnly));
    return !elsewhere && !tests.some((test) => test.project === name);
  }).map(({ name }) => name);
}

/** @param {TracedRule[]} matrix */
function summary(matrix) {
  const areas = [...new Set(matrix.map(({ rule }) => areaOf(rule)))];
  return areas.map((area) => {
    const own = matrix.filter(({ rule }) => areaOf(rule) === area);
    const tested = own.filter(({ tests }) => tests.length > 0).length;
    return { area, rules: own.length, built: own.filter((rule) => rule.built).length, tested, untested: own.length - tested };
  });
}

/**
 * @param {Set<string>} known
 * @param {ListedTest[]} tests
 */
function strayTags(known, tests) {
  const stray = tests.flatMap(({ title, tags }) =>
    tags.filter((tag) => RULE_LIKE.test(tag) && !known.has(tag)).map((tag) => `@${tag} en ${title}`),
  );
  return [...new Set(stray)];
}

/**
 * What built.json names and the specification does not.
 *
 * @param {string[]} rules
 * @param {Built} built
 */
function unknownNames(rules, built) {
  const areas = built.areas.filter((area) => !rules.some((rule) => areaOf(rule) === area));
  return [...areas, ...[...built.rules, ...built.except].filter((rule) => !rules.includes(rule))];
}

/** @param {string} rule */
function areaOf(rule) {
  return rule.replace(/-\d+$/, '');
}
