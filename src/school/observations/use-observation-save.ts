import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askAgain } from '@/api/core/ask-again';
import { call, mutationOf, queryOf } from '@/api/core/client';
import { studentObservations, type SavedStudentObservation, type StudentObservation } from '@/api/resources/student-observations';
import { useCreation } from '@/school/use-creation';
import { useSave } from '@/ui/form/use-save';
import { showSuccess } from '@/ui/overlay/notices';

/** The request input for a teacher's observations of a student (OBSE-14, OBSE-15). */
export const listBy = (teacherId: number, studentId: number, periodId?: number) => ({
  query: { teacherId, studentId, ...(periodId !== undefined && { periodId }) },
});

interface ObservationSave {
  /** null: a new observation. */
  id: number | null;
  onClose: () => void;
  /** Whether the list behind the dialog will show a new one (SHAR-26). */
  isListed: boolean;
}

/** Sends a new observation (OBSE-25, SAFE-23) or an edited one (OBSE-26). */
export function useObservationSave({ id, onClose, isListed }: ObservationSave) {
  const client = useQueryClient();
  const outcome = {
    // OBSE-28
    close: onClose,
    // OBSE-27
    say: () => showSuccess('Observación guardada correctamente.'),
  };

  const { mutateAsync: send } = useMutation(mutationOf(studentObservations.create));
  const listOf = ({ teacherId, studentId, periodId }: SavedStudentObservation) => listBy(teacherId, studentId, periodId);
  const { create, lost } = useCreation<SavedStudentObservation, StudentObservation>({
    send: async (body) => (await send({ body })).studentObservation,
    onUnseen: () => void askAgain(client, { queryKey: [studentObservations.listOfTeacher.resource] }),
    // Both cached lists: of all periods, and of this one.
    knownIds: (sent) =>
      [listBy(sent.teacherId, sent.studentId), listOf(sent)].flatMap((input) =>
        (client.getQueryData(queryOf(studentObservations.listOfTeacher, input).queryKey)?.studentObservationsResponse ?? []).map(
          (observation) => observation.id,
        ),
      ),
    read: async (signal, sent) => (await call(studentObservations.listOfTeacher, listOf(sent), { signal })).studentObservationsResponse,
    idOf: (observation) => observation.id,
    isSame: ({ observationTypeId, observation }, sent) => observationTypeId === sent.observationTypeId && observation === sent.observation,
  });
  const saveNew = useSave({ mutationFn: create }, { ...outcome, added: (created) => (isListed ? created.id : undefined) });
  const saveEdited = useSave(mutationOf(studentObservations.edit), outcome);

  return {
    save: (body: SavedStudentObservation): Promise<unknown> => (id === null ? saveNew(body) : saveEdited({ params: { id }, body })),
    lost,
  };
}
