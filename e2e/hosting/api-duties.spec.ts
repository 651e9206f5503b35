/** docs/deploying.md tells whoever runs the product what no page can ensure (SECU-14). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@e2e/support/test';
import { root } from '@e2e/tools/root.mjs';

/** What each row is about: those of the rule in its order, and what else no page can keep. */
const DUTIES = [
  /chat store/,
  /support staff/,
  /revocation at 'Salir', short tokens/,
  /before password and phone change/,
  /media that cannot be guessed, and expire/,
  /known and unknown e-mails/,
  /limits of rate/,
  /minimum length of a password/,
  /uploaded files/,
  /stored HTML/,
  /addresses, logs and caches/,
  /end of sessions by others/,
  /new token at each sign-in/,
  /whom the API answers/,
];

test('each duty of the API has its number, what happens without it and what to ask for', { tag: ['@SECU-14', '@demo-only'] }, () => {
  const text = readFileSync(join(root, 'docs/deploying.md'), 'utf8');
  const [, section = ''] = text.split('\n## What the API must do\n');
  const rows = section
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows).toHaveLength(DUTIES.length);
  for (const [index, [, numbers = '', what = '', without = '', ask = '']] of (rows ?? []).entries()) {
    expect(numbers).toMatch(/^\d+\.\d+\.\d+(, \d+\.\d+\.\d+)*$/);
    expect(what).toMatch(DUTIES[index] ?? /^$/);
    for (const cell of [without, ask]) expect(cell.length).toBeGreaterThan(40);
  }
});
