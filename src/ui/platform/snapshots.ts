import { useCallback, useSyncExternalStore } from 'react';

/** Values by name with a subscription for each: a component renders again only when the value that it reads changes. */
export class Snapshots<Values extends Record<string, unknown>> {
  readonly #values = new Map<string, unknown>();
  readonly #listeners = new Map<string, Set<() => void>>();

  get<Name extends keyof Values & string>(name: Name): Values[Name] {
    // `put` has stored it under its own name.
    return this.#values.get(name) as Values[Name];
  }

  /** Keeps the previous object if the new value has the same JSON. */
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

/** Subscribes to one value. */
export function useSnapshot<Values extends Record<string, unknown>, Name extends keyof Values & string>(
  snapshots: Snapshots<Values>,
  name: Name,
): Values[Name] {
  const follow = useCallback((listener: () => void) => snapshots.follow(name, listener), [snapshots, name]);
  return useSyncExternalStore(follow, () => snapshots.get(name));
}
