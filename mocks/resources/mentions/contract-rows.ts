import { mentions } from '@/api/resources/mentions';
import type { ContractRow } from '@mocks/testing/contract';

const NO_ID = 999_999;

/** Categories 1 and 2 are of school 1, 3 is of school 2; mention 1 is 'Excelencia académica'. */
const mention = { id: null, description: 'Gran lectora', mentionCategoryId: 1 };
const created = (...changes: Record<string, unknown>[]) => ({ body: changes.map((change) => ({ ...mention, ...change })) });
const edited = (change: Record<string, unknown> = {}) => ({ body: { ...mention, id: 1, ...change } });

const repeated = { status: 409, errorCode: 'mentionType_duplicated' };

export const rows: readonly ContractRow[] = [
  { endpoint: mentions.list, shown: ['mentionTypes'], input: {}, as: 'coordinadora', refused: [] },
  { endpoint: mentions.listCategories, input: {}, as: 'colegio-vacio', refused: [] },
  {
    endpoint: mentions.create,
    input: created({}, { description: 'Gran lector' }),
    as: 'coordinadora',
    refused: [
      { why: 'a name in use', ...repeated, message: 'La mención BUEN trato ya existe.', input: created({}, { description: 'BUEN trato' }) },
      {
        why: 'a name twice in the list',
        ...repeated,
        message: 'La mención granlectora ya existe.',
        input: created({}, { description: 'granlectora' }),
      },
      { why: 'an unknown category', status: 404, input: created({}, { description: 'Gran lector', mentionCategoryId: NO_ID }) },
      { why: "another school's category", status: 404, input: created({ mentionCategoryId: 3 }) },
      { why: 'a blank name', status: 400, input: created({ description: ' ' }) },
      { why: 'an id', status: 400, input: created({ id: 1 }) },
      { why: 'nothing', status: 400, input: created() },
    ],
  },
  {
    endpoint: mentions.edit,
    input: edited(),
    as: 'coordinadora',
    refused: [
      { why: "another's name", ...repeated, message: 'La mención buen Trato ya existe.', input: edited({ description: 'buen Trato' }) },
      { why: 'an unknown id', status: 404, input: edited({ id: NO_ID }) },
      { why: "another school's mention", status: 404, as: 'cierre', input: edited({ mentionCategoryId: 7 }) },
      { why: "another school's category", status: 404, input: edited({ mentionCategoryId: 3 }) },
      { why: 'a blank name', status: 400, input: edited({ description: '' }) },
      { why: 'no id', status: 400, input: edited({ id: null }) },
    ],
  },
  {
    endpoint: mentions.remove,
    input: { params: { id: 1 } },
    as: 'coordinadora',
    refused: [{ why: "another school's mention", status: 404, as: 'cierre', input: { params: { id: 1 } } }],
  },
];
