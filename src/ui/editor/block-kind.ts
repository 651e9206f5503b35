import type { ContentBlock } from 'draft-js';

/** Whether a block is an item of a list, of either kind. */
export const isItem = (block: ContentBlock): boolean => block.getType().endsWith('-list-item');
