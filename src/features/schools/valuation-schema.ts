/** The validation of the valuation form (VALU-08 to VALU-11, VALU-24 to VALU-26). */
import { array, boolean, object, string, type TestContext } from 'yup';
import { nameKey } from '@/api/core/name-key';
import { readNumber } from '@/ui/form/number-text';
import { formAround, notRepeated, otherRows } from '@/ui/form/row-schema';
import { REQUIRED, filledIn } from '@/ui/form/text-schema';
import type { Range } from '@/school/levels';
import { isRising } from './valuation-ranges';
import { rangeOf, type LevelValues, type ValuationValues } from './valuation-values';

const POSITIVE = 'Solo se aceptan números positivos';
const PERCENTAGE = 'Debe estar en el rango de 0 a 100';
const RISING = 'El valor inicial debe ser menor que el valor final';
const APART = 'Los rangos no deben cruzarse ni salir del rango total';

/** VALU-08, VALU-09. */
const isPositive = (text: string) => {
  const value = readNumber(text);
  return value !== null && Number.isInteger(value) && value >= 0;
};

/** VALU-10. */
const isPercentage = (text: string) => {
  const value = readNumber(text);
  return value !== null && value >= 0 && value <= 100;
};

type Ends = Pick<LevelValues, 'initialValue' | 'endValue'>;

/** The range to which the tested field belongs; null unless both ends are valid. */
const ownRange = ({ parent }: TestContext, isValid: (text: string) => boolean) => {
  const ends = parent as Ends;
  return isValid(ends.initialValue) && isValid(ends.endValue) ? rangeOf(ends) : null;
};

/** VALU-24, shown at the range's start; an invalid end has its own message. */
const rises = (isValid: (text: string) => boolean) => (_: string, context: TestContext) => {
  const range = ownRange(context, isValid);
  return range === null || isRising(range);
};

/** The scale that a row's range must be within, null if invalid, and the ranges of the other rows; null outside the form. */
function surroundings(context: TestContext): { whole: Range | null; others: readonly Range[] } | null {
  const values = formAround<ValuationValues>(context);
  if (!values) return null;
  const whole = rangeOf(values);
  const others = otherRows<LevelValues>(context).flatMap((row) => rangeOf(row) ?? []);
  return { whole: whole && isRising(whole) ? whole : null, others: others.filter(isRising) };
}

/** VALU-25: of two rows that cross, the message is shown at the one that begins within the other; a shared border is no crossing. */
const beginsApart = (_: string, context: TestContext) => {
  const own = ownRange(context, isPercentage);
  const around = surroundings(context);
  if (own === null || !isRising(own) || around === null) return true;
  const { initialValue: start } = own;
  const isInside = around.whole === null || (start >= around.whole.initialValue && start < around.whole.endValue);
  return isInside && !around.others.some(({ initialValue, endValue }) => initialValue <= start && start < endValue);
};

/** VALU-25: the row must not end after the scale. */
const endsWithin = (_: string, context: TestContext) => {
  const own = ownRange(context, isPercentage);
  const whole = surroundings(context)?.whole;
  return own === null || !isRising(own) || !whole || own.endValue <= whole.endValue;
};

const levelSchema = object({
  id: string().defined(),
  // VALU-11, VALU-26
  name: notRepeated(filledIn(REQUIRED), 'name', nameKey),
  description: filledIn(REQUIRED),
  initialValue: string()
    .defined()
    .test('percentage', PERCENTAGE, isPercentage)
    .test('rising', RISING, rises(isPercentage))
    .test('apart', APART, beginsApart),
  endValue: string().defined().test('percentage', PERCENTAGE, isPercentage).test('within', APART, endsWithin),
});

export const valuationSchema = object({
  model: string()
    .oneOf(['A', 'B'] as const)
    .defined(),
  includeValoration: boolean().defined(),
  isQualificationByActivities: boolean().defined(),
  initialValue: string().defined().test('positive', POSITIVE, isPositive).test('rising', RISING, rises(isPositive)),
  endValue: string().defined().test('positive', POSITIVE, isPositive),
  rows: array().of(levelSchema).defined(),
});
