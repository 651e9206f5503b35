import { useLayoutEffect, useRef } from 'react';
import { keepEdgesInSight } from './grid-sight';

/** Head, foot and first column stay in sight (GRID-03, GRID-48), and the focused cell does not lie under them (GRID-09). */
export function useStickyEdges() {
  const wrap = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = wrap.current;
    if (!box) return;
    const measure = () => keepEdgesInSight(box);
    const sizes = new ResizeObserver(measure);
    for (const part of box.querySelectorAll('thead, tfoot, thead th:first-child')) sizes.observe(part);
    // What comes and goes above the grid moves it.
    sizes.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    visualViewport?.addEventListener('resize', measure);
    measure();
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
      visualViewport?.removeEventListener('resize', measure);
    };
  }, []);
  return wrap;
}
