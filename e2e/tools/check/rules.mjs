/**
 * Maps the rules of the specification with their cases, and the calls of the contract with their outcomes, to the
 * end-to-end tests that prove them: pure functions over the rules' texts, the contract and the tests' tags.
 *
 * Tags: '@POST-15' a rule, '@POST-15:edit' one case of it, '@API-066:withTeacher' a call and its outcome, '@API-066' a call that
 * the test is about, which proves nothing. '@full-only' a row of a matrix that `npm run test:full` runs alone: it keeps cases, whose
 * ways other rows represent, but no rule by itself and no outcome.
 */
import { FULL_ONLY, LIVE } from './full-run.mjs';

import { linesById } from './rule-lines.mjs';

/** @import { Source } from './rule-lines.mjs' */

/** What looks like a rule, a case or a call: four letters (or API), a number, perhaps a colon. */
const ID_LIKE = /^[A-Z]+-\d+(:.*)?$/i;

/** Rules that live mode alone keeps. */
const LIVE_ONLY = /^(LIVE-\d+|DEMO-16)$/;

/**
 * What is built: all rules of the areas that `areas` names, which are all there are. The other lists are empty, and serve while an
 * area is being added: `rules` are single rules that are built before their area is named, `except` those of a named area that are
 * not built yet. A rule that also reaches areas that are not built names them under `partial`, until its test covers them, too; so
 * does an outcome of a call that nothing can bring about before they are built.
 *
 * @typedef {{ areas: string[], rules: string[], except: string[], partial: Record<string, string[]> }} Built
 */

/** @typedef {Record<string, string[]>} Cases rule → its cases, where it has more than one */

/** @typedef {Record<string, readonly string[]>} AreaNames names of the areas, by the word for all of them: forms, lists */

/** @typedef {Record<string, string[]>} Calls row of the endpoint table → its outcomes, 'ok' first */

/**
 * One test in one project. `tags` are without '@'; `runs` is false for tests marked skip or fixme, `isFullOnly`
 * true for those that the full run has alone. `file` and `line` tell where it is
 * written, `suite` the file that runs it, which is another where suites share a test; `name` holds the groups it lies in, too.
 *
 * @typedef {object} ListedTest
 * @property {string} title
 * @property {string} name
 * @property {string} file
 * @property {number} line
 * @property {string} suite
 * @property {string} project
 * @property {string[]} tags
 * @property {boolean} runs
 * @property {boolean} isFullOnly
 */

/**
 * The part of the JSON report of `playwright test --list` that is read here.
 *
 * @typedef {{ title: string, file?: string, suites?: ReportSuite[], specs: ReportSpec[] }} ReportSuite
 * @typedef {{ title: string, tags: string[], file: string, line: number, tests: { projectName: string, expectedStatus: string }[] }} ReportSpec
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
 * The cases of docs/spec/cases.json: `{lists}Arrow` stands for one of each list. A word that there is not stays as it is, a case without
 * a test.
 *
 * @param {Cases} cases
 * @param {AreaNames} names
 * @returns {Cases}
 */
export function casesWith(cases, names) {
  const namesOf = (/** @type {string} */ name) => {
    const [, word = '', end = ''] = /^\{(\w+)\}(\w*)$/.exec(name) ?? [];
    return names[word]?.map((each) => `${each}${end}`) ?? [name];
  };
  return Object.fromEntries(Object.entries(cases).map(([rule, parts]) => [rule, parts.flatMap(namesOf)]));
}

/**
 * The sentence of each rule of a page, without its id.
 *
 * @param {string} markdown
 * @returns {Record<string, string>}
 */
export function ruleSentences(markdown) {
  return Object.fromEntries([...markdown.matchAll(/^- \*\*([A-Z]+-\d+)\*\* (.*)$/gm)].map(([, id, sentence]) => [id, sentence]));
}

/**
 * The sentence of each call in the table of endpoints.
 *
 * @param {string} markdown
 * @returns {Record<string, string>}
 */
export function callSentences(markdown) {
  return Object.fromEntries([...markdown.matchAll(/^\| (API-\d+) \| (.*) \|$/gm)].map(([, id, cells]) => [id, cells]));
}

/**
 * The tests of a JSON report of the full run, one entry for each project they run in: in the demo all, in live mode those of `npm test`.
 *
 * @param {{ suites: ReportSuite[] }} report
 * @returns {ListedTest[]}
 */
export function listedTests(report) {
  return report.suites.flatMap((suite) =>
    specsOf(suite).flatMap(({ spec, groups }) => {
      const tags = spec.tags.map((tag) => tag.replace(/^@/, ''));
      const words = tags.map((tag) => `@${tag}`).join(' ');
      const isFullOnly = FULL_ONLY.test(words);
      const tests = spec.tests.map((test) => ({
        title: `${spec.file} › ${spec.title}${isFullOnly ? ' @full-only' : ''}`,
        name: [...groups, spec.title].join(' › '),
        file: spec.file,
        line: spec.line,
        suite: suite.title,
        project: test.projectName,
        tags,
        runs: test.expectedStatus !== 'skipped',
        isFullOnly,
      }));
      return tests.filter(({ project }) => project !== 'live' || (LIVE.test(words) && !isFullOnly));
    }),
  );
}

/**
 * @param {ReportSuite} suite
 * @param {string[]} [groups] that it lies in, itself included
 * @returns {{ spec: ReportSpec, groups: string[] }[]}
 */
function specsOf(suite, groups = []) {
  const own = suite.specs.map((spec) => ({ spec, groups }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...groups, inner.title]))];
}

/**
 * Finds rules, cases and outcomes without a test, tags that name none of them, and rules that no line of the product's
 * sources names.
 *
 * @param {{ rules: string[], built: Built, cases: Cases, calls: Calls, tests: ListedTest[], sources: Source[] }} given
 */
export function trace({ rules, built, cases, calls, tests, sources }) {
  const isBuilt = (/** @type {string} */ rule) =>
    (built.areas.includes(areaOf(rule)) || built.rules.includes(rule)) && !built.except.includes(rule);
  const running = tests.filter(({ runs }) => runs);
  const named = linesById(sources);
  const matrix = rules.map((rule) => {
    const own = running.filter(({ tags }) => tags.some((tag) => tag === rule || tag.startsWith(`${rule}:`)));
    return { rule, built: isBuilt(rule), tests: own, missing: isBuilt(rule) ? missingOf(rule, cases[rule] ?? [], own) : [] };
  });
  return {
    matrix,
    areas: summary(matrix, cases),
    unproved: unprovedOutcomes(calls, running).filter((outcome) => !Object.hasOwn(built.partial, outcome)),
    stray: strayTags({ rules, cases, calls, tests }),
    unknown: unknownNames(rules, built, cases, calls),
    unmarked: rules.filter((rule) => isBuilt(rule) && !named.has(rule)),
    overdue: Object.entries(built.partial).flatMap(([rule, areas]) =>
      areas.filter((area) => built.areas.includes(area)).map((area) => ({ rule, area })),
    ),
  };
}

/** @typedef {ReturnType<typeof trace>} Trace */
/** @typedef {{ rule: string, built: boolean, tests: ListedTest[], missing: string[] }} TracedRule */

/** @param {string} rule */
export function projectOf(rule) {
  return LIVE_ONLY.test(rule) ? 'live' : 'demo';
}

/**
 * The rule and those of its cases that have no test where it is kept: the rule itself one of `npm test`.
 *
 * @param {string} rule
 * @param {string[]} cases
 * @param {ListedTest[]} tests of that rule
 */
function missingOf(rule, cases, tests) {
  const own = tests.filter(({ project }) => project === projectOf(rule));
  const tags = own.flatMap((test) => test.tags);
  const untested = cases.map((name) => `${rule}:${name}`).filter((tag) => !tags.includes(tag));
  return own.every(({ isFullOnly }) => isFullOnly) ? [rule] : untested;
}

/**
 * @param {Calls} calls
 * @param {ListedTest[]} tests
 */
function unprovedOutcomes(calls, tests) {
  const proved = new Set(tests.filter(({ project }) => project === 'live').flatMap(({ tags }) => tags));
  const outcomes = Object.entries(calls).flatMap(([row, names]) => names.map((name) => `${row}:${name}`));
  return outcomes.filter((outcome) => !proved.has(outcome));
}

/**
 * @param {TracedRule[]} matrix
 * @param {Cases} cases
 */
function summary(matrix, cases) {
  const areas = [...new Set(matrix.map(({ rule }) => areaOf(rule)))];
  return areas.map((area) => {
    const own = matrix.filter(({ rule }) => areaOf(rule) === area);
    const tested = own.filter(({ tests }) => tests.length > 0).length;
    const caseCount = own.reduce((all, { rule }) => all + (cases[rule]?.length ?? 0), 0);
    return {
      area,
      rules: own.length,
      built: own.filter((rule) => rule.built).length,
      cases: caseCount,
      tested,
      untested: own.length - tested,
    };
  });
}

/** @param {{ rules: string[], cases: Cases, calls: Calls, tests: ListedTest[] }} given */
function strayTags({ rules, cases, calls, tests }) {
  const known = new Set([...rules, ...tagsOf(cases), ...Object.keys(calls), ...tagsOf(calls)]);
  const stray = tests.flatMap(({ title, tags }) =>
    tags.filter((tag) => ID_LIKE.test(tag) && !known.has(tag)).map((tag) => `@${tag} en ${title}`),
  );
  return [...new Set(stray)];
}

/** @param {Record<string, string[]>} names */
function tagsOf(names) {
  return Object.entries(names).flatMap(([id, parts]) => parts.map((part) => `${id}:${part}`));
}

/**
 * The names in built.json and cases.json that the specification does not have.
 *
 * @param {string[]} rules
 * @param {Built} built
 * @param {Cases} cases
 * @param {Calls} calls
 */
function unknownNames(rules, built, cases, calls) {
  const areas = built.areas.filter((area) => !rules.some((rule) => areaOf(rule) === area));
  const known = [...rules, ...tagsOf(calls)];
  const named = [...built.rules, ...built.except, ...Object.keys(built.partial)].filter((name) => !known.includes(name));
  return {
    'built.json': [...areas, ...named],
    'cases.json': Object.keys(cases).filter((rule) => !rules.includes(rule)),
  };
}

/** @param {string} rule */
function areaOf(rule) {
  return rule.replace(/-\d+$/, '');
}
