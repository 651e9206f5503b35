import { expect, test } from 'vitest';
import { callsOf } from './contract.mjs';
import { matrixRecord, problems, reportLines } from './rules-report.mjs';
import { listedTests, parseRules, trace } from './rules.mjs';

const PAGE = `# Access

*Words.* The modal of AUTH-09 is no rule here.

- **AUTH-01** Login shows two fields. [D1 §2]
- **AUTH-02** (decided) As AUTH-01, but empty.
- **AUTH-03** In two cases.
- **AUTH-04** Not tested.
- **POST-10** Built by itself.
- **POST-11** Not built.
- **LIVE-01** Of live mode.
`;

const built = { areas: ['AUTH', 'LIVE'], rules: ['POST-10'], except: [], partial: {} };
const sources = '/** AUTH-01, AUTH-02. */ // AUTH-03 (AUTH-04) POST-10 LIVE-01';
const cases = { 'AUTH-03': ['new', 'edit'] };
const calls = { 'API-001': ['ok', 'refused'] };

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
  return trace({ rules: parseRules(PAGE), built, cases, calls, tests: listedTests(report(...specs)), sources });
}

const LIVE = [{ tags: ['LIVE-01', 'API-001:ok', 'API-001:refused', 'wire'], projects: ['live'] }];
const COMPLETE = [
  { tags: ['AUTH-01', 'AUTH-02'], projects: ['demo'] },
  { tags: ['AUTH-03:new', 'AUTH-03:edit', 'AUTH-04', 'POST-10'], projects: ['demo'] },
  ...LIVE,
];

test('rules are the lines that start with an id', () => {
  expect(parseRules(PAGE)).toEqual(['AUTH-01', 'AUTH-02', 'AUTH-03', 'AUTH-04', 'POST-10', 'POST-11', 'LIVE-01']);
});

test('the outcomes of a call are its success and its documented refusals', () => {
  const paths = {
    '/api/rooms': { get: { operationId: 'API-063', responses: { 200: {} }, 'x-errors': {} } },
    '/api/rooms/': { get: { operationId: 'API-063-slash', responses: { 200: {} }, 'x-errors': {} } },
    '/api/room/{id}': { delete: { operationId: 'API-066', responses: { 204: {} }, 'x-errors': { withTeacher: 409 } } },
  };
  expect(callsOf({ paths })).toEqual([
    { row: 'API-063', method: 'GET', path: '/api/rooms', outcomes: { ok: 200 } },
    { row: 'API-063', method: 'GET', path: '/api/rooms/', outcomes: { ok: 200 } },
    { row: 'API-066', method: 'DELETE', path: '/api/room/{id}', outcomes: { ok: 204, withTeacher: 409 } },
  ]);
});

const without = (...tags: string[]) => COMPLETE.map((test) => ({ ...test, tags: test.tags.filter((tag) => !tags.includes(tag)) }));

test('a rule that is built needs a test in the demo, one that is not needs none', () => {
  expect(problems(traced(...COMPLETE))).toEqual([]);
  expect(problems(traced(...without('AUTH-04', 'POST-10')))).toEqual([
    'AUTH-04 no tiene prueba en demo.',
    'POST-10 no tiene prueba en demo.',
  ]);
  expect(problems(traced(...without('AUTH-04'), { tags: ['AUTH-04'], projects: ['live'] }))).toEqual(['AUTH-04 no tiene prueba en demo.']);
});

test('a rule of live mode needs its test there', () => {
  expect(problems(traced(...without('LIVE-01'), { tags: ['LIVE-01'], projects: ['demo'] }))).toEqual(['LIVE-01 no tiene prueba en live.']);
});

test('each case of a rule needs a test, and a test of the rule alone keeps none of them', () => {
  expect(problems(traced(...without('AUTH-03:edit'), { tags: ['AUTH-03'] }))).toEqual(['AUTH-03:edit no tiene prueba en demo.']);
  expect(problems(traced(...without('AUTH-03:new', 'AUTH-03:edit')))).toEqual(['AUTH-03 no tiene prueba en demo.']);
});

test('each outcome of a call needs a test in live mode', () => {
  expect(problems(traced(...without('API-001:refused'), { tags: ['API-001:refused'], projects: ['demo'] }))).toEqual([
    'API-001:refused no tiene prueba en live (@wire).',
  ]);
});

test('a test that is skipped keeps no rule, case or outcome', () => {
  const skipped = [{ tags: ['AUTH-01', 'AUTH-03:new', 'API-001:ok'], status: 'skipped' }];
  expect(problems(traced(...without('AUTH-01', 'AUTH-03:new', 'API-001:ok'), ...skipped))).toEqual([
    'AUTH-01 no tiene prueba en demo.',
    'AUTH-03:new no tiene prueba en demo.',
    'API-001:ok no tiene prueba en live (@wire).',
  ]);
});

test('a row for the full run alone keeps a case, but no rule by itself and no outcome', () => {
  const row = { tags: ['AUTH-03:edit', 'AUTH-04', 'API-001:ok', 'wire', 'full-only'] };
  expect(problems(traced(...without('AUTH-03:edit', 'AUTH-04', 'API-001:ok'), row))).toEqual([
    'AUTH-04 no tiene prueba en demo.',
    'API-001:ok no tiene prueba en live (@wire).',
  ]);
});

test('an outcome needs a test that `npm test` runs in live mode', () => {
  expect(problems(traced(...without('API-001:ok'), { tags: ['API-001:ok'] }))).toEqual(['API-001:ok no tiene prueba en live (@wire).']);
  expect(problems(traced(...without('API-001:ok'), { tags: ['API-001:ok', 'wire'] }))).toEqual([]);
});

test('a tag that looks like a rule, a case or a call must name one, a call without an outcome too', () => {
  const tags = ['AUTH-99', 'slow', '@auth-01', 'AUTH-03:old', 'AUTH-01:new', 'API-002:ok', 'API-001:late', 'API-002'];
  const strays = problems(traced(...COMPLETE, { title: 'stray', tags: [...tags, 'API-001'] }));
  expect(strays).toEqual(
    tags
      .filter((tag) => tag !== 'slow')
      .map((tag) => `Etiqueta sin regla, caso ni llamada: @${tag.replace('@', '')} en access/login.spec.ts › stray.`),
  );
});

test('an excepted rule needs no test', () => {
  const tests = listedTests(report(...without('AUTH-03:new', 'AUTH-03:edit', 'AUTH-04')));
  const given = { rules: parseRules(PAGE), built: { ...built, except: ['AUTH-03', 'AUTH-04'] }, cases, calls, tests, sources };
  expect(problems(trace(given))).toEqual([]);
});

test('a line of the product names each built rule', () => {
  const tests = listedTests(report(...COMPLETE));
  const given = { rules: parseRules(PAGE), built, cases, calls, tests };
  expect(problems(trace({ ...given, sources: sources.replace('AUTH-04', 'AUTH-041') }))).toEqual([
    'Ninguna línea de src ni de mocks nombra AUTH-04.',
  ]);
});

test('a partial rule may wait only for areas that are not built', () => {
  const tests = listedTests(report(...COMPLETE));
  const partial = { 'AUTH-01': ['POST', 'LIVE'] };
  expect(problems(trace({ rules: parseRules(PAGE), built: { ...built, partial }, cases, calls, tests, sources }))).toEqual([
    'AUTH-01 espera en built.json a LIVE, que ya está hecha: falta su prueba.',
  ]);
});

test('built.json and cases.json may name only what the specification has', () => {
  const given = { areas: ['AUTH', 'AUHT'], rules: ['POST-10', 'POST-99'], except: ['AUTH-98'], partial: { 'AUTH-96': ['POST'] } };
  const tests = listedTests(report(...COMPLETE));
  const result = trace({ rules: parseRules(PAGE), built: given, cases: { ...cases, 'AUTH-97': ['new'] }, calls, tests, sources });
  expect(result.unknown).toEqual({ 'built.json': ['AUHT', 'POST-99', 'AUTH-98', 'AUTH-96'], 'cases.json': ['AUTH-97'] });
});

test('the table counts each area', () => {
  const result = traced(...COMPLETE);
  expect(result.areas).toEqual([
    { area: 'AUTH', rules: 4, built: 4, cases: 2, tested: 4, untested: 0 },
    { area: 'POST', rules: 2, built: 1, cases: 0, tested: 1, untested: 1 },
    { area: 'LIVE', rules: 1, built: 1, cases: 0, tested: 1, untested: 0 },
  ]);
  expect(reportLines(result)[2]).toMatch(/^POST +2 +1 +0 +1 +1$/);
});

test('the matrix names the tests of each rule by project, and what is missing', () => {
  const result = traced({ title: 'fields', tags: ['AUTH-03:new'], projects: ['demo'] });
  expect(matrixRecord(result)['AUTH-03']).toEqual({
    built: true,
    missing: ['AUTH-03:edit'],
    demo: ['access/login.spec.ts › fields'],
    live: [],
  });
});
