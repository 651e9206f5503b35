/** What the access screens ask of what is typed, with the rules' own texts. */
import { object, string } from 'yup';

const REQUIRED = 'Este campo es requerido.';
const LOWERCASE_ONLY = 'Solo se aceptan minusculas';

/** Blanks count as empty. */
const filledIn = () => string().required(REQUIRED).matches(/\S/, REQUIRED);

/** A password is taken as it is, blanks too (AUTH-07). */
const password = () => string().required(REQUIRED);

/** AUTH-02 to AUTH-04. 'Ñ' is an uppercase letter like any other; 'ñ' is not (AUTH-03). */
export const credentialsSchema = object({
  username: filledIn().test('lowercase', LOWERCASE_ONLY, (value = '') => !/\p{Lu}/u.test(value)),
  password: password(),
});

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** RECO-02 to RECO-04: the trimmed value is judged, and its format only from the fifth character on. */
export const recoveryEmailSchema = object({
  email: filledIn()
    .test('lowercase', LOWERCASE_ONLY, (value = '') => !/\p{Lu}/u.test(value))
    .test('format', 'Inserte un email válido', (value = '') => value.trim().length <= 4 || EMAIL.test(value.trim())),
});

/** RECO-10 to RECO-12: no policy here, only equal and not empty. */
export const newPasswordSchema = object({
  code: filledIn(),
  password: password(),
  confirmation: password().test(
    'equal',
    'Las contraseñas no coinciden',
    (value, { parent }) => !value || value === Reflect.get(parent as object, 'password'),
  ),
});

/** RECO-17, RECO-18. */
export const resetEmailSchema = object({
  email: filledIn().test('format', 'Email address is invalid.', (value = '') => EMAIL.test(value.trim())),
});
