import type { ContentState } from 'draft-js';
import { isItem } from './block-kind';

/**
 * The keys of the numbered items that go on counting behind an inner list of another kind, where draft-js would begin at 1
 * again (POST-55).
 */
export function continuedItems(content: ContentState): ReadonlySet<string> {
  const continued = new Set<string>();
  /** For each level, whether its last item was a numbered one. */
  const isNumbered: boolean[] = [];
  for (const block of content.getBlocksAsArray()) {
    const level = isItem(block) ? block.getDepth() : -1;
    const isOrdered = block.getType() === 'ordered-list-item';
    if (isOrdered && isNumbered[level] === true) continued.add(block.getKey());
    isNumbered.length = level + 1;
    if (level >= 0) isNumbered[level] = isOrdered;
  }
  return continued;
}
