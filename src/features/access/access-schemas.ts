/** The validation of the access screens' forms, with the messages of the rules. */
import { object, string, type InferType } from 'yup';
import { REQUIRED, emailAddress, filledIn, isEmail, lowercase } from '@/ui/form/text-schema';

/** A password is not trimmed (AUTH-07). */
const password = () => string().required(REQUIRED);

/** AUTH-02, AUTH-03, AUTH-04; the form shows them on blur and on submit (AUTH-05). */
export const credentialsSchema = object({
  username: lowercase(filledIn(REQUIRED)),
  password: password(),
});
export type CredentialsValues = InferType<typeof credentialsSchema>;

/** RECO-02, RECO-03, RECO-04. */
export const recoveryEmailSchema = object({ email: emailAddress() });
export type RecoveryEmailValues = InferType<typeof recoveryEmailSchema>;

/** RECO-10, RECO-11, RECO-12: no password policy here, only equal and not empty. */
export const newPasswordSchema = object({
  code: filledIn(REQUIRED),
  password: password(),
  confirmation: password().test(
    'equal',
    'Las contraseñas no coinciden',
    (value, { parent }) => !value || value === Reflect.get(parent as object, 'password'),
  ),
});
export type NewPasswordValues = InferType<typeof newPasswordSchema>;

/** RECO-17, RECO-18. */
export const resetEmailSchema = object({
  email: filledIn(REQUIRED).test('format', 'Email address is invalid.', (value = '') => isEmail(value)),
});
export type ResetEmailValues = InferType<typeof resetEmailSchema>;
