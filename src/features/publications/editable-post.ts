import { useQuery } from '@tanstack/react-query';
import type { Post } from '@/api/resources/publications';
import { useSignedIn, type Session } from '@/api/session';
import { loadPost } from './feed';
import { mayChangePost } from './permissions';

/** The post; null when there is none or the user may not edit it (POST-46). */
async function loadEditable(session: Session, id: number, signal: AbortSignal): Promise<Post | null> {
  const post = await loadPost(session, id, signal);
  return post && mayChangePost(post, session) ? post : null;
}

/** The query of the address's post; its data is null where there is none or the user may not edit it. */
export function useEditablePost(id: string) {
  const session = useSignedIn();
  // Digits only, within Number.MAX_SAFE_INTEGER.
  const postId = /^\d{1,15}$/.test(id) ? Number(id) : null;
  return useQuery({
    queryKey: ['publication', postId],
    queryFn: ({ signal }) => (postId === null ? null : loadEditable(session, postId, signal)),
    gcTime: 0,
    staleTime: Infinity,
  });
}
