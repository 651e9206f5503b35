/** Names of the activity types, on their own screen and on the spreadsheet. */
import { ACTIVITY_TYPES, type ActivityType } from '@/api/resources/academic-activities';

/** ACTV-08 */
const TEXTS: Readonly<Record<ActivityType, string>> = {
  HOMEWORK: 'Tarea',
  QUIZ: 'Quiz',
  CLASSWORK: 'Trabajo en clase',
  EXPOSITION: 'Exposición',
  PARTICIPATION: 'Participación',
  SUPPORT: 'Sustentación',
  READING: 'Lectura',
  EXAM: 'Examen',
};

export const activityTypeText = (type: ActivityType): string => TEXTS[type];

/** For a select. */
export const activityTypeOptions = ACTIVITY_TYPES.map((type) => ({ value: type, label: TEXTS[type] }));
