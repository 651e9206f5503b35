/** How a school evaluates: API-034, API-035. */
import { object, type InferType } from 'yup';
import { endpointsOf } from '@/api/core/endpoint';
import { INITIAL_DATA, onlyLogged } from '@/api/core/failure-line';
import { decimal, filled, flag, integer, list, text, word } from '@/api/core/schema';

const endpoint = endpointsOf('valuations');

const valuationItemSchema = object({
  id: integer(),
  name: filled(),
  /** Base indicator, continued by the achievement's title. */
  description: text(),
  initialValue: decimal(),
  endValue: decimal(),
  modelType: word('A', 'B'),
}).meta({ name: 'ValuationItem' });

export const valuationSchema = object({
  id: integer(),
  /** false is the preschool configuration. */
  primary: flag(),
  initialValue: integer(),
  endValue: integer(),
  includeValoration: flag(),
  isQualificationByActivities: flag(),
  items: list(valuationItemSchema).min(1).max(5),
}).meta({ name: 'Valuation' });
export type Valuation = InferType<typeof valuationSchema>;

const percentage = () => decimal().min(0).max(100);

/** Takes any number of items: a wrong number has its own refusal. */
const savedValuation = object({
  /** null for a new one (VALU-27). */
  id: integer().nullable(),
  primary: flag(),
  initialValue: integer().min(0),
  endValue: integer().min(0),
  includeValoration: flag(),
  isQualificationByActivities: flag(),
  items: list(
    object({
      id: integer().nullable(),
      name: filled(),
      description: filled(),
      initialValue: percentage(),
      endValue: percentage(),
      modelType: word('A', 'B'),
    }).defined(),
  ),
});
export type SavedValuation = InferType<typeof savedValuation>;

export const valuations = {
  get: endpoint({
    id: 'API-034',
    summary: 'Configuraciones de valoración de preescolar y primaria',
    method: 'GET',
    path: '/api/learning/valorization',
    roles: ['Admin', 'Teacher'],
    answer: object({ preschool: valuationSchema.nullable().defined(), primary: valuationSchema.nullable().defined() }),
    failureLines: [{ ...onlyLogged('HOME-07'), context: 'card' }, INITIAL_DATA],
  }),
  save: endpoint({
    id: 'API-035',
    summary: 'Crear o editar la configuración de valoración de un nivel',
    method: 'POST',
    path: '/api/learning/valorization',
    roles: ['Admin'],
    body: savedValuation,
    answer: valuationSchema,
    errors: {
      duplicated: { status: 409, errorCode: 'valorization_duplicated', message: 'Ya existe una configuración para este nivel.' },
      invalidRange: {
        status: 422,
        errorCode: 'valorization_invalidRange',
        message: 'Los rangos no deben cruzarse ni salir del rango total',
      },
      itemLimit: { status: 422, errorCode: 'valorization_itemLimit', message: 'No puede haber mas de 5 indicadores en total' },
    },
    invalidates: ['valuations'],
  }),
};
