import { useId } from 'react';
import type { Indicator } from '@/api/resources/indicators';
import { isByActivities, type Models } from '@/api/resources/room-model';
import type { Room } from '@/api/resources/rooms';
import type { LearningChoices } from '@/school/learning/learning-choices';
import { Button } from '@/ui/base/button';
import { Form } from '@/ui/form/form';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { useForm } from '@/ui/form/use-form';
import { Dialog } from '@/ui/overlay/dialog';
import { showSaved } from '@/ui/overlay/notices';
import { CopyFields } from './copy-fields';
import { CopyOutcome } from './copy-outcome';
import { sourceText } from './copy-plan';
import { CopyProgress } from './copy-progress';
import { copySchema, offeredRooms, type CopyValues } from './copy-values';
import { useCopyPlan } from './use-copy-plan';
import { useCopying } from './use-copying';

interface CopyDialogProps {
  /** All from one period, room and subject, in the list's order. */
  achievements: readonly Indicator[];
  /** The room of `achievements`. */
  room: Room;
  choices: LearningChoices;
  models: Models;
  onClose: () => void;
  onDone: () => void;
}

/** 'Copiar logros': the form with a preview, then the progress (COPY-02 to COPY-07). */
export const CopyDialog = isolateDialog(function CopyDialog({ achievements, room, choices, models, onClose, onDone }: CopyDialogProps) {
  const formId = useId();
  const { periodId = 0 } = achievements[0] ?? {};
  const { copies, isRunning, isStopping, start, goOn, stop } = useCopying(() => {
    onDone();
    // COPY-07
    void showSaved();
  });
  const form = useForm<CopyValues>({
    initial: { periodId: String(periodId), roomIds: [], includesActivities: false },
    schema: copySchema,
    // Not awaited: the progress replaces the form.
    send: async () => {
      if (isReady) void start(plan.copies);
    },
  });
  const { values } = form;
  const source = { room, periodId };
  const rooms = offeredRooms(choices.rooms.items, source, values.periodId).filter(({ id }) => values.roomIds.includes(id));
  const { plan, isFailed, retry } = useCopyPlan(
    achievements,
    { periodId: Number(values.periodId), rooms, includesActivities: values.includesActivities },
    copies !== null,
  );
  const isReady = rooms.length > 0 && plan !== undefined && plan.copies.length > 0;
  return (
    <Dialog
      title="Copiar logros"
      // COPY-05: while it runs, 'Detener' alone ends it.
      onClose={isRunning ? undefined : onClose}
      footer={
        isRunning ? (
          <Button busy={isStopping} onClick={stop}>
            Detener
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{copies === null ? 'Cancelar' : 'Cerrar'}</Button>
            {copies === null ? (
              <Button type="submit" form={formId} kind="primary" disabled={!isReady}>
                Copiar
              </Button>
            ) : (
              <Button kind="primary" onClick={() => void goOn()}>
                Continuar
              </Button>
            )}
          </>
        )
      }
    >
      {copies === null ? (
        <Form form={form} id={formId}>
          <p>{sourceText(achievements.length, room.name, choices.periods.items.find(({ id }) => id === periodId)?.name)}</p>
          <CopyFields
            source={source}
            choices={choices}
            // COPY-02
            hasActivities={isByActivities(room.type, models)}
          />
          {rooms.length > 0 && (
            <CopyOutcome plan={plan} includesActivities={values.includesActivities} isFailed={isFailed} onRetry={retry} />
          )}
        </Form>
      ) : (
        <CopyProgress copies={copies} isRunning={isRunning} />
      )}
    </Dialog>
  );
});
