/** The school itself: API-008. */
import { object, type InferType } from 'yup';
import { endpointsOf } from '@/api/core/endpoint';
import { integer, text } from '@/api/core/schema';

const endpoint = endpointsOf('schools');

export const schoolSchema = object({
  id: integer(),
  name: text(),
  image: text().nullable(),
  schoolPhone: text().nullable(),
  schoolEmail: text().nullable(),
  schoolAddress: text().nullable(),
  schoolCity: text().nullable(),
}).meta({ name: 'School' });
export type School = InferType<typeof schoolSchema>;

export const schools = {
  get: endpoint({
    id: 'API-008',
    summary: 'El colegio',
    method: 'GET',
    path: '/schools/{schoolId}/',
    roles: ['Admin', 'Teacher'],
    params: object({ schoolId: integer() }),
    answer: schoolSchema,
  }),
};
