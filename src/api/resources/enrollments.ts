/** The process by which students get the rooms of a new school year: API-021, API-022. */
import { object, type InferType } from 'yup';
import { endpointsOf } from '@/api/core/endpoint';
import { integer, word } from '@/api/core/schema';

const endpoint = endpointsOf('enrollments');

export const enrollmentSchema = object({
  id: integer(),
  schoolId: integer(),
  /** The new year. */
  schoolYearId: integer(),
  status: word('ACTIVE'),
}).meta({ name: 'Enrollment' });
export type Enrollment = InferType<typeof enrollmentSchema>;

export const enrollments = {
  active: endpoint({
    id: 'API-021',
    summary: 'La matrícula abierta del colegio, o null',
    method: 'GET',
    path: '/api/end-of-year/active/{schoolId}',
    roles: ['Admin'],
    params: object({ schoolId: integer() }),
    answer: object({ enrollment: enrollmentSchema.nullable().defined() }),
  }),
  finalize: endpoint({
    id: 'API-022',
    summary: 'Finalizar la matrícula: cada estudiante pasa a su curso del año nuevo',
    method: 'POST',
    path: '/api/end-of-year-finalization',
    roles: ['Admin'],
    body: object({ id: integer(), schoolId: integer(), schoolYearId: integer() }),
    answer: object({
      id: integer(),
      status: word('FINALIZED'),
      promoted: integer(),
      notPromoted: integer(),
      retired: integer(),
    }),
    errors: {
      alreadyFinalized: {
        status: 409,
        errorCode: 'endOfYear_alreadyFinalized',
        message: 'Ya se ha realizado la matrícula para el siguiente año escolar.',
      },
      pendingStudents: {
        status: 409,
        errorCode: 'endOfYear_pendingStudents',
        message: 'Hay estudiantes sin matrícula asignada.',
      },
    },
    // ENRO-31: for every cause except a 401 or a missing answer.
    failureLines: [
      { display: 'modal', title: 'Error', text: 'Ya se ha realizado la matrícula para el siguiente año escolar.', rule: 'ENRO-31' },
    ],
    invalidates: ['enrollments', 'preEnrollments', 'students', 'rooms'],
  }),
};
