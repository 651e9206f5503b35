import { useState } from 'react';

/**
 * The record of a list that is being edited, if any, and the function that chooses it by its id. When somebody else deletes
 * it, it stays as it last was: its form holds what was typed (SAFE-33).
 */
export function useEdited<Item extends { readonly id: number }>(
  items: readonly Item[] | undefined,
): [edited: Item | undefined, edit: (id: number | null) => void] {
  const [id, setId] = useState<number | null>(null);
  const [known, setKnown] = useState<Item>();
  const found = items?.find((item) => item.id === id);
  if (found && found !== known) setKnown(found);
  return [id === null ? undefined : (found ?? (known?.id === id ? known : undefined)), setId];
}
