import { describe, expect, it } from 'vitest';
import type { Line } from './pasted-writer';
import { settledBlocks } from './pasted-lists';
import type { Mark } from './pasted-marks';
import { plainRun, textOfRuns } from './pasted-runs';

const runsOf = (text: string) => (text === '' ? [] : [plainRun(text)]);
const paragraph = (text: string, isOfList = false): Line => ({ item: null, isOfList, runs: runsOf(text) });

/** 'b' a bullet, '-' without a mark, a number, or text; then the level and the text. */
function item(mark: number | string, level: number, text: string, list = 'one', root = list): Line {
  const named: Record<string, Mark> = { b: { kind: 'bullet' }, '-': { kind: 'none' } };
  const written: Mark = typeof mark === 'number' ? { kind: 'number', value: mark } : { kind: 'text', text: mark };
  return { item: { level, list, root, mark: named[mark] ?? written }, isOfList: false, runs: runsOf(text) };
}

const SIGNS = { unstyled: '', 'unordered-list-item': '•', 'ordered-list-item': '#' } as const;
const settled = (...lines: Line[]): string[] =>
  settledBlocks(lines).map(({ kind, depth, runs }) => `${'>'.repeat(depth)}${SIGNS[kind]}${textOfRuns(runs)}`);

describe('settledBlocks', () => {
  it.each<[string, Line[], string[]]>([
    ['levels (POST-54)', [item('b', 1, 'a'), item('b', 2, 'b'), item('b', 1, 'c')], ['•a', '>•b', '•c']],
    ['a jump of levels', [item('b', 1, 'a'), item('b', 3, 'b'), item('b', 2, 'c')], ['•a', '>•b', '>•c']],
    ['a list that begins deep', [item('b', 3, 'a'), item('b', 2, 'b'), item('b', 1, 'c')], ['•a', '•b', '•c']],
    ['six levels', [1, 2, 3, 4, 5, 6].map((level) => item('b', level, 'x')), ['•x', '>•x', '>>•x', '>>>•x', '>>>>•x', '>>>>•x']],
    ['a paragraph ends a list', [item('b', 2, 'a'), paragraph('b'), item('b', 3, 'c')], ['•a', 'b', '•c']],
    ['numbers (POST-55)', [item(1, 1, 'a'), item(1, 2, 'b'), item(2, 2, 'c'), item(2, 1, 'd')], ['#a', '>#b', '>#c', '#d']],
    ['two lists (POST-55)', [item(1, 1, 'a'), item(1, 1, 'b', 'two')], ['#a', '', '#b']],
    ['two lists of marks', [item('b', 1, 'a'), item('b', 1, 'b', 'two')], ['•a', '', '•b']],
    ['marks, then numbers', [item('b', 1, 'a'), item(1, 1, 'b', 'two')], ['•a', '#b']],
    ['one list in two', [item(1, 1, 'a'), item(2, 1, 'b', 'two')], ['#a', '#b']],
    [
      'a list that reaches into another',
      [item('b', 1, 'a', 'one', 'one'), item(1, 2, 'b', 'two', 'two'), item('b', 1, 'c', 'three', 'three')],
      ['•a', '>#b', '•c'],
    ],
    ['numbers that do not begin at 1 (POST-56)', [item(4, 1, 'a'), item(5, 1, 'b')], ['4. a', '5. b']],
    ['a number left out', [item(1, 1, 'a'), item(3, 1, 'b')], ['#a', '3. b']],
    ['a second list under an item', [item('b', 1, 'a'), item(1, 2, 'b', 'x'), item(1, 2, 'c', 'y')], ['•a', '>#b', '1. c']],
    ['text under an item (POST-56)', [item(1, 1, 'a'), item('a)', 2, 'b'), item('b)', 2, 'c'), item(2, 1, 'd')], ['#a\na) b\nb) c', '#d']],
    ['what stands under a text', [item(1, 1, 'a'), item('a)', 2, 'b'), item('b', 3, 'c'), item('b)', 2, 'd')], ['#a\na) b\n• c\nb) d']],
    ['text by itself', [item('a)', 1, 'a'), item('b', 2, 'b'), item('b)', 1, 'c')], ['a) a', '•b', 'b) c']],
    ['no mark (POST-54)', [item('b', 1, 'a'), item('-', 1, 'b'), item('-', 2, 'c'), item('b', 1, 'd')], ['•a\nb\nc', '•d']],
    ['no mark at all', [item('-', 1, 'a'), item('-', 1, 'b')], ['a', 'b']],
    ['a paragraph within a list', [item(1, 1, 'a'), paragraph('b', true), item(2, 1, 'c')], ['#a\nb', '#c']],
    ['a paragraph after a list', [item(1, 1, 'a'), paragraph('b', true), paragraph('c')], ['#a', 'b', 'c']],
    ['blank lines', [paragraph(''), item('b', 1, ''), paragraph('a'), item('a)', 1, '')], ['a', 'a)']],
    ['a blank number counts', [item(1, 1, 'a'), item(2, 1, ''), item(3, 1, 'b'), item(4, 1, '')], ['#a', '#', '#b']],
  ])('%s', (_, lines, blocks) => expect(settled(...lines)).toEqual(blocks));
});
