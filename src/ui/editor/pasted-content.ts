/** Pasted markup as the editor's content. */
import { CharacterMetadata, ContentBlock, ContentState, genKey } from 'draft-js';
import { linesOf } from './pasted-lines';
import { settledBlocks, type Block } from './pasted-lists';
import { plainRun, textOfRuns, type Formats } from './pasted-runs';
import { visibleText } from '@/ui/base/visible-text';
import { pastedBody } from '@/ui/rich-text/rich-text-policy';

const STYLES = [
  ['bold', 'BOLD'],
  ['italic', 'ITALIC'],
  ['underline', 'UNDERLINE'],
] as const;

const NO_CHARACTERS = new ContentBlock().getCharacterList();

const createLink = (url: string): string =>
  ContentState.createFromText('').createEntity('LINK', 'MUTABLE', { url }).getLastCreatedEntityKey();

function blockOf({ kind, depth, runs }: Block, characterOf: (formats: Formats) => CharacterMetadata): ContentBlock {
  const characters = runs.flatMap(({ text, formats }) => Array<CharacterMetadata>(text.length).fill(characterOf(formats)));
  return new ContentBlock({
    key: genKey(),
    type: kind,
    depth,
    text: runs.map(({ text }) => text).join(''),
    characterList: NO_CHARACTERS.concat(characters).toList(),
  });
}

export interface Pasted {
  /** Empty if nothing can be pasted. */
  readonly blocks: readonly ContentBlock[];
  readonly hasStruck: boolean;
  readonly hasImage: boolean;
  /** Only the start of a very long text is pasted. */
  readonly isCut: boolean;
}

/** draft-js draws about a thousand lines a second; from 100 KB on a text shows as plain source (SAFE-30). */
const MAX_LINES = 2000;
const MAX_CHARACTERS = 90_000;

function cutBlocks(blocks: readonly Block[]): Block[] {
  let left = MAX_CHARACTERS;
  return blocks.slice(0, MAX_LINES).flatMap((block) => {
    if (left <= 0) return [];
    const runs = block.runs.flatMap((run) => {
      const text = run.text.slice(0, Math.max(0, left));
      left -= text.length;
      return text === '' ? [] : [{ ...run, text }];
    });
    return [{ ...block, runs }];
  });
}

const plainBlocks = (text: string): Block[] =>
  visibleText(text)
    .split('\n')
    .map((line) => ({ kind: 'unstyled', depth: 0, runs: line === '' ? [] : [plainRun(line)] }));

const lengthOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { runs }) => sum + textOfRuns(runs).length, 0);

/** What the clipboard's HTML says, or, where that holds no text at all, its plain text. */
export function pastedFrom(html: string, text: string): Pasted {
  const { fragment, sheet } = pastedBody(html);
  const { lines, hasStruck, hasImage } = linesOf(fragment, sheet);
  // Plain text does not know what is deleted or hidden.
  const hasText = lines.length > 0 || fragment.textContent.trim() !== '';
  const all = hasText ? settledBlocks(lines) : plainBlocks(text);
  const length = lengthOf(all);
  const cut = cutBlocks(all);
  let link = { url: '', key: '' };
  const characterOf = (formats: Formats): CharacterMetadata => {
    let character = CharacterMetadata.create();
    for (const [format, style] of STYLES) if (formats[format]) character = CharacterMetadata.applyStyle(character, style);
    if (formats.href === null) return character;
    if (formats.href !== link.url) link = { url: formats.href, key: createLink(formats.href) };
    return CharacterMetadata.applyEntity(character, link.key);
  };
  return {
    blocks: length === 0 ? [] : cut.map((block) => blockOf(block, characterOf)),
    hasStruck,
    hasImage,
    isCut: cut.length < all.length || length > MAX_CHARACTERS,
  };
}
