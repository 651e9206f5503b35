import { useEffect, useRef } from 'react';

/** Distance from the page's end that counts as its bottom. */
const MARGIN_PX = 200;

const isAtBottom = () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - MARGIN_PX;

/**
 * Calls `onBottom` when the page is scrolled down to its bottom (FEED-11) and, while `fills` is true, after every `step` that
 * leaves the window unfilled (FEED-15). `fills` is false while loading, and after a failure, when only scrolling retries
 * (FEED-20). `isShown` is false while a form or the choice of type is shown (FEED-16).
 */
export function useBottom(onBottom: () => void, step: unknown, fills: boolean, isShown: boolean): void {
  const latest = useRef(onBottom);
  useEffect(() => {
    latest.current = onBottom;
  });
  useEffect(() => {
    if (!isShown) return;
    let lastScrollY = window.scrollY;
    const onScroll = () => {
      // A closing dialog fires `scroll` too, but not downwards.
      const isDown = window.scrollY > lastScrollY;
      lastScrollY = window.scrollY;
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
