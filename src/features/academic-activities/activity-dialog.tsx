import { useFormikContext } from 'formik';
import { useEffect, useMemo, useState } from 'react';
import { useReread } from '@/school/use-reread';
import { academicActivities, type AcademicActivity } from '@/api/resources/academic-activities';
import type { LearningChoices } from '@/school/learning/learning-choices';
import type { ChosenPlace } from '@/school/learning/learning-place';
import { FormDialog } from '@/ui/form/form-dialog';
import { FormSkeleton } from '@/ui/form/form-skeleton';
import { LoadFailure } from '@/ui/page/load-failure';
import { activityDialogTitle } from './activity-dialog-title';
import { AchievementPlaceFields, WeightFields, WordFields } from './activity-fields';
import { ACTIVITY_TEXTS } from './activity-texts';
import { activitySchema, newActivity, savedActivity, sentActivity, type ActivityValues } from './activity-values';
import { remainingBeside } from './activity-weights';
import { useActivitySave } from './use-activity-save';
import { useOtherActivities } from './use-other-activities';

export interface ActivityDialogProps {
  /** null: a new one, with what is chosen in the filters. */
  activity: AcademicActivity | null;
  chosen: ChosenPlace;
  choices: LearningChoices;
  isReadOnly: boolean;
  onClose: () => void;
}

/** Tells the dialog which achievement is chosen in the form. */
function ChosenAchievement({ onChosen }: { onChosen: (id: number | undefined) => void }) {
  const { values } = useFormikContext<ActivityValues>();
  useEffect(() => onChosen(values.indicatorId === '' ? undefined : Number(values.indicatorId)), [onChosen, values.indicatorId]);
  return null;
}

/** What an edited activity is stored as by now (SAFE-33). */
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

/** 'Agregar Actividad', 'Editar Actividad', and for an Admin 'Ver Actividad' (ACTV-17). Brings the editor along: loaded late. */
export function ActivityDialog({ activity, chosen, choices, isReadOnly, onClose }: ActivityDialogProps) {
  const isNew = activity === null;
  const openedId = activity ? activity.indicatorId : chosen.indicatorId;
  const [indicatorId, setIndicatorId] = useState(openedId);
  const weights = useOtherActivities(isReadOnly ? undefined : indicatorId, activity?.id ?? null);
  const { others } = weights;
  const [isOpen, setOpen] = useState(false);
  // A new one opens with what remains to 100.
  if (!isOpen && (isReadOnly || others || openedId === undefined)) setOpen(true);
  const schema = useMemo(() => activitySchema(others, isNew), [others, isNew]);
  const save = useActivitySave(onClose);
  const record = useStoredActivity(isReadOnly ? null : activity);
  const isFull = isNew && others !== undefined && remainingBeside(others) === 0;
  return (
    <FormDialog<ActivityValues>
      title={activityDialogTitle({ activity, isReadOnly })}
      onClose={onClose}
      size="lg"
      initial={activity ? savedActivity(activity) : newActivity(chosen, others)}
      schema={schema}
      {...(record && { record })}
      {...(!isReadOnly && { draft: isNew ? `newActivity:${openedId ?? ''}` : `activity:${activity.id}` })}
      // ACTV-15, ACTV-24, ACTV-31
      disabled={isReadOnly || (indicatorId !== undefined && others === undefined) || isFull}
      blockedUntilComplete
      onSubmit={async (values) => {
        const sent = sentActivity(activity?.id ?? null, values);
        if (sent) await save(sent);
      }}
      {...(!isOpen && {
        waiting: weights.state === 'failed' ? <LoadFailure onRetry={weights.again} /> : <FormSkeleton fields={6} />,
      })}
    >
      <ChosenAchievement onChosen={setIndicatorId} />
      <AchievementPlaceFields choices={choices} isFixed={!isNew || isReadOnly} />
      <WeightFields weights={weights} isNew={isNew} isReadOnly={isReadOnly} />
      <WordFields isReadOnly={isReadOnly} />
    </FormDialog>
  );
}
