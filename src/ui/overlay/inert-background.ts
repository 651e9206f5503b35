import { useLayoutEffect, type RefObject } from 'react';

/**
 * Makes everything outside the open dialog or drawer `inert`, a dialog below it too. Bootstrap only sets
 * `aria-hidden`.
 */
export function useInertBackground(inside: RefObject<HTMLElement | null>, floating: string): void {
  useLayoutEffect(() => {
    const own = inside.current?.closest(floating);
    const others = [...document.body.children].filter(
      (child) => child !== own && !child.hasAttribute('inert') && !child.matches('.modal-backdrop, .offcanvas-backdrop'),
    );
    for (const child of others) child.setAttribute('inert', '');
    return () => {
      for (const child of others) child.removeAttribute('inert');
    };
  }, [inside, floating]);
}
