/** Finds, renders, sets and removes links in the editor's content. */
import { CompositeDecorator, EditorState, Modifier, SelectionState, type ContentState } from 'draft-js';
import type { ReactNode } from 'react';
import { linkAddress } from '@/ui/base/web-address';

interface Link {
  readonly url: string;
  /** The complete link. */
  readonly range: SelectionState;
}

const isLink = (content: ContentState, key: string | null): key is string => key !== null && content.getEntity(key).getType() === 'LINK';

const urlOf = (content: ContentState, key: string): string => {
  const { url } = content.getEntity(key).getData() as { url?: string };
  return url ?? '';
};

function LinkText({ contentState, entityKey, children }: { contentState: ContentState; entityKey: string; children: ReactNode }) {
  const url = urlOf(contentState, entityKey);
  return (
    <a href={linkAddress(url) ?? undefined} title={url}>
      {children}
    </a>
  );
}

/** Renders the links in the editor. */
export const linkDecorator = new CompositeDecorator([
  {
    strategy: (block, onRange, content) => block.findEntityRanges((letter) => isLink(content, letter.getEntity()), onRange),
    component: LinkText,
  },
]);

/** The link that holds the caret or ends at it, or in which the selection begins. */
export function linkAt(state: EditorState): Link | null {
  const content = state.getCurrentContent();
  const selection = state.getSelection();
  const block = content.getBlockForKey(selection.getStartKey());
  const offset = selection.getStartOffset();
  const offsets = selection.isCollapsed() ? [offset, offset - 1] : [offset];
  const key = offsets.map((at) => block.getEntityAt(at)).find((entity) => isLink(content, entity));
  if (key === undefined || key === null) return null;
  let range = SelectionState.createEmpty(block.getKey());
  block.findEntityRanges(
    (letter) => letter.getEntity() === key,
    (start, end) => {
      if (start <= offset && offset <= end) range = range.merge({ anchorOffset: start, focusOffset: end });
    },
  );
  return { url: urlOf(content, key), range };
}

/** Where a link is set or removed: the selection, or the complete link around the caret. */
const rangeOf = (state: EditorState): SelectionState => {
  const selection = state.getSelection();
  return selection.isCollapsed() ? (linkAt(state)?.range ?? selection) : selection;
};

/** Puts the caret after the changed text, to go on typing. */
function withCaretAtEnd(state: EditorState, selection: SelectionState): EditorState {
  const key = selection.getEndKey();
  const offset = selection.getEndOffset();
  return EditorState.forceSelection(
    state,
    SelectionState.createEmpty(key).merge({ anchorOffset: offset, focusOffset: offset, hasFocus: true }),
  );
}

/** Makes the selection a link; without one, writes the address as a link. */
export function setLink(state: EditorState, url: string): EditorState {
  const content = state.getCurrentContent().createEntity('LINK', 'MUTABLE', { url });
  const key = content.getLastCreatedEntityKey();
  const range = rangeOf(state);
  if (!range.isCollapsed()) {
    return withCaretAtEnd(EditorState.push(state, Modifier.applyEntity(content, range, key), 'apply-entity'), range);
  }
  const written = Modifier.insertText(content, range, url, state.getCurrentInlineStyle(), key);
  return withCaretAtEnd(EditorState.push(state, written, 'insert-characters'), written.getSelectionAfter());
}

/** Removes the link and keeps its text. */
export function removeLink(state: EditorState): EditorState {
  const range = rangeOf(state);
  return withCaretAtEnd(EditorState.push(state, Modifier.applyEntity(state.getCurrentContent(), range, null), 'apply-entity'), range);
}

/** The same caret, without the focus. */
export const withoutFocus = (state: EditorState): EditorState =>
  EditorState.acceptSelection(state, state.getSelection().merge({ hasFocus: false }));
