import { useEffect, useRef } from 'react';

/** Distance from the page's end, in px, that counts as its bottom. */
const MARGIN = 200;

const isAtBottom = () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - MARGIN;

/** The bottom is in sight without scrolling. */
const isUnfilled = () => window.innerHeight >= document.documentElement.scrollHeight - MARGIN;

interface Shown {
  /** Changes with each page that comes. */
  pages: number;
  /** Fewer after a deletion. */
  posts: number;
  /** False after a failure, when only a scroll asks again (FEED-20). */
  fills: boolean;
  /** False while a form or the choice of type is shown (FEED-16). */
  isShown: boolean;
}

/**
 * Calls `reach` when the page is scrolled down to its bottom (FEED-11), and without scrolling after every page, and every
 * deletion, that leaves the window unfilled (FEED-15).
 */
export function useBottom(reach: () => void, { pages, posts, fills, isShown }: Shown): void {
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
  }, [pages, fills]);
  const before = useRef(posts);
  useEffect(() => {
    const isFewer = posts < before.current;
    before.current = posts;
    if (fills && isFewer && isUnfilled()) latest.current();
  }, [posts, fills]);
}
