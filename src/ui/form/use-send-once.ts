import { useRef } from 'react';

interface SendOnce {
  readonly isRunning: () => boolean;
  /** Runs the request, unless one is running: then it returns that one's promise. */
  readonly send: (request: () => Promise<void>) => Promise<void>;
}

/** Sends a form once, also for a second press before React disables the button (SHAR-10, SAFE-12). */
export function useSendOnce(): SendOnce {
  const running = useRef<Promise<void> | null>(null);
  return {
    isRunning: () => running.current !== null,
    send: (request) => {
      running.current ??= request().finally(() => {
        running.current = null;
      });
      return running.current;
    },
  };
}
