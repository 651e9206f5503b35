/** The school's switches: API-012, API-013. */
import { object, type InferType } from 'yup';
import { endpointsOf } from '@/api/core/endpoint';
import { flag, integer, list, text } from '@/api/core/schema';

const endpoint = endpointsOf('configurations');

/** The one named 'commentPost' carries the school flag (SESS-06). */
export const configurationSchema = object({ id: integer(), name: text(), active: flag() }).meta({ name: 'Configuration' });
export type Configuration = InferType<typeof configurationSchema>;

export const configurations = {
  list: endpoint({
    id: 'API-012',
    summary: 'Configuraciones del colegio',
    method: 'GET',
    path: '/api/configurations/schools/{schoolId}',
    roles: ['Admin', 'Teacher'],
    params: object({ schoolId: integer() }),
    answer: object({ configurations: list(configurationSchema) }),
  }),
  toggle: endpoint({
    id: 'API-013',
    summary: 'Encender o apagar una configuración del colegio',
    method: 'PUT',
    path: '/api/configuration/{configurationId}/toggle-active',
    roles: ['Admin'],
    params: object({ configurationId: integer() }),
    answer: configurationSchema,
    invalidates: ['configurations'],
  }),
};
