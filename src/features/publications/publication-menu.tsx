import { EllipsisVertical } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { mutationOf } from '@/api/core/client';
import { publications, type Post } from '@/api/resources/publications';
import { Menu } from '@/ui/overlay/menu';
import { useRemoval } from '@/ui/overlay/use-removal';
import { useFeedChange } from './feed';
import { titleOf } from './post-type';

/** 'Opciones' of a post that the person may change (POST-40, POST-47, POST-48). */
export function PublicationMenu({ post }: { post: Post }) {
  const { id } = post;
  const navigate = useNavigate();
  const change = useFeedChange();
  const remove = useRemoval(mutationOf(publications.remove), {
    title: 'Eliminar Publicación',
    text: '¿Estás seguro que deseas eliminar esta publicación?',
    onRemoved: () => change(id, () => null),
  });
  return (
    <Menu
      name="Opciones"
      buttonClassName="btn btn-icon"
      className="ms-auto"
      button={<EllipsisVertical className="icon" />}
      items={[
        { label: 'Editar', onSelect: () => void navigate(`/dashboard/publications/${id}`) },
        { label: 'Eliminar', onSelect: () => remove({ params: { id } }, titleOf(post) ?? ''), isDanger: true },
      ]}
    />
  );
}
