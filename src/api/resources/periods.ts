/** The periods of a school year: API-014 to API-016. */
import { object, type InferType } from 'yup';
import { endpointsOf } from '@/api/core/endpoint';
import { ANY_REFUSAL, INITIAL_DATA, onlyLogged } from '@/api/core/failure-line';
import { flag, integer, list, wireDate, word } from '@/api/core/schema';
import { schoolYearMissing } from './school-years';

const endpoint = endpointsOf('periods');

/** The only names a period may have, each once in a year (PERI-09). */
export const PERIOD_NAMES = ['Periodo 1', 'Periodo 2', 'Periodo 3', 'Periodo 4', 'Periodo 5'] as const;
export type PeriodName = (typeof PERIOD_NAMES)[number];

export const periodSchema = object({
  id: integer(),
  name: word(...PERIOD_NAMES),
  startDate: wireDate(),
  endDate: wireDate(),
  /** True when today in Bogotá lies within its two days (PERI-03). */
  state: flag(),
}).meta({ name: 'Period' });
export type Period = InferType<typeof periodSchema>;

const savedPeriod = object({
  /** null for a new one (PERI-23). */
  id: integer().nullable(),
  name: word(...PERIOD_NAMES),
  startDate: wireDate(),
  endDate: wireDate(),
}).defined();

const periodList = object({ periods: list(periodSchema) });

export const periods = {
  list: endpoint({
    id: 'API-014',
    summary: 'Periodos del año escolar de la sesión',
    method: 'GET',
    path: '/api/periods',
    roles: ['Admin', 'Teacher'],
    answer: periodList,
    // The achievements' screens say so themselves; 'Institución' has nothing to say of it (HOME-09).
    failureLines: [{ ...onlyLogged('LEAR-21'), context: 'learning' }, { ...onlyLogged('HOME-07'), context: 'card' }, INITIAL_DATA],
  }),
  save: endpoint({
    id: 'API-015',
    summary: 'Crear periodos o editar los que hay; se guarda toda la lista o nada',
    method: 'POST',
    path: '/api/period',
    roles: ['Admin'],
    body: list(savedPeriod).min(1),
    answer: periodList,
    errors: {
      limitExceeded: { status: 422, errorCode: 'period_limitExceeded', message: 'Máximo 5 periodos por año escolar.' },
      duplicatedName: { status: 409, errorCode: 'period_duplicatedName', message: 'Ya existe un periodo con ese nombre.' },
      outOfSchoolYear: {
        status: 422,
        errorCode: 'period_outOfSchoolYear',
        message: 'La fecha debe estar en el rango del año escolar actual',
      },
      overlap: { status: 422, errorCode: 'period_overlap', message: 'Error en el intervalo de fechas existentes' },
      invalidRange: {
        status: 422,
        errorCode: 'period_invalidRange',
        message: 'La fecha final no puede ser anterior a la fecha inicial',
      },
      schoolYearMissing,
    },
    invalidates: ['periods'],
  }),
  remove: endpoint({
    id: 'API-016',
    summary: 'Eliminar un periodo sin logros',
    method: 'DELETE',
    path: '/api/period/{id}',
    roles: ['Admin'],
    params: object({ id: integer() }),
    answer: null,
    errors: {
      withIndicator: { status: 409, errorCode: 'period_withIndicator', message: 'No puede eliminar un periodo con logros asociados' },
    },
    failureLines: [
      { error: 'withIndicator', display: 'modal', text: 'No puede eliminar un periodo con logros asociados', rule: 'PERI-30' },
      ANY_REFUSAL,
    ],
    invalidates: ['periods'],
  }),
};
