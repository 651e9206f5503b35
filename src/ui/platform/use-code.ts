import { useEffect, useState, type ComponentType } from 'react';
import { forget, recall, remember } from './tab-memory';

const RELOADED = 'reloaded-for-code';

/** Loaded components, so that a second visit renders at once. */
const loaded = new Map<string, unknown>();

interface Code<Props> {
  /** null until it is there. */
  readonly Shown: ComponentType<Props> | null;
  /** It failed to load, also after the reload. */
  readonly failed: boolean;
  readonly again: () => void;
}

/**
 * Loads a component's code when it is first needed. If that fails (a new version was deployed), reloads the page once;
 * after a second failure the caller shows it (SAFE-06). Not React.lazy, whose fallback costs a constant 300 ms.
 */
export function useCode<Props = object>(name: string, load: () => Promise<ComponentType<Props>>): Code<Props> {
  // Safe cast: `loaded` is keyed by the component's name.
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
