import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runSteps } from './check.mjs';
import { areaLines, suitesCount, vitestCount } from './test-counts.mjs';

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

test('a failed step stops only those that need it, which count as failed', async () => {
  const ran: string[] = [];
  const step = (name: string, result: boolean, needs: string[] = []) => ({
    name,
    needs,
    run: async () => {
      ran.push(name);
      return result;
    },
  });
  const total = await runSteps([step('build', false), step('e2e', true, ['build']), step('rules', true)], silent);
  expect(ran).toEqual(['build', 'rules']);
  expect(total).toEqual({ passed: 1, failed: 2 });
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
