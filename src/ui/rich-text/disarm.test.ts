import { describe, expect, it } from 'vitest';
import { disarm, partStyles } from './disarm';

it.each([
  ['<p>uno</p>', '<p>uno</p>'],
  ['a < b > c', 'a < b > c'],
  ['<STYLE type="x">p{}</style ><p>uno</p>', '<p>uno</p>'],
  ['<p>uno</p><style>a</style>dos<style>b</style\n>tres', '<p>uno</p>dostres'],
  ['<p>uno</p><style>p{} <p>dos</p>', '<p>uno</p>'],
  ['<styled>uno</styled>', '<styled>uno</styled>'],
  ['<p style="x" onclick = "y" title="z">uno</p>', '<p data-style="x" data-onclick = "y" title="z">uno</p>'],
  ['<img src="x"onerror=y><svg/onload=y>', '<img src="x"data-onerror=y><svg/data-onload=y>'],
  ['style="x" <p onclick="y"', 'style="x" <p onclick="y"'],
  ['<p title="<" onclick="y">', '<p title="<" data-onclick="y">'],
])('%j becomes %j', (html, disarmed) => {
  expect(disarm(html)).toBe(disarmed);
});

it('parts the text of styles from the markup', () => {
  expect(partStyles('<p>uno</p><style type="x">a{}</style>dos<STYLE>b{}')).toEqual({ markup: '<p>uno</p>dos', sheet: 'a{}b{}' });
});

/** Markup that is opened and not closed, or closed and not opened, and everything that an ordinary text has. */
const KINDS = [
  '<style ',
  '<style>',
  '</style ',
  '<style></style',
  '<style></style>',
  '<style>p{}</style ',
  '<a',
  '<a ',
  '<a <',
  '<',
  '>',
  '<p style',
  '<p style ',
  '<p style=x>',
  ' on',
  '<p on',
  '<p onx ',
  '<p onx=',
  '<p onclick="x">uno</p>',
  '<b>uno</b> ',
  '"\'/',
  ' ',
  'x',
];

describe('ten times the text costs at most fifteen times the time, up to 1 MB (SAFE-30)', () => {
  const of = (kind: string, length: number) => kind.repeat(Math.ceil(length / kind.length));
  const inTag = (kind: string) => (html: string) => `<p ${html.replaceAll('>', kind)}>`;

  const median = (numbers: number[]): number => numbers.toSorted((one, other) => one - other)[2] ?? Infinity;

  function timeOf(html: string, times: number): number {
    const start = performance.now();
    for (let time = 0; time < times; time += 1) disarm(html);
    return performance.now() - start;
  }

  /** A shorter text fits completely into the processor's cache. */
  const LEAST = 0.3;

  // Ten short texts are timed together, so that a busy machine holds up both as often.
  function ratioOf(wrap: (html: string) => string, kind: string): number {
    const short = wrap(of(kind, 100_000));
    const long = wrap(of(kind, 1_000_000));
    const rounds = Array.from({ length: 5 }, () => ({ short: timeOf(short, 10) / 10, long: timeOf(long, 1) }));
    return median(rounds.map((round) => round.long)) / Math.max(median(rounds.map((round) => round.short)), LEAST);
  }

  /** What else the machine does holds up the long text more: it only adds to the ratio, which is 100 for a quadratic cost. */
  function lowestRatioOf(wrap: (html: string) => string, kind: string): number {
    let lowest = ratioOf(wrap, kind);
    for (let again = 0; again < 20 && lowest > 15 && lowest < 60; again += 1) lowest = Math.min(lowest, ratioOf(wrap, kind));
    return lowest;
  }

  it.each(KINDS)('%j', (kind) => {
    for (const wrap of [(html: string) => html, inTag(' ')]) expect(lowestRatioOf(wrap, kind)).toBeLessThanOrEqual(15);
  });
});
