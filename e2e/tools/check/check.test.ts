import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { TestCase } from '@playwright/test/reporter';
import { runNode } from '../run.mjs';
import { runSteps, type Step } from './check.mjs';
import { checkOptions, partLine, shardArgs, stepsOfPart } from './check-options.mjs';
import { slowestTests } from './count-reporter.mjs';
import { areaLines, slowestLines, suitesCount, vitestCount } from './test-counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(content: object) {
  const file = join(folder, 'count.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const silent = () => undefined;

test('steps count as one each, suites by their tests', async () => {
  const steps = [
    { name: 'types', run: async () => true },
    { name: 'lint', run: async () => false },
    { name: 'units', run: async () => ({ passed: 40, failed: 2 }) },
    { name: 'crash', run: () => Promise.reject(new Error('no')) },
  ];
  expect(await runSteps(steps, silent)).toEqual({ passed: 41, failed: 4 });
});

/** Steps that record their start and end, and end on command. */
function heldSteps() {
  const events: string[] = [];
  const ends = new Map<string, () => void>();
  const step = (name: string, more: Partial<Step> = {}): Step => ({
    name,
    run: async (write) => {
      events.push(`+${name}`);
      write(`first of ${name}\n`);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      write(`second of ${name}\n`);
      events.push(`-${name}`);
      return true;
    },
    ...more,
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    await settled();
  };
  return { events, step, end };
}

/** Waits until all pending promises are settled. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a failed step stops only those that need it, which count as failed', async () => {
  const ran: string[] = [];
  const lines: string[] = [];
  const step = (name: string, result: boolean, needs: string[] = []) => ({
    name,
    needs,
    run: async () => {
      ran.push(name);
      return result;
    },
  });
  const steps = [step('build', false), step('e2e', true, ['build']), step('report', true, ['e2e']), step('rules', true)];
  const total = await runSteps(steps, (line) => lines.push(line));
  expect(ran).toEqual(['build', 'rules']);
  expect(total).toEqual({ passed: 1, failed: 3 });
  expect(lines.join('\n')).toContain('── e2e: no se ejecuta, porque falló build\n── e2e: FALLÓ');
});

test('a need that is no step counts as failed', async () => {
  expect(await runSteps([{ name: 'e2e', needs: ['build'], run: async () => true }], silent)).toEqual({ passed: 0, failed: 1 });
});

test('a step starts as soon as its needs are done, so many at a time and in their order', async () => {
  const { events, step, end } = heldSteps();
  const steps = [step('install'), step('build', { needs: ['types'] }), step('types', { needs: ['install'] }), step('lint'), step('units')];
  const run = runSteps(steps, silent, 2);
  await settled();
  expect(events).toEqual(['+install', '+lint']);
  await end('lint');
  expect(events.slice(2)).toEqual(['-lint', '+units']);
  await end('install');
  expect(events.slice(4)).toEqual(['-install', '+types']);
  await end('types');
  expect(events.slice(6)).toEqual(['-types', '+build']);
  await end('build');
  await end('units');
  expect(await run).toEqual({ passed: 5, failed: 0 });
});

test('a step that runs alone waits for the others, and they for it', async () => {
  const { events, step, end } = heldSteps();
  const run = runSteps([step('types'), step('e2e', { alone: true }), step('rules', { needs: ['types'] }), step('units')], silent, 2);
  await settled();
  await end('types');
  await end('units');
  await end('rules');
  expect(events).toEqual(['+types', '+units', '-types', '+rules', '-units', '-rules', '+e2e']);
  await end('e2e');
  const late = heldSteps();
  const other = runSteps([late.step('install', { alone: true }), late.step('types')], silent, 2);
  await settled();
  expect(late.events).toEqual(['+install']);
  await late.end('install');
  await late.end('types');
  expect(await run).toEqual({ passed: 4, failed: 0 });
  expect(await other).toEqual({ passed: 2, failed: 0 });
});

test('what a step prints stands together under its name, the summary in the order of the steps', async () => {
  const { step, end } = heldSteps();
  const lines: string[] = [];
  const run = runSteps([step('types'), step('lint')], (line) => lines.push(line.replaceAll(/[\d.]+ s/g, '0 s')), 2);
  await settled();
  expect(lines).toEqual(['… types', '… lint']);
  await end('lint');
  await end('types');
  await run;
  expect(lines.slice(2, 4)).toEqual([
    '\n── lint\nfirst of lint\nsecond of lint\n── lint: bien (0 s)',
    '\n── types\nfirst of types\nsecond of types\n── types: bien (0 s)',
  ]);
  expect(lines[4]).toMatch(/✓ types .*\n✓ lint /);
});

test('what a step throws is printed under its name', async () => {
  const lines: string[] = [];
  await runSteps([{ name: 'crash', run: () => Promise.reject(new Error('no disk')) }], (line) => lines.push(line));
  expect(lines[1]).toMatch(/── crash\nno disk\n── crash: FALLÓ/);
});

test('the output of a program is handed over whole, with its exit code', async () => {
  const script = join(folder, 'program.mjs');
  writeFileSync(script, "console.log('ñandú'); console.error('oops'); process.exitCode = 3;");
  let output = '';
  const code = await runNode(script, [], (text) => {
    output += text;
  });
  expect(code).toBe(3);
  expect(output).toContain('ñandú\n');
  expect(output).toContain('oops\n');
});

test('the first part of the check runs every step, the others what the suites need', () => {
  const run = async () => true;
  const steps = [
    { name: 'types', run },
    { name: 'build', run, inEachPart: true },
    { name: 'e2e', run, inEachPart: true },
  ];
  const namesOf = (part?: number) => stepsOfPart(steps, part === undefined ? undefined : { part, parts: 3 }).map(({ name }) => name);
  expect(namesOf()).toEqual(['types', 'build', 'e2e']);
  expect(namesOf(1)).toEqual(['types', 'build', 'e2e']);
  expect(namesOf(2)).toEqual(['build', 'e2e']);
  expect(namesOf(3)).toEqual(['build', 'e2e']);
  expect(partLine(steps, { part: 1, parts: 3 })).toMatch(/^Parte 1 de 3: todos los pasos/);
  expect(partLine(steps, { part: 2, parts: 3 })).toMatch(/^Parte 2 de 3: solo build, e2e,/);
});

test('a part is told as Playwright tells it', () => {
  expect(checkOptions([])).toEqual({ isFull: false, shard: undefined });
  expect(checkOptions(['--full', '--shard=2/3'])).toEqual({ isFull: true, shard: { part: 2, parts: 3 } });
  expect(checkOptions(['--shard', '3/3'])).toEqual({ isFull: false, shard: { part: 3, parts: 3 } });
  expect(shardArgs(checkOptions(['--shard=2/3']).shard)).toEqual(['--shard=2/3']);
  expect(shardArgs()).toEqual([]);
  for (const wrong of ['0/3', '4/3', '1', '1/0', 'one/three']) expect(() => checkOptions([`--shard=${wrong}`])).toThrow('no es una parte');
  expect(() => checkOptions(['--shards=1/3'])).toThrow('Opciones válidas: --full y --shard=<parte>/<partes>.');
});

test('skipped tests count as failed', () => {
  expect(suitesCount(written({ passed: 5, failed: 1, skipped: 2 }), 1)).toEqual({ passed: 5, failed: 3 });
  expect(vitestCount(written({ numTotalTests: 9, numPassedTests: 7, numFailedTests: 0 }), 0)).toEqual({ passed: 7, failed: 2 });
});

test('a run that fails without a failed test, or runs nothing, is a failure', () => {
  expect(suitesCount(written({ passed: 5, failed: 0, skipped: 0 }), 1)).toEqual({ passed: 5, failed: 1 });
  expect(suitesCount(written({ passed: 0, failed: 0, skipped: 0 }), 0)).toEqual({ passed: 0, failed: 1 });
  expect(vitestCount(join(folder, 'missing.json'), 0)).toEqual({ passed: 0, failed: 1 });
});

test('the table tells how long each area took', () => {
  const areas = [{ project: 'demo', area: 'rooms', tests: 29, seconds: 61.04 }];
  expect(areaLines(written({ areas })).at(-1)).toBe('  demo  rooms               29 pruebas     61.0 s');
  expect(areaLines(join(folder, 'none.json'))).toEqual([]);
});

/** A test as the reporter gets it; without a duration it did not run. */
function testCase(title: string, ...durations: number[]) {
  const test = {
    parent: { project: () => ({ name: 'demo' }) },
    titlePath: () => ['', 'demo', 'rooms/list.spec.ts', 'a group', title],
    results: durations.map((duration) => ({ duration })),
  };
  return test as unknown as TestCase;
}

test('the ten slowest tests are named, the slowest first', () => {
  const tests = [3, 12, 7, 1, 9, 5, 11, 2, 8, 6, 10, 4].map((seconds) => testCase(`takes ${seconds}`, seconds * 1000));
  const slowest = slowestTests([...tests, testCase('never ran')]);
  expect(slowest.map(({ seconds }) => seconds)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect(slowestTests([testCase('never ran')])).toEqual([]);
  expect(slowestLines(written({ slowest })).slice(0, 3)).toEqual([
    '',
    'Las pruebas e2e más lentas:',
    '    12.0 s  demo  rooms/list.spec.ts › a group › takes 12',
  ]);
  expect(slowestLines(join(folder, 'none.json'))).toEqual([]);
});
