import { nameKey } from '@/api/core/name-key';

/** The first of `newNames` that equals an existing name or an earlier new one; null when all are free. */
export function firstClash(existingNames: readonly string[], newNames: readonly string[]): string | null {
  const known = new Set(existingNames.map(nameKey));
  for (const name of newNames) {
    if (known.has(nameKey(name))) return name;
    known.add(nameKey(name));
  }
  return null;
}
