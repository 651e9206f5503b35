import { Plus } from 'lucide-react';
import { Button } from '@/ui/base/button';

/** Opens the invite form, from a room's head or its empty list (STUD-24, TROO-10). */
export function AddStudent({ onClick }: { onClick: () => void }) {
  return (
    <Button kind="primary" onClick={onClick}>
      <Plus className="icon" />
      Agregar Estudiante
    </Button>
  );
}
