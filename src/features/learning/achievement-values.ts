/** The form of an achievement, 'Autocompletar', and the request (LEAR-26 to LEAR-39, LEAR-47 to LEAR-50). */
import { array, number, object, string, type ObjectSchema } from 'yup';
import type { Indicator, SavedIndicator } from '@/api/resources/indicators';
import type { Valuation } from '@/api/resources/valuations';
import { equalSteps, lowestFirst, UNSCORED, type Range } from '@/school/levels';
import { placeIn, textOfId, type ChosenPlace, type LearningPlace } from '@/school/learning/learning-place';
import { filledIn, REQUIRED } from '@/ui/form/text-schema';

/** A level: its fixed name and range, and its description as typed. */
export interface LevelValues extends Range {
  name: string;
  description: string;
}

export interface AchievementValues {
  /** Ids; '' where nothing is chosen. */
  periodId: string;
  roomId: string;
  subjectId: string;
  title: string;
  levels: LevelValues[];
  /** The text that 'Autocompletar' has appended to the descriptions; '' before it was pressed. */
  completed: string;
}

export const NEW_ACHIEVEMENT: AchievementValues = { periodId: '', roomId: '', subjectId: '', title: '', levels: [], completed: '' };

/** A new achievement of a place, as far as it is known, with the levels of its room. */
export const newAchievementAt = ({ periodId, roomId, subjectId }: ChosenPlace, levels: LevelValues[]): AchievementValues => ({
  ...NEW_ACHIEVEMENT,
  periodId: textOfId(periodId),
  roomId: textOfId(roomId),
  subjectId: textOfId(subjectId),
  levels,
});

/** The shape of a draft that has levels. */
export const SAMPLE: AchievementValues = {
  ...NEW_ACHIEVEMENT,
  levels: [{ name: '', description: '', initialValue: 0, endValue: 0 }],
};

/** The levels of a room's model, each with its base indicator (LEAR-27, LEAR-28); of a model without numbers, in equal steps (EVAL-51). */
export function levelsOf(model: Valuation | null): LevelValues[] {
  if (model === null) return [];
  const steps = equalSteps(model.items.length);
  return lowestFirst(model.items).map(({ name, description, initialValue, endValue }, index) => ({
    name,
    description,
    ...(model.includeValoration ? { initialValue, endValue } : (steps[index] ?? UNSCORED)),
  }));
}

export const savedAchievement = ({ periodId, roomId, subjectId, title, valorizations }: Indicator): AchievementValues => ({
  periodId: String(periodId),
  roomId: String(roomId),
  subjectId: String(subjectId),
  title,
  levels: lowestFirst(valorizations).map(({ name, description, initialValue, endValue }) => ({
    name,
    description,
    initialValue,
    endValue,
  })),
  completed: '',
});

const lowercased = (text: string) => text.toLocaleLowerCase('es');

/** 'SUMAR Números' is 'Sumar números' (LEAR-38). */
export function newTitle(title: string): string {
  const [first = '', ...rest] = lowercased(title.trim());
  return first.toLocaleUpperCase('es') + rest.join('');
}

function withoutEnd(text: string, end: string): string {
  if (end === '' || !text.endsWith(end)) return text;
  return text.slice(0, text.length - end.length).trimEnd();
}

/** Appends the title to each description, replacing the one appended before (LEAR-36, LEAR-37). */
export function autocomplete(values: AchievementValues): AchievementValues {
  const completed = lowercased(values.title.trim());
  const levels = values.levels.map((level) => ({
    ...level,
    description: [withoutEnd(level.description.trimEnd(), values.completed), completed].filter((part) => part !== '').join(' '),
  }));
  return { ...values, levels, completed };
}

/** The chosen place; null while period, room or subject is missing. */
export const chosenPlace = ({ periodId, roomId, subjectId }: AchievementValues): LearningPlace | null =>
  placeIn({
    periodId: Number(periodId) || undefined,
    roomId: Number(roomId) || undefined,
    subjectId: Number(subjectId) || undefined,
  });

const schemaWith = (titleMissing: string): ObjectSchema<AchievementValues> =>
  object({
    periodId: string().required(REQUIRED),
    roomId: string().required(REQUIRED),
    subjectId: string().required(REQUIRED),
    title: filledIn(titleMissing),
    levels: array()
      .of(
        object({
          name: string().defined(),
          description: filledIn(REQUIRED),
          initialValue: number().defined(),
          endValue: number().defined(),
        }).defined(),
      )
      .defined(),
    completed: string().defined(),
  });

/** LEAR-31, LEAR-32, LEAR-33, LEAR-34, LEAR-35 */
export const newAchievementSchema = schemaWith('El nombre del logro es requerido');

/** LEAR-48. */
export const editedAchievementSchema = schemaWith(REQUIRED);

const sentLevels = (levels: readonly LevelValues[]): SavedIndicator['valorizations'] =>
  levels.map(({ name, description, initialValue, endValue }) => ({ name, description: description.trim(), initialValue, endValue }));

/** LEAR-38, LEAR-39. */
export const createdAchievement = (
  place: LearningPlace,
  { title, levels }: Pick<AchievementValues, 'title' | 'levels'>,
): SavedIndicator => ({
  id: null,
  title: newTitle(title),
  ...place,
  valorizations: sentLevels(levels),
});

/** LEAR-49, LEAR-50. */
export const editedAchievement = (
  { id, periodId, roomId, subjectId }: Indicator,
  { title, levels }: AchievementValues,
): SavedIndicator => ({
  id,
  title: title.trim(),
  periodId,
  roomId,
  subjectId,
  valorizations: sentLevels(levels),
});

/** The fields as text, for the notice that the stored record has changed (SAFE-33). */
export const textsOf = ({ levels }: AchievementValues) => [
  { label: 'Logro', text: ({ title }: AchievementValues) => title.trim() },
  ...levels.map(({ name }) => ({
    label: name,
    text: (values: AchievementValues) => values.levels.find((level) => level.name === name)?.description.trim() ?? '',
  })),
];
