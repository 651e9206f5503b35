import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { call } from '@/api/core/client';
import { publications, type Post } from '@/api/resources/publications';
import { useSignedIn, type Session } from '@/api/session';
import { LoadFailure } from '@/ui/page/load-failure';
import { PageHead } from '@/ui/page/page-head';
import { UnknownRecord } from '@/ui/page/unknown-record';
import { mayChangePost } from './permissions';
import { POST_TYPE } from './post-type';
import { PublicationForm } from './publication-form';
import { PublicationSkeleton } from './publication-skeleton';

const LIST = '/dashboard/publications/list';

/** One post, on the role's own list path (POST-41); null when there is none that the person may edit (POST-46). */
async function loadPost(session: Session, id: number, signal: AbortSignal): Promise<Post | null> {
  const list = session.userRole === 'Admin' ? publications.listForAdmin : publications.listForTeacher;
  const filters = [{ field: 'id', operator: '=', value: id } as const];
  const { posts } = await call(list, { query: { limit: 1, offset: 0, filters } }, { signal, whole: true });
  const [post] = posts;
  return post?.id === id && mayChangePost(post, session) ? post : null;
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
    queryFn: ({ signal }) => (postId === null ? null : loadPost(session, postId, signal)),
    gcTime: 0,
    staleTime: Infinity,
  });

  if (data === null) return <UnknownRecord list={LIST} text="No se encontró la publicación" />;
  return (
    <div className={`w-feed mx-auto ${data ? POST_TYPE[data.postType].className : ''}`}>
      <PageHead heading="Editar Publicación" />
      {data && <PublicationForm type={data.postType} post={data} onClose={() => void navigate(LIST, { replace: true })} />}
      {!data && isFetching && <PublicationSkeleton />}
      {isError && !isFetching && <LoadFailure onRetry={() => void refetch()} />}
    </div>
  );
}
