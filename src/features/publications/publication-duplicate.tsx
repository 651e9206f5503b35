import type { PostType } from '@/api/resources/publications';
import { useSignedIn } from '@/api/session';
import { LoadFailure } from '@/ui/page/load-failure';
import { UnknownRecord } from '@/ui/page/unknown-record';
import { duplicatedPublication } from './duplicated-publication';
import { useEditablePost } from './editable-post';
import { LIST } from './feed-place';
import { usePublicationChoices } from './publication-choices';
import { PublicationForm, type PublicationFormProps } from './publication-form';
import { PublicationSkeleton } from './publication-skeleton';

export interface PublicationDuplicateProps extends Pick<PublicationFormProps, 'onClose'> {
  type: PostType;
  /** Id of the original in the address. */
  from: string;
}

/** The form of a new publication, filled from one that the user may edit; nothing is sent before 'Publicar' (DUPL-01, DUPL-03). */
export function PublicationDuplicate({ type, from, ...form }: PublicationDuplicateProps) {
  const session = useSignedIn();
  const post = useEditablePost(from);
  const { rooms, subjects } = usePublicationChoices();
  const isFailed = (post.isError && !post.isFetching) || rooms.state === 'failed' || subjects.state === 'failed';
  const again = () => {
    if (post.isError) void post.refetch();
    for (const choice of [rooms, subjects]) if (choice.state === 'failed') choice.again();
  };

  if (post.data === null || (post.data && post.data.postType !== type))
    return <UnknownRecord list={LIST} text="No se encontró la publicación" />;
  if (isFailed) return <LoadFailure onRetry={again} />;
  if (!post.data || rooms.state === 'loading' || subjects.state === 'loading') return <PublicationSkeleton />;
  // DUPL-03: the copied values alone are no draft.
  const copied = duplicatedPublication(post.data, session, { rooms: rooms.items, subjects: subjects.items });
  return <PublicationForm type={type} post={null} copied={copied} {...form} />;
}
