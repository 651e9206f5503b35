import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useReadAtOpening, useReread } from '@/school/use-reread';
import { mutationOf, queryOf } from '@/api/core/client';
import { academicActivities } from '@/api/resources/academic-activities';
import { academicRecords, type MarkedActivity, type RecordRow } from '@/api/resources/academic-records';
import { activityTypeText } from '@/school/learning/activity-words';
import type { Apart } from '@/school/apart';
import type { MarksPlace } from '@/school/spreadsheet-address';
import { plural } from '@/ui/base/plural';
import { FormDialog } from '@/ui/form/form-dialog';
import { isolateDialog } from '@/ui/form/isolate-dialog';
import { mergeFields } from '@/ui/form/merge-fields';
import { useForm } from '@/ui/form/use-form';
import { LongTextField } from '@/ui/form/long-text-field';
import { loadStateOf } from '@/ui/platform/load-state';
import { useSave } from '@/ui/form/use-save';
import { ActivityField, type ActivityOption } from './activity-field';
import { EvaluatedStudents } from './evaluated-students';
import { countMarked, evaluationSchema, recordsToSend, type EvaluationValues } from './evaluation-values';
import { LevelField, MarkSlider } from './mark-fields';
import { MarkedAchievement } from './marked-achievement';
import { givenMark } from '@/school/learning/given-mark';
import type { MarksPlan } from './marks-plan';

/** Delay before the level of an edited mark is preselected (EVAL-48). */
const PRESELECT_DELAY_MS = 1_000;

const optionOf = ({ academicActivityId: id, type, title, weight: weighted }: MarkedActivity): ActivityOption => ({
  id,
  type,
  title,
  weighted,
});

/** EVAL-28 */
const activityText = ({ type, title, weighted }: Omit<ActivityOption, 'id'>) => `${activityTypeText(type)}: ${title} (${weighted}%)`;

/** The activities that can be evaluated. */
function useActivities(indicatorId: number, isEnabled: boolean) {
  const query = useQuery({ ...queryOf(academicActivities.list, { params: { indicatorId } }, { allOrNothing: true }), enabled: isEnabled });
  return {
    all: query.data?.activities,
    state: loadStateOf(query),
    again: () => void query.refetch(),
  };
}

interface EvaluationDialogProps {
  place: MarksPlace;
  plan: MarksPlan;
  students: readonly RecordRow[];
  /** What sets students of one name apart. */
  apart: Apart;
  /** The activity of the edited mark (EVAL-49), or the initially chosen one (DETA-09). */
  activity?: MarkedActivity | undefined;
  /** Whether the mark of a single student is edited. */
  isEdit?: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** 'Evaluar', or 'Editar evaluación' (EVAL-25 to EVAL-53, EVAL-66). */
export const EvaluationDialog = isolateDialog(function EvaluationDialog({
  place,
  plan,
  students: selected,
  apart,
  activity,
  isEdit = false,
  onClose,
  onSaved,
}: EvaluationDialogProps) {
  // The initially selected students with their current marks: others may have been given since the table was loaded.
  const [opened] = useState(selected);
  const students = opened.map((row) => selected.find(({ studentId }) => studentId === row.studentId) ?? row);
  useReadAtOpening(useReread(academicRecords.list, { params: { indicatorId: place.indicatorId } }, { allOrNothing: true }));
  const { levels, isByActivities, hasNumbers } = plan;
  const [first] = students;
  const edited = isEdit && first ? givenMark(first, isByActivities ? (activity?.academicActivityId ?? null) : null) : null;
  const current = levels.find(({ name }) => name === edited?.level);
  const [isPreselected, preselect] = useState(false);
  useEffect(() => {
    if (!isEdit) return;
    const timer = setTimeout(() => preselect(true), PRESELECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isEdit]);
  const activities = useActivities(place.indicatorId, isByActivities && !isEdit);
  // EVAL-49
  const preselectedLevel = isPreselected ? current : undefined;
  const schema = useMemo(() => evaluationSchema(plan, preselectedLevel !== undefined), [plan, preselectedLevel]);
  const levelOf = ({ levelId }: EvaluationValues) => levels.find(({ id }) => String(id) === levelId) ?? preselectedLevel;
  // EVAL-44, EVAL-46, EVAL-47
  const save = useSave(mutationOf(academicRecords.save), { close: onSaved });
  const givenOption = activity && optionOf(activity);
  const options = isEdit ? givenOption && [givenOption] : (activities.all ?? (givenOption && [givenOption]));
  const form = useForm<EvaluationValues>({
    initial: {
      activityId: activity ? String(activity.academicActivityId) : '',
      levelId: '',
      mark: edited?.mark ?? 0,
      comment: edited?.comment ?? '',
    },
    schema,
    draft: `${isEdit ? 'mark' : 'marks'}:${place.indicatorId}:${activity?.academicActivityId ?? ''}:${students.map(({ studentId }) => studentId).join('.')}`,
    merge: isEdit ? mergeFields('levelId', 'mark') : undefined,
    send: async (values) => {
      const chosen = levelOf(values);
      if (chosen) await save({ body: recordsToSend({ place, plan, students, level: chosen, values }) });
    },
  });
  const level = levelOf(form.values);
  const activityId = form.values.activityId === '' ? null : Number(form.values.activityId);
  const marked = isEdit || (isByActivities && activityId === null) ? 0 : countMarked(students, isByActivities ? activityId : null);
  return (
    <FormDialog form={form} title={isEdit ? 'Editar evaluación' : 'Evaluar'} onClose={onClose} disabled={!form.isComplete()}>
      <MarkedAchievement place={place} plan={plan} />
      <EvaluatedStudents students={students} apart={apart} />
      {isByActivities && (
        <ActivityField
          options={options?.map((option) => ({ value: String(option.id), label: activityText(option) }))}
          choice={activities}
          isFixed={isEdit}
        />
      )}
      {/* EVAL-66 */}
      <div role="status">
        {marked > 0 && (
          <p className="notice notice-warning mb-3">
            {`${marked} de los estudiantes seleccionados ya ${plural(marked, 'tiene', 'tienen')} calificación: se reemplazará.`}
          </p>
        )}
      </div>
      <LevelField levels={levels} chosen={level} hasNumbers={hasNumbers} />
      {hasNumbers && <MarkSlider levels={levels} level={level} />}
      <LongTextField<EvaluationValues> name="comment" label="Comentario" required={false} />
    </FormDialog>
  );
});
