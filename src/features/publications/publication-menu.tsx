import { useQueryClient } from '@tanstack/react-query';
import { EllipsisVertical } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { mutationOf } from '@/api/core/client';
import { publications, type Post } from '@/api/resources/publications';
import { useSignedIn } from '@/api/session';
import { useRecordName } from '@/ui/base/record-name';
import { Menu } from '@/ui/overlay/menu';
import { useRemoval } from '@/ui/overlay/use-removal';
import { setDraftAside } from './draft-aside';
import { useFeedChange } from './feed';
import { notePlace } from './feed-place';
import { titleOf, typesOf } from './post-type';
import { draftOf } from './publication-draft';
import { duplicateOf } from './publishing-step';

/** 'Opciones' of a post that the user may change (POST-40, POST-47, POST-48, DUPL-01). */
export function PublicationMenu({ post }: { post: Post }) {
  const { id, postType } = post;
  const { userRole } = useSignedIn();
  const navigate = useNavigate();
  const client = useQueryClient();
  const change = useFeedChange();
  const remove = useRemoval(mutationOf(publications.remove), {
    title: 'Eliminar Publicación',
    text: '¿Estás seguro que deseas eliminar esta publicación?',
    onRemoved: () => change(id, () => null),
  });
  const edit = () => {
    notePlace(client, id);
    void navigate(`/dashboard/publications/${id}`);
  };
  const duplicate = () => {
    setDraftAside(draftOf(postType, null));
    void navigate(...duplicateOf(post));
  };
  return (
    <Menu
      name={`Opciones de ${useRecordName()}`}
      buttonClassName="btn btn-icon"
      className="ms-auto"
      button={<EllipsisVertical className="icon" />}
      items={[
        { label: 'Editar', onSelect: edit },
        ...(typesOf(userRole).includes(postType) ? [{ label: 'Duplicar', onSelect: duplicate }] : []),
        { label: 'Eliminar', onSelect: () => remove({ params: { id } }, titleOf(post) ?? ''), isDanger: true },
      ]}
    />
  );
}
