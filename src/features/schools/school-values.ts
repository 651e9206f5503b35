/** The form of the school's information: values, validation and request (SCHO-07 to SCHO-15). */
import { object, string } from 'yup';
import type { School } from '@/api/resources/schools';
import { REQUIRED_BARE, filledIn } from '@/ui/form/text-schema';

export interface SchoolValues {
  name: string;
  schoolPhone: string;
  schoolEmail: string;
  schoolAddress: string;
  /** A label of the municipalities, or '' for none (SCHO-10). */
  schoolCity: string;
}

export const valuesOf = ({ name, schoolPhone, schoolEmail, schoolAddress, schoolCity }: School): SchoolValues => ({
  name,
  schoolPhone: schoolPhone ?? '',
  schoolEmail: schoolEmail ?? '',
  schoolAddress: schoolAddress ?? '',
  schoolCity: schoolCity ?? '',
});

export const schoolValuesSchema = object({
  name: string().defined(),
  // SCHO-11, SCHO-12, SCHO-13
  schoolPhone: filledIn(REQUIRED_BARE),
  schoolEmail: string().defined(),
  schoolAddress: filledIn(REQUIRED_BARE),
  schoolCity: string().defined(),
});

/** The school with the edited values (SCHO-14). */
export const schoolRequestOf = (school: School, { schoolPhone, schoolAddress, schoolCity }: SchoolValues) => ({
  ...school,
  schoolPhone: schoolPhone.trim(),
  schoolAddress: schoolAddress.trim(),
  schoolCity: schoolCity === '' ? null : schoolCity,
});
