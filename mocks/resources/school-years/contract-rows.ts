import { enrollments } from '@/api/resources/enrollments';
import { schoolYears } from '@/api/resources/school-years';
import { callerOf, moveClock, send, type ContractRow } from '@mocks/testing/contract';

const dates = { startDate: '2027-01-01 00:00:00', endDate: '2027-12-31 23:59:59' };
const create = (change: object = {}) => ({ body: { id: null, ...dates, ...change } });

/** School 4's year 2025 is over: year 4 of the seed. */
const closing = {
  startDate: '2026-01-01 00:00:00',
  endDate: '2026-12-31 23:59:59',
  schoolYearId: 4,
  schoolId: 4,
};
const close = (change: object = {}) => ({ body: { ...closing, ...change } });

const crossed = { status: 409, errorCode: 'schoolYear_overlap', message: 'Las fechas se cruzan con otro año escolar.' } as const;

/** The years of a school, and the close of one. */
export const rows: readonly ContractRow[] = [
  { endpoint: schoolYears.current, input: {}, as: 'directora', refused: [] },
  { endpoint: schoolYears.list, input: {}, as: 'coordinadora', refused: [] },
  {
    endpoint: schoolYears.save,
    input: create(),
    as: 'coordinadora',
    refused: [
      { why: 'an unknown id', status: 404, input: create({ id: 99 }) },
      { why: "another school's id", status: 404, input: create({ id: 2 }) },
      {
        why: "another year's days",
        ...crossed,
        input: create({ startDate: '2026-12-31 00:00:00' }),
      },
      {
        why: "a start that is another year's last moment",
        ...crossed,
        input: create({ startDate: '2026-12-31 23:59:59' }),
      },
      {
        why: "an end that is another year's first moment",
        ...crossed,
        as: 'cierre',
        input: create({ startDate: '2024-01-01 00:00:00', endDate: '2025-01-01 00:00:00' }),
      },
      {
        why: 'an end that is not after its start',
        status: 422,
        message: 'La fecha final debe ser posterior a la fecha inicial.',
        input: create({ endDate: dates.startDate }),
      },
    ],
  },
  {
    endpoint: schoolYears.close,
    input: close(),
    as: 'cierre',
    refused: [
      { why: 'another school', status: 403, input: close({ schoolId: 1 }) },
      { why: "another school's year", status: 404, input: close({ schoolYearId: 1 }) },
      {
        why: 'a second close',
        status: 409,
        errorCode: 'endOfYear_alreadyClosed',
        message: 'Ya existe un cierre de año para este año escolar.',
        prepare: async () => {
          await send(schoolYears.close, close(), await callerOf('cierre'));
        },
        input: close(),
      },
      {
        why: 'a year that has not ended',
        status: 409,
        errorCode: 'endOfYear_yearNotEnded',
        message: 'El año escolar aún no ha terminado.',
        as: 'coordinadora',
        input: close({ schoolId: 1, schoolYearId: 1 }),
      },
      {
        why: 'an enrollment that is open',
        status: 409,
        errorCode: 'endOfYear_enrollmentOpen',
        message: 'La matrícula del año anterior sigue abierta.',
        as: 'matriculas',
        prepare: () => moveClock('2027-01-02T10:00:00-05:00'),
        input: close({ ...dates, schoolId: 5, schoolYearId: 6 }),
      },
      {
        why: 'days of a stored year',
        status: 422,
        errorCode: 'endOfYear_invalidDates',
        message: 'Las fechas se cruzan con otro año escolar.',
        input: close({ startDate: '2025-12-31 00:00:00' }),
      },
      {
        why: 'days of one of several years',
        status: 422,
        errorCode: 'endOfYear_invalidDates',
        message: 'Las fechas se cruzan con otro año escolar.',
        prepare: async () => {
          await send(schoolYears.save, create(), await callerOf('cierre'));
        },
        input: close({ endDate: '2027-06-30 23:59:59' }),
      },
      {
        why: 'an end before its start',
        status: 422,
        errorCode: 'endOfYear_invalidDates',
        message: 'Las fechas se cruzan con otro año escolar.',
        input: close({ startDate: '2026-12-31 23:59:59', endDate: '2026-01-01 00:00:00' }),
      },
    ],
  },
  {
    endpoint: enrollments.active,
    input: { params: { schoolId: 5 } },
    as: 'matriculas',
    refused: [{ why: 'another school', status: 403, input: { params: { schoolId: 1 } } }],
  },
];
