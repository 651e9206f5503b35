import { useState } from 'react';

/**
 * The record of a list that is being edited, if any, and the function that chooses it by its id. When somebody else deletes
 * it, its last version stays, for the form that is open (SAFE-33).
 */
export function useEdited<Item extends { readonly id: number }>(
  items: readonly Item[] | undefined,
): [edited: Item | undefined, edit: (id: number | null) => void] {
  const [id, setId] = useState<number | null>(null);
  const [lastVersion, setLastVersion] = useState<Item>();
  const current = items?.find((item) => item.id === id);
  if (current && current !== lastVersion) setLastVersion(current);
  return [id === null ? undefined : (current ?? (lastVersion?.id === id ? lastVersion : undefined)), setId];
}
