/** When the drafts of publication forms are kept and erased. */
import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Post, PostType } from '@/api/resources/publications';
import { eraseDraft } from '@/ui/form/drafts';
import { isAtList } from './feed-place';

/** The draft key: one for each type of new post, one for each edited post (SAFE-03). */
export const draftOf = (type: PostType, post: Post | null): string => `publication:${post?.id ?? type}`;

/** `open`: the draft of the shown form, or of one left for the list. */
const store = createStore<{ readonly open: string | null }>(() => ({ open: null }));

/** Notes the shown form. */
export function useOpenForm(draft: string): void {
  useEffect(() => {
    store.setState({ open: draft });
    return () => {
      if (!isAtList()) store.setState({ open: null });
    };
  }, [draft]);
}

/**
 * For the list: choosing its menu entry erases the draft of the form just left (POST-06). The browser's Back does not, nor an
 * address without a post to duplicate (DUPL-01).
 */
export function useForgottenDraft(isList: boolean, isChosen: boolean): void {
  useEffect(() => {
    if (!isList) return;
    const { open } = store.getState();
    if (isChosen && open !== null) eraseDraft(open);
    store.setState({ open: null });
  }, [isList, isChosen]);
}
