import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askAgain } from '@/api/core/ask-again';
import { call, mutationOf, queryOf } from '@/api/core/client';
import { isAnswerLost } from '@/api/core/errors';
import { courseObservations, type CourseObservation } from '@/api/resources/course-observations';
import { useCreation } from '@/school/use-creation';
import { plural } from '@/ui/base/plural';
import { useSave } from '@/ui/form/use-save';
import { showSuccess } from '@/ui/overlay/notices';
import type { ObservedStudent, SentText } from './observation-rows';

interface ObservationSave {
  subjectId: number;
  periodId: number;
  /** All with an observation to edit, or all without one. */
  students: readonly ObservedStudent[];
  onSaved: () => void;
}

interface NewObservations {
  readonly studentIds: number[];
  readonly periodId: number;
  readonly observation: string;
}

/** Sends the text: one request for all new observations (COBS-15, SAFE-23), one for each edited one, in turn (COBS-16, COBS-17). */
export function useCourseObservationSave({ subjectId, periodId, students, onSaved }: ObservationSave) {
  const client = useQueryClient();
  const params = { courseId: subjectId };
  const list = { params, query: { periodId } };
  const askForList = () => void askAgain(client, { queryKey: [courseObservations.list.resource] });
  const outcome = {
    close: onSaved,
    // COBS-18, COBS-19
    say: () => showSuccess(plural(students.length, 'Observación guardada correctamente.', 'Observaciones guardadas correctamente.')),
  };

  const { mutateAsync: add } = useMutation({
    ...mutationOf(courseObservations.add),
    // COBS-24: shows what another user has written since. After a lost response `onUnseen` refetches.
    onError: (error) => {
      if (!isAnswerLost(error)) askForList();
    },
  });
  const { create, lost } = useCreation<NewObservations, CourseObservation>({
    send: async (body) => {
      const { observations } = await add({ params, body });
      const [first] = observations;
      if (!first) throw new Error('API-045 answered no observation');
      return first;
    },
    onUnseen: askForList,
    knownIds: () => (client.getQueryData(queryOf(courseObservations.list, list).queryKey)?.observations ?? []).map(({ id }) => id),
    read: async (signal) => (await call(courseObservations.list, list, { signal })).observations,
    idOf: ({ id }) => id,
    isSame: ({ studentId, observation }, sent) => sent.studentIds.includes(studentId) && observation === sent.observation,
  });
  const saveNew = useSave({ mutationFn: create }, { ...outcome, added: () => students.map(({ id }) => id) });

  /** By student id. */
  const [sent] = useState(() => new Map<number, SentText>());
  const edit = mutationOf(courseObservations.edit);
  const saveEdited = useSave(
    {
      ...(edit.meta && { meta: edit.meta }),
      // COBS-17: stops at the first failure.
      mutationFn: async (observation: string) => {
        for (const { id, observation: stored } of students) {
          const last = sent.get(id);
          // SHAR-22: a retry skips what is stored.
          if (!stored || (last?.isStored && last.text === observation)) continue;
          sent.set(id, { text: observation, isStored: false });
          await call(courseObservations.edit, {
            params: { ...params, observationId: stored.id },
            body: { studentId: id, periodId, observation },
          });
          sent.set(id, { text: observation, isStored: true });
        }
      },
      // COBS-22: shows the edits stored before the failure.
      onError: askForList,
    },
    outcome,
  );

  return {
    save: (observation: string): Promise<unknown> =>
      students[0]?.observation ? saveEdited(observation) : saveNew({ studentIds: students.map(({ id }) => id), periodId, observation }),
    lost,
    sent,
  };
}
