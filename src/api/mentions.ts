/** Mentions ('Menciones') and their categories: API-083 to API-087. */
import { object, type InferType } from 'yup';
import { endpoint, type DocumentedError } from './endpoint';
import { filled, flag, integer, list, text } from './schema';
import './school-failures';

export const mentionSchema = object({ id: integer(), description: text(), mentionCategoryId: integer(), active: flag() }).meta({
  name: 'MentionType',
});
export type Mention = InferType<typeof mentionSchema>;

export const mentionCategorySchema = object({ id: integer(), description: text() }).meta({ name: 'MentionCategory' });
export type MentionCategory = InferType<typeof mentionCategorySchema>;

const mentionList = object({ mentionTypes: list(mentionSchema) });

const content = { description: filled(), mentionCategoryId: integer() };

const duplicated = {
  status: 409,
  errorCode: 'mentionType_duplicated',
  message: 'La mención {description} ya existe.',
} as const satisfies DocumentedError;

export const mentions = {
  list: endpoint({
    id: 'API-083',
    summary: 'Menciones activas del colegio',
    method: 'GET',
    path: '/api/mention-type/school',
    headers: 'year',
    roles: ['Admin'],
    answer: mentionList,
    errors: {},
  }),
  listCategories: endpoint({
    id: 'API-084',
    summary: 'Categorías de las menciones, al menos una',
    method: 'GET',
    path: '/api/mention-category/school',
    headers: 'year',
    roles: ['Admin'],
    answer: object({ categories: list(mentionCategorySchema).min(1) }),
    errors: {},
  }),
  create: endpoint({
    id: 'API-085',
    summary: 'Crear menciones; se guarda toda la lista o nada',
    method: 'POST',
    path: '/api/mention-type',
    headers: 'year',
    roles: ['Admin'],
    body: list(object({ id: integer().nullable().oneOf([null]), ...content }).defined()).min(1),
    answer: mentionList,
    errors: { duplicated },
  }),
  edit: endpoint({
    id: 'API-086',
    summary: 'Editar una mención',
    method: 'PUT',
    path: '/api/mention-type',
    headers: 'year',
    roles: ['Admin'],
    body: object({ id: integer(), ...content }),
    answer: mentionSchema,
    errors: { duplicated },
  }),
  remove: endpoint({
    id: 'API-087',
    summary: 'Eliminar una mención',
    method: 'DELETE',
    path: '/api/mention-type/{id}',
    headers: 'year',
    roles: ['Admin'],
    params: object({ id: integer() }),
    answer: null,
    errors: {},
  }),
};
