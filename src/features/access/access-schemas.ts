/** What the access screens ask of what is typed, with the rules' own texts. */
import { object, string } from 'yup';
import { REQUIRED, emailAddress, filledIn, isEmail, lowercase } from '@/ui/form/text-schema';

/** A password is taken as it is, blanks too (AUTH-07). */
const password = () => string().required(REQUIRED);

/** AUTH-02 to AUTH-04. */
export const credentialsSchema = object({
  username: lowercase(filledIn(REQUIRED)),
  password: password(),
});

/** RECO-02 to RECO-04. */
export const recoveryEmailSchema = object({ email: emailAddress() });

/** RECO-10 to RECO-12: no policy here, only equal and not empty. */
export const newPasswordSchema = object({
  code: filledIn(REQUIRED),
  password: password(),
  confirmation: password().test(
    'equal',
    'Las contraseñas no coinciden',
    (value, { parent }) => !value || value === Reflect.get(parent as object, 'password'),
  ),
});

/** RECO-17, RECO-18. */
export const resetEmailSchema = object({
  email: filledIn(REQUIRED).test('format', 'Email address is invalid.', (value = '') => isEmail(value)),
});
