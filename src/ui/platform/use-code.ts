import { useEffect, useState, type ComponentType } from 'react';
import { forget, recall, remember } from './tab-memory';

const RELOADED = 'reloaded-for-code';

/** What has come, so that a second visit draws at once. */
const loaded = new Map<string, unknown>();

interface Code<Props> {
  /** null until it is there. */
  readonly Shown: ComponentType<Props> | null;
  /** It did not come, also after the reload. */
  readonly failed: boolean;
  readonly again: () => void;
}

/**
 * Code that comes when it is first needed. Code that is gone (a new version was deployed) reloads the page once by
 * itself; failing again is for the caller to say (SAFE-06). Not React.lazy, whose fallback costs a constant 300 ms.
 */
export function useCode<Props = object>(name: string, load: () => Promise<ComponentType<Props>>): Code<Props> {
  // What stands under a name is what was loaded under it.
  const [Shown, setShown] = useState(() => (loaded.get(name) ?? null) as ComponentType<Props> | null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (Shown) return;
    let current = true;
    const fail = (error: unknown) => {
      console.info(error);
      if (!current) return;
      if (recall(RELOADED) === name) setFailed(true);
      else {
        remember(RELOADED, name);
        location.reload();
      }
    };
    load().then((component) => {
      if (recall(RELOADED) === name) forget((key) => key === RELOADED);
      loaded.set(name, component);
      if (current) setShown(() => component);
    }, fail);
    return () => {
      current = false;
    };
  }, [Shown, load, name, attempt]);

  const again = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { Shown, failed, again };
}
