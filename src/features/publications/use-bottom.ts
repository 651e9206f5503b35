import { useEffect, useRef } from 'react';

/** Distance from the page's end, in px, that counts as its bottom. */
const MARGIN = 200;

const isAtBottom = () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - MARGIN;

/**
 * Calls `reach` when the page is scrolled down to its bottom (FEED-11), and after every `step` that leaves the window
 * unfilled, without scrolling (FEED-15). `fills` is false after a failure, when only a scroll asks again (FEED-20), and while
 * something is on its way, at whose end the bottom is looked at. `isShown` is false while a form or the choice of type is shown (FEED-16).
 */
export function useBottom(reach: () => void, step: unknown, fills: boolean, isShown: boolean): void {
  const latest = useRef(reach);
  useEffect(() => {
    latest.current = reach;
  });
  useEffect(() => {
    if (!isShown) return;
    let before = window.scrollY;
    const onScroll = () => {
      // A closing dialog fires `scroll` too, but not downwards.
      const isDown = window.scrollY > before;
      before = window.scrollY;
      if (isDown && isAtBottom()) latest.current();
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [isShown]);
  useEffect(() => {
    if (!fills) return;
    const fill = () => isAtBottom() && latest.current();
    fill();
    window.addEventListener('resize', fill);
    return () => window.removeEventListener('resize', fill);
  }, [step, fills]);
}
