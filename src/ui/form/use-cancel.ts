import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { getNotices, showSnack } from '@/ui/overlay/notices';
import { recall, remember } from '@/ui/platform/tab-memory';
import { draftKey, eraseDraft } from './drafts';

/**
 * 'Cancelar' of a form in a card: erases its draft and leaves. With a page of its own (`offersBack`) what was typed can be had back for a
 * moment: the button is one key away from the one that sends (SAFE-04).
 */
export function useCancel(draft: string | undefined, onCancel: () => void, offersBack: boolean): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // What another form dropped must not come over one that has been opened since.
  useEffect(() => getNotices().snack?.close(), []);
  return () => {
    const key = draft === undefined ? null : draftKey(draft);
    const typed = key && recall(key);
    if (draft !== undefined) eraseDraft(draft);
    onCancel();
    if (!key || !typed || !offersBack) return;
    const undo = () => {
      remember(key, typed);
      void navigate(pathname + search);
    };
    void showSnack({ text: 'Se descartó lo que escribiste.', undo });
  };
}
