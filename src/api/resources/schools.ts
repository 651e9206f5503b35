/** The school itself: API-008 to API-011. */
import { object, type InferType } from 'yup';
import { endpointsOf } from '@/api/core/endpoint';
import { onlyLogged } from '@/api/core/failure-line';
import { fileOrNull, filled, integer, list, text } from '@/api/core/schema';

const endpoint = endpointsOf('schools');

export const schoolSchema = object({
  id: integer(),
  name: text(),
  image: text().nullable(),
  schoolPhone: text().nullable(),
  schoolEmail: text().nullable(),
  schoolAddress: text().nullable(),
  /** A label of API-010, or null. */
  schoolCity: text().nullable(),
}).meta({ name: 'School' });
export type School = InferType<typeof schoolSchema>;

/** The body of a save; a changed name or e-mail is ignored (SCHO-24). */
const savedSchool = schoolSchema
  .shape({ schoolPhone: filled(), schoolAddress: filled() })
  // The schema name belongs to the answer.
  .meta({ name: undefined });

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
  edit: endpoint({
    id: 'API-009',
    summary: 'Editar teléfono, dirección, municipio y logo del colegio',
    method: 'PUT',
    path: '/api/schools/{id}/',
    roles: ['Admin'],
    params: object({ id: integer() }),
    form: object({ schoolRequest: savedSchool.defined(), file: fileOrNull() }),
    answer: schoolSchema,
    errors: { unknownCity: { status: 422, errorCode: null, message: 'El municipio no existe.' } },
  }),
  listCities: endpoint({
    id: 'API-010',
    summary: 'Municipios entre los que se elige el del colegio',
    method: 'GET',
    path: '/schoolCities/',
    roles: ['Admin'],
    answer: object({ cities: list(object({ id: integer(), label: text() })) }),
  }),
  getWords: endpoint({
    id: 'API-011',
    summary: 'Las palabras del colegio para asignatura y curso, que no cambian ningún rótulo',
    method: 'GET',
    path: '/api/school/config',
    roles: ['Admin'],
    answer: object({ subject: text().nullable(), room: text().nullable() }),
    failureLines: [onlyLogged('SCHO-26')],
  }),
};
