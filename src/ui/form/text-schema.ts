/** Schemas for typed text, with the messages of the rules. */
import { string, type StringSchema } from 'yup';

export const REQUIRED = 'Este campo es requerido.';

/** For rules that write it without the full stop. */
export const REQUIRED_BARE = 'Este campo es requerido';

/** Text that is not empty or blank. */
export const filledIn = (text: string): StringSchema<string> => string().required(text).matches(/\S/, text);

/** 'Ñ' is an uppercase letter like any other; 'ñ' is not (AUTH-03). */
export const lowercase = (schema: StringSchema<string>): StringSchema<string> =>
  schema.test('lowercase', 'Solo se aceptan minusculas', (value = '') => !/\p{Lu}/u.test(value));
