/** Changes of the editor's content by tool or key; by the clipboard: rich-text-clipboard.ts. */
import { type ContentBlock, type ContentState, EditorState, getDefaultKeyBinding, Modifier, RichUtils } from 'draft-js';
import type { KeyboardEvent } from 'react';
import { topLayer } from '@/ui/overlay/layers';
import { isItem } from './block-kind';
import { linkAt } from './rich-text-links';

/** On a screen Ctrl+K makes a link of what is selected, or changes the one at the caret; else it is the key of 'Buscar' (FIND-01). */
const isLinkKey = (state: EditorState) => topLayer() !== undefined || !state.getSelection().isCollapsed() || linkAt(state) !== null;

/** The tools' keys that the library does not know; the browser handles Tab, which leaves the editor. */
export function commandOf(event: KeyboardEvent, state: EditorState): string | null {
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (event.key.toLowerCase() === 'k') return isLinkKey(state) ? 'link' : null;
    if (event.key.toLowerCase() === 'y') return 'redo';
    // draft-js toggles code on Ctrl+J; no tool could undo it.
    if (event.key.toLowerCase() === 'j') return null;
  }
  return getDefaultKeyBinding(event);
}

/** Shift+Enter begins a line within the paragraph; Enter in an empty item leaves the list, one level at a time. */
export function onReturn(state: EditorState, isSoft: boolean): EditorState | null {
  const selection = state.getSelection();
  const content = state.getCurrentContent();
  if (isSoft) {
    // draft-js handles only a caret, not a selection.
    if (selection.isCollapsed()) return RichUtils.insertSoftNewline(state);
    return EditorState.push(state, Modifier.replaceText(content, selection, '\n'), 'insert-characters');
  }
  const block = content.getBlockForKey(selection.getStartKey());
  if (!selection.isCollapsed() || block.getLength() > 0 || !isItem(block)) return null;
  if (block.getDepth() === 0) {
    return EditorState.push(state, Modifier.setBlockType(content, selection, 'unstyled'), 'change-block-type');
  }
  const raised = block.set('depth', block.getDepth() - 1) as ContentBlock;
  const blockMap = content.getBlockMap().set(block.getKey(), raised);
  return EditorState.push(state, content.merge({ blockMap, selectionAfter: selection }) as ContentState, 'adjust-depth');
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
  const isRefocused = after.getSelection().getHasFocus() && !before.getSelection().getHasFocus();
  const placed = isRefocused ? EditorState.forceSelection(after, after.getSelection()) : after;
  return placed.getInlineStyleOverride() === null && style !== null ? EditorState.setInlineStyleOverride(placed, style) : placed;
}

/** The same state, its caret put into the page, and with the style that the tools have begun. */
export function withCaret(state: EditorState): EditorState {
  const style = state.getInlineStyleOverride();
  const placed = EditorState.forceSelection(state, state.getSelection());
  return style === null ? placed : EditorState.setInlineStyleOverride(placed, style);
}
