/** The editor's content from what the person sees, after the browser changed the page by itself (POST-53). */
import { EditorState, Modifier, SelectionState, type ContentState, type DraftInlineStyle } from 'draft-js';

/** Between two blocks; no key types it. */
const BETWEEN = '\u2029';

/** A text with, for each of its characters, the leaf (`data-offset-key`) that holds it; null: none of the library's. */
interface LeafText {
  readonly text: string;
  readonly leaves: readonly (string | null)[];
}

interface ShownText extends LeafText {
  /** Offsets of the caret and of the selection's other end; null outside of the text. */
  readonly caret: number | null;
  readonly anchor: number | null;
}

interface Place {
  readonly line: number;
  readonly offset: number;
}

const isBlock = (node: Node): boolean => node instanceof Element && node.hasAttribute('data-block');

/** The text of a node; the library shows a line break at a block's end twice. */
function ownText(node: Node): string {
  if (node instanceof Text) return node.data;
  // A break of the browser's own; that of the library stands for an empty text.
  return node instanceof HTMLBRElement && !node.hasAttribute('data-text') && node.nextSibling !== null ? '\n' : '';
}

function leafOf(node: Node): string | null {
  const leaf = node.parentElement?.closest('[data-offset-key]');
  return leaf && !isBlock(leaf) ? leaf.getAttribute('data-offset-key') : null;
}

/** Reads the page: the lines of the blocks, and of any text that stands beside them. */
function shownText(root: Element): ShownText {
  const lines: { text: string; leaves: (string | null)[] }[] = [];
  const selection = document.getSelection();
  let caret: Place | null = null;
  let anchor: Place | null = null;
  let block: Element | null | undefined;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = ownText(node);
    const own = (node instanceof Element ? node : node.parentElement)?.closest('[data-block]') ?? null;
    if (own !== block && (text !== '' || isBlock(node))) {
      lines.push({ text: '', leaves: [] });
      block = own;
    }
    const line = lines.at(-1);
    if (!line) continue;
    const placeAt = (offset: number): Place => ({ line: lines.length - 1, offset: line.text.length + (node instanceof Text ? offset : 0) });
    if (node === selection?.focusNode) caret = placeAt(selection.focusOffset);
    if (node === selection?.anchorNode) anchor = placeAt(selection.anchorOffset);
    line.text += text;
    line.leaves.push(...Array.from({ length: text.length }, () => leafOf(node)));
  }
  for (const line of lines) if (line.text.endsWith('\n')) line.text = line.text.slice(0, -1);
  const offsetOf = (place: Place | null) =>
    place && lines.slice(0, place.line).reduce((sum, { text }) => sum + text.length + 1, 0) + place.offset;
  return {
    text: lines.map(({ text }) => text).join(BETWEEN),
    leaves: lines.flatMap(({ text, leaves }, index) => [...(index === 0 ? [] : [null]), ...leaves.slice(0, text.length)]),
    caret: offsetOf(caret),
    anchor: offsetOf(anchor),
  };
}

/** The same of the content. */
function knownText(state: EditorState): LeafText {
  const blocks = state.getCurrentContent().getBlocksAsArray();
  const leavesOf = (key: string): string[] =>
    state
      .getBlockTree(key)
      .toArray()
      .flatMap((decorated: { get: (name: 'leaves') => { toArray: () => { start: number; end: number }[] } }, index: number) =>
        decorated
          .get('leaves')
          .toArray()
          .flatMap(({ start, end }, leaf) => Array.from({ length: end - start }, () => `${key}-${index}-${leaf}`)),
      );
  return {
    text: blocks.map((block) => block.getText()).join(BETWEEN),
    leaves: blocks.flatMap((block, index) => [...(index === 0 ? [] : [null]), ...leavesOf(block.getKey())]),
  };
}

/** Whether the page shows the content's text. */
export const isShown = (state: EditorState, root: Element): boolean =>
  root.textContent === state.getCurrentContent().getPlainText('') || knownText(state).text === shownText(root).text;

/** The changed part: `start` in both, its end in each. */
interface Change {
  readonly start: number;
  readonly knownEnd: number;
  readonly seenEnd: number;
}

/** The shortest change that ends at the caret; what the browser moved into another leaf has changed, too. */
function changeBetween(known: LeafText, seen: ShownText): Change {
  const isSame = (at: number, seenAt: number) => known.text[at] === seen.text[seenAt] && known.leaves[at] === seen.leaves[seenAt];
  const shorter = Math.min(known.text.length, seen.text.length);
  const most = Math.min(shorter, seen.text.length - (seen.caret ?? 0));
  let behind = 0;
  while (behind < most && isSame(known.text.length - 1 - behind, seen.text.length - 1 - behind)) behind += 1;
  let start = 0;
  while (start < shorter - behind && isSame(start, start)) start += 1;
  while (behind < shorter - start && isSame(known.text.length - 1 - behind, seen.text.length - 1 - behind)) behind += 1;
  return { start, knownEnd: known.text.length - behind, seenEnd: seen.text.length - behind };
}

/** A place in the content by its offset in the whole text. */
function pointAt(content: ContentState, offset: number): { key: string; offset: number } {
  let rest = offset;
  for (const block of content.getBlocksAsArray()) {
    if (rest <= block.getLength()) return { key: block.getKey(), offset: rest };
    rest -= block.getLength() + 1;
  }
  const last = content.getLastBlock();
  return { key: last.getKey(), offset: last.getLength() };
}

function rangeOf(content: ContentState, start: number, end: number): SelectionState {
  const [from, to] = [pointAt(content, start), pointAt(content, end)];
  return SelectionState.createEmpty(from.key).merge({
    anchorOffset: from.offset,
    focusKey: to.key,
    focusOffset: to.offset,
    hasFocus: true,
  });
}

/** The style and the link of what takes a range's place: those of its first character, or of the one before a caret. */
export function formatAt(content: ContentState, range: SelectionState) {
  const block = content.getBlockForKey(range.getStartKey());
  const offset = range.getStartOffset();
  const isCaret = range.isCollapsed();
  const at = isCaret && offset > 0 ? offset - 1 : offset;
  const entity = block.getEntityAt(at);
  return { style: block.getInlineStyleAt(at), entity: isCaret && block.getEntityAt(offset) !== entity ? null : entity };
}

/** What is selected in the page; a phone selects the word that it corrects without telling. */
export function seenSelection(state: EditorState, root: Element): SelectionState {
  const { text, caret, anchor } = shownText(root);
  if (caret === null || anchor === null || caret === anchor || text !== knownText(state).text) return state.getSelection();
  return rangeOf(state.getCurrentContent(), Math.min(anchor, caret), Math.max(anchor, caret));
}

/**
 * Brings into the content what the page shows in place of it.
 *
 * @param chosen the formatting begun by the tools; null: that of the text around
 * @returns the same state when both agree
 */
export function withSeenText(state: EditorState, root: Element, chosen: DraftInlineStyle | null): EditorState {
  const [known, seen] = [knownText(state), shownText(root)];
  const content = state.getCurrentContent();
  const caretIn = (changed: ContentState, offset: number) => rangeOf(changed, offset, offset);
  if (known.text === seen.text) return seen.caret === null ? state : EditorState.forceSelection(state, caretIn(content, seen.caret));
  const { start, knownEnd, seenEnd } = changeBetween(known, seen);
  const range = rangeOf(content, start, knownEnd);
  const { style, entity } = formatAt(content, range);
  let next = range.isCollapsed()
    ? (content.merge({ selectionAfter: range }) as ContentState)
    : Modifier.removeRange(content, range, 'forward');
  for (const [index, part] of seen.text.slice(start, seenEnd).split(BETWEEN).entries()) {
    if (index > 0) next = Modifier.splitBlock(next, next.getSelectionAfter());
    if (part !== '') next = Modifier.insertText(next, next.getSelectionAfter(), part, chosen ?? style, entity ?? undefined);
  }
  const pushed = EditorState.push(state, next, 'insert-characters');
  return EditorState.forceSelection(pushed, caretIn(next, seen.caret ?? seenEnd));
}
