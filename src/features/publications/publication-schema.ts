/** The validation of the publishing form (POST-15 to POST-25, POST-45, REMI-04). */
import { array, boolean, mixed, number, object, string, type ObjectSchema, type StringSchema } from 'yup';
import type { PostType, ReminderTime } from '@/api/resources/publications';
import { REQUIRED_BARE } from '@/ui/form/text-schema';
import type { AttachmentsValue } from './attachments';
import { END_BEFORE_START, today } from '@/school/today';
import { hasSubject, type PublicationValues } from './publication-values';

const CHOOSE = 'Seleccione una opción';
const IN_THE_PAST = 'La fecha no puede ser anterior a hoy';

type Text = StringSchema<string>;

const text = (): Text => string().defined();

const filledIn = (schema: Text) => schema.trim().required(REQUIRED_BARE);

/** Refuses past days, except the saved one (POST-22, POST-23, POST-45). */
const fromToday = (schema: Text, saved: string | undefined) =>
  schema.required(REQUIRED_BARE).test('from-today', IN_THE_PAST, (value) => value === saved || value.slice(0, 10) >= today());

/** POST-24. The dates are ISO strings, so they compare as dates. */
const afterStart = (schema: Text, saved: string | undefined) =>
  fromToday(schema, saved).test('after-start', END_BEFORE_START, (value, { parent }) => {
    const start: unknown = Reflect.get(parent as object, 'startDate');
    return typeof start !== 'string' || value >= start;
  });

const whenProgrammed = (rule: (schema: Text) => Text) =>
  text().when('isProgrammed', ([isProgrammed], schema) => (isProgrammed === true ? rule(schema) : schema));

const reminder = (number: Text) => object({ number, unit: string<ReminderTime['unit']>().defined() });
const anyReminder = reminder(text());
const validReminder = reminder(text().matches(/^0*[1-9]\d*$/, { message: REQUIRED_BARE }));

const eventFields = (opened: PublicationValues | null) => ({
  // POST-20
  place: whenProgrammed(filledIn),
  startDate: whenProgrammed((schema) => fromToday(schema, opened?.startDate)),
  endDate: whenProgrammed((schema) => afterStart(schema, opened?.endDate)),
  reminders: array()
    .of(anyReminder)
    .defined()
    .when('isProgrammed', ([isProgrammed], schema) => (isProgrammed === true ? schema.of(validReminder) : schema)),
});

const noEventFields = { place: text(), startDate: text(), endDate: text(), reminders: array().of(anyReminder).defined() };

/** `opened`: an edit's initial values, whose past dates are valid; null for a new post. */
export function publicationSchema(type: PostType, opened: PublicationValues | null): ObjectSchema<PublicationValues> {
  return object({
    rooms: array()
      .of(number().defined())
      .defined()
      .when('teachersOnly', ([teachersOnly], schema) => (teachersOnly === true ? schema : schema.min(1, CHOOSE))),
    teachersOnly: boolean().defined(),
    subject: hasSubject(type) ? text().required(CHOOSE) : text(),
    // POST-19
    title: filledIn(text()),
    description: text(),
    dueDate: type === 'HOMEWORK' ? fromToday(text(), opened?.dueDate) : text(),
    isProgrammed: boolean().defined(),
    ...(type === 'EVENT' ? eventFields(opened) : noEventFields),
    comments: boolean().defined(),
    reactions: boolean().defined(),
    calendar: boolean().defined(),
    // Checked on choosing (FILE-01 to FILE-08).
    attachments: mixed<AttachmentsValue>().defined(),
  });
}
