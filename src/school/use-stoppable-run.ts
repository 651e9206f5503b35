import { useEffect, useRef, useState } from 'react';
import { tellMistake } from '@/ui/overlay/mistakes';
import { useSingleRun } from '@/ui/platform/use-single-run';

/**
 * Runs a series of requests, one at a time. It ends at the first failure, which the error modal has shown, and after the running
 * request when it is stopped or the component unmounts. `run` checks `isStopped` before each request.
 */
export function useStoppableRun<Args extends unknown[]>(run: (isStopped: () => boolean, ...args: Args) => Promise<void>) {
  const isStopped = useRef(false);
  const [isStopping, setStopping] = useState(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const [isRunning, start] = useSingleRun(async (...args: Args) => {
    isStopped.current = false;
    setStopping(false);
    await run(() => isStopped.current, ...args).catch(tellMistake);
  });
  return {
    isRunning,
    isStopping,
    start,
    stop: () => {
      isStopped.current = true;
      setStopping(true);
    },
  };
}
