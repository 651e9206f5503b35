import { useEffect, useRef, useState } from 'react';
import { tellMistake } from '@/ui/overlay/mistakes';
import { useSingleRun } from '@/ui/platform/use-single-run';

/**
 * Calls that go out one after another. They end at the first that fails, which the error modal has told of, and after the one that
 * runs when they are stopped or the screen is left: nothing is sent unseen. `run` asks `isStopped` before each call.
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
