import { nameKey } from '@/api/core/name-key';

/** The first sent name that another record, or an earlier one of the list, has; null when all are new. */
export function firstClash(taken: readonly string[], sent: readonly string[]): string | null {
  const known = new Set(taken.map(nameKey));
  for (const name of sent) {
    if (known.has(nameKey(name))) return name;
    known.add(nameKey(name));
  }
  return null;
}
