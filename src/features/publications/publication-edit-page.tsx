import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import type { Post } from '@/api/resources/publications';
import { useSignedIn, type Session } from '@/api/session';
import { LoadFailure } from '@/ui/page/load-failure';
import { PageHead } from '@/ui/page/page-head';
import { UnknownRecord } from '@/ui/page/unknown-record';
import { loadPost } from './feed';
import { mayChangePost } from './permissions';
import { POST_TYPE } from './post-type';
import { PublicationForm } from './publication-form';
import { PublicationSkeleton } from './publication-skeleton';

const LIST = '/dashboard/publications/list';

/** The post, or null when there is none that the person may edit (POST-46). */
async function loadEditable(session: Session, id: number, signal: AbortSignal): Promise<Post | null> {
  const post = await loadPost(session, id, signal);
  return post && mayChangePost(post, session) ? post : null;
}

/** /dashboard/publications/{id}: the post's own form, filled in (POST-41 to POST-46). */
export function PublicationEditPage() {
  const session = useSignedIn();
  const navigate = useNavigate();
  const { id } = useParams();
  // Digits only, within Number.MAX_SAFE_INTEGER.
  const postId = /^\d{1,15}$/.test(id ?? '') ? Number(id) : null;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['publication', postId],
    queryFn: ({ signal }) => (postId === null ? null : loadEditable(session, postId, signal)),
    gcTime: 0,
    staleTime: Infinity,
  });

  if (data === null) return <UnknownRecord list={LIST} text="No se encontró la publicación" />;
  return (
    <div className={`w-form ${data ? POST_TYPE[data.postType].className : ''}`}>
      <PageHead heading="Editar Publicación" />
      {data && <PublicationForm type={data.postType} post={data} onClose={() => void navigate(LIST, { replace: true })} />}
      {!data && isFetching && <PublicationSkeleton />}
      {isError && !isFetching && <LoadFailure onRetry={() => void refetch()} />}
    </div>
  );
}
