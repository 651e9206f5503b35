/** The evaluation dialog: values, validation and request (EVAL-32 to EVAL-53). */
import { number, object, string, type ObjectSchema } from 'yup';
import type { RecordRow, SavedAcademicRecord } from '@/api/resources/academic-records';
import type { Level } from '@/api/resources/indicators';
import type { Range } from '@/school/levels';
import type { MarksPlace } from '@/school/spreadsheet-address';
import { roundTo } from '@/ui/form/number-text';
import { REQUIRED } from '@/ui/form/text-schema';
import { givenMark } from '@/school/learning/given-mark';
import type { MarksPlan } from './marks-plan';

export interface EvaluationValues {
  /** Ids; '' where nothing is chosen. */
  activityId: string;
  levelId: string;
  /** 0 before a level is chosen (EVAL-34). */
  mark: number;
  comment: string;
}

/** The validation (EVAL-37, EVAL-38, EVAL-53); the level of an edited mark may be preselected (EVAL-49). */
export function evaluationSchema({ levels, isByActivities, hasNumbers }: MarksPlan, isLevelKnown: boolean): ObjectSchema<EvaluationValues> {
  const levelIds = levels.map(({ id }) => String(id));
  return object({
    activityId: isByActivities ? string().required(REQUIRED) : string().defined(),
    levelId: string()
      .defined()
      .oneOf(isLevelKnown ? ['', ...levelIds] : levelIds),
    mark: hasNumbers ? number().defined().moreThan(0) : number().defined(),
    comment: string().defined(),
  });
}

/** EVAL-35 */
export const stepOf = ({ initialValue, endValue }: Range): number =>
  Number.isInteger(initialValue) && Number.isInteger(endValue) ? 1 : 0.1;

/** The slider's maximum: rounded up to a whole step, so that the level's end can be reached. */
export function sliderEnd(level: Range): number {
  const step = stepOf(level);
  const steps = Math.ceil(roundTo((level.endValue - level.initialValue) / step, 6));
  return roundTo(level.initialValue + steps * step, 2);
}

/** The mark of a slider position: at most two decimals, within the level (EVAL-33, EVAL-36, EVAL-42). */
export const markOfSlider = (value: number, { initialValue, endValue }: Range): number =>
  Math.min(endValue, Math.max(initialValue, roundTo(value, 2)));

/** The number of students with a mark in the activity; null: in the achievement (EVAL-66). */
export const countMarked = (students: readonly RecordRow[], activityId: number | null): number =>
  students.filter((student) => givenMark(student, activityId) !== null).length;

interface Sent {
  place: MarksPlace;
  plan: Pick<MarksPlan, 'isByActivities' | 'hasNumbers'>;
  students: readonly RecordRow[];
  level: Level;
  values: EvaluationValues;
}

/** One record for each student (EVAL-40, EVAL-41, EVAL-42). */
export function recordsToSend({ place, plan, students, level, values }: Sent): SavedAcademicRecord[] {
  const { roomId: groupId, subjectId, periodId, indicatorId } = place;
  // EVAL-29, EVAL-31
  const academicActivityId = plan.isByActivities ? Number(values.activityId) : null;
  return students.map((student) => ({
    // EVAL-43, EVAL-50
    id: givenMark(student, academicActivityId)?.recordId ?? null,
    indicatorId,
    subjectId,
    valorizationId: level.id,
    periodId,
    // EVAL-52
    qualification: plan.hasNumbers ? roundTo(values.mark, 2) : level.endValue,
    studentId: student.studentId,
    academicActivityId,
    // EVAL-39
    comment: values.comment.trim(),
    groupId,
  }));
}
