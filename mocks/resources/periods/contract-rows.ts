import { periods } from '@/api/resources/periods';
import type { ContractRow } from '@mocks/testing/contract';

/** A period after the four seeded ones. */
const fifth = { id: null, name: 'Periodo 5', startDate: '2026-11-30 00:00:00', endDate: '2026-12-31 23:59:59' };
const list = (...changes: object[]) => ({ body: changes.map((change) => ({ ...fifth, ...change })) });

/** The periods of a school year; 1 to 4 are of school 1, 5 to 8 of school 2. */
export const rows: readonly ContractRow[] = [
  { endpoint: periods.list, input: {}, as: 'directora', refused: [] },
  {
    endpoint: periods.save,
    input: list({}),
    as: 'coordinadora',
    refused: [
      { why: 'another name', status: 400, input: list({ name: 'Bimestre 1' }) },
      { why: 'no period', status: 400, input: { body: [] } },
      { why: "another school's id", status: 404, input: list({ id: 5 }) },
      { why: 'an unknown id', status: 404, input: list({ id: 99 }) },
      {
        why: 'a sixth',
        status: 422,
        errorCode: 'period_limitExceeded',
        message: 'Máximo 5 periodos por año escolar.',
        input: list({}, { startDate: '2026-01-01 00:00:00', endDate: '2026-01-05 23:59:59' }),
      },
      {
        why: 'a repeated name',
        status: 409,
        errorCode: 'period_duplicatedName',
        message: 'Ya existe un periodo con ese nombre.',
        input: list({ name: 'Periodo 1' }),
      },
      {
        why: 'days beyond the year',
        status: 422,
        errorCode: 'period_outOfSchoolYear',
        message: 'La fecha debe estar en el rango del año escolar actual',
        input: list({ endDate: '2027-01-01 23:59:59' }),
      },
      {
        why: 'days of another period',
        status: 422,
        errorCode: 'period_overlap',
        message: 'Error en el intervalo de fechas existentes',
        input: list({ startDate: '2026-11-20 00:00:00' }),
      },
      {
        why: 'an end before its start',
        status: 422,
        errorCode: 'period_invalidRange',
        message: 'La fecha final no puede ser anterior a la fecha inicial',
        input: list({ startDate: '2026-12-10 00:00:00', endDate: '2026-12-09 23:59:59' }),
      },
      {
        why: 'a school without a year',
        status: 409,
        errorCode: 'schoolYear_missing',
        message: 'El colegio no tiene un año escolar.',
        as: 'sin-anio',
        input: list({}),
      },
    ],
  },
  {
    endpoint: periods.remove,
    input: { params: { id: 4 } },
    as: 'coordinadora',
    refused: [
      { why: "another school's", status: 404, input: { params: { id: 5 } } },
      {
        why: 'a period with achievements',
        status: 409,
        errorCode: 'period_withIndicator',
        message: 'No puede eliminar un periodo con logros asociados',
        input: { params: { id: 2 } },
      },
    ],
  },
];
