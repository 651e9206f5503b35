import { boolean, object, string, type InferType } from 'yup';
import { REQUIRED, filledIn } from '@/ui/form/text-schema';
import { keepsPolicy } from './password';

/** ACCT-05 to ACCT-07. */
export const passwordSchema = object({
  generated: boolean().defined(),
  notify: boolean().defined(),
  password: string()
    .required(REQUIRED)
    .test('policy', 'Password does not meet password policy', (value = '') => keepsPolicy(value)),
});
export type PasswordValues = InferType<typeof passwordSchema>;

/** ACCT-12, ACCT-13, ACCT-14: the rule asks only for a digit from 1 to 8 anywhere. */
export const phoneSchema = object({
  phoneNumber: filledIn(REQUIRED).matches(/[1-8]/, 'Only numbers'),
});
export type PhoneValues = InferType<typeof phoneSchema>;
