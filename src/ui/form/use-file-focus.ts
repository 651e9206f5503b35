import { useEffect, useRef, type RefObject } from 'react';
import { isFocusLost } from '@/ui/overlay/focus';

interface FileFocus {
  /** Where a file is chosen. */
  readonly choosing: RefObject<HTMLButtonElement | null>;
  /** Where one goes on with it. */
  readonly goingOn: RefObject<HTMLButtonElement | null>;
}

/**
 * The focus in a dialog that begins with a file: where it is chosen, then, once there is something to go on with, there. A person who
 * has moved it meanwhile keeps it. Without it the first Enter would press 'Cancelar'.
 */
export function useFileFocus(canGoOn: boolean): FileFocus {
  const choosing = useRef<HTMLButtonElement>(null);
  const goingOn = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // KEYS-02
    if (matchMedia('(pointer: fine)').matches) choosing.current?.focus();
  }, []);
  useEffect(() => {
    // While the file is read its button is disabled, and has lost it.
    if (canGoOn && (document.activeElement === choosing.current || isFocusLost())) goingOn.current?.focus();
  }, [canGoOn]);
  return { choosing, goingOn };
}
