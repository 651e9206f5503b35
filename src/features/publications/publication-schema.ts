/** What the publishing form accepts, and what it says to the rest (POST-15 to POST-25, POST-45, REMI-04). */
import type { FormikValues } from 'formik';
import { array, object, string, type ObjectSchema, type StringSchema } from 'yup';
import type { PostType } from '@/api/resources/publications';
import { REQUIRED_BARE } from '@/ui/form/text-schema';
import { today } from './publication-dates';
import { hasSubject, type PublicationValues } from './publication-values';

const CHOOSE = 'Seleccione una opción';
const IN_THE_PAST = 'La fecha no puede ser anterior a hoy';
const END_BEFORE_START = 'La fecha final no puede ser anterior a la fecha inicial';

type Text = StringSchema;

const filledIn = (schema: Text) => schema.trim().required(REQUIRED_BARE);

/** Past days are refused, but the one that was saved may stay (POST-22, POST-23, POST-45). */
const fromToday = (schema: Text, saved: string | undefined) =>
  schema.required(REQUIRED_BARE).test('from-today', IN_THE_PAST, (value) => value === saved || value.slice(0, 10) >= today());

/** POST-24. Both are written year first, so strings compare as dates do. */
const afterStart = (schema: Text, saved: string | undefined) =>
  fromToday(schema, saved).test('after-start', END_BEFORE_START, (value, { parent }) => {
    const start: unknown = Reflect.get(parent as object, 'startDate');
    return typeof start !== 'string' || value >= start;
  });

const whenProgrammed = (rule: (schema: Text) => Text) =>
  string().when('isProgrammed', ([isProgrammed], schema) => (isProgrammed === true ? rule(schema) : schema));

const reminderSchema = object({ number: string().matches(/^0*[1-9]\d*$/, { message: REQUIRED_BARE }), unit: string() });

const eventFields = (opened: PublicationValues | null) => ({
  // POST-20
  place: whenProgrammed(filledIn),
  startDate: whenProgrammed((schema) => fromToday(schema, opened?.startDate)),
  endDate: whenProgrammed((schema) => afterStart(schema, opened?.endDate)),
  reminders: array().when('isProgrammed', ([isProgrammed], schema) => (isProgrammed === true ? schema.of(reminderSchema) : schema)),
});

/** `opened`: the values an edit opened with, whose past dates pass; null in a new post. */
export function publicationSchema(type: PostType, opened: PublicationValues | null): ObjectSchema<FormikValues> {
  return object({
    rooms: array().when('teachersOnly', ([teachersOnly], schema) => (teachersOnly === true ? schema : schema.min(1, CHOOSE))),
    ...(hasSubject(type) && { subject: string().required(CHOOSE) }),
    // POST-19
    title: filledIn(string()),
    ...(type === 'HOMEWORK' && { dueDate: fromToday(string(), opened?.dueDate) }),
    ...(type === 'EVENT' && eventFields(opened)),
  });
}
