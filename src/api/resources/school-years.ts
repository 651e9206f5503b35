/** School years: API-017. */
import { object, type InferType } from 'yup';
import { endpointsOf, type DocumentedError } from '@/api/core/endpoint';
import { integer, wireDate } from '@/api/core/schema';

const endpoint = endpointsOf('schoolYears');

export const schoolYearSchema = object({ id: integer(), startDate: wireDate(), endDate: wireDate() }).meta({ name: 'SchoolYear' });
export type SchoolYear = InferType<typeof schoolYearSchema>;

/** The refusal of every write that needs a year, in a school without one (conventions of the endpoint table). */
export const schoolYearMissing = {
  status: 409,
  errorCode: 'schoolYear_missing',
  message: 'El colegio no tiene un año escolar.',
} as const satisfies DocumentedError;

export const schoolYears = {
  current: endpoint({
    id: 'API-017',
    summary: 'El año escolar más reciente, o null en un colegio sin ninguno',
    method: 'GET',
    path: '/api/school-year/current',
    headers: 'school',
    roles: ['Admin', 'Teacher'],
    answer: schoolYearSchema.nullable().defined(),
  }),
};
