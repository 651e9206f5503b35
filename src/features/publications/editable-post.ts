import { useQuery } from '@tanstack/react-query';
import type { Post } from '@/api/resources/publications';
import { useSignedIn, type Session } from '@/api/session';
import { loadPost } from './feed';
import { mayChangePost } from './permissions';

/** The post, or null when there is none that the person may edit (POST-46). */
async function loadEditable(session: Session, id: number, signal: AbortSignal): Promise<Post | null> {
  const post = await loadPost(session, id, signal);
  return post && mayChangePost(post, session) ? post : null;
}

/** The post of an address; its data is null where there is none that the person may edit. */
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
