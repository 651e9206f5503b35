import { useMemo, useState } from 'react';
import { useReread } from '@/school/use-reread';
import { academicActivities, type AcademicActivity } from '@/api/resources/academic-activities';
import type { LearningChoices } from '@/school/learning/learning-choices';
import type { ChosenPlace } from '@/school/learning/learning-place';
import { FormDialog, WaitingDialog } from '@/ui/form/form-dialog';
import { FormSkeleton } from '@/ui/form/form-skeleton';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { useRecordGuard } from '@/ui/form/record-guard';
import { useForm } from '@/ui/form/use-form';
import { LoadFailure } from '@/ui/page/load-failure';
import { activityDialogTitle } from './activity-dialog-title';
import { AchievementPlaceFields, WeightFields, WordFields } from './activity-fields';
import { ACTIVITY_TEXTS } from './activity-texts';
import { activitySchema, newActivity, savedActivity, sentActivity, type ActivityValues } from './activity-values';
import { remainingBeside } from './activity-weights';
import { useActivitySave } from './use-activity-save';
import { useOtherActivities } from './use-other-activities';

export interface ActivityDialogProps {
  /** null: a new activity, prefilled from the filters. */
  activity: AcademicActivity | null;
  chosen: ChosenPlace;
  choices: LearningChoices;
  isReadOnly: boolean;
  onClose: () => void;
}

const openedAchievement = (activity: AcademicActivity | null, chosen: ChosenPlace) =>
  activity ? activity.indicatorId : chosen.indicatorId;

/** The stored version of an edited activity, for the check before saving (SAFE-33). */
function useStoredActivity(activity: AcademicActivity | null) {
  const reread = useReread(academicActivities.list, { params: { indicatorId: activity?.indicatorId ?? 0 } });
  if (activity === null) return undefined;
  return {
    stored: savedActivity(activity),
    reread: async () => {
      const found = (await reread()).activities.find(({ id }) => id === activity.id);
      return found ? savedActivity(found) : null;
    },
    fields: ACTIVITY_TEXTS,
  };
}

function ActivityForm({ activity, chosen, choices, isReadOnly, onClose }: ActivityDialogProps) {
  const isNew = activity === null;
  const openedId = openedAchievement(activity, chosen);
  const [indicatorId, setIndicatorId] = useState(openedId);
  const weights = useOtherActivities(isReadOnly ? undefined : indicatorId, activity?.id ?? null);
  const { others } = weights;
  const schema = useMemo(() => activitySchema(others, isNew), [others, isNew]);
  const save = useActivitySave(onClose);
  const form = useForm<ActivityValues>({
    initial: activity ? savedActivity(activity) : newActivity(chosen, others),
    schema,
    draft: isReadOnly ? undefined : isNew ? `newActivity:${openedId ?? ''}` : `activity:${activity.id}`,
    guard: useRecordGuard(useStoredActivity(isReadOnly ? null : activity)),
    send: async (values) => {
      const sent = sentActivity(activity?.id ?? null, values);
      if (sent) await save(sent);
    },
  });
  // The weights follow the achievement chosen in the form.
  const chosenId = form.values.indicatorId === '' ? undefined : Number(form.values.indicatorId);
  if (chosenId !== indicatorId) setIndicatorId(chosenId);
  const isFull = isNew && others !== undefined && remainingBeside(others) === 0;
  return (
    <FormDialog
      form={form}
      title={activityDialogTitle({ activity, isReadOnly })}
      onClose={onClose}
      size="lg"
      // ACTV-15, ACTV-20, ACTV-24, ACTV-31
      disabled={isReadOnly || (indicatorId !== undefined && others === undefined) || isFull || !form.isComplete()}
    >
      <AchievementPlaceFields choices={choices} isFixed={!isNew || isReadOnly} />
      <WeightFields weights={weights} isNew={isNew} isReadOnly={isReadOnly} />
      <WordFields isReadOnly={isReadOnly} />
    </FormDialog>
  );
}

/** 'Agregar Actividad', 'Editar Actividad', and for an Admin 'Ver Actividad' (ACTV-17). Loaded lazily, with the text editor. */
export const ActivityDialog = isolateDialog(function ActivityDialog(dialog: ActivityDialogProps) {
  const { activity, chosen, isReadOnly, onClose } = dialog;
  const openedId = openedAchievement(activity, chosen);
  const [isOpen, setOpen] = useState(false);
  const { others, state, again } = useOtherActivities(isReadOnly || isOpen ? undefined : openedId, activity?.id ?? null);
  // A new activity's form opens with the remaining weight, so it waits for the others.
  if (!isOpen && (isReadOnly || others || openedId === undefined)) setOpen(true);
  if (isOpen) return <ActivityForm {...dialog} />;
  return (
    <WaitingDialog title={activityDialogTitle(dialog)} onClose={onClose} size="lg">
      {state === 'failed' ? <LoadFailure onRetry={again} /> : <FormSkeleton fields={6} />}
    </WaitingDialog>
  );
});
