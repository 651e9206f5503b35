import { expect, it } from 'vitest';
import { refusedLines } from './refused-lines.mjs';

const REFUSED = [
  String.raw`text.replace(/\s+$/, '');`,
  String.raw`/\d+$/.exec(text);`,
  String.raw`/^\s*(.*?)\s*$/s.test(text);`,
  String.raw`/^(\d+)*x$/.test(text);`,
  String.raw`/(a|a)*b/.test(text);`,
  String.raw`/\([^)]*\)/g;`,
  String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]+$/;`,
  String.raw`new RegExp('\\s+$');`,
  'const DIGIT = String.raw`\\d`; RegExp(`${DIGIT}+$`, "u");',
];

const TAKEN = [
  String.raw`text.replace(/(?<!\s)\s+$/, '');`,
  String.raw`text.replace(/\s+/g, ' ');`,
  String.raw`/^\d+$/.exec(text);`,
  String.raw`/\([^()]*\)/g;`,
  String.raw`/\d{1,9}$/;`,
  String.raw`/\s+$/y;`,
  'new RegExp(unknown);',
];

it('refuses expressions that take more than linear time (SECU-08)', () => {
  expect(refusedLines('linear-expressions.mjs', 'linear/expressions', REFUSED)).toEqual([...REFUSED.keys()]);
  expect(refusedLines('linear-expressions.mjs', 'linear/expressions', TAKEN)).toEqual([]);
});
