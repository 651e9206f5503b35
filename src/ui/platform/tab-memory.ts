/** What a tab remembers across reloads: session storage, or the page's memory where the browser refuses it. */
const fallback = new Map<string, string>();

function attempt<Result>(act: () => Result, otherwise: () => Result): Result {
  try {
    return act();
  } catch {
    return otherwise();
  }
}

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  forget((other) => other === key);
  attempt(
    () => sessionStorage.setItem(key, text),
    () => void fallback.set(key, text),
  );
}

/** What was remembered, or null; null also for text that is not JSON. */
export function recall(key: string): unknown {
  const text = attempt(
    () => sessionStorage.getItem(key) ?? fallback.get(key) ?? null,
    () => fallback.get(key) ?? null,
  );
  return text === null
    ? null
    : attempt<unknown>(
        () => JSON.parse(text),
        () => null,
      );
}

/** Every key under which something is remembered. */
export const rememberedKeys = (): string[] => [
  ...fallback.keys(),
  ...attempt(
    () => Object.keys(sessionStorage),
    () => [],
  ),
];

/** Forgets every matching key. */
export function forget(fits: (key: string) => boolean): void {
  for (const key of rememberedKeys().filter(fits)) {
    fallback.delete(key);
    attempt(
      () => sessionStorage.removeItem(key),
      () => undefined,
    );
  }
}
