import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { mutationOf } from '@/api/core/client';
import { mentions } from '@/api/resources/mentions';
import { IconButton } from '@/ui/base/button';
import { confirm } from '@/ui/overlay/notices';
import { useMentionsChanged } from './mention-queries';

interface MentionActionsProps {
  id: number;
  onEdit: (id: number) => void;
}

/** What can be done with a mention of the list (MENT-03, MENT-14, MENT-15). */
export function MentionActions({ id, onEdit }: MentionActionsProps) {
  const changed = useMentionsChanged();
  const remove = useMutation(mutationOf(mentions.remove));
  const ask = () =>
    void confirm({
      title: 'Eliminar Mención',
      text: '¿Estás seguro que deseas eliminar esta mención?',
      accept: async () => {
        await remove.mutateAsync({ params: { id } });
        await changed();
      },
    });
  return (
    <>
      <IconButton icon={Pencil} name="Editar" onClick={() => onEdit(id)} />
      <IconButton icon={Trash2} name="Eliminar" className="is-danger" onClick={ask} />
    </>
  );
}
