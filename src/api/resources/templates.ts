/** Templates of the lists that can be uploaded: API-096. */
import { object, type InferType } from 'yup';
import { endpointsOf } from '@/api/core/endpoint';
import { text } from '@/api/core/schema';

const endpoint = endpointsOf('templates');

/** Addresses of the files; mentions have none (UPLO-05). */
export const templateUrlsSchema = object({ urlRoomCSV: text(), urlCourseCSV: text(), urlTeacherCSV: text() });

export type TemplateUrls = InferType<typeof templateUrlsSchema>;

export const templates = {
  getUrls: endpoint({
    id: 'API-096',
    summary: 'Direcciones de las plantillas para cargar listas',
    method: 'GET',
    path: '/urls-template',
    roles: ['Admin'],
    answer: templateUrlsSchema,
  }),
};
