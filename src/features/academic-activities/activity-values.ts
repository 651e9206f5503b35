/** What the form of an activity holds, the rules of its fields, and what is sent (ACTV-17 to ACTV-33). */
import { object, string, type ObjectSchema } from 'yup';
import { ACTIVITY_TYPES, type AcademicActivity, type SavedAcademicActivity } from '@/api/resources/academic-activities';
import { textOfId, type ChosenPlace } from '@/school/learning/learning-place';
import { readNumber, roundTo } from '@/ui/form/number-text';
import { filledIn, REQUIRED } from '@/ui/form/text-schema';
import { DECIMALS, exceeds, remainingBeside, type Weighted } from './activity-weights';

export interface ActivityValues {
  /** Ids; '' where nothing is chosen. */
  periodId: string;
  roomId: string;
  subjectId: string;
  indicatorId: string;
  type: string;
  /** As it is typed. */
  weighted: string;
  title: string;
  /** HTML. */
  description: string;
}

/** Starts with the values of the screen's filters (ACTV-17) and the weight that the existing activities leave free (ACTV-23). */
export const newActivity = (
  { periodId, roomId, subjectId, indicatorId }: ChosenPlace,
  others: readonly Weighted[] | undefined,
): ActivityValues => ({
  periodId: textOfId(periodId),
  roomId: textOfId(roomId),
  subjectId: textOfId(subjectId),
  indicatorId: textOfId(indicatorId),
  type: '',
  weighted: others ? String(remainingBeside(others)) : '',
  title: '',
  description: '',
});

export const savedActivity = (activity: AcademicActivity): ActivityValues => ({
  periodId: String(activity.periodId),
  roomId: String(activity.roomId),
  subjectId: String(activity.subjectId),
  indicatorId: String(activity.indicatorId),
  type: activity.type,
  weighted: String(activity.weighted),
  title: activity.title,
  description: activity.description ?? '',
});

/** ACTV-26 */
export const TOO_MUCH = 'El porcentaje supera el 100% total acumulado en esta actividad';

/** ACTV-28 */
export const REDUCED = 'El valor ingresado excede el 100% de ponderación permitida para este logro.';

const MIN_WEIGHT = 1;

/** `others`: the achievement's other activities; undefined until loaded. A full achievement has its own notice (ACTV-30). */
export function activitySchema(others: readonly Weighted[] | undefined, isNew: boolean): ObjectSchema<ActivityValues> {
  const isFull = isNew && others !== undefined && remainingBeside(others) === 0;
  return object({
    // ACTV-20
    periodId: string().required(REQUIRED),
    roomId: string().required(REQUIRED),
    subjectId: string().required(REQUIRED),
    indicatorId: string().required(REQUIRED),
    type: string().required(REQUIRED),
    weighted: filledIn(REQUIRED)
      // ACTV-22
      .test('least', 'Escribe un número mayor o igual a 1.', (typed = '') => isFull || (readNumber(typed) ?? 0) >= MIN_WEIGHT)
      // ACTV-24
      .test('most', TOO_MUCH, (typed = '') => others === undefined || !exceeds(readNumber(typed) ?? 0, others)),
    // ACTV-21
    title: filledIn(REQUIRED),
    description: string().defined(),
  });
}

/** ACTV-33 */
export const sentActivity = (id: number | null, values: ActivityValues): SavedAcademicActivity | null => {
  const type = ACTIVITY_TYPES.find((each) => each === values.type);
  const weighted = readNumber(values.weighted);
  if (type === undefined || weighted === null) return null;
  return {
    id,
    indicatorId: Number(values.indicatorId),
    periodId: Number(values.periodId),
    roomId: Number(values.roomId),
    subjectId: Number(values.subjectId),
    type,
    title: values.title.trim(),
    weighted: roundTo(weighted, DECIMALS),
    description: values.description,
  };
};
