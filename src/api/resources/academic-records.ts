/** The marks of a room's students for an achievement: API-042 and API-043. */
import { object, type InferType } from 'yup';
import { endpointsOf } from '@/api/core/endpoint';
import { decimal, flag, integer, list, shownList, text, word } from '@/api/core/schema';
import { ACTIVITY_TYPES } from './academic-activities';
import { schoolYearMissing } from './school-years';

const endpoint = endpointsOf('academicRecords');

/** An activity of the achievement, with a student's mark for it. */
const markedActivitySchema = object({
  academicActivityId: integer(),
  type: word(...ACTIVITY_TYPES),
  title: text(),
  /** Percent of the achievement. */
  weight: decimal(),
  qualification: decimal().nullable(),
  /** Name of the mark's level. */
  qualificationName: text().nullable(),
  comment: text().nullable(),
  withQualification: flag(),
  studentAcademicRecordId: integer().nullable(),
}).meta({ name: 'MarkedActivity' });
export type MarkedActivity = InferType<typeof markedActivitySchema>;

const recordRowSchema = object({
  studentId: integer(),
  studentName: text(),
  studentLastName: text(),
  /** Mark of the achievement, computed by EVAL-55 to EVAL-59; null while nothing is evaluated. */
  qualification: decimal().nullable(),
  /** Name of the mark's level. */
  qualificationDescription: text().nullable(),
  /** Every activity of the achievement; empty when the room is evaluated directly. */
  activities: list(markedActivitySchema),
  /** Id and comment of the record of a room that is evaluated directly, preschool or not (EVAL-59). */
  studentAcademicRecordToPreschool: integer().nullable(),
  commentToPreschool: text().nullable(),
}).meta({ name: 'RecordRow' });
export type RecordRow = InferType<typeof recordRowSchema>;

const content = {
  indicatorId: integer(),
  subjectId: integer(),
  /** The level of the achievement. */
  valorizationId: integer(),
  periodId: integer(),
  /** At most two decimals (EVAL-42). */
  qualification: decimal(),
  studentId: integer(),
  /** null when the room is evaluated directly. */
  academicActivityId: integer().nullable(),
  comment: text(),
  /** The room. */
  groupId: integer(),
};

export const academicRecordSchema = object({ id: integer(), ...content }).meta({ name: 'AcademicRecord' });

const savedAcademicRecord = object({ id: integer().nullable(), ...content }).defined();
export type SavedAcademicRecord = InferType<typeof savedAcademicRecord>;

export const academicRecords = {
  list: endpoint({
    id: 'API-042',
    summary: 'Calificaciones de los estudiantes de un curso en un logro',
    method: 'GET',
    path: '/api/learning/record-resume/{indicatorId}',
    roles: ['Admin', 'Teacher'],
    params: object({ indicatorId: integer() }),
    answer: object({ studentAcademicRecords: shownList(recordRowSchema) }),
  }),
  save: endpoint({
    id: 'API-043',
    summary: 'Calificar a estudiantes; se guarda toda la lista o nada',
    method: 'POST',
    path: '/api/learning/student-academic-record',
    // EVAL-64
    roles: ['Teacher'],
    body: list(savedAcademicRecord).min(1),
    answer: object({ studentAcademicRecords: list(academicRecordSchema) }),
    errors: {
      outOfRange: {
        status: 422,
        errorCode: 'studentAcademicRecord_outOfRange',
        message: 'La calificación no está en el rango de su nivel.',
      },
      invalidActivity: {
        status: 422,
        errorCode: 'studentAcademicRecord_invalidActivity',
        message: 'La actividad no es de este logro.',
      },
      invalidStudent: {
        status: 422,
        errorCode: 'studentAcademicRecord_invalidStudent',
        message: 'El estudiante no es un estudiante activo del curso.',
      },
      schoolYearMissing,
    },
    invalidates: ['academicRecords'],
  }),
};
