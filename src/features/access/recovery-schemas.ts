/** The validation of the recovery's forms, with the messages of the rules. */
import { object, string, type InferType } from 'yup';
import { emailAddress, wellFormedEmail } from '@/ui/form/email-schema';
import { REQUIRED, filledIn } from '@/ui/form/text-schema';

const password = () => string().required(REQUIRED);

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
export const resetEmailSchema = object({ email: wellFormedEmail(filledIn(REQUIRED), 'Email address is invalid.') });
export type ResetEmailValues = InferType<typeof resetEmailSchema>;
