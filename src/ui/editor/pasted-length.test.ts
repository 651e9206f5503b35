import { describe, expect, it } from 'vitest';
import { cutBlocks } from './pasted-length';
import { plainRun, textOfRuns } from './pasted-runs';

const block = (text: string) => ({ kind: 'unstyled' as const, depth: 0, runs: [plainRun(text)] });
const lengthOf = (text: string) =>
  cutBlocks([block(text)])
    .blocks.map(({ runs }) => textOfRuns(runs).length)
    .join();

describe('cutBlocks (SAFE-30)', () => {
  it.each([
    ['a', '89981'],
    ['ñ', '44990'],
    ['&', '17996'],
    ['👩', '44990'],
  ])('of a line of %j so many are kept: %s', (letter, length) => expect(lengthOf(letter.repeat(100_000))).toBe(length));

  it('keeps 2000 lines', () => {
    const lines = Array.from({ length: 2001 }, () => block('a'));
    expect(cutBlocks(lines).blocks).toHaveLength(2000);
    expect(cutBlocks(lines).isCut).toBe(true);
    expect(cutBlocks(lines.slice(1)).isCut).toBe(false);
  });
});
