/** Pasted markup as the editor's content. */
import { CharacterMetadata, ContentBlock, ContentState, genKey } from 'draft-js';
import { linesOf } from './pasted-lines';
import { settledBlocks, type Block } from './pasted-lists';
import type { Formats } from './pasted-runs';
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
  /** Whether the markup has any text, seen or not. */
  readonly hasText: boolean;
  /** Empty if nothing can be pasted. */
  readonly blocks: readonly ContentBlock[];
  readonly hasStruck: boolean;
  readonly hasImage: boolean;
}

export function pastedFrom(html: string): Pasted {
  const { fragment, sheet } = pastedBody(html);
  const { lines, hasStruck, hasImage } = linesOf(fragment, sheet);
  const hasText = lines.length > 0 || fragment.textContent.trim() !== '';
  let link = { url: '', key: '' };
  const characterOf = (formats: Formats): CharacterMetadata => {
    let character = CharacterMetadata.create();
    for (const [format, style] of STYLES) if (formats[format]) character = CharacterMetadata.applyStyle(character, style);
    if (formats.href === null) return character;
    if (formats.href !== link.url) link = { url: formats.href, key: createLink(formats.href) };
    return CharacterMetadata.applyEntity(character, link.key);
  };
  return { blocks: settledBlocks(lines).map((block) => blockOf(block, characterOf)), hasText, hasStruck, hasImage };
}
