import { useEffect, useRef } from 'react';

/** Distance from the page's end, in px, that counts as its bottom. */
const MARGIN = 200;

const isAtBottom = () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - MARGIN;

/**
 * Calls `reach` when the page is scrolled to its bottom (FEED-11), and after every `step` that leaves the window
 * unfilled, without scrolling (FEED-15).
 */
export function useBottom(reach: () => void, step: unknown): void {
  const latest = useRef(reach);
  useEffect(() => {
    latest.current = reach;
  });
  useEffect(() => {
    const onScroll = () => isAtBottom() && latest.current();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, []);
  useEffect(() => {
    if (isAtBottom()) latest.current();
  }, [step]);
}
