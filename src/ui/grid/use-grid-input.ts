import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { clipboardHandlers, type GridClipboard } from './grid-clipboard';
import { positionAt, useCellActions, type GridCells } from './use-cell-actions';
import { useGridKeys, type GridKeys } from './use-grid-keys';

export interface GridInput<View> extends GridCells<View>, GridKeys, GridClipboard {}

const isControl = (target: EventTarget) => target instanceof Element && target.closest('.cell-input, button') !== null;

/** The handlers of keys, pointer and clipboard in a grid (GRID-09, GRID-10, GRID-11). `show` renders a row before it gets the focus. */
export function useGridInput<View>(input: GridInput<View>, show: (row: number) => void) {
  const { state, isReadOnly, opensOnTap } = input;
  const actions = useCellActions(input, show);
  const { confirm, edit, editText, go } = actions;
  const keys = useGridKeys(input, actions);

  const onMouseDown = (event: MouseEvent) => {
    const at = positionAt(event.target);
    if (!at || event.button !== 0) return;
    state.setByKeys(false);
    keys.forget();
    if (isControl(event.target)) {
      // A button beside the field acts on what was typed.
      if (event.target instanceof Element && event.target.closest('button')) confirm();
      // GRID-45: the pointer sets the caret.
      else state.moveCaret();
      return;
    }
    state.setFocus(true);
    confirm();
    if (event.shiftKey) {
      event.preventDefault();
      state.extend(at);
    } else state.activate(at);
  };
  const onClick = (event: MouseEvent) => {
    if (opensOnTap && !isReadOnly && !isControl(event.target) && positionAt(event.target)) edit(true);
  };
  const onDoubleClick = (event: MouseEvent) => {
    if (!isReadOnly && state.typed === null && positionAt(event.target)) editText();
  };
  // GRID-43
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') state.point(positionAt(event.target));
  };
  // What scrolls beneath the pointer; not while the keys do it.
  const onPointerOver = (event: PointerEvent) => {
    if (state.places.get('pointed')) state.point(positionAt(event.target));
  };
  const onPointerLeave = () => state.point(null);
  const onFocus = (event: FocusEvent) => {
    state.setFocus(true);
    const at = positionAt(event.target);
    if (at && (at.row !== state.active.row || at.column !== state.active.column)) go(at, false);
  };
  const onBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    state.setFocus(false);
    // Another window takes the focus for a while; the field waits for it.
    if (document.hasFocus()) keys.forget();
  };

  return {
    onKeyDown: keys.onKeyDown,
    onMouseDown,
    onClick,
    onDoubleClick,
    onPointerMove,
    onPointerOver,
    onPointerLeave,
    onFocus,
    onBlur,
    ...clipboardHandlers(input, actions),
  };
}
