/** Schemas for typed text, with the messages of the rules. */
import { string, type StringSchema } from 'yup';

export const REQUIRED = 'Este campo es requerido.';

/** For rules that write it without the full stop. */
export const REQUIRED_BARE = 'Este campo es requerido';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether the text, without blanks around it, is an e-mail address. */
export const isEmail = (text: string): boolean => EMAIL.test(text.trim());

/** Text that is not empty or blank. */
export const filledIn = (text: string): StringSchema<string> => string().required(text).matches(/\S/, text);

/** 'Ñ' is an uppercase letter like any other; 'ñ' is not (AUTH-03). */
export const lowercase = (schema: StringSchema<string>): StringSchema<string> =>
  schema.test('lowercase', 'Solo se aceptan minusculas', (value = '') => !/\p{Lu}/u.test(value));

/**
 * An e-mail address. Capitals are reported before the format, which is checked from the fifth character on (RECO-04,
 * STUD-27, STUD-28, STUD-29, TEAC-20, TEAC-21, TEAC-22).
 */
export const emailAddress = (): StringSchema<string> =>
  lowercase(filledIn(REQUIRED)).test('format', 'Inserte un email válido', (value = '') => value.trim().length <= 4 || isEmail(value));
