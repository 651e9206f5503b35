/** The weighted activities of an achievement: API-039 to API-041. */
import { object, type InferType } from 'yup';
import { endpointsOf } from '@/api/core/endpoint';
import { ANY_REFUSAL, SERVER_MESSAGE } from '@/api/core/failure-line';
import { decimal, filled, integer, shownList, text, word } from '@/api/core/schema';
import { schoolYearMissing } from './school-years';

const endpoint = endpointsOf('academicActivities');

/** In the order of the form (ACTV-08). */
export const ACTIVITY_TYPES = ['HOMEWORK', 'QUIZ', 'CLASSWORK', 'EXPOSITION', 'PARTICIPATION', 'SUPPORT', 'READING', 'EXAM'] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

export const academicActivitySchema = object({
  id: integer(),
  indicatorId: integer(),
  periodId: integer(),
  roomId: integer(),
  subjectId: integer(),
  type: word(...ACTIVITY_TYPES),
  title: text(),
  /** Percent of the achievement, 1 to 100. */
  weighted: decimal(),
  /** HTML. */
  description: text().nullable(),
}).meta({ name: 'Activity' });
export type AcademicActivity = InferType<typeof academicActivitySchema>;

const savedAcademicActivity = object({
  /** null for a new one (ACTV-33). */
  id: integer().nullable(),
  indicatorId: integer(),
  periodId: integer(),
  roomId: integer(),
  subjectId: integer(),
  type: word(...ACTIVITY_TYPES),
  title: filled(),
  weighted: decimal().min(1),
  /** HTML; '' for none. */
  description: text(),
});
export type SavedAcademicActivity = InferType<typeof savedAcademicActivity>;

export const academicActivities = {
  list: endpoint({
    id: 'API-039',
    summary: 'Actividades de un logro',
    method: 'GET',
    path: '/api/learning/activity/{indicatorId}',
    roles: ['Admin', 'Teacher'],
    params: object({ indicatorId: integer() }),
    answer: object({ activities: shownList(academicActivitySchema) }),
  }),
  save: endpoint({
    id: 'API-040',
    summary: 'Crear o editar una actividad de un logro',
    method: 'POST',
    path: '/api/learning/activity',
    // ACTV-42
    roles: ['Teacher'],
    body: savedAcademicActivity,
    answer: object({ activity: academicActivitySchema.defined() }),
    errors: {
      weightExceeded: {
        status: 409,
        errorCode: 'academicActivity_weightExceeded',
        message: 'El valor ingresado excede el 100% de ponderación permitida para este logro.',
      },
      schoolYearMissing,
    },
    failureLines: [{ error: 'weightExceeded', display: 'modal', text: SERVER_MESSAGE, rule: 'ACTV-37' }],
    invalidates: ['academicActivities', 'academicRecords'],
  }),
  remove: endpoint({
    id: 'API-041',
    summary: 'Eliminar una actividad sin calificaciones',
    method: 'DELETE',
    path: '/api/learning/activity/{id}',
    roles: ['Teacher'],
    params: object({ id: integer() }),
    answer: null,
    errors: {
      withStudentAcademicRecord: {
        status: 409,
        errorCode: 'academicActivity_withStudentAcademicRecord',
        message: 'No puede eliminar una actividad que ya ha sido calificada',
      },
      schoolYearMissing,
    },
    failureLines: [
      {
        error: 'withStudentAcademicRecord',
        display: 'modal',
        text: 'No puede eliminar una actividad que ya ha sido calificada',
        rule: 'ACTV-40',
      },
      ANY_REFUSAL,
    ],
    invalidates: ['academicActivities', 'academicRecords'],
  }),
};
