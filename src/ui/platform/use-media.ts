import { useCallback, useSyncExternalStore } from 'react';

/** Narrower than Bootstrap's `sm`. */
export const PHONE = '(max-width: 575.98px)';

/** Whether this media query matches; renders again when that changes. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => matchMedia(query).matches);
}
