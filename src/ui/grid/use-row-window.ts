import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isLongGrid, windowAround, windowAt } from './grid-window';

/** Height of a row in px, until one is measured. */
const LEAST_HEIGHT = 40;

/** The rendered rows of a long grid; updated when it scrolls or its frame changes its height. */
export function useRowWindow(wrap: RefObject<HTMLDivElement | null>, rows: number, isWhole: boolean) {
  const isLong = !isWhole && isLongGrid(rows);
  const [{ shown, height }, setShown] = useState({ shown: windowAt(0, innerHeight, LEAST_HEIGHT, rows), height: LEAST_HEIGHT });
  useLayoutEffect(() => {
    const box = wrap.current;
    if (!isLong || !box) return;
    const look = () => {
      const next = box.querySelector('tbody tr[aria-rowindex]')?.getBoundingClientRect().height ?? LEAST_HEIGHT;
      const { first, end } = windowAt(box.scrollTop, box.clientHeight, next, rows);
      // Before the browser paints: no row is blank.
      flushSync(() =>
        setShown((before) =>
          before.shown.first === first && before.shown.end === end && before.height === next
            ? before
            : { shown: { first, end }, height: next },
        ),
      );
    };
    box.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(box);
    return () => {
      box.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [wrap, isLong, rows]);
  return {
    isLong,
    height,
    shown: isLong ? shown : { first: 0, end: rows },
    /** Renders a row before it gets the focus. */
    show: (row: number) => {
      if (isLong && (row < shown.first || row >= shown.end))
        flushSync(() => setShown((before) => ({ ...before, shown: windowAround(row, before.shown, rows) })));
    },
  };
}
