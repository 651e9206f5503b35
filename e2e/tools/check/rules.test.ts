import { expect, test } from 'vitest';
import { callsOf } from './contract.mjs';
import { matrixRecord, problems, reportLines } from './rules-report.mjs';
import { linesById } from './rule-lines.mjs';
import { askedIds, ruleLines } from './rule-report.mjs';
import { callSentences, casesWith, listedTests, parseRules, ruleSentences, trace } from './rules.mjs';

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
const source = (text: string, file = 'src/app/main.tsx') => ({ file, text });
const TEXT = '/** AUTH-01, AUTH-02. */ // AUTH-03 (AUTH-04) POST-10 LIVE-01';
const sources = [source(TEXT)];
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
              line: 12,
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
  expect(problems(trace({ ...given, sources: [source('// AUTH-01 to AUTH-04, POST-10, LIVE-01')] }))).toEqual([]);
  expect(problems(trace({ ...given, sources: [source(TEXT.replace('AUTH-04', 'AUTH-041'))] }))).toEqual([
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

test('cases name what all areas have by one word; one that there is not stays, without a test', () => {
  const cases = { 'AUTH-03': ['{lists}', 'new', '{lists}Arrow', '{list}'] };
  expect(casesWith(cases, { lists: ['rooms', 'prizes'] })).toEqual({
    'AUTH-03': ['rooms', 'prizes', 'new', 'roomsArrow', 'prizesArrow', '{list}'],
  });
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

test('a range names all its rules, in the line it begins in', () => {
  const text = '// SHAR-01\n/** Lists (SHAR-02 to SHAR-04, ERRO-01 to 03, GRID-22–24). */\n/**\n * The menu (LAYO-09 to\n * LAYO-11).\n */';
  const found = linesById([source(text)]);
  const linesOf = (id: string) => found.get(id)?.map(({ line }) => line);
  expect([...found.keys()].toSorted()).toEqual(
    ['SHAR-01', 'SHAR-02', 'SHAR-03', 'SHAR-04', 'ERRO-01', 'ERRO-02', 'ERRO-03', 'GRID-22', 'GRID-23', 'GRID-24']
      .concat(['LAYO-09', 'LAYO-10', 'LAYO-11'])
      .toSorted(),
  );
  expect(['SHAR-01', 'SHAR-03', 'ERRO-03', 'LAYO-10'].map(linesOf)).toEqual([[1], [2], [2], [4]]);
  expect(found.get('GRID-23')?.[0]?.text).toBe('/** Lists (SHAR-02 to SHAR-04, ERRO-01 to 03, GRID-22–24). */');
});

test('what only looks like a range names no more than it says', () => {
  const found = linesById([source('// ROOM-08 to 5 rooms, ROOM-10 to STUD-12, ROOM-20 to ROOM-18, ROOM-30 and ROOM-32; ROOM-40-42')]);
  expect([...found.keys()]).toEqual(['ROOM-08', 'ROOM-10', 'STUD-12', 'ROOM-20', 'ROOM-18', 'ROOM-30', 'ROOM-32', 'ROOM-40']);
});

const ENDPOINTS = '| row | call | answer |\n|---|---|---|\n| API-001 | PUT | /accounts/auth |\n';
const sentences = { ...ruleSentences(PAGE), ...callSentences(ENDPOINTS) };

function told(...ids: string[]) {
  const tests = listedTests(report({ title: 'fields', tags: ['AUTH-03:new', 'AUTH-03:edit', 'API-001:ok'], projects: ['demo'] }));
  const named = linesById([source('\n// AUTH-02 to AUTH-04', 'src/a.ts'), source('// AUTH-03', 'mocks/b.ts')]);
  const known = { sentences, parts: { ...cases, ...calls }, named, tests };
  return ruleLines(askedIds(ids, known), known);
}

test('of a rule it tells the sentence, the lines on both sides and the tests', () => {
  expect(told('auth-03')).toEqual([
    'AUTH-03  In two cases.',
    '  Casos: new, edit',
    '  src',
    '    src/a.ts:2  // AUTH-02 to AUTH-04',
    '  mocks',
    '    mocks/b.ts:1  // AUTH-03',
    '  pruebas',
    '    demo  e2e/access/login.spec.ts:12  login › fields  [:new :edit]',
  ]);
});

test('a case and a call are told alike', () => {
  expect(told('@AUTH-03:new').filter((line) => /AUTH-03:|Casos|demo/.test(line))).toEqual([
    'AUTH-03:new  In two cases.',
    '    demo  e2e/access/login.spec.ts:12  login › fields',
  ]);
  const both = told('API-001', 'AUTH-01');
  expect(both.slice(0, 2)).toEqual(['API-001  PUT | /accounts/auth', '  Casos: ok, refused']);
  expect(both.slice(both.indexOf(''))).toEqual([
    '',
    'AUTH-01  Login shows two fields. [D1 §2]',
    ...['src', 'mocks', 'pruebas'].flatMap((heading) => [`  ${heading}`, '    ninguna']),
  ]);
});

test('a test that suites share names the suite that runs it', () => {
  const [suite] = report({ title: 'fields', tags: ['AUTH-01'], projects: ['demo'] }).suites;
  const tests = listedTests({ suites: [{ ...suite!, title: 'rooms/list.spec.ts' }] });
  expect(ruleLines(['AUTH-01'], { sentences, parts: {}, named: new Map(), tests }).at(-1)).toBe(
    '    demo  e2e/access/login.spec.ts:12 (en rooms/list.spec.ts)  login › fields',
  );
});

test('an id that the specification does not have is refused', () => {
  expect(() => told('AUTH-99')).toThrow("'AUTH-99' no es una regla ni una llamada de docs/spec");
  expect(() => told('AUTH-03:old')).toThrow("AUTH-03 no tiene el caso 'old': tiene new, edit.");
  expect(() => told('AUTH-01:new')).toThrow("AUTH-01 no tiene el caso 'new': no tiene ninguno.");
});
