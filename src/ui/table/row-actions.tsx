import { Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '@/ui/base/button';

interface RowActionsProps {
  onEdit?: () => void;
  onRemove: () => void;
}

/** What can be done with the record of a row in nearly every table (SHAR-14). */
export function RowActions({ onEdit, onRemove }: RowActionsProps) {
  return (
    <>
      {onEdit && <IconButton icon={Pencil} name="Editar" onClick={onEdit} />}
      <IconButton icon={Trash2} name="Eliminar" className="is-danger" onClick={onRemove} />
    </>
  );
}
