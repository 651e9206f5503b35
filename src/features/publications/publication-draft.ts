/** What is typed in the forms of publications, as it is kept and dropped. */
import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Post, PostType } from '@/api/resources/publications';
import { eraseDraft } from '@/ui/form/drafts';
import { isAtList } from './feed-place';

/** Name of the form among the drafts: one for each type of a new post, one for each post edited (SAFE-03). */
export const draftOf = (type: PostType, post: Post | null): string => `publication:${post?.id ?? type}`;

/** `open`: the form that shows, or that was left for the list itself. */
const store = createStore<{ readonly open: string | null }>(() => ({ open: null }));

/** For a form, while it shows. */
export function useOpenForm(draft: string): void {
  useEffect(() => {
    store.setState({ open: draft });
    return () => {
      if (!isAtList()) store.setState({ open: null });
    };
  }, [draft]);
}

/**
 * For the list: its menu entry leaves a form for good (POST-06); the browser's Back does not, nor an address with nothing to
 * copy (DUPL-01).
 */
export function useForgottenDraft(isList: boolean, isChosen: boolean): void {
  useEffect(() => {
    if (!isList) return;
    const { open } = store.getState();
    if (isChosen && open !== null) eraseDraft(open);
    store.setState({ open: null });
  }, [isList, isChosen]);
}
