import { useLayoutEffect, useRef } from 'react';

/** Head, foot and first column stay in sight (GRID-03), and the focused cell does not lie under them (GRID-09). */
export function useStickyEdges() {
  const wrap = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = wrap.current;
    const parts = box?.querySelectorAll<HTMLElement>('thead, tfoot, thead th:first-child');
    if (!box || !parts) return;
    const measure = () => {
      const size = (selector: string, side: 'offsetHeight' | 'offsetWidth') => `${box.querySelector<HTMLElement>(selector)?.[side] ?? 0}px`;
      box.style.scrollPadding = `${size('thead', 'offsetHeight')} 0 ${size('tfoot', 'offsetHeight')} ${size('thead th:first-child', 'offsetWidth')}`;
    };
    const observer = new ResizeObserver(measure);
    for (const part of parts) observer.observe(part);
    measure();
    return () => observer.disconnect();
  }, []);
  return wrap;
}
