import { configurations } from '@/api/resources/configurations';
import { schools } from '@/api/resources/schools';
import { templates } from '@/api/resources/templates';
import type { ContractRow } from '@mocks/testing/contract';
import { fileOf } from '@mocks/testing/sample-post';

const school = {
  id: 1,
  name: 'Colegio Mirador de los Yarumos',
  image: null,
  schoolPhone: '604 000 0999',
  schoolEmail: 'secretaria@yarumos.example',
  schoolAddress: 'Calle 10 # 20 - 30',
  schoolCity: 'Bello, Antioquia',
};

const edit = (change: object, file: File | null = null, id = 1) => ({
  params: { id },
  form: { schoolRequest: { ...school, ...change }, file },
});

/** A school with its information, switches and templates of lists. */
export const rows: readonly ContractRow[] = [
  {
    endpoint: schools.get,
    input: { params: { schoolId: 1 } },
    as: 'coordinadora',
    refused: [{ why: 'another school', status: 403, input: { params: { schoolId: 2 } } }],
  },
  {
    endpoint: schools.edit,
    input: edit({}),
    as: 'coordinadora',
    unknownId: 403,
    refused: [
      { why: 'another school', status: 403, input: edit({ id: 2 }, null, 2) },
      { why: 'a school of another id than the address', status: 400, input: edit({ id: 2 }) },
      { why: 'a blank phone', status: 400, input: edit({ schoolPhone: '  ' }) },
      { why: 'a blank address', status: 400, input: edit({ schoolAddress: '' }) },
      { why: 'no phone', status: 400, input: edit({ schoolPhone: null }) },
      { why: 'a logo that is no image', status: 400, input: edit({}, fileOf('escudo.pdf', 'application/pdf')) },
      { why: 'no part for the logo', status: 400, input: { params: { id: 1 }, form: { schoolRequest: school } } },
      { why: 'an unknown municipality', status: 422, message: 'El municipio no existe.', input: edit({ schoolCity: 'Macondo' }) },
    ],
  },
  { endpoint: schools.listCities, input: {}, as: 'coordinadora', refused: [] },
  { endpoint: schools.getWords, input: {}, as: 'coordinadora', refused: [] },
  {
    endpoint: configurations.list,
    input: { params: { schoolId: 1 } },
    as: 'directora',
    refused: [{ why: 'another school', status: 403, input: { params: { schoolId: 2 } } }],
  },
  {
    endpoint: configurations.toggle,
    input: { params: { configurationId: 1 } },
    as: 'coordinadora',
    refused: [
      { why: "another school's", status: 404, input: { params: { configurationId: 2 } } },
      { why: 'an unknown one', status: 404, input: { params: { configurationId: 99 } } },
    ],
  },
  { endpoint: templates.getUrls, input: {}, as: 'coordinadora', refused: [] },
];
