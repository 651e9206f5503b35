/**
 * Layers over the screen: dialogs and the menu's drawer. Only the top one can be reached. The focus never leaves it, and goes
 * back to the last control of the layer below when it closes (SAFE-17).
 */
import { useEffect, useLayoutEffect, type RefObject } from 'react';

const LAYER = '.modal, .offcanvas, .offcanvas-lg';
const BACKDROP = '.modal-backdrop, .offcanvas-backdrop';
/** Snackbars, which also report what was done in a layer. */
const MESSAGES = '[role="status"]';

export const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"], [tabindex="0"]';

/** Newest last. */
let open: HTMLElement[] = [];

/** The last focused control by layer, the screen's under `body`: a button that its call disables loses the focus before a message opens. */
const lastControls = new WeakMap<Element, HTMLElement>();

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && target.matches(FOCUSABLE)) lastControls.set(target.closest(LAYER) ?? document.body, target);
});

/** Makes everything below the top layer inert; Bootstrap only sets `aria-hidden`. */
function makeOthersInert(): void {
  const top = open.at(-1);
  for (const child of document.body.children)
    child.toggleAttribute('inert', top !== undefined && child !== top && !child.matches(`${BACKDROP}, ${MESSAGES}`));
}

/** True also while a disabled button or a closed drawer still has the focus, which browsers remove a moment later. */
export function isFocusLost(): boolean {
  const focused = document.activeElement;
  const layer = focused?.closest<HTMLElement>(LAYER);
  return focused === document.body || focused?.matches(':disabled') === true || (layer != null && !open.includes(layer));
}

/** Gives a lost focus to the last control of the top layer, else to the layer itself. */
export function keepFocus(): void {
  if (!isFocusLost()) return;
  const top = open.at(-1);
  const control = lastControls.get(top ?? document.body);
  if (control?.isConnected === true && !control.matches(':disabled')) control.focus({ preventScroll: true });
  else (top ?? document.querySelector('main'))?.focus({ preventScroll: true });
}

/** Registers the layer around `inside` while the component is mounted. */
export function useLayer(inside: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const layer = inside.current?.closest<HTMLElement>(LAYER);
    if (!layer) return;
    open = [...open, layer];
    makeOthersInert();
    return () => {
      open = open.filter((other) => other !== layer);
      makeOthersInert();
      // Later, since the code that closed it may move the focus.
      setTimeout(keepFocus);
    };
  }, [inside]);
  useEffect(() => {
    const keepFocusInside = () => {
      if (inside.current?.closest(LAYER) === open.at(-1)) keepFocus();
    };
    // A call may have disabled the focused button. Later, since a focus that moves between fields is not lost.
    const later = setTimeout(keepFocusInside);
    return () => clearTimeout(later);
  });
}
