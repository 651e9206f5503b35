import { FileDown, Send } from 'lucide-react';
import { mutationOf } from '@/api/core/client';
import { students, type Student } from '@/api/resources/students';
import { EDIT, REMOVE, RowActions, type RowAction } from '@/ui/table/row-actions';
import { useRecordName } from '@/ui/base/record-name';
import { useRemoval } from '@/ui/overlay/use-removal';
import { useResend } from '@/school/use-resend';

export const RESEND = { icon: Send, name: 'Reenviar Invitación' } as const;

interface StudentActionsProps {
  student: Student;
  roomName: string;
  onEdit: (id: number) => void;
  /** Includes 'Descargar PDF'; not in a Teacher's tables (STUD-14, TROO-08). */
  onDownload?: ((id: number) => void) | undefined;
}

interface ActionsOfStudent extends StudentActionsProps {
  /** As the question of the deletion names the student. */
  name: string;
  onRemoved?: () => void;
}

/** The actions on a student (STUD-13 to STUD-17, STUD-22, STUD-23). */
export function useStudentActions({ student, name, roomName, onEdit, onDownload, onRemoved }: ActionsOfStudent): readonly RowAction[] {
  const { id, parentEmail, studentStatus } = student;
  const remove = useRemoval(mutationOf(students.remove), {
    title: 'Eliminar Estudiante',
    text: '¿Estás seguro que deseas eliminar este estudiante?',
    ...(onRemoved && { onRemoved }),
  });

  // STUD-15
  const [isSending, askGuardianAgain] = useResend(mutationOf(students.resendInvitation), {
    email: parentEmail,
    status: studentStatus,
    inputOf: () => ({ params: { parentEmail } }),
  });
  return [
    ...(onDownload ? [{ icon: FileDown, name: 'Descargar PDF', onPress: () => onDownload(id) }] : []),
    { ...RESEND, isDisabled: isSending, onPress: () => void askGuardianAgain() },
    { ...EDIT, onPress: () => onEdit(id) },
    { ...REMOVE, onPress: () => remove({ params: { id } }, `${name} · ${roomName}`) },
  ];
}

/** The actions of a student's row. */
export function StudentActions(props: StudentActionsProps) {
  const name = useRecordName();
  return <RowActions actions={useStudentActions({ ...props, name })} />;
}
