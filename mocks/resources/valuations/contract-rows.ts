import { valuations } from '@/api/resources/valuations';
import type { ContractRow } from '@mocks/testing/contract';

const item = (name: string, initialValue: number, endValue: number) => ({
  id: null,
  name,
  description: 'Cumple con solvencia al',
  initialValue,
  endValue,
  modelType: 'A',
});

const fresh = {
  id: null,
  primary: false,
  initialValue: 1,
  endValue: 5,
  includeValoration: true,
  isQualificationByActivities: false,
  items: [item('Negativo', 1, 2.5), item('Positivo', 2.6, 5)],
};
const save = (change: object = {}) => ({ body: { ...fresh, ...change } });
const crossed = {
  status: 422,
  errorCode: 'valorization_invalidRange',
  message: 'Los rangos no deben cruzarse ni salir del rango total',
} as const;
const tooMany = {
  status: 422,
  errorCode: 'valorization_itemLimit',
  message: 'No puede haber mas de 5 indicadores en total',
} as const;

/** The valuation configurations of a school; school 3 has none yet, 1 and 2 are of school 1. */
export const rows: readonly ContractRow[] = [
  { endpoint: valuations.get, input: {}, as: 'directora', refused: [] },
  {
    endpoint: valuations.save,
    input: save(),
    as: 'colegio-vacio',
    refused: [
      { why: 'a negative start', status: 400, input: save({ initialValue: -1 }) },
      { why: 'a start with decimals', status: 400, input: save({ initialValue: 0.5 }) },
      { why: 'an item value over 100', status: 400, input: save({ items: [item('Negativo', 1, 100.5)] }) },
      { why: 'an item value below 0', status: 400, input: save({ items: [item('Negativo', -0.1, 5)] }) },
      { why: 'a blank name', status: 400, input: save({ items: [item(' ', 1, 5)] }) },
      { why: 'a blank base indicator', status: 400, input: save({ items: [{ ...item('Alto', 1, 5), description: '' }] }) },
      { why: "another school's id", status: 404, input: save({ id: 1 }) },
      { why: 'an unknown id', status: 404, input: save({ id: 99 }) },
      {
        why: 'an item of another configuration',
        status: 404,
        as: 'coordinadora',
        input: save({ id: 1, items: [{ ...item('Alto', 1, 5), id: 20 }] }),
      },
      {
        why: 'an item that no new one has',
        status: 404,
        input: save({ items: [item('Negativo', 1, 2), { ...item('Positivo', 2, 5), id: 20 }] }),
      },
      { why: 'another level than it has', status: 400, as: 'coordinadora', input: save({ id: 1, primary: true }) },
      {
        why: 'a second one of a level',
        status: 409,
        errorCode: 'valorization_duplicated',
        message: 'Ya existe una configuración para este nivel.',
        as: 'coordinadora',
        input: save(),
      },
      { why: 'no items', ...tooMany, input: save({ items: [] }) },
      {
        why: 'six items',
        ...tooMany,
        input: save({ items: [1, 2, 3, 4, 5, 6].map((at) => item(`Nivel ${at}`, at, at + 1)), endValue: 7 }),
      },
      { why: 'a start that is not below its end', ...crossed, input: save({ initialValue: 5 }) },
      { why: 'an item that does not rise', ...crossed, input: save({ items: [item('Negativo', 2, 2)] }) },
      { why: 'an item beyond the end', ...crossed, input: save({ items: [item('Negativo', 4, 5.1)] }) },
      { why: 'an item before the start', ...crossed, input: save({ items: [item('Negativo', 0.9, 2)] }) },
      { why: 'items that cross', ...crossed, input: save({ items: [item('Negativo', 1, 3), item('Positivo', 2.9, 5)] }) },
    ],
  },
];
