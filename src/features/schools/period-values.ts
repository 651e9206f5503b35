/** The forms of periods: values, validation and requests (PERI-09 to PERI-25). */
import { number, object, string } from 'yup';
import { PERIOD_NAMES, type Period, type PeriodName } from '@/api/resources/periods';
import { linkedRowsOf, notRepeated, notTaken, otherRows } from '@/ui/form/row-schema';
import { REQUIRED_BARE } from '@/ui/form/text-schema';
import { dayError, type Days } from './period-days';

export interface PeriodValues extends Days {
  /** null for a new period. */
  id: number | null;
  name: PeriodName | '';
  /** 'YYYY-MM-DD', or ''. */
  startDate: string;
  endDate: string;
}

export interface PeriodsValues {
  rows: PeriodValues[];
}

export const NEW_PERIOD: PeriodValues = { id: null, name: '', startDate: '', endDate: '' };

/** PERI-12 */
export const MOST_PERIODS = PERIOD_NAMES.length;

const dayOf = (apiDate: string): string => apiDate.slice(0, 10);

export const valuesOf = ({ id, name, startDate, endDate }: Period): PeriodValues => ({
  id,
  name,
  startDate: dayOf(startDate),
  endDate: dayOf(endDate),
});

/** A year's dates without times. */
export const daysOf = ({ startDate, endDate }: Days): Days => ({ startDate: dayOf(startDate), endDate: dayOf(endDate) });

const sameName = (name: string) => name;

/** A start or end date, checked against the stored periods outside the form and the form's other rows (PERI-21). */
const daySchema = (field: keyof Days, stored: readonly Days[], year: Days) =>
  string()
    .defined()
    // PERI-15
    .required(REQUIRED_BARE)
    .test('day', (_, context) => {
      const message = dayError(field, context.parent as Days, [...stored, ...otherRows<Days>(context)], year);
      return message === null ? true : context.createError({ message });
    });

/** `stored`: the year's periods outside the form: all for new rows, none where all are edited. */
export const periodsSchema = (stored: readonly PeriodValues[], year: Days) =>
  linkedRowsOf(
    object({
      id: number().nullable().defined(),
      // PERI-10: the select disables used names, but a restored draft or a paste may contain one.
      name: notRepeated(
        notTaken(
          string().defined().required(REQUIRED_BARE),
          stored.map(({ name }) => name),
          sameName,
        ),
        'name',
        sameName,
      ),
      startDate: daySchema('startDate', stored, year),
      endDate: daySchema('endDate', stored, year),
    }),
  );

/** The request; periods last from the first second of their first day to the last of their last (PERI-23 to PERI-25). */
export const periodRequestOf = ({ rows }: PeriodsValues) =>
  rows.map(({ id, name, startDate, endDate }) => {
    if (name === '') throw new Error('A period without name is not sent.');
    return { id, name, startDate: `${startDate} 00:00:00`, endDate: `${endDate} 23:59:59` };
  });
