import { describe, expect, it } from 'vitest';
import { markOf, markOfPattern, markOfText, styleOfType, type Mark } from './pasted-marks';

const number = (value: number): Mark => ({ kind: 'number', value });
const text = (written: string): Mark => ({ kind: 'text', text: written });
const bullet: Mark = { kind: 'bullet' };

describe('markOf (POST-56)', () => {
  it.each<[string, number, Mark]>([
    ['decimal', 3, number(3)],
    ['disc', 3, bullet],
    ['disclosure-open', 3, bullet],
    ['"- "', 3, bullet],
    ['none', 3, { kind: 'none' }],
    ['lower-alpha', 2, text('b)')],
    ['upper-latin', 28, text('AB)')],
    ['lower-roman', 1994, text('mcmxciv.')],
    ['upper-roman', 4, text('IV.')],
    ['upper-roman', 4000, text('4000.')],
    ['lower-greek', 3, text('γ.')],
    ['lower-greek', 18, text('σ.')],
    ['decimal-leading-zero', 7, text('07.')],
    ['lower-alpha', 0, text('0)')],
  ])('%s %i', (style, value, mark) => expect(markOf(style, value)).toEqual(mark));
});

describe('markOfText (POST-55, POST-56) [D13]', () => {
  it.each<[string, Mark]>([
    ['1', number(1)],
    ['1.', number(1)],
    ['12)', number(12)],
    ['1-', number(1)],
    ['1.-', number(1)],
    ['·', bullet],
    ['o', bullet],
    ['–', bullet],
    ['\uf0b7', bullet],
    ['(1)', text('(1)')],
    ['1°', text('1°')],
    ['01.', text('01.')],
    ['1.1', text('1.1')],
    ['Artículo 5.', text('Artículo 5.')],
    ['xviii.', text('xviii.')],
    ['o)', text('o)')],
    ['A', text('A')],
  ])('%j', (written, mark) => expect(markOfText(written, false)).toEqual(mark));

  it('a letter of a font of signs is a sign, a number is a number', () => {
    expect(markOfText('§', true)).toEqual(bullet);
    expect(markOfText('v', true)).toEqual(bullet);
    expect(markOfText('1.', true)).toEqual(number(1));
  });
});

describe('markOfPattern (POST-56)', () => {
  it.each<[string, Mark]>([
    ['%2.', text('b.')],
    ['(%1)', text('(3)')],
    ['%1.%2.', text('3.b.')],
    ['%1.', number(3)],
    ['%3)', number(1)],
  ])('%s', (pattern, mark) =>
    expect(
      markOfPattern(pattern, [
        ['decimal', 3],
        ['lower-alpha', 2],
      ]),
    ).toEqual(mark),
  );
});

it('a type attribute stands for a style', () => {
  expect(['1', 'a', 'A', 'i', 'I', 'Disc', null].map(styleOfType)).toEqual([
    'decimal',
    'lower-alpha',
    'upper-alpha',
    'lower-roman',
    'upper-roman',
    'disc',
    '',
  ]);
});
