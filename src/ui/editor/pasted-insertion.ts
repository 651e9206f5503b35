/** Puts pasted blocks in place of the selection. */
import { BlockMapBuilder, ContentBlock, type ContentState, EditorState, genKey, Modifier } from 'draft-js';

const isItem = (block: ContentBlock): boolean => block.getType().endsWith('-list-item');

const blankBlock = (type: string, depth: number): ContentBlock => new ContentBlock({ key: genKey(), type, depth, text: '' });

const withKindOf = (block: ContentBlock, { type, depth }: { type: string; depth: number }): ContentBlock =>
  block.merge({ type, depth }) as ContentBlock;

/** Several blocks, so that what stands before and behind the caret keeps its kind (POST-54). */
function fitted(blocks: readonly ContentBlock[], target: ContentBlock, offset: number): ContentBlock[] {
  const fitting = [...blocks];
  const kind = { type: target.getType(), depth: target.getDepth() };
  const isStrange = (block: ContentBlock | undefined) => block !== undefined && isItem(block) && block.getType() !== kind.type;
  if (offset > 0 && isStrange(fitting[0])) fitting.unshift(blankBlock('unstyled', 0));
  const last = fitting.at(-1);
  if (offset === target.getLength() || last === undefined) return fitting;
  if (isStrange(last)) fitting.push(blankBlock(kind.type, kind.depth));
  else fitting[fitting.length - 1] = withKindOf(last, kind);
  return fitting;
}

/** draft-js keeps the depth of the block at the caret, and of a single block its kind. */
function kindAtCaret(blocks: readonly ContentBlock[], target: ContentBlock, offset: number): { type: string; depth: number } {
  const [first] = blocks;
  const isKept = first === undefined || offset > 0 || (blocks.length === 1 && (target.getLength() > 0 || !isItem(first)));
  const { type, depth } = isKept
    ? { type: target.getType(), depth: target.getDepth() }
    : { type: first.getType(), depth: first.getDepth() };
  return { type, depth };
}

/** A single item becomes an item only in an empty line; else its text goes to the caret (POST-55). */
export function insertBlocks(state: EditorState, blocks: readonly ContentBlock[]): EditorState {
  const selection = state.getSelection();
  const cleared = Modifier.removeRange(state.getCurrentContent(), selection, 'backward');
  const caret = selection.isCollapsed() ? selection : cleared.getSelectionAfter();
  const target = cleared.getBlockForKey(caret.getStartKey());
  const offset = caret.getStartOffset();
  const inserted = blocks.length > 1 ? fitted(blocks, target, offset) : [...blocks];
  const content = Modifier.replaceWithFragment(cleared, caret, BlockMapBuilder.createFromArray(inserted));
  const kind = kindAtCaret(inserted, target, offset);
  const blockMap = content.getBlockMap().update(target.getKey(), (block) => withKindOf(block, kind));
  return EditorState.push(state, content.merge({ blockMap, selectionBefore: selection }) as ContentState, 'insert-fragment');
}
