import { expect, test } from 'vitest';
import { matrixRecord, problems, reportLines } from './rules-report.mjs';
import { listedTests, parseRules, trace } from './rules.mjs';

const PAGE = `# Access

*Words.* The modal of AUTH-09 is no rule here.

- **AUTH-01** Login shows two fields. [D1 §2]
- **AUTH-02** (decided) As AUTH-01, but empty.
- **AUTH-03** Only in the demo.
- **AUTH-04** Not tested.
- **POST-10** Built by itself.
- **POST-11** Not built.
`;

const built = { areas: ['AUTH'], rules: ['POST-10'], except: [] };

/** A report as `playwright test --list --reporter=json` writes it. */
function report(...specs: { title?: string; tags: string[]; projects?: string[]; status?: string }[]) {
  return {
    suites: [
      {
        title: 'access/login.spec.ts',
        specs: [],
        suites: [
          {
            title: 'login',
            specs: specs.map(({ title = 'a test', tags, projects = ['demo', 'live'], status = 'passed' }) => ({
              title,
              tags,
              file: 'access/login.spec.ts',
              tests: projects.map((projectName) => ({ projectName, expectedStatus: status })),
            })),
          },
        ],
      },
    ],
  };
}

function traced(...specs: Parameters<typeof report>) {
  return trace({ rules: parseRules(PAGE), built, tests: listedTests(report(...specs)) });
}

const COMPLETE = [{ tags: ['AUTH-01', 'AUTH-02'] }, { tags: ['AUTH-03', 'AUTH-04', 'POST-10'] }];

test('rules are the lines that start with an id', () => {
  expect(parseRules(PAGE)).toEqual(['AUTH-01', 'AUTH-02', 'AUTH-03', 'AUTH-04', 'POST-10', 'POST-11']);
});

test('a rule that is built needs a test, one that is not needs none', () => {
  expect(problems(traced(...COMPLETE))).toEqual([]);
  expect(problems(traced(...COMPLETE.slice(0, 1), { tags: ['AUTH-03', 'POST-10'] }))).toEqual([
    'AUTH-04 no tiene prueba en demo ni en live.',
  ]);
});

test('a rule needs a test in both projects unless all of its tests belong to one', () => {
  const without = COMPLETE.slice(0, 1).concat({ tags: ['AUTH-04', 'POST-10'] });
  expect(problems(traced(...without, { tags: ['AUTH-03'], projects: ['demo'] }))).toEqual(['AUTH-03 no tiene prueba en live.']);
  expect(problems(traced(...without, { tags: ['AUTH-03', 'demo-only'], projects: ['demo'] }))).toEqual([]);
  expect(problems(traced(...without, { tags: ['AUTH-03', 'live-only'], projects: ['live'] }))).toEqual([]);
});

test('a test that is skipped keeps no rule', () => {
  const result = traced({ tags: ['AUTH-01', 'AUTH-02'], status: 'skipped' }, ...COMPLETE.slice(1));
  expect(problems(result)).toEqual(['AUTH-01 no tiene prueba en demo ni en live.', 'AUTH-02 no tiene prueba en demo ni en live.']);
});

test('a tag that looks like a rule must name one', () => {
  const result = traced(...COMPLETE, { title: 'stray', tags: ['AUTH-99', 'slow', '@auth-01'] });
  expect(problems(result)).toEqual([
    'Etiqueta sin regla: @AUTH-99 en access/login.spec.ts › stray.',
    'Etiqueta sin regla: @auth-01 en access/login.spec.ts › stray.',
  ]);
});

test('an excepted rule needs no test', () => {
  const rules = parseRules(PAGE);
  const tests = listedTests(report({ tags: ['AUTH-01', 'AUTH-02', 'POST-10'] }));
  expect(problems(trace({ rules, built: { ...built, except: ['AUTH-03', 'AUTH-04'] }, tests }))).toEqual([]);
});

test('built.json may name only what the specification has', () => {
  const given = { areas: ['AUTH', 'AUHT'], rules: ['POST-10', 'POST-99'], except: ['AUTH-98'] };
  const result = trace({ rules: parseRules(PAGE), built: given, tests: listedTests(report(...COMPLETE)) });
  expect(result.unknown).toEqual(['AUHT', 'POST-99', 'AUTH-98']);
});

test('the table counts each area', () => {
  const result = traced(...COMPLETE);
  expect(result.areas).toEqual([
    { area: 'AUTH', rules: 4, built: 4, tested: 4, untested: 0 },
    { area: 'POST', rules: 2, built: 1, tested: 1, untested: 1 },
  ]);
  expect(reportLines(result)[2]).toMatch(/^POST +2 +1 +1 +1$/);
});

test('the matrix names the tests of each rule by project', () => {
  expect(matrixRecord(traced({ title: 'fields', tags: ['AUTH-01'], projects: ['demo'] }))['AUTH-01']).toEqual({
    built: true,
    missing: ['live'],
    demo: ['access/login.spec.ts › fields'],
    live: [],
  });
});
