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

/** Markup that nothing forbids, however it looks. */
const HARMLESS = [
  '<a href="https://ok.example/a?q=/style=2">uno</a>',
  "<a href='https://ok.example/a?onclick=1&x=/onload=2'>uno</a>",
  '<a href="https://ok.example/?q= style=1 onclick = 2">uno</a>',
  '<a href="https://ok.example/?a=\'onclick=1">uno</a>',
  '<a href=https://ok.example/style=2/onload=3>uno</a>',
  '<a href="https://ok.example/?q=>&style=2">uno</a>',
  '<a href="https://ok.example/?q=<style>p{}">uno</a> dos <b>tres</b>',
  '<a href="https://ok.example/?q=</style>">uno</a>',
  '<a href="https://ok.example/?q=<!--&style=1">uno</a>',
  '<a\nhref\n=\n"https://ok.example/\n/style=2"\n>uno</a>',
  '<a title="onclick=1" href = "https://ok.example/?style=x">uno</a>',
  '<a title=\'a "style=1" b\' href="https://ok.example">uno</a>',
  '<p title="a > b" class="on style">x onclick=1 style=2</p>',
  '<p title="<p style=1>">uno</p>',
  '<p title=\'"\' id="/style=2">uno</p>',
  '<p data-style="a" styled=1 online>uno</p>',
  'a < b style=1 > c, x <3 style=2 onclick=3',
  '&lt;p style=1&gt; onclick=2',
  '<!-- <p style="x"> --><p>uno</p>',
  '<!--><p>uno</p><!---><p>dos</p>',
  '<textarea><p style="x" onclick="y"></textarea>',
  '<title>"<p title="</title><a href="/style=2">uno</a>',
  '<?xml style=1?><p>uno</p>',
  '<p>10 < 20 y "style=3"</p>',
  '<p title="sin cierre style=1 onclick=2>uno</p>',
  '</ style=1>uno',
  '<x-style onclick>uno</x-style>',
];

it.each(HARMLESS)('%j stays to the letter (SECU-05)', (html) => {
  expect(disarm(html)).toBe(html);
  expect(partStyles(html)).toEqual({ markup: html, sheet: '' });
});

it.each([
  ['<p title="a>b" style="x">', '<p title="a>b" data-style="x">'],
  ["<p title='\"' onclick=y>", "<p title='\"' data-onclick=y>"],
  ['<p title=a/b style=x>', '<p title=a/b data-style=x>'],
  ['<p\fONCLICK\n=\ty>', '<p\fdata-ONCLICK\n=\ty>'],
  ['<p style="a"style="b">', '<p data-style="a"data-style="b">'],
  ['<!-- a --><p style=x>', '<!-- a --><p data-style=x>'],
  ['<!-- a --!><p style=x>', '<!-- a --!><p data-style=x>'],
  ['<textarea></textarea ><p style=x>', '<textarea></textarea ><p data-style=x>'],
  ['</p><p style=x>', '</p><p data-style=x>'],
  ['<p a=\'"\' style=x b="\'">', '<p a=\'"\' data-style=x b="\'">'],
  ['<a title="<style>">uno</a><style>p{}</style>', '<a title="<style>">uno</a>'],
  ['<p>Antes</p><svg><style/><path/></svg><p>Hola</p>', '<p>Antes</p><svg><path/></svg><p>Hola</p>'],
  ['<svg><style>p{}</svg><p>Hola</p>', '<svg></svg><p>Hola</p>'],
  ['<svg><style>p{}</style><path/></svg><style>q{}</style>x', '<svg><path/></svg>x'],
  ['<math><textarea><p onclick=x></math><p style=y>', '<math><textarea><p data-onclick=x></math><p data-style=y>'],
  ['<svg/><style>p{}</style>x', '<svg/>x'],
  ['<svg></svg><textarea><p style=x></textarea><p style=y>', '<svg></svg><textarea><p style=x></textarea><p data-style=y>'],
])('%j is disarmed: %j', (html, disarmed) => {
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
