import { useCallback, useSyncExternalStore } from 'react';

/** Narrower than Bootstrap's `sm`. */
export const PHONE = '(max-width: 575.98px)';

/** Whether this media query holds, followed while it changes. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (tell: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', tell);
      return () => media.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => matchMedia(query).matches);
}
