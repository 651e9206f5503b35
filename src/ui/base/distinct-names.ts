import { nameAsRead } from './text-order';

/** How many times each text occurs. */
export function countEach<Text>(texts: readonly Text[]): ReadonlyMap<Text, number> {
  const counts = new Map<Text, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** The names in their order, those that repeat with their place: 'Quiz, n.º 2' (KEYS-06). */
export function distinctNames(names: readonly string[]): string[] {
  const keys = names.map(nameAsRead);
  const counts = countEach(keys);
  return names.map((name, index) => (counts.get(keys[index] ?? '') === 1 ? name : `${name}, n.º ${index + 1}`));
}
