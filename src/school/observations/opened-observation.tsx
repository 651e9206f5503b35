/** The dialog of a new or an edited observation of one student, beside a list of them. */
import { useState } from 'react';
import type { StudentObservation } from '@/api/resources/student-observations';
import { useEdited } from '@/ui/form/use-edited';
import { ObservationDialog, type ObservationDialogProps } from './observation-dialog';

/** What is open over the list: 'new', an observation that is edited, or null; and what opens and closes it. */
export function useOpenedObservation(observations: readonly StudentObservation[] | undefined) {
  const [edited, edit] = useEdited(observations);
  const [isNew, setNew] = useState(false);
  const opened: StudentObservation | 'new' | null = edited ?? (isNew ? 'new' : null);
  return {
    opened,
    create: () => setNew(true),
    edit,
    close: () => {
      setNew(false);
      edit(null);
    },
  };
}

interface OpenedObservationProps extends Omit<ObservationDialogProps, 'teacherId' | 'observation' | 'isListed' | 'onClose'> {
  opening: Pick<ReturnType<typeof useOpenedObservation>, 'opened' | 'close'>;
  /** Teacher id of the signed-in Teacher; undefined for an Admin, who writes none (OBSE-08). */
  ownId: number | undefined;
}

export function OpenedObservation({ opening: { opened, close }, ownId, ...dialog }: OpenedObservationProps) {
  if (opened === null || ownId === undefined) return null;
  return (
    <ObservationDialog
      key={opened === 'new' ? 'new' : opened.id}
      {...dialog}
      teacherId={ownId}
      observation={opened === 'new' ? null : opened}
      isListed
      onClose={close}
    />
  );
}
