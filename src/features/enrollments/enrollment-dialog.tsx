import { useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { askAgain } from '@/api/core/ask-again';
import { useReadAtOpening, useReread } from '@/school/use-reread';
import { mutationOf } from '@/api/core/client';
import { preEnrollments, resultOf } from '@/api/resources/pre-enrollments';
import type { Room } from '@/api/resources/rooms';
import { nameApart, type Apart } from '@/school/apart';
import { countOfStudents, fullName } from '@/school/students';
import { StatusChip } from '@/ui/base/status-chip';
import type { Choice } from '@/ui/form/choices';
import { FormDialog } from '@/ui/form/form-dialog';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { useForm } from '@/ui/form/use-form';
import { OptionsStatus } from '@/ui/form/options-status';
import { NotSent } from '@/ui/form/record-guard';
import { SelectField } from '@/ui/form/select-field';
import { useSave } from '@/ui/form/use-save';
import { showSuccess } from '@/ui/overlay/notices';
import { warningOf } from './enrollment-summary';
import { decidedText, outcomeText, RESULTS, warningText } from './enrollment-texts';
import { assignmentsOf, chosenTarget, targetOptions, targetSchema, type TargetValues } from './enrollment-values';
import { isSameDecision, type FormerStudent } from './former-rooms';

interface OutcomeProps {
  own: Room;
  target: Room | null | undefined;
  count: number;
}

/** Preview of what 'Continuar' will do (SUGG-03, SUGG-04). */
function Outcome({ own, target, count }: OutcomeProps) {
  const result = target === undefined ? null : resultOf(own.id, target?.id ?? null);
  const warning = target ? warningOf(own, target) : null;
  return (
    <div role="status">
      {result && (
        <p className="enrollment-outcome">
          <StatusChip status={RESULTS[result]} />
          <span>{outcomeText(count, result, target?.name ?? '')}</span>
        </p>
      )}
      {warning && (
        <p className="enrollment-warning">
          <TriangleAlert className="icon" />
          <span>{warningText(warning, count)}</span>
        </p>
      )}
    </div>
  );
}

interface EnrollmentDialogProps {
  own: Room;
  /** The chosen students in their current state: the list is reread after a failure. */
  students: readonly FormerStudent[];
  /** What sets students of one name apart. */
  apart: Apart;
  targets: Choice<Room>;
  /** The initially chosen room (SUGG-02). */
  suggested: Room | null;
  onClose: () => void;
  onSaved: () => void;
}

/** 'Nuevo año escolar': the room of the new year for the chosen students (ENRO-10 to ENRO-23). */
export const EnrollmentDialog = isolateDialog(function EnrollmentDialog({
  own,
  students: chosen,
  apart,
  targets,
  suggested,
  onClose,
  onSaved,
}: EnrollmentDialogProps) {
  const client = useQueryClient();
  const [initialAssignments] = useState(() => new Map(chosen.map(({ id, assignment }) => [id, assignment])));
  // Leaves out students about whom another user has decided since the dialog opened.
  const students = chosen.filter(({ id, assignment }) => isSameDecision(assignment, initialAssignments.get(id)));
  const decidedElsewhere = chosen.length - students.length;
  const reread = useReread(preEnrollments.list, { params: { roomId: own.id } });
  useReadAtOpening(reread);
  const [draft] = useState(() => `enrollment:${own.id}:${chosen.map(({ id }) => id).join('.')}`);
  const schema = useMemo(() => targetSchema(targets.items), [targets.items]);
  const save = useSave(mutationOf(preEnrollments.save), {
    // ENRO-20, ENRO-21
    close: onSaved,
    say: () => showSuccess('Estudiantes matriculados con éxito', '¡Listo!'),
  });
  const send = async ({ target }: TargetValues) => {
    const room = chosenTarget(target, targets.items);
    if (room === undefined) return;
    const current = await reread().catch(() => undefined);
    const stored = current && new Map(current.preEnrollments.map((assignment) => [assignment.studentId, assignment]));
    if (stored && students.some(({ id, assignment }) => !isSameDecision(assignment, stored.get(id)))) throw new NotSent();
    try {
      await save({ body: { preEnrollments: assignmentsOf(students, own, room) } });
    } catch (error) {
      // ENRO-22, ENRO-23: a student or a room may be gone, so students and rooms are reread.
      for (const resource of ['preEnrollments', 'enrollments', 'rooms', 'schoolYears']) void askAgain(client, { queryKey: [resource] });
      throw error;
    }
  };
  const form = useForm<TargetValues>({ initial: { target: suggested ? String(suggested.id) : '' }, schema, draft, send });
  const [first] = students;
  return (
    <FormDialog
      form={form}
      title="Nuevo año escolar"
      submit="Continuar"
      onClose={onClose}
      disabled={students.length === 0 || !form.isComplete()}
    >
      <p>
        {first && students.length === 1 ? (
          <>
            <strong translate="no">{nameApart(fullName(first), apart.get(first.id))}</strong>
            <span>{`, de ${own.name}`}</span>
          </>
        ) : (
          <>
            <strong>{countOfStudents(students.length)}</strong>
            <span>{` de ${own.name}`}</span>
          </>
        )}
      </p>
      <div role="status">{decidedElsewhere > 0 && <p className="notice notice-warning mb-3">{decidedText(decidedElsewhere)}</p>}</div>
      {targets.state === 'ready' ? (
        <SelectField<TargetValues> name="target" label="Curso" options={targetOptions(targets.items)} placeholder="Elige un curso" />
      ) : (
        <OptionsStatus choice={targets} what="los cursos" />
      )}
      <Outcome own={own} target={chosenTarget(form.values.target, targets.items)} count={students.length} />
    </FormDialog>
  );
});
