/** What the editor does with its content, by tool, key or clipboard. */
import { type ContentBlock, ContentState, EditorState, getDefaultKeyBinding, Modifier, RichUtils } from 'draft-js';
import type { KeyboardEvent } from 'react';
import { pastedContentOf } from './rich-text-content';

const isListItem = (type: string): boolean => type === 'unordered-list-item' || type === 'ordered-list-item';

/** The keys of the tools beside those that the library knows; Tab stays the browser's and leaves the editor. */
export function commandOf(event: KeyboardEvent): string | null {
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (event.key.toLowerCase() === 'k') return 'link';
    if (event.key.toLowerCase() === 'y') return 'redo';
    // draft-js toggles code on Ctrl+J; no tool could undo it.
    if (event.key.toLowerCase() === 'j') return null;
  }
  return getDefaultKeyBinding(event);
}

/** Shift and Enter begin a line within the paragraph; Enter in an empty item leaves the list, one level at a time. */
export function onReturn(state: EditorState, isSoft: boolean): EditorState | null {
  const selection = state.getSelection();
  const content = state.getCurrentContent();
  if (isSoft) {
    // draft-js takes a caret alone.
    if (selection.isCollapsed()) return RichUtils.insertSoftNewline(state);
    return EditorState.push(state, Modifier.replaceText(content, selection, '\n'), 'insert-characters');
  }
  const block = content.getBlockForKey(selection.getStartKey());
  if (!selection.isCollapsed() || block.getLength() > 0 || !isListItem(block.getType())) return null;
  if (block.getDepth() === 0) {
    return EditorState.push(state, Modifier.setBlockType(content, selection, 'unstyled'), 'change-block-type');
  }
  const raised = block.set('depth', block.getDepth() - 1) as ContentBlock;
  const blockMap = content.getBlockMap().set(block.getKey(), raised);
  return EditorState.push(state, content.merge({ blockMap, selectionAfter: selection }) as ContentState, 'adjust-depth');
}

/** Puts what was copied elsewhere in place of the selection: its formatting as far as the tools go, else its text. */
export function paste(state: EditorState, text: string, html: string | undefined): EditorState {
  const formatted = pastedContentOf(html ?? '');
  const pasted = formatted.hasText() ? formatted : ContentState.createFromText(text.replaceAll(/\r\n?/g, '\n'));
  const content = Modifier.replaceWithFragment(state.getCurrentContent(), state.getSelection(), pasted.getBlockMap());
  // A line that took the place of an item has no depth.
  const blockMap = content
    .getBlockMap()
    .map((block) => (block === undefined || isListItem(block.getType()) ? block : block.set('depth', 0)));
  return EditorState.push(state, content.set('blockMap', blockMap) as ContentState, 'insert-fragment');
}

/**
 * Keeps caret and chosen style when the focus goes to the tools and back: the browser would put the caret at the start,
 * and draft-js would drop the style override.
 */
export function keepPlace(before: EditorState, after: EditorState): EditorState {
  const style = before.getInlineStyleOverride();
  const caret = before.getSelection().set('hasFocus', after.getSelection().getHasFocus());
  const isSame = after.getCurrentContent() === before.getCurrentContent() && after.getSelection().equals(caret);
  if (!isSame) return after;
  const isBack = after.getSelection().getHasFocus() && !before.getSelection().getHasFocus();
  const placed = isBack ? EditorState.forceSelection(after, after.getSelection()) : after;
  return placed.getInlineStyleOverride() === null && style !== null ? EditorState.setInlineStyleOverride(placed, style) : placed;
}
