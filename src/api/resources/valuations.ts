/** How a school evaluates: API-034. */
import { object, type InferType } from 'yup';
import { endpointsOf } from '@/api/core/endpoint';
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

export const valuations = {
  get: endpoint({
    id: 'API-034',
    summary: 'Configuraciones de valoración de preescolar y primaria',
    method: 'GET',
    path: '/api/learning/valorization',
    roles: ['Admin', 'Teacher'],
    answer: object({ preschool: valuationSchema.nullable().defined(), primary: valuationSchema.nullable().defined() }),
  }),
};
