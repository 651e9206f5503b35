import { subjects } from '@/api/resources/subjects';
import type { ContractRow } from '@mocks/testing/contract';

const NO_ID = 999_999;

/** A new subject of type 8, school 1's mathematics. Subject 8 is Música, without teachers; 16 is Matemáticas; 36 is of school 2. */
const course = { id: null, name: 'Aritmética', schoolId: 1, subjectTypeId: 8, active: true };
const saved = (...changes: Record<string, unknown>[]) => ({ body: { courses: changes.map((change) => ({ ...course, ...change })) } });

const icon = { id: null, type: 'ICON', value: '22', externalId: 8 };
const colour = { id: null, type: 'COLOR', value: '#800059', externalId: 8 };
const assets = (...changes: Record<string, unknown>[]) => ({ body: changes.map((change) => ({ ...icon, ...change })) });

const repeated = { status: 409, errorCode: 'course_duplicatedName' };

export const rows: readonly ContractRow[] = [
  { endpoint: subjects.list, input: {}, as: 'coordinadora', refused: [] },
  { endpoint: subjects.listWithSlash, shown: ['courses'], input: {}, as: 'directora', refused: [] },
  { endpoint: subjects.listByType, input: {}, as: 'coordinadora', refused: [] },
  {
    endpoint: subjects.save,
    input: saved({}, { name: 'Cálculo' }),
    as: 'coordinadora',
    refused: [
      { why: 'another school', status: 403, input: saved({}, { name: 'Cálculo', schoolId: 2 }) },
      { why: 'a name in use', ...repeated, message: 'La asignatura MATEMÁTICAS ya existe.', input: saved({ name: 'MATEMÁTICAS' }) },
      {
        why: 'a name twice in the list',
        ...repeated,
        message: 'La asignatura arit mética ya existe.',
        input: saved({}, { name: 'arit mética' }),
      },
      {
        why: "another's name in an edit",
        ...repeated,
        message: 'La asignatura Química ya existe.',
        input: saved({ id: 8, name: 'Química' }),
      },
      { why: 'an unknown type', status: 404, input: saved({}, { name: 'Cálculo', subjectTypeId: NO_ID }) },
      { why: "another school's type", status: 404, input: saved({ subjectTypeId: 34 }) },
      { why: 'an unknown id', status: 404, input: saved({}, { name: 'Cálculo', id: NO_ID }) },
      { why: "another school's subject", status: 404, input: saved({ id: 36 }) },
      { why: 'a blank name', status: 400, input: saved({ name: ' ' }) },
      { why: 'no type', status: 400, input: saved({ subjectTypeId: null }) },
      { why: 'a deletion in disguise', status: 400, input: saved({ id: 8, active: false }) },
      { why: 'nothing', status: 400, input: saved() },
    ],
  },
  {
    endpoint: subjects.remove,
    input: { params: { id: 8 } },
    as: 'coordinadora',
    refused: [
      {
        why: 'a subject of an active teacher',
        status: 409,
        message: 'No puede eliminar una asignatura con profesor activo',
        input: { params: { id: 16 } },
      },
      { why: "another school's subject", status: 404, input: { params: { id: 36 } } },
    ],
  },
  { endpoint: subjects.listTypes, input: {}, as: 'coordinadora', refused: [] },
  {
    endpoint: subjects.addType,
    input: { body: [{ id: null, value: 'Agropecuaria' }] },
    as: 'coordinadora',
    refused: [
      {
        why: 'a type in use',
        status: 409,
        errorCode: 'subjectType_duplicated',
        message: 'Tipo de asignatura existente',
        input: { body: [{ id: null, value: 'matemáticas ' }] },
      },
      { why: 'blanks', status: 400, input: { body: [{ id: null, value: '  ' }] } },
      { why: 'an id', status: 400, input: { body: [{ id: 8, value: 'Agropecuaria' }] } },
      { why: 'two at once', status: 400, input: { body: ['Agropecuaria', 'Contable'].map((value) => ({ id: null, value })) } },
    ],
  },
  {
    // School 4 has no subjects of this type.
    endpoint: subjects.removeType,
    input: { params: { id: 44 } },
    as: 'cierre',
    refused: [
      {
        why: 'a type in use',
        status: 409,
        errorCode: 'SubjectTypeId',
        message: 'No se pudo eliminar el tipo de asignatura porque está siendo utilizado en una asignatura',
        input: { params: { id: 34 } },
      },
      { why: "another school's type", status: 404, input: { params: { id: 8 } } },
    ],
  },
  {
    endpoint: subjects.listAssets,
    input: { params: { subjectId: 16 } },
    as: 'directora',
    refused: [{ why: 'a name in place of an id', status: 400, input: { params: { subjectId: 'mates' } } }],
  },
  {
    endpoint: subjects.saveAssets,
    input: { body: [icon, colour] },
    as: 'coordinadora',
    refused: [
      { why: 'an icon beyond the last', status: 400, input: assets({}, { value: '26' }) },
      { why: 'an icon that is no number', status: 400, input: assets({ value: 'música' }) },
      { why: 'an icon with a zero before it', status: 400, input: assets({ value: '07' }) },
      { why: 'a colour by its name', status: 400, input: { body: [{ ...colour, value: 'red' }] } },
      { why: 'a colour of three digits', status: 400, input: { body: [{ ...colour, value: '#fff' }] } },
      { why: 'another kind', status: 400, input: assets({ type: 'SOUND' }) },
      { why: 'an unknown subject', status: 404, input: assets({}, { externalId: NO_ID }) },
      { why: "another school's subject", status: 404, input: assets({ externalId: 36 }) },
    ],
  },
];
