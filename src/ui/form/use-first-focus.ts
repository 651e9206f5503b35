import { useEffect, useRef, type RefObject } from 'react';

const FIRST = 'input:not([readonly], [type="file"]), select, textarea';

/** Focuses the first field of the element that gets the ref, so that a person who opened a form can type at once. */
export function useFirstFocus(isEnabled = true): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isEnabled) frame.current?.querySelector<HTMLElement>(FIRST)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens
  }, []);
  return frame;
}
