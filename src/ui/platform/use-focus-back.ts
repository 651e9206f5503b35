import { useEffect, useRef, type RefObject } from 'react';

/** For a button that is disabled while its action runs: gives it back the focus that it lost, unless another control has it. */
export function useFocusBack(isRunning: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hasRun = useRef(false);
  useEffect(() => {
    if (!isRunning && hasRun.current && document.activeElement?.matches('body, .modal') === true) button.current?.focus();
    hasRun.current = isRunning;
  }, [isRunning]);
  return button;
}
