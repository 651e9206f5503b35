/** What a teacher writes about each student in a subject and period: API-044 to API-046. The API calls a subject a course. */
import { object, type InferType } from 'yup';
import { endpointsOf } from '@/api/core/endpoint';
import { onlyLogged } from '@/api/core/failure-line';
import { filled, integer, list, shownList, text } from '@/api/core/schema';
import { schoolYearMissing } from './school-years';

const endpoint = endpointsOf('courseObservations');

export const courseObservationSchema = object({
  id: integer(),
  studentId: integer(),
  observation: text(),
  periodId: integer(),
}).meta({ name: 'CourseObservation' });
export type CourseObservation = InferType<typeof courseObservationSchema>;

export const courseObservations = {
  list: endpoint({
    id: 'API-044',
    summary: 'Observaciones de una asignatura en un periodo, de todos los cursos que se pueden ver',
    method: 'GET',
    path: '/api/learning/course/{courseId}/observation',
    roles: ['Admin', 'Teacher'],
    params: object({ courseId: integer() }),
    query: object({ periodId: integer() }),
    answer: object({ observations: shownList(courseObservationSchema) }),
    failureLines: [{ ...onlyLogged('PROF-05'), context: 'card' }],
  }),
  add: endpoint({
    id: 'API-045',
    summary: 'Agregar la misma observación a varios estudiantes; a todos o a ninguno',
    method: 'POST',
    path: '/api/learning/course/{courseId}/observation',
    roles: ['Teacher'],
    params: object({ courseId: integer() }),
    body: object({ studentIds: list(integer()).min(1), periodId: integer(), observation: filled() }),
    answer: object({ observations: list(courseObservationSchema) }),
    errors: {
      duplicated: {
        status: 409,
        errorCode: 'courseObservation_duplicated',
        message: 'El estudiante ya tiene una observación en este periodo.',
      },
      schoolYearMissing,
    },
    failureLines: [onlyLogged('COBS-21')],
    invalidates: ['courseObservations'],
  }),
  edit: endpoint({
    id: 'API-046',
    summary: 'Editar la observación de un estudiante',
    method: 'PUT',
    path: '/api/learning/course/{courseId}/observation/{observationId}',
    roles: ['Teacher'],
    params: object({ courseId: integer(), observationId: integer() }),
    body: object({ studentId: integer(), periodId: integer(), observation: filled() }),
    answer: object({ observation: courseObservationSchema.defined() }),
    errors: { schoolYearMissing },
    failureLines: [onlyLogged('COBS-21')],
    invalidates: ['courseObservations'],
  }),
};
