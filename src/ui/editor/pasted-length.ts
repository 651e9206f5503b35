/** How much of a pasted text is taken (SAFE-30). */
import type { Block } from './pasted-lists';
import type { Formats, Run } from './pasted-runs';
import { TOO_LONG } from '@/ui/rich-text/rich-text-length';

/** draft-js draws about a thousand lines a second. */
const MAX_LINES = 2000;
/** Bytes of HTML; the rest is for what is written around it. */
const MAX_BYTES = TOO_LONG * 0.9;
/** `<ul><li></li></ul>`, as long as a block's tags can be. */
const BLOCK_BYTES = 19;

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;

const ESCAPED: Readonly<Record<string, number>> = { '&': 5, '<': 4, '>': 4, '\u00a0': 6, '\n': 4 };

/** Bytes of a character in HTML. */
const sizeOf = (character: string): number => ESCAPED[character] ?? bytesOf(character);

/** Bytes of `<strong>`, `<em>`, `<u>` and `<a>` with their ends. */
const tagsOf = ({ bold, italic, underline, href }: Formats): number =>
  (bold ? 17 : 0) + (italic ? 9 : 0) + (underline ? 7 : 0) + (href === null ? 0 : 15 + bytesOf(href.replaceAll('&', '&amp;')));

/** The start of the blocks that stays shown as formatted text, and whether that is not all of them. */
export function cutBlocks(blocks: readonly Block[]): { blocks: Block[]; isCut: boolean } {
  let left = MAX_BYTES;
  let isCut = blocks.length > MAX_LINES;
  const start = (run: Run): Run[] => {
    left -= tagsOf(run.formats);
    let length = 0;
    for (const character of run.text) {
      left -= sizeOf(character);
      if (left < 0) break;
      length += character.length;
    }
    if (length < run.text.length) isCut = true;
    return length === 0 ? [] : [{ ...run, text: run.text.slice(0, length) }];
  };
  const kept: Block[] = [];
  for (const block of blocks.slice(0, MAX_LINES)) {
    left -= BLOCK_BYTES;
    if (left < 0) isCut = true;
    if (left < 0) break;
    kept.push({ ...block, runs: block.runs.flatMap(start) });
  }
  return { blocks: kept, isCut };
}
