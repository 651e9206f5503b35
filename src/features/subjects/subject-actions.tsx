import { Pencil, Trash2 } from 'lucide-react';
import { mutationOf } from '@/api/core/client';
import type { Course } from '@/api/resources/subjects';
import { subjects } from '@/api/resources/subjects';
import { IconButton } from '@/ui/base/button';
import { useRemoval } from '@/ui/overlay/use-removal';

interface SubjectActionsProps {
  subject: Course;
  onEdit: (id: number) => void;
}

/** What can be done with a subject of the list (SUBJ-04, SUBJ-23 to SUBJ-25). */
export function SubjectActions({ subject, onEdit }: SubjectActionsProps) {
  // SUBJ-24
  const remove = useRemoval(mutationOf(subjects.remove), {
    title: 'Eliminar Asignatura',
    text: '¿Estás seguro que deseas eliminar esta asignatura?',
  });
  return (
    <>
      <IconButton icon={Pencil} name="Editar" onClick={() => onEdit(subject.id)} />
      <IconButton icon={Trash2} name="Eliminar" className="is-danger" onClick={() => remove({ params: { id: subject.id } })} />
    </>
  );
}
