import { useLayoutEffect, type RefObject } from 'react';

/**
 * Everything beside what floats is inert while it is open; what floats over another makes that one inert too. Bootstrap
 * only hides it from screen readers.
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
