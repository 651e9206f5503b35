/** Layers over the screen: dialogs and the menu's drawer. Only the top one can be reached (SAFE-17). */
import { useLayoutEffect, type RefObject } from 'react';

/** The menu is one while it is a drawer. */
export const LAYER = '[aria-modal="true"]';
const BACKDROP = '.modal-backdrop, .offcanvas-backdrop';
/** Snackbars, which also report what was done in a layer. */
const MESSAGES = '[role="status"]';

/** Newest last. */
let open: HTMLElement[] = [];

export const topLayer = (): HTMLElement | undefined => open.at(-1);

/** False within a layer that has closed, even while it is still there. */
export const isInOpenLayer = (element: Element): boolean => {
  const layer = element.closest<HTMLElement>(LAYER);
  return layer === null || open.includes(layer);
};

/** Makes everything below the top layer inert; Bootstrap only sets `aria-hidden`. */
function makeOthersInert(): void {
  const top = topLayer();
  for (const child of document.body.children)
    child.toggleAttribute('inert', top !== undefined && child !== top && !child.matches(`${BACKDROP}, ${MESSAGES}`));
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
    };
  }, [inside]);
}
