import { useRef, useState } from 'react';

/**
 * An action that runs once at a time, and whether it runs. A press while it runs does nothing, even before the button is
 * rendered as disabled (SHAR-10, SAFE-12).
 */
export function useSingleRun<Given extends unknown[]>(
  action: (...given: Given) => Promise<unknown>,
): [isRunning: boolean, run: (...given: Given) => Promise<void>] {
  const running = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const run = async (...given: Given) => {
    if (running.current) return;
    running.current = true;
    setIsRunning(true);
    try {
      await action(...given);
    } finally {
      running.current = false;
      setIsRunning(false);
    }
  };
  return [isRunning, run];
}
