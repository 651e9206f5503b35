/** Mentions ('Menciones') and their categories: API-083 to API-087. */
import { object, type InferType } from 'yup';
import { endpointsOf, type DocumentedError } from '@/api/core/endpoint';
import { ANY_REFUSAL, SERVER_MESSAGE } from '@/api/core/failure-line';
import { filled, flag, integer, list, shownList, text } from '@/api/core/schema';

const endpoint = endpointsOf('mentions');

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
    roles: ['Admin'],
    answer: object({ mentionTypes: shownList(mentionSchema) }),
  }),
  listCategories: endpoint({
    id: 'API-084',
    summary: 'Categorías de las menciones, al menos una',
    method: 'GET',
    path: '/api/mention-category/school',
    roles: ['Admin'],
    answer: object({ categories: list(mentionCategorySchema).min(1) }),
  }),
  create: endpoint({
    id: 'API-085',
    summary: 'Crear menciones; se guarda toda la lista o nada',
    method: 'POST',
    path: '/api/mention-type',
    roles: ['Admin'],
    body: list(object({ id: integer().nullable().oneOf([null]), ...content }).defined()).min(1),
    answer: mentionList,
    errors: { duplicated },
    failureLines: [{ display: 'banner', text: SERVER_MESSAGE, rule: 'MENT-12' }],
    invalidates: ['mentions'],
  }),
  edit: endpoint({
    id: 'API-086',
    summary: 'Editar una mención',
    method: 'PUT',
    path: '/api/mention-type',
    roles: ['Admin'],
    body: object({ id: integer(), ...content }),
    answer: mentionSchema,
    errors: { duplicated },
    invalidates: ['mentions'],
  }),
  remove: endpoint({
    id: 'API-087',
    summary: 'Eliminar una mención',
    method: 'DELETE',
    path: '/api/mention-type/{id}',
    roles: ['Admin'],
    params: object({ id: integer() }),
    answer: null,
    failureLines: [ANY_REFUSAL],
    invalidates: ['mentions'],
  }),
};
