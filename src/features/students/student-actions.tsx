import { FileDown, Send } from 'lucide-react';
import { mutationOf } from '@/api/core/client';
import { students, type Student } from '@/api/resources/students';
import { EDIT, REMOVE, RowActions } from '@/ui/table/row-actions';
import { useRecordName } from '@/ui/base/record-name';
import { useRemoval } from '@/ui/overlay/use-removal';
import { useResend } from '@/school/use-resend';

interface StudentActionsProps {
  student: Student;
  roomName: string;
  onEdit: (id: number) => void;
  /** Includes 'Descargar PDF'; not in a Teacher's tables (STUD-14, TROO-08). */
  onDownload?: ((id: number) => void) | undefined;
}

/** The actions of a student's row (STUD-13 to STUD-17, STUD-22, STUD-23). */
export function StudentActions({ student, roomName, onEdit, onDownload }: StudentActionsProps) {
  const { id, parentEmail, studentStatus } = student;
  const name = useRecordName();
  const remove = useRemoval(mutationOf(students.remove), {
    title: 'Eliminar Estudiante',
    text: '¿Estás seguro que deseas eliminar este estudiante?',
  });

  // STUD-15
  const [isSending, askGuardianAgain] = useResend(mutationOf(students.resendInvitation), {
    email: parentEmail,
    status: studentStatus,
    inputOf: () => ({ params: { parentEmail } }),
  });
  return (
    <RowActions
      actions={[
        ...(onDownload ? [{ icon: FileDown, name: 'Descargar PDF', onPress: () => onDownload(id) }] : []),
        { icon: Send, name: 'Reenviar Invitación', isDisabled: isSending, onPress: () => void askGuardianAgain() },
        { ...EDIT, onPress: () => onEdit(id) },
        { ...REMOVE, onPress: () => remove({ params: { id } }, `${name} · ${roomName}`) },
      ]}
    />
  );
}
