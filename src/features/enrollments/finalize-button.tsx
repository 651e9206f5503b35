import { useIsFetching, useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { mutationOf } from '@/api/core/client';
import { ApiError } from '@/api/core/errors';
import { endsSession } from '@/api/core/failures';
import { enrollments, type Enrollment } from '@/api/resources/enrollments';
import { preEnrollments } from '@/api/resources/pre-enrollments';
import { schoolYears } from '@/api/resources/school-years';
import { useSignedIn } from '@/api/session';
import { Button } from '@/ui/base/button';
import { confirm, failureClosed, showSuccess } from '@/ui/overlay/notices';
import { useIsHere } from '@/ui/platform/use-leave';
import { useSingleRun } from '@/ui/platform/use-single-run';
import { finalText } from './enrollment-texts';
import { isComplete, studentsOf, tallyOf, withAssignments, type FormerRoom } from './former-rooms';
import { assignmentsIn, type EnrollmentState } from './use-enrollment';

/** Failures after which the screen is not reloaded (ENRO-31). A timeout is none: the finalization may have been done. */
const keepsScreen = (error: unknown) => !(error instanceof ApiError) || error.kind === 'network' || endsSession(error);

/** The resources that decide whether the enrollment is complete. */
const DECIDING_RESOURCES: readonly unknown[] = [enrollments.active, preEnrollments.list, schoolYears.list].map(({ resource }) => resource);

interface FinalizeButtonProps {
  enrollment: EnrollmentState;
  /** Remounts the screen (ENRO-30, ENRO-31). */
  onReload: () => void;
}

/** 'Finalizar y Enviar' (ENRO-24 to ENRO-32). */
export function FinalizeButton({ enrollment: { isCurrent, process, rooms }, onReload }: FinalizeButtonProps) {
  const { schoolYearId } = useSignedIn();
  const client = useQueryClient();
  const isHere = useIsHere();
  const { mutateAsync } = useMutation(mutationOf(enrollments.finalize));
  // Disabled while rereading: the response may differ, and the finalization cannot be undone (ENRO-25).
  const isReading = useIsFetching({ predicate: ({ queryKey: [resource] }) => DECIDING_RESOURCES.includes(resource) }) > 0;
  const isOff = !isCurrent || isReading || process === null || !isComplete(rooms);
  const finalize = async ({ id, schoolId }: Enrollment) => {
    try {
      // ENRO-28, ENRO-29
      await mutateAsync({ body: { id, schoolId, schoolYearId: schoolYearId ?? 0 } });
    } catch (error) {
      if (!keepsScreen(error)) void failureClosed().then(onReload);
      throw error;
    }
    // ENRO-30
    void showSuccess('Estudiantes matriculados con éxito', '¡Listo!').then(onReload);
  };
  /** Rereads the decisions before the confirmation: another coordinator may have changed them (SUGG-06). */
  const [isAsking, ask] = useSingleRun(async () => {
    const read = async ({ room, students = [] }: FormerRoom): Promise<FormerRoom> => {
      const { preEnrollments: assigned } = await client.fetchQuery(assignmentsIn(room.id));
      return { room, state: 'ready', students: withAssignments(students, assigned) };
    };
    // A failure or a newly pending student shows on the screen and disables the button.
    const current = await Promise.all(rooms.map(read)).catch(() => null);
    if (!isHere() || process === null || current === null || !isComplete(current)) return;
    void confirm({
      // ENRO-26, ENRO-27
      title: 'Atención',
      text: 'Esta acción es irreversible. ¿Desea finalizar y enviar la matrícula?',
      record: finalText(tallyOf(studentsOf(current))),
      accept: () => finalize(process),
    });
  });
  return (
    <Button kind="primary" busy={isAsking} disabled={isOff} onClick={() => void ask()}>
      <Send className="icon" />
      Finalizar y Enviar
    </Button>
  );
}
