import { useEffect, useRef, type RefObject } from 'react';

const FIRST = 'input:not([readonly], [type="file"]), select, textarea';

/** Who pressed what opens a form goes on typing: in the first field of the element that gets the reference. */
export function useFirstFocus(isAskedFor = true): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAskedFor) frame.current?.querySelector<HTMLElement>(FIRST)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens
  }, []);
  return frame;
}
