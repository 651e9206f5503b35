import { Pencil, Trash2 } from 'lucide-react';
import { mutationOf } from '@/api/core/client';
import { mentions } from '@/api/resources/mentions';
import { IconButton } from '@/ui/base/button';
import { useRemoval } from '@/ui/overlay/use-removal';

interface MentionActionsProps {
  id: number;
  onEdit: (id: number) => void;
}

/** What can be done with a mention of the list (MENT-03, MENT-14, MENT-15). */
export function MentionActions({ id, onEdit }: MentionActionsProps) {
  const remove = useRemoval(mutationOf(mentions.remove), {
    title: 'Eliminar Mención',
    text: '¿Estás seguro que deseas eliminar esta mención?',
  });
  return (
    <>
      <IconButton icon={Pencil} name="Editar" onClick={() => onEdit(id)} />
      <IconButton icon={Trash2} name="Eliminar" className="is-danger" onClick={() => remove({ params: { id } })} />
    </>
  );
}
