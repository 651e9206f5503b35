import { useMutation } from '@tanstack/react-query';
import { EllipsisVertical } from 'lucide-react';
import Dropdown from 'react-bootstrap/Dropdown';
import { useNavigate } from 'react-router-dom';
import { mutationOf } from '@/api/client';
import { publications, type Post } from '@/api/publications';
import { confirm } from '@/ui/notices';
import { useFeedChange } from './feed';

/** 'Opciones' of a post that the person may change (POST-40, POST-47, POST-48). */
export function PublicationMenu({ post: { id } }: { post: Post }) {
  const navigate = useNavigate();
  const change = useFeedChange();
  const remove = useMutation(mutationOf(publications.remove));
  const ask = () =>
    void confirm({
      title: 'Eliminar Publicación',
      text: '¿Estás seguro que deseas eliminar esta publicación?',
      accept: async () => {
        await remove.mutateAsync({ params: { id } });
        change(id, () => null);
      },
    });
  return (
    <Dropdown align="end">
      <Dropdown.Toggle as="button" bsPrefix="btn btn-icon" type="button" aria-label="Opciones" title="Opciones">
        <EllipsisVertical className="icon" />
      </Dropdown.Toggle>
      <Dropdown.Menu>
        <Dropdown.Item as="button" type="button" onClick={() => navigate(`/dashboard/publications/${id}`)}>
          Editar
        </Dropdown.Item>
        <Dropdown.Item as="button" type="button" className="text-danger-emphasis" onClick={ask}>
          Eliminar
        </Dropdown.Item>
      </Dropdown.Menu>
    </Dropdown>
  );
}
