import { useEffect, useState, type ComponentType } from 'react';
import { loadAnew, loadAnewOnce, siteComesBack } from './load-anew';

/** Milliseconds after which a component's code counts as failed; it still renders when the code arrives later. */
const LIMIT_MS = 30_000;

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Loaded code by its `load` function, so that a second visit renders at once. */
const loaded = new WeakMap<() => Promise<unknown>, unknown>();

/** Loads code that is needed only now. Rejects when it does not come. `load` must be the same function each time. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  if (loaded.has(load)) return loaded.get(load) as Code;
  // Browsers may cache a failed import until the page is left: an import that is bound to fail is not tried (SAFE-24).
  if (!navigator.onLine) throw new Error('No network.');
  const code = await load();
  loaded.set(load, code);
  return code;
}

/** Loads code before its first use, which shows a failure. */
export function preloadCode(load: () => Promise<unknown>): void {
  loadCode(load).catch(() => undefined);
}

interface Code<Props> {
  /** The component; null until it has loaded. */
  readonly Shown: ComponentType<Props> | null;
  /** The code did not load. */
  readonly failed: boolean;
  /** Tries again, for 'Reintentar'. */
  readonly again: () => void;
}

/**
 * Loads code when it is first needed. If a screen's code is gone (a new version was deployed), the page reloads itself once;
 * the caller shows a failure after that (SAFE-06). Tries again when the network is back, and by 'Reintentar', which reloads the
 * page if that does not help, since a browser may cache the failed import. `load` must be the same function at each render.
 * Not React.lazy, whose fallback costs a constant 300 ms.
 */
export function useCode<Props = object>(load: Load<Props>, mayLoadAnew = true): Code<Props> {
  // The map stores for each `load` the component that it loaded.
  const [Shown, setShown] = useState(() => (loaded.get(load) ?? null) as ComponentType<Props> | null);
  const [failure, setFailure] = useState<'late' | 'refused' | null>(null);
  // A new object for each attempt, so that the effect runs again.
  const [attempt, setAttempt] = useState({ isByHand: false });

  useEffect(() => {
    if (Shown) return;
    let current = true;
    const limit = setTimeout(() => setFailure('late'), LIMIT_MS);
    const recover = async (error: unknown) => {
      console.info(error);
      if (current && attempt.isByHand) await loadAnew();
      else if (current && mayLoadAnew) await loadAnewOnce();
      if (current) setFailure('refused');
    };
    loadCode(load)
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

  // A late import is still running, and would not be requested a second time.
  const again = () => (failure === 'late' ? void loadAnew() : setAttempt({ isByHand: true }));
  return { Shown, failed, again };
}
