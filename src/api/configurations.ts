/** The school's switches: API-012. */
import { object, type InferType } from 'yup';
import { endpoint } from './endpoint';
import { flag, integer, list, text } from './schema';

/** The one named 'commentPost' carries the school flag (SESS-06). */
export const configurationSchema = object({ id: integer(), name: text(), active: flag() }).meta({ name: 'Configuration' });
export type Configuration = InferType<typeof configurationSchema>;

export const configurations = {
  list: endpoint({
    id: 'API-012',
    summary: 'Configuraciones del colegio',
    method: 'GET',
    path: '/api/configurations/schools/{schoolId}',
    headers: 'year',
    roles: ['Admin', 'Teacher'],
    params: object({ schoolId: integer() }),
    answer: object({ configurations: list(configurationSchema) }),
    errors: {},
  }),
};
