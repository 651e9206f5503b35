import type { Post, PostType } from '@/api/resources/publications';

/** Name of the form among the drafts: one for each type of a new post, one for each post edited (SAFE-03). */
export const draftOf = (type: PostType, post: Post | null): string => `publication:${post?.id ?? type}`;
