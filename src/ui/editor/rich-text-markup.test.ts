import { convertFromRaw, type RawDraftContentBlock } from 'draft-js';
import { describe, expect, it } from 'vitest';
import { markupOf } from './rich-text-markup';

type Block = Partial<RawDraftContentBlock> & { text: string };

/** Content of these blocks, in which the entity 0 is a link. */
const contentOf = (...blocks: Block[]) =>
  convertFromRaw({
    blocks: blocks.map((block, index) => ({
      key: `b${String(index)}`,
      type: 'unstyled',
      depth: 0,
      inlineStyleRanges: [],
      entityRanges: [],
      ...block,
    })),
    entityMap: { 0: { type: 'LINK', mutability: 'MUTABLE', data: { url: 'https://colegio.example/?a=1&b="2"' } } },
  });

const styled = (style: 'BOLD' | 'ITALIC' | 'UNDERLINE' | 'STRIKETHROUGH'): Block => ({
  text: 'hola',
  inlineStyleRanges: [{ style, offset: 0, length: 2 }],
});
const bullet = (text: string, depth: number): Block => ({ text, depth, type: 'unordered-list-item' });
const number = (text: string, depth: number): Block => ({ text, depth, type: 'ordered-list-item' });

describe('markupOf', () => {
  it.each<[string, Block[], string]>([
    ['paragraphs', [{ text: 'Uno' }, { text: 'Dos' }], '<p>Uno</p><p>Dos</p>'],
    ['bold', [styled('BOLD')], '<p><strong>ho</strong>la</p>'],
    ['italic', [styled('ITALIC')], '<p><em>ho</em>la</p>'],
    ['underlined', [styled('UNDERLINE')], '<p><u>ho</u>la</p>'],
    ['struck out', [styled('STRIKETHROUGH')], '<p><s>ho</s>la</p>'],
    [
      'a link',
      [{ text: 'ver aquí', entityRanges: [{ key: 0, offset: 4, length: 4 }] }],
      '<p>ver <a href="https://colegio.example/?a=1&amp;b=&quot;2&quot;">aquí</a></p>',
    ],
    [
      'lists within lists',
      [bullet('a', 0), bullet('b', 1), number('c', 2), bullet('d', 1), bullet('e', 0)],
      '<ul><li>a<ul><li>b<ol><li>c</li></ol></li><li>d</li></ul></li><li>e</li></ul>',
    ],
    ['one list after another', [number('a', 0), bullet('b', 0)], '<ol><li>a</li></ol><ul><li>b</li></ul>'],
    ['lines of a paragraph', [{ text: 'a\nb' }], '<p>a<br>b</p>'],
    ['an empty paragraph between others', [{ text: 'a' }, { text: '' }, { text: 'b' }], '<p>a</p><p><br></p><p>b</p>'],
    ['signs', [{ text: '<b>5 < 6 & 7</b>' }], '<p>&lt;b&gt;5 &lt; 6 &amp; 7&lt;/b&gt;</p>'],
    ['emoji', [{ text: '👩🏽‍🏫🇨🇴' }], '<p>👩🏽‍🏫🇨🇴</p>'],
    ['text from right to left', [{ text: 'مرحبا שלום' }], '<p>مرحبا שלום</p>'],
    ['blanks that would be lost', [{ text: 'a  b' }], '<p>a &nbsp;b</p>'],
    ['a title', [{ text: 'a', type: 'header-three' }], '<h3>a</h3>'],
  ])('writes %s', (_, blocks, markup) => expect(markupOf(contentOf(...blocks))).toBe(markup));

  it.each<[string, Block[]]>([
    ['nothing', [{ text: '' }]],
    ['blanks', [{ text: ' \u00a0\n ' }]],
    ['empty lines', [{ text: '' }, { text: '' }]],
    ['an empty item', [bullet('', 0)]],
  ])('%s is no text', (_, blocks) => expect(markupOf(contentOf(...blocks))).toBe(''));
});
