/** The process by which students get the rooms of a new school year: API-021. */
import { object } from 'yup';
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
};
