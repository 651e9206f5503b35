/** The achievements of a room in a subject and period: API-036 to API-038. The API calls one an indicator. */
import { object, type InferType } from 'yup';
import { endpointsOf } from '@/api/core/endpoint';
import { UNEXPECTED, UNREADABLE } from '@/api/core/failure-line';
import { decimal, filled, integer, list, shownList, text } from '@/api/core/schema';
import { schoolYearMissing } from './school-years';

const endpoint = endpointsOf('indicators');

/** One level of an achievement: a copy of the model's level with the achievement's own texts; later changes of the model do not affect it (VALU-32). */
const levelSchema = object({
  id: integer(),
  name: filled(),
  description: text(),
  initialValue: decimal(),
  endValue: decimal(),
}).meta({ name: 'IndicatorLevel' });
export type Level = InferType<typeof levelSchema>;

export const indicatorSchema = object({
  id: integer(),
  title: text(),
  roomId: integer(),
  periodId: integer(),
  subjectId: integer(),
  /** Sorted by initialValue. */
  valorizations: list(levelSchema),
}).meta({ name: 'Indicator' });
export type Indicator = InferType<typeof indicatorSchema>;

const savedIndicator = object({
  /** null for a new one (LEAR-39). */
  id: integer().nullable(),
  title: filled(),
  roomId: integer(),
  periodId: integer(),
  subjectId: integer(),
  valorizations: list(object({ name: filled(), description: filled(), initialValue: decimal(), endValue: decimal() }).defined()).min(1),
});
export type SavedIndicator = InferType<typeof savedIndicator>;

export const indicators = {
  list: endpoint({
    id: 'API-036',
    summary: 'Logros de un curso en una asignatura y un periodo',
    method: 'GET',
    path: '/api/learning/indicator',
    roles: ['Admin', 'Teacher'],
    query: object({ subjectId: integer(), periodId: integer(), roomId: integer() }),
    answer: object({ indicators: shownList(indicatorSchema) }),
  }),
  save: endpoint({
    id: 'API-037',
    summary: 'Crear o editar un logro',
    method: 'POST',
    path: '/api/learning/indicator',
    roles: ['Teacher'],
    body: savedIndicator,
    answer: object({ indicator: indicatorSchema.defined() }),
    errors: { schoolYearMissing },
    // Marks show the names of the achievement's levels.
    invalidates: ['indicators', 'academicRecords'],
  }),
  remove: endpoint({
    id: 'API-038',
    summary: 'Eliminar un logro sin calificaciones, con sus actividades',
    method: 'DELETE',
    path: '/api/learning/indicator/{id}',
    roles: ['Teacher'],
    params: object({ id: integer() }),
    answer: null,
    errors: {
      withStudentAcademicRecord: {
        status: 409,
        errorCode: 'indicator_withStudentAcademicRecord',
        message: 'No se puede eliminar un logro con calificaciones.',
      },
      schoolYearMissing,
    },
    failureLines: [
      { statuses: UNREADABLE, display: 'modal', text: UNEXPECTED, rule: 'LEAR-56' },
      { display: 'modal', text: 'No se puede eliminar un logro con calificaciones.', rule: 'LEAR-54' },
    ],
    invalidates: ['indicators', 'academicActivities', 'academicRecords'],
  }),
};
