import { useEffect, useState, type ComponentType } from 'react';
import { loadAnew, loadAnewOnce, siteComesBack } from './load-anew';

/** After so many ms without its code a part counts as failed; it is drawn all the same when the code comes later. */
const LIMIT = 30_000;

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Loaded components by what loads them, so that a second visit renders at once. */
const loaded = new WeakMap<() => Promise<unknown>, unknown>();

async function bringCode<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  // Browsers may keep a failed import for as long as the page lives: one that is bound to fail is not tried (SAFE-24).
  if (!navigator.onLine) throw new Error('No network.');
  const component = await load();
  loaded.set(load, component);
  return component;
}

/** Fetches code ahead of its first use, which tells of a failure. */
export function preloadCode<Props>(load: Load<Props>): void {
  bringCode(load).catch(() => undefined);
}

interface Code<Props> {
  /** null until it is there. */
  readonly Shown: ComponentType<Props> | null;
  /** It did not come. */
  readonly failed: boolean;
  /** A person presses 'Reintentar'. */
  readonly again: () => void;
}

/**
 * Code that comes when it is first needed. Code of a screen that is gone (a new version was deployed) loads the page
 * anew once by itself; what fails then is for the caller to say (SAFE-06). It is asked for once more when the network is
 * back, and by 'Reintentar', which loads the page anew where that does not help: a browser may keep the failed import.
 * `load` must be the same function at each render. Not React.lazy, whose fallback costs a constant 300 ms.
 */
export function useCode<Props = object>(load: Load<Props>, mayLoadAnew = true): Code<Props> {
  // What stands there for `load` is what it loaded.
  const [Shown, setShown] = useState(() => (loaded.get(load) ?? null) as ComponentType<Props> | null);
  const [failure, setFailure] = useState<'late' | 'refused' | null>(null);
  // A new object each time: each asks once.
  const [attempt, setAttempt] = useState({ isByHand: false });

  useEffect(() => {
    if (Shown) return;
    let current = true;
    const limit = setTimeout(() => setFailure('late'), LIMIT);
    const recover = async (error: unknown) => {
      console.info(error);
      if (current && attempt.isByHand) await loadAnew();
      else if (current && mayLoadAnew) await loadAnewOnce();
      if (current) setFailure('refused');
    };
    bringCode(load)
      .then((component) => current && setShown(() => component), recover)
      .finally(() => clearTimeout(limit));
    return () => {
      current = false;
      clearTimeout(limit);
    };
  }, [Shown, load, mayLoadAnew, attempt]);

  const failed = failure !== null && !Shown;
  useEffect(() => {
    if (!failed) return;
    let current = true;
    const comeBack = async () => {
      if ((await siteComesBack()) && current) setAttempt({ isByHand: false });
    };
    window.addEventListener('online', comeBack);
    return () => {
      current = false;
      window.removeEventListener('online', comeBack);
    };
  }, [failed]);

  // What is late is still on its way, and would not be asked for a second time.
  const again = () => (failure === 'late' ? void loadAnew() : setAttempt({ isByHand: true }));
  return { Shown, failed, again };
}
