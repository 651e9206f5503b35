/** School years: API-017. */
import { object, type InferType } from 'yup';
import { endpoint } from './endpoint';
import { integer, wireDate } from './schema';

export const schoolYearSchema = object({ id: integer(), startDate: wireDate(), endDate: wireDate() }).meta({ name: 'SchoolYear' });
export type SchoolYear = InferType<typeof schoolYearSchema>;

export const schoolYears = {
  current: endpoint({
    id: 'API-017',
    summary: 'El año escolar más reciente, o null en un colegio sin ninguno',
    method: 'GET',
    path: '/api/school-year/current',
    headers: 'school',
    roles: ['Admin', 'Teacher'],
    answer: schoolYearSchema.nullable().defined(),
    errors: {},
  }),
};
