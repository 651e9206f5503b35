/** School years: API-017 to API-020. */
import { object, type InferType } from 'yup';
import { endpointsOf, type DocumentedError } from '@/api/core/endpoint';
import { integer, list, wireDate } from '@/api/core/schema';
import { enrollmentSchema } from './enrollments';

const endpoint = endpointsOf('schoolYears');

export const schoolYearSchema = object({ id: integer(), startDate: wireDate(), endDate: wireDate() }).meta({ name: 'SchoolYear' });
export type SchoolYear = InferType<typeof schoolYearSchema>;

/** The refusal of every write that needs a year, in a school without one (conventions of the endpoint table). */
export const schoolYearMissing = {
  status: 409,
  errorCode: 'schoolYear_missing',
  message: 'El colegio no tiene un año escolar.',
} as const satisfies DocumentedError;

export const schoolYears = {
  current: endpoint({
    id: 'API-017',
    summary: 'El año escolar más reciente, o null en un colegio sin ninguno',
    method: 'GET',
    path: '/api/school-year/current',
    headers: 'school',
    roles: ['Admin', 'Teacher'],
    answer: schoolYearSchema.nullable().defined(),
  }),
  list: endpoint({
    id: 'API-018',
    summary: 'Los años escolares del colegio',
    method: 'GET',
    path: '/api/school-years',
    roles: ['Admin'],
    // `periods` is the customer document's name for this list.
    answer: object({ periods: list(schoolYearSchema) }),
  }),
  save: endpoint({
    id: 'API-019',
    summary: 'Crear el primer año escolar del colegio',
    method: 'PUT',
    path: '/api/school-year',
    headers: 'school',
    roles: ['Admin'],
    body: object({ id: integer().nullable(), startDate: wireDate(), endDate: wireDate() }),
    answer: schoolYearSchema,
    errors: {
      overlap: { status: 409, errorCode: 'schoolYear_overlap', message: 'Las fechas se cruzan con otro año escolar.' },
      invalidRange: { status: 422, errorCode: null, message: 'La fecha final debe ser posterior a la fecha inicial.' },
    },
  }),
  close: endpoint({
    id: 'API-020',
    summary: 'Finalizar el año escolar: crea el siguiente y abre su matrícula',
    method: 'POST',
    path: '/api/end-of-year',
    roles: ['Admin'],
    body: object({ startDate: wireDate(), endDate: wireDate(), schoolYearId: integer(), schoolId: integer() }),
    answer: object({ schoolYear: schoolYearSchema.defined(), enrollment: enrollmentSchema.defined() }),
    errors: {
      alreadyClosed: {
        status: 409,
        errorCode: 'endOfYear_alreadyClosed',
        message: 'Ya existe un cierre de año para este año escolar.',
      },
      yearNotEnded: { status: 409, errorCode: 'endOfYear_yearNotEnded', message: 'El año escolar aún no ha terminado.' },
      enrollmentOpen: { status: 409, errorCode: 'endOfYear_enrollmentOpen', message: 'La matrícula del año anterior sigue abierta.' },
      invalidDates: { status: 422, errorCode: 'endOfYear_invalidDates', message: 'Las fechas se cruzan con otro año escolar.' },
    },
    failureLines: [{ display: 'modal', title: 'Error', text: 'Ya existe un cierre de año para este año escolar.', rule: 'YEAR-15' }],
  }),
};
