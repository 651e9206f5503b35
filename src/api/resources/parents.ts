/** Parents who read publications: API-031. */
import { object, type InferType } from 'yup';
import { endpointsOf } from '@/api/core/endpoint';
import { onlyLogged } from '@/api/core/failure-line';
import { integer, list, text } from '@/api/core/schema';

const endpoint = endpointsOf('parents');

const parentSchema = object({
  id: integer(),
  name: text(),
  surname: text(),
  image: text().nullable(),
  students: list(object({ id: integer(), name: text(), photoUrl: text().nullable(), roomName: text(), roomAcronyms: text() })),
}).meta({ name: 'Parent' });
export type Parent = InferType<typeof parentSchema>;

export const parents = {
  get: endpoint({
    id: 'API-031',
    summary: 'Un acudiente con sus estudiantes',
    method: 'GET',
    path: '/api/parents/{id}',
    roles: ['Admin', 'Teacher'],
    params: object({ id: integer() }),
    answer: parentSchema,
    failureLines: [onlyLogged('VIEW-05')],
  }),
};
