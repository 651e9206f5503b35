import { useState } from 'react';
import type { StudentObservation } from '@/api/resources/student-observations';
import type { Student } from '@/api/resources/students';
import { useEdited } from '@/ui/form/use-edited';
import { ObservationDialog, type ObservationChoices } from './observation-dialog';

interface ObservationDialogOptions {
  /** Undefined until loaded. */
  student: Student | undefined;
  /** What sets the student apart from others of the same name. */
  apart: string | undefined;
  room: { readonly id: number; readonly name: string };
  /** Teacher id of the signed-in Teacher; undefined for an Admin, who writes none (OBSE-08). */
  ownId: number | undefined;
  /** That of the screen, for a new observation. */
  periodId: number | undefined;
  choices: ObservationChoices;
  /** Those of the list behind the dialog. */
  observations: readonly StudentObservation[] | undefined;
}

/** The dialog of a new or an edited observation of one student, and what opens it. */
export function useObservationDialog({ student, apart, room, ownId, periodId, choices, observations }: ObservationDialogOptions) {
  const [edited, edit] = useEdited(observations);
  const [isNew, setNew] = useState(false);
  const dialog = student && ownId !== undefined && (isNew || edited) && (
    <ObservationDialog
      key={edited?.id ?? 'new'}
      student={student}
      apart={apart}
      room={room}
      teacherId={ownId}
      observation={edited ?? null}
      periodId={periodId}
      choices={choices}
      isListed
      onClose={() => {
        setNew(false);
        edit(null);
      }}
    />
  );
  return { dialog, create: () => setNew(true), edit: ownId === undefined ? undefined : edit };
}
