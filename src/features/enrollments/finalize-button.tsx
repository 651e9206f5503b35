import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { mutationOf } from '@/api/core/client';
import { ApiError } from '@/api/core/errors';
import { endsSession } from '@/api/core/failures';
import { enrollments, type Enrollment } from '@/api/resources/enrollments';
import { useSignedIn } from '@/api/session';
import { Button } from '@/ui/base/button';
import { confirm, failureClosed, showSuccess } from '@/ui/overlay/notices';
import { finalText } from './enrollment-texts';
import { isComplete, studentsOf, tallyOf } from './former-rooms';
import type { EnrollmentState } from './use-enrollment';

/** Whether the failure says nothing of the enrollment itself (ENRO-31). */
const isElsewhere = (error: unknown) => !(error instanceof ApiError) || error.kind === 'network' || endsSession(error);

interface FinalizeButtonProps {
  enrollment: EnrollmentState;
  /** Opens the screen anew (ENRO-30, ENRO-31). */
  onReload: () => void;
}

/** 'Finalizar y Enviar' (ENRO-24 to ENRO-32). */
export function FinalizeButton({ enrollment: { process, rooms }, onReload }: FinalizeButtonProps) {
  const { schoolYearId } = useSignedIn();
  const { mutateAsync } = useMutation(mutationOf(enrollments.finalize));
  const finalize = async ({ id, schoolId }: Enrollment) => {
    try {
      // ENRO-28, ENRO-29
      await mutateAsync({ body: { id, schoolId, schoolYearId: schoolYearId ?? 0 } });
    } catch (error) {
      if (!isElsewhere(error)) void failureClosed().then(onReload);
      throw error;
    }
    // ENRO-30
    void showSuccess('Estudiantes matriculados con éxito', '¡Listo!').then(onReload);
  };
  return (
    <Button
      kind="primary"
      disabled={process === null || !isComplete(rooms)}
      onClick={() =>
        process !== null &&
        void confirm({
          // ENRO-26, ENRO-27
          title: 'Atención',
          text: 'Esta acción es irreversible. ¿Desea finalizar y enviar la matrícula?',
          record: finalText(tallyOf(studentsOf(rooms))),
          accept: () => finalize(process),
        })
      }
    >
      <Send className="icon" />
      Finalizar y Enviar
    </Button>
  );
}
