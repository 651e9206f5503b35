/** The schema of an e-mail address, apart from those that the login needs (P1). */
import type { StringSchema } from 'yup';
import { isEmail } from './email-text';
import { REQUIRED, filledIn, lowercase } from './text-schema';

/** An address of the right form (MAIL-02). */
export const wellFormedEmail = (schema: StringSchema<string>, text: string): StringSchema<string> =>
  schema.test('format', text, (value = '') => isEmail(value));

const WRONG = 'Inserte un email válido';

/**
 * An e-mail address. Capitals are reported before the format, but for those of names beside several addresses (MAIL-01); the format
 * is checked from the fifth character on (RECO-04, STUD-27, STUD-28, STUD-29, TEAC-20, TEAC-21, TEAC-22).
 */
export const emailAddress = (): StringSchema<string> =>
  lowercase(filledIn(REQUIRED).test('one', WRONG, (value = '') => value.indexOf('@') === value.lastIndexOf('@'))).test(
    'format',
    WRONG,
    (value = '') => value.trim().length <= 4 || isEmail(value),
  );
