/** Pasted markup as the editor's content. */
import { CharacterMetadata, ContentBlock, ContentState, genKey } from 'draft-js';
import { linesOf } from './pasted-lines';
import { settledBlocks, type Block } from './pasted-lists';
import { withoutComments } from './pasted-comments';
import { cutBlocks } from './pasted-length';
import { plainRun, textOfRuns, type Formats } from './pasted-runs';
import { visibleText } from '@/ui/base/visible-text';
import { partStyles } from '@/ui/rich-text/disarm';
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
    text: textOfRuns(runs),
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

const plainBlocks = (text: string): Block[] =>
  visibleText(text)
    .split('\n')
    .map((line) => ({ kind: 'unstyled', depth: 0, runs: line === '' ? [] : [plainRun(line)] }));

/** What the clipboard's HTML says, or, where that holds no text at all, its plain text. */
export function pastedFrom(html: string, text: string): Pasted {
  const { markup, sheet } = partStyles(html);
  const fragment = pastedBody(withoutComments(markup));
  const { lines, hasStruck, hasImage } = linesOf(fragment, sheet);
  // Plain text does not know what is deleted or hidden.
  const hasText = lines.length > 0 || fragment.textContent.trim() !== '';
  const all = hasText ? settledBlocks(lines) : plainBlocks(text);
  const { blocks: cut, isCut } = cutBlocks(all);
  let link = { url: '', key: '' };
  const characterOf = (formats: Formats): CharacterMetadata => {
    let character = CharacterMetadata.create();
    for (const [format, style] of STYLES) if (formats[format]) character = CharacterMetadata.applyStyle(character, style);
    if (formats.href === null) return character;
    if (formats.href !== link.url) link = { url: formats.href, key: createLink(formats.href) };
    return CharacterMetadata.applyEntity(character, link.key);
  };
  return {
    blocks: cut.every(({ runs }) => textOfRuns(runs) === '') ? [] : cut.map((block) => blockOf(block, characterOf)),
    hasStruck,
    hasImage,
    isCut,
  };
}
