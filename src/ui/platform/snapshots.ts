import { useCallback, useSyncExternalStore } from 'react';

/** Values by name, each followed on its own: what reads one is drawn anew when that one changes, and nothing else is. */
export class Snapshots<Values extends Record<string, unknown>> {
  readonly #values = new Map<string, unknown>();
  readonly #listeners = new Map<string, Set<() => void>>();

  get<Name extends keyof Values & string>(name: Name): Values[Name] {
    // `put` has stored it under its own name.
    return this.#values.get(name) as Values[Name];
  }

  /** A value that says the same as the one before keeps its identity. */
  put<Name extends keyof Values & string>(name: Name, value: Values[Name]): void {
    const before = this.#values.get(name);
    if (before === value || (before !== undefined && JSON.stringify(before) === JSON.stringify(value))) return;
    this.#values.set(name, value);
    for (const listener of this.#listeners.get(name) ?? []) listener();
  }

  follow(name: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => listeners.delete(listener);
  }
}

/** One value, followed. */
export function useSnapshot<Values extends Record<string, unknown>, Name extends keyof Values & string>(
  snapshots: Snapshots<Values>,
  name: Name,
): Values[Name] {
  const follow = useCallback((listener: () => void) => snapshots.follow(name, listener), [snapshots, name]);
  return useSyncExternalStore(follow, () => snapshots.get(name));
}
