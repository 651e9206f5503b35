/** The valuation form: values, the models' rows, and the request (VALU-05 to VALU-07, VALU-16 to VALU-23, VALU-27). */
import { nameKey } from '@/api/core/name-key';
import type { SavedValuation, Valuation } from '@/api/resources/valuations';
import { readNumber } from '@/ui/form/number-text';
import { yesOrNo } from '@/ui/base/yes-or-no';
import { UNSCORED, equalSteps, lowestFirst, type Range } from '@/school/levels';

export type Model = 'A' | 'B';

/** A row, as typed. */
export interface LevelValues {
  /** '' for a new level. */
  id: string;
  name: string;
  description: string;
  initialValue: string;
  endValue: string;
}

export interface ValuationValues {
  model: Model;
  includeValoration: boolean;
  isQualificationByActivities: boolean;
  initialValue: string;
  endValue: string;
  rows: LevelValues[];
}

export const BLANK_LEVEL: LevelValues = { id: '', name: '', description: '', initialValue: '', endValue: '' };

/** VALU-12 to VALU-14. */
export const MOST_LEVELS = { count: 5, text: 'No puede haber mas de 5 indicadores en total' };

const level = (name: string, initialValue: number, endValue: number) => ({ name, initialValue, endValue });

/** VALU-16, VALU-17, VALU-19. */
const MODELS: Readonly<Record<Model, readonly (Range & { readonly name: string })[]>> = {
  A: [level('Negativo', 1, 2.5), level('Positivo', 2.6, 5)],
  B: [level('Bajo', 1, 2.9), level('Básico', 3, 3.5), level('Alto', 3.6, 4), level('Superior', 4.1, 5)],
};

/** The initial scale (VALU-07). */
const SCORED: Range = { initialValue: 1, endValue: 5 };

const textsOfRange = ({ initialValue, endValue }: Range) => ({ initialValue: String(initialValue), endValue: String(endValue) });

/** VALU-21, VALU-22. */
export function spread(rows: readonly LevelValues[]): LevelValues[] {
  const steps = equalSteps(rows.length);
  return rows.map((row, index) => ({ ...row, ...textsOfRange(steps[index] ?? UNSCORED) }));
}

/** VALU-16 to VALU-18: replaces the rows with the model's. */
export function withModel(values: ValuationValues, model: Model): ValuationValues {
  const rows = MODELS[model].map(({ name, ...range }) => ({ ...BLANK_LEVEL, name, ...textsOfRange(range) }));
  return { ...values, model, rows: values.includeValoration ? rows : spread(rows) };
}

/** VALU-23. Rows are matched with the model's by name. */
export function withValuation(values: ValuationValues, includeValoration: boolean): ValuationValues {
  if (!includeValoration) return { ...values, includeValoration, ...textsOfRange(UNSCORED), rows: spread(values.rows) };
  const rows = values.rows.map((row) => {
    const modelRow = MODELS[values.model].find(({ name }) => nameKey(name) === nameKey(row.name));
    return { ...row, ...(modelRow ? textsOfRange(modelRow) : { initialValue: '', endValue: '' }) };
  });
  return { ...values, includeValoration, ...textsOfRange(SCORED), rows };
}

/** VALU-06, VALU-07, VALU-18. */
export const newValuation = (isPrimary: boolean): ValuationValues =>
  withModel(
    { model: 'A', includeValoration: true, isQualificationByActivities: false, ...textsOfRange(SCORED), rows: [] },
    isPrimary ? 'B' : 'A',
  );

export const savedValuation = (valuation: Valuation): ValuationValues => ({
  model: valuation.items[0]?.modelType ?? 'A',
  includeValoration: valuation.includeValoration,
  isQualificationByActivities: valuation.isQualificationByActivities,
  ...textsOfRange(valuation),
  rows: lowestFirst(valuation.items).map(({ id, name, description, ...range }) => ({
    id: String(id),
    name,
    description,
    ...textsOfRange(range),
  })),
});

/** A range parsed from its two fields; null while an end is no number. */
export function rangeOf({ initialValue, endValue }: { initialValue: string; endValue: string }): Range | null {
  const [from, to] = [readNumber(initialValue), readNumber(endValue)];
  return from === null || to === null ? null : { initialValue: from, endValue: to };
}

/** Validated values always make a range. */
const sentRange = (values: { initialValue: string; endValue: string }): Range => rangeOf(values) ?? UNSCORED;

/** VALU-20, VALU-27. */
export const sentValuation = (values: ValuationValues, id: number | null, isPrimary: boolean): SavedValuation => ({
  id,
  primary: isPrimary,
  includeValoration: values.includeValoration,
  isQualificationByActivities: values.isQualificationByActivities,
  ...sentRange(values),
  items: values.rows.map((row) => ({
    id: row.id === '' ? null : Number(row.id),
    name: row.name.trim(),
    description: row.description.trim(),
    ...sentRange(row),
    modelType: values.model,
  })),
});

/** The fields as text, for the notice that the stored record has changed (SAFE-33). */
export const valuationTexts = [
  { label: 'Modelo', text: ({ model }: ValuationValues) => `Modelo ${model}` },
  { label: 'Incluir valoración', text: ({ includeValoration }: ValuationValues) => yesOrNo(includeValoration) },
  { label: 'Calificación por actividades', text: (values: ValuationValues) => yesOrNo(values.isQualificationByActivities) },
  { label: 'Escala', text: ({ initialValue, endValue }: ValuationValues) => `${initialValue} a ${endValue}` },
  {
    label: 'Indicadores',
    text: ({ rows }: ValuationValues) =>
      rows.map(({ name, description, initialValue, endValue }) => `${name}, ${initialValue} a ${endValue}: ${description}`).join('; '),
  },
];
