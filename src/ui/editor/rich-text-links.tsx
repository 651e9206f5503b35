/** Links in the editor's content: found, drawn, set and taken away. */
import { CompositeDecorator, EditorState, Modifier, SelectionState, type ContentState } from 'draft-js';
import type { ReactNode } from 'react';

interface Link {
  readonly url: string;
  /** All of it. */
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
    <a href={url} title={url}>
      {children}
    </a>
  );
}

/** For the editor, so that links are seen. */
export const linkDecorator = new CompositeDecorator([
  {
    strategy: (block, found, content) => block.findEntityRanges((letter) => isLink(content, letter.getEntity()), found),
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
  const key = offsets.map((at) => block.getEntityAt(at)).find((found) => isLink(content, found));
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

/** What a link is set on or taken from: the selection, or the whole link around the caret. */
const rangeOf = (state: EditorState): SelectionState => {
  const selection = state.getSelection();
  return selection.isCollapsed() ? (linkAt(state)?.range ?? selection) : selection;
};

/** The caret after what was changed, where writing goes on. */
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

/** The text stays. */
export function removeLink(state: EditorState): EditorState {
  const range = rangeOf(state);
  return withCaretAtEnd(EditorState.push(state, Modifier.applyEntity(state.getCurrentContent(), range, null), 'apply-entity'), range);
}

/** The same caret, while the person is elsewhere. */
export const withoutFocus = (state: EditorState): EditorState =>
  EditorState.acceptSelection(state, state.getSelection().merge({ hasFocus: false }));
