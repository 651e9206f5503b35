/** What the browser changes in the editor by itself: composed text, corrections, dictation (POST-53). */
import { EditorState, Modifier, type DraftInlineStyle, type Editor } from 'draft-js';
import { useEffect, useRef, type Component, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { formatAt, isShown, seenSelection, withSeenText } from './seen-text';

/** Korean keyboards begin anew right after the end, in ms. */
const END_DELAY = 20;

/** Events that the library would read the page by, in the middle of a composition. */
const EVENTS = ['keydown', 'keyup', 'keypress', 'beforeinput', 'input', 'textInput', 'compositionupdate', 'compositionend'];

/** Renders the content anew: the browser has replaced elements that React takes for its own. */
function renderAnew(editor: Editor, root: Element, contents: Element | null): void {
  // React removes this element alone.
  if (contents && (root.firstChild !== contents || root.childNodes.length > 1)) root.replaceChildren(contents);
  (editor as Component as Component<object, { contentsKey: number }>).setState(({ contentsKey }) => ({ contentsKey: contentsKey + 1 }));
}

/**
 * Keeps composition from the library, whose own reading of the page loses text over several blocks and formats and throws where
 * the browser has removed elements. When it has ended, and after the browser's other changes, the content is what the page shows.
 */
export function useBrowserEdits(editor: RefObject<Editor | null>, state: EditorState, onChange: (next: EditorState) => void): void {
  const latest = useRef({ state, onChange });
  useEffect(() => {
    latest.current = { state, onChange };
  });

  useEffect(() => {
    const { current } = editor;
    const root = current?.editor;
    if (!current || !root) return;
    let composed: { readonly style: DraftInlineStyle | null } | null = null;
    let ending: ReturnType<typeof setTimeout> | undefined;
    /** The library's element around all blocks, as it was before the browser's change. */
    let contents = root.firstElementChild;

    const takeSeen = (style: DraftInlineStyle | null) => {
      const { state: before, onChange: change } = latest.current;
      const next = withSeenText(before, root, style);
      flushSync(() => {
        renderAnew(current, root, contents);
        change(next);
      });
    };
    const finish = () => {
      clearTimeout(ending);
      ending = undefined;
      if (!composed) return;
      const { style } = composed;
      composed = null;
      takeSeen(style);
    };
    /** Takes the selection out before the browser would. Returns the style of what will stand there; null: that of the text around. */
    const removeSelection = (): DraftInlineStyle | null => {
      const { state: before, onChange: change } = latest.current;
      const chosen = before.getInlineStyleOverride();
      const selection = seenSelection(before, root);
      if (selection.isCollapsed()) return chosen;
      const content = before.getCurrentContent();
      const { style } = formatAt(content, selection);
      const removed = Modifier.removeRange(content, selection, 'forward');
      const next = EditorState.push(before, removed, 'remove-range');
      flushSync(() => change(EditorState.forceSelection(next, removed.getSelectionAfter())));
      return chosen ?? style;
    };
    const compositionStart = (event: Event) => {
      event.stopPropagation();
      clearTimeout(ending);
      ending = undefined;
      if (composed) return;
      composed = { style: removeSelection() };
      contents = root.firstElementChild;
    };
    const duringComposition = (event: Event) => {
      // The next key, before the delay is over: the library shall see the text that was composed.
      if (ending !== undefined && event.type === 'keydown') finish();
      if (composed) event.stopPropagation();
      if (composed && event.type === 'compositionend') ending = setTimeout(finish, END_DELAY);
    };
    const beforeInput = () => {
      if (!composed) contents = root.firstElementChild;
    };
    const input = (event: Event) => {
      if (composed) return;
      if ((event as InputEvent).inputType !== 'insertText') {
        event.stopPropagation();
        takeSeen(null);
        return;
      }
      // The library takes what is typed, but not what takes the place of several formats.
      setTimeout(() => {
        if (!composed && root.isConnected && !isShown(latest.current.state, root)) takeSeen(null);
      });
    };
    const selectionChange = (event: Event) => {
      if (composed) event.stopPropagation();
    };
    const listening = new AbortController();
    const { signal } = listening;
    root.addEventListener('compositionstart', compositionStart, { signal });
    root.addEventListener('beforeinput', beforeInput, { signal });
    root.addEventListener('input', input, { signal });
    for (const name of EVENTS) root.addEventListener(name, duringComposition, { signal });
    root.addEventListener('blur', finish, { signal });
    window.addEventListener('selectionchange', selectionChange, { capture: true, signal });
    return () => {
      clearTimeout(ending);
      listening.abort();
    };
  }, [editor]);
}
