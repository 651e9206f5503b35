import { ContentBlock, ContentState } from 'draft-js';
import { expect, it } from 'vitest';
import { continuedItems } from './rich-text-numbers';

const TYPES = { '#': 'ordered-list-item', '*': 'unordered-list-item', p: 'unstyled' } as const;

/** Blocks as 'key kind depth'. */
const contentOf = (...blocks: string[]) =>
  ContentState.createFromBlockArray(
    blocks.map((written) => {
      const [key = '', kind = 'p', depth = '0'] = written.split(' ');
      return new ContentBlock({ key, type: TYPES[kind as keyof typeof TYPES], depth: Number(depth), text: 'x' });
    }),
  );

it.each([
  ['within one list', ['a # 0', 'b # 0', 'c # 0'], 'b c'],
  ['behind an inner list of marks', ['a # 0', 'b * 1', 'c # 0'], 'c'],
  ['behind two levels', ['a # 0', 'b * 1', 'c # 2', 'd # 0'], 'd'],
  ['not behind a paragraph', ['a # 0', 'b p 0', 'c # 0'], ''],
  ['not behind a mark of its level', ['a # 0', 'b * 0', 'c # 0'], ''],
  ['an inner list begins anew', ['a # 0', 'b # 1', 'c # 0', 'd # 1'], 'c'],
  ['not where a level was left out', ['a # 1', 'b # 0', 'c # 1'], ''],
])('%s', (_, blocks, keys) => expect([...continuedItems(contentOf(...blocks))].join(' ')).toBe(keys));
