/** The student observer: API-047 to API-052. */
import { object, type InferType } from 'yup';
import { endpointsOf } from '@/api/core/endpoint';
import { ANY_REFUSAL, onlyLogged } from '@/api/core/failure-line';
import { filled, integer, list, shownList, text } from '@/api/core/schema';
import { schoolYearMissing } from './school-years';

const endpoint = endpointsOf('studentObservations');

export const observationTypeSchema = object({ id: integer(), observationType: text() }).meta({ name: 'ObservationType' });

export const studentObservationSchema = object({
  id: integer(),
  studentId: integer(),
  periodId: integer(),
  observationTypeId: integer(),
  observation: text(),
  teacherId: integer(),
}).meta({ name: 'StudentObservation' });
export type StudentObservation = InferType<typeof studentObservationSchema>;

const savedObservation = object({
  studentId: integer(),
  periodId: integer(),
  observationTypeId: integer(),
  observation: filled(),
  teacherId: integer(),
});
export type SavedStudentObservation = InferType<typeof savedObservation>;

const observationList = object({ studentObservationsResponse: shownList(studentObservationSchema) });
const savedAnswer = object({ studentObservation: studentObservationSchema.defined() });

export const studentObservations = {
  types: endpoint({
    id: 'API-047',
    summary: 'Tipos de observación del colegio',
    method: 'GET',
    path: '/api/observation-type/{schoolId}',
    roles: ['Admin', 'Teacher'],
    params: object({ schoolId: integer() }),
    answer: object({ observationsType: list(observationTypeSchema) }),
  }),
  listOfStudent: endpoint({
    id: 'API-048',
    summary: 'Observaciones de un estudiante, de todos los profesores; las más recientes primero',
    method: 'GET',
    path: '/api/student-observation/student/{studentId}',
    roles: ['Admin'],
    params: object({ studentId: integer() }),
    answer: observationList,
  }),
  listOfTeacher: endpoint({
    id: 'API-049',
    summary: 'Observaciones de un estudiante escritas por un profesor; las más recientes primero',
    method: 'GET',
    path: '/api/student-observation/teacher/student',
    roles: ['Admin', 'Teacher'],
    query: object({ teacherId: integer(), studentId: integer(), periodId: integer().optional() }),
    answer: observationList,
  }),
  create: endpoint({
    id: 'API-050',
    summary: 'Crear una observación de un estudiante',
    method: 'POST',
    path: '/api/student-observation',
    roles: ['Teacher'],
    body: savedObservation,
    answer: savedAnswer,
    errors: { schoolYearMissing },
    failureLines: [onlyLogged('OBSE-29')],
    invalidates: ['studentObservations'],
  }),
  edit: endpoint({
    id: 'API-051',
    summary: 'Editar una observación propia',
    method: 'PUT',
    path: '/api/student-observation/{id}',
    roles: ['Teacher'],
    params: object({ id: integer() }),
    body: savedObservation,
    answer: savedAnswer,
    errors: { schoolYearMissing },
    failureLines: [onlyLogged('OBSE-29')],
    invalidates: ['studentObservations'],
  }),
  remove: endpoint({
    id: 'API-052',
    summary: 'Eliminar una observación propia',
    method: 'DELETE',
    path: '/api/student-observation/{id}',
    roles: ['Teacher'],
    params: object({ id: integer() }),
    answer: null,
    errors: { schoolYearMissing },
    failureLines: [ANY_REFUSAL],
    invalidates: ['studentObservations'],
  }),
};
