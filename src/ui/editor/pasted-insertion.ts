/** Puts pasted blocks in place of the selection. */
import { BlockMapBuilder, ContentBlock, type ContentState, EditorState, genKey, Modifier } from 'draft-js';
import { isItem } from './block-kind';

const blankBlock = (type: string, depth: number): ContentBlock => new ContentBlock({ key: genKey(), type, depth, text: '' });

const withKindOf = (block: ContentBlock, { type, depth }: { type: string; depth: number }): ContentBlock =>
  block.merge({ type, depth }) as ContentBlock;

/** The kind of the outermost item of the list to which a block belongs; null for a paragraph. */
function listOf(content: ContentState, block: ContentBlock | undefined): string | null {
  let outer = block;
  while (outer && isItem(outer) && outer.getDepth() > 0) outer = content.getBlockBefore(outer.getKey());
  return outer && isItem(outer) ? outer.getType() : null;
}

/** Parts pasted lists from those around the paragraph that they take the place of: draft-js would join them (POST-55). */
function parted(blocks: readonly ContentBlock[], content: ContentState, target: ContentBlock, offset: number): ContentBlock[] {
  const [first] = blocks;
  const last = blocks.findLast((block) => block.getDepth() === 0);
  if (isItem(target) || first === undefined || last === undefined) return [...blocks];
  // A single item in a line with text becomes text.
  if (blocks.length === 1 && target.getLength() > 0) return [...blocks];
  const key = target.getKey();
  const joins = (block: ContentBlock, neighbour: ContentBlock | undefined) =>
    isItem(block) && listOf(content, neighbour) === block.getType();
  return [
    ...(offset === 0 && joins(first, content.getBlockBefore(key)) ? [blankBlock('unstyled', 0)] : []),
    ...blocks,
    ...(offset === target.getLength() && isItem(blocks.at(-1) ?? last) && joins(last, content.getBlockAfter(key))
      ? [blankBlock('unstyled', 0)]
      : []),
  ];
}

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

/** The caret stands behind what was pasted, not in the empty line that follows. */
function withCaretBefore(content: ContentState): ContentState {
  const after = content.getSelectionAfter();
  const block = content.getBlockBefore(after.getStartKey());
  if (!block) return content;
  const place = { anchorKey: block.getKey(), anchorOffset: block.getLength(), focusKey: block.getKey(), focusOffset: block.getLength() };
  return content.merge({ selectionAfter: after.merge(place) }) as ContentState;
}

/** A single item becomes an item only in an empty line; else its text goes to the caret (POST-55). */
export function insertBlocks(state: EditorState, blocks: readonly ContentBlock[]): EditorState {
  const selection = state.getSelection();
  const cleared = Modifier.removeRange(state.getCurrentContent(), selection, 'backward');
  const caret = selection.isCollapsed() ? selection : cleared.getSelectionAfter();
  const target = cleared.getBlockForKey(caret.getStartKey());
  const offset = caret.getStartOffset();
  const apart = parted(blocks, cleared, target, offset);
  const inserted = apart.length > 1 ? fitted(apart, target, offset) : apart;
  const content = Modifier.replaceWithFragment(cleared, caret, BlockMapBuilder.createFromArray(inserted));
  const kind = kindAtCaret(inserted, target, offset);
  const blockMap = content.getBlockMap().update(target.getKey(), (block) => withKindOf(block, kind));
  const pasted = content.merge({ blockMap, selectionBefore: selection }) as ContentState;
  return EditorState.push(state, apart.at(-1) === blocks.at(-1) ? pasted : withCaretBefore(pasted), 'insert-fragment');
}
