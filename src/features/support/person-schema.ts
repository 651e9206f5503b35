/** The validation of the look-up forms, with the messages of the rules. */
import { object, string, type InferType } from 'yup';
import { wellFormedEmail } from '@/ui/form/email-schema';
import { filledIn } from '@/ui/form/text-schema';

/** SUPP-07, SUPP-08. */
export const emailSchema = object({
  email: wellFormedEmail(filledIn('El correo electrónico es requerido'), 'El correo electrónico debe ser válido'),
  phone: string().defined(),
});
export type PersonValues = InferType<typeof emailSchema>;

/** SUPP-09. */
export const phoneSchema = object({
  email: string().defined(),
  phone: filledIn('El teléfono es requerido'),
});

/** SUPP-10. */
export const sentEmail = ({ email }: PersonValues): string => email.trim().toLowerCase();
export const sentPhone = ({ phone }: PersonValues): string => phone.trim();
