/** The validation of the login. An account's name is what the server knows: its form is not judged (AUTH-06). */
import { object, string, type InferType } from 'yup';
import { REQUIRED, filledIn, lowercase } from '@/ui/form/text-schema';

/** AUTH-02, AUTH-03, AUTH-04; the form shows them on blur and on submit (AUTH-05). A password is not trimmed (AUTH-07). */
export const credentialsSchema = object({
  username: lowercase(filledIn(REQUIRED)),
  password: string().required(REQUIRED),
});
export type CredentialsValues = InferType<typeof credentialsSchema>;
