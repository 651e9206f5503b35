import { describe, expect, it } from 'vitest';
import { cleanRuns, partMark, plainRun, PLAIN, splitRuns, textOfRuns, type Run } from './pasted-runs';

const bold = (text: string): Run => ({ text, formats: { ...PLAIN, bold: true } });
const raised = (text: string): Run => ({ text, formats: { ...PLAIN, raise: 'super' } });

describe('cleanRuns', () => {
  it.each<[string, Run[], Run[]]>([
    ['neighbours of one format', [plainRun('a'), plainRun('b')], [plainRun('ab')]],
    ['spaces at the ends', [plainRun(' \u00a0a'), bold(' b '), plainRun(' ')], [plainRun('a'), bold(' b')]],
    ['spaces across runs', [plainRun('a '), bold(' b'), plainRun('  c')], [plainRun('a '), bold('b'), plainRun(' c')]],
    ['spaces beside breaks', [plainRun('a '), plainRun('\n'), bold(' b')], [plainRun('a\n'), bold('b')]],
    ['a space before a break of another format', [bold('a '), plainRun('\n'), plainRun('b')], [bold('a'), plainRun('\nb')]],
    ['breaks at the ends', [plainRun('\n'), plainRun('a'), plainRun('\n')], [plainRun('a')]],
    ['a blank line', [plainRun(' '), bold('\u00a0')], []],
    ['a number raised in two runs', [plainRun('10'), raised('1'), raised('2')], [plainRun('10¹²')]],
    ['an ordinal before a blank run', [plainRun('1'), plainRun(''), raised('er')], [plainRun('1.er')]],
  ])('%s', (_, runs, clean) => expect(cleanRuns(runs)).toEqual(clean));
});

describe('partMark (POST-55)', () => {
  it.each([
    ['1.\u00a0\u00a0\u00a0 Uno', '1.', 'Uno'],
    ['·\u00a0\u00a0Uno', '·', 'Uno'],
    ['1. Uno', '', '1. Uno'],
    ['Uno\u00a0dos', '', 'Uno\u00a0dos'],
  ])('%j', (text, mark, rest) => {
    const parted = partMark(Array.from(text, plainRun));
    expect([parted.written, textOfRuns(parted.rest)]).toEqual([mark, rest]);
  });
});

it('splitRuns parts runs at their breaks', () => {
  expect(splitRuns([plainRun('a\nb'), bold('c\n')]).map(textOfRuns)).toEqual(['a', 'bc', '']);
});
