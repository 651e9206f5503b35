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
  "text.match('(?:a+)+$');",
  "text.search('(?:a+)+$');",
  "text.matchAll('(?:a+)+$');",
  'text?.match(`(?:a+)+$`);',
  "text['match']('(?:a+)+$');",
  "const OWN = '(?:a+)+$'; text.match(OWN);",
  "text.match('(?:a+)+' + other);",
  "new globalThis.RegExp('(?:a+)+$');",
  "globalThis.RegExp('(?:a+)+$');",
  "window['RegExp']('(?:a+)+$');",
  "const Own = RegExp; new Own('(?:a+)+$');",
  "new RegExp(parts.join('|') + '(?:a+)+$');",
  "new RegExp('(?:a+)+$' + parts.join('|'));",
  'new RegExp(`^${part}(?:a+)+$`);',
  'new RegExp(`(?:${part}|(?:a+)+b)`);',
  'new RegExp(`${part}${String.raw`\\s+$`}`);',
  "new RegExp(['(?:a+)', '+$'].join(''));",
  "new RegExp(['^a', '(?:a+)+$', part].join('|'));",
  'new RegExp(unknown);',
  'new RegExp(`${unknown}`);',
  'new RegExp(`^(?:${unknown})$`);',
  "new RegExp(parts.join('|'));",
  "new RegExp(other.source, 'g');",
  'new RegExp(unknown); // linear',
  "new RegExp('(?:a+)+$'); // linear, whatever the analysis says",
  '// linear: it is a word\n\nnew RegExp(unknown);',
  'export const f = (DIGIT: string) => new RegExp(DIGIT);',
  "const PART = 'a'; export const f = (PART: string) => new RegExp(`(?:${PART})`);",
  "let part = 'a'; part = other; new RegExp(part);",
  // What the analysis does not take is not passed over.
  "new RegExp('(');",
  "new RegExp('(?<a>x)' + '[');",
  'new RegExp(`[${part}`);',
];

const TAKEN = [
  String.raw`text.replace(/(?<!\s)\s+$/, '');`,
  String.raw`text.replace(/\s+/g, ' ');`,
  String.raw`/^\d+$/.exec(text);`,
  String.raw`/\([^()]*\)/g;`,
  String.raw`/\d{1,9}$/;`,
  String.raw`/\s+$/y;`,
  "text.match('a+');",
  'text.match(expression);',
  'linkify.match(word);',
  'export const f = (RegExp: (text: string) => string) => RegExp("(?:a+)+$");',
  'new RegExp();',
  'new RegExp(/a/, "g");',
  'new RegExp(`^${part}[?/]`);',
  'new RegExp(`[${parts.join("")}]`, "gu");',
  'new RegExp(unknown); // linear: names of calls, joined by bars',
  '// These are names of calls, so it is linear.\nnew RegExp(unknown);',
  '/* linear: it is a word */ new RegExp(unknown);',
  "const PARTS = 'a|b'; new RegExp(`(?:${PARTS})c`);",
];

it('refuses expressions that take more than linear time (SECU-08)', () => {
  expect(refusedLines('linear-expressions.mjs', 'linear/expressions', REFUSED)).toEqual(REFUSED);
  expect(refusedLines('linear-expressions.mjs', 'linear/expressions', TAKEN)).toEqual([]);
});
