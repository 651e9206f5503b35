import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { LoadFailure } from '@/ui/page/load-failure';
import { PageHead } from '@/ui/page/page-head';
import { UnknownRecord } from '@/ui/page/unknown-record';
import { asLeft } from '@/ui/platform/list-memory';
import { useEditablePost } from './editable-post';
import { LIST, useWayBack } from './feed-place';
import { POST_TYPE } from './post-type';
import { PublicationForm } from './publication-form';
import { PublicationSkeleton } from './publication-skeleton';

/** /dashboard/publications/{id}: the form of an existing post (POST-41 to POST-46). */
export function PublicationEditPage() {
  const navigate = useNavigate();
  const { id = '' } = useParams();
  useWayBack(useLocation().pathname);
  const { data, isError, isFetching, refetch } = useEditablePost(id);

  if (data === null) return <UnknownRecord list={LIST} text="No se encontró la publicación" />;
  return (
    <div className={`w-form ${data ? POST_TYPE[data.postType].className : ''}`}>
      <PageHead heading="Editar Publicación" />
      {data && <PublicationForm type={data.postType} post={data} onClose={() => void navigate(asLeft(LIST).to, { replace: true })} />}
      {!data && isFetching && <PublicationSkeleton />}
      {isError && !isFetching && <LoadFailure onRetry={() => void refetch()} />}
    </div>
  );
}
