import type { ComponentProps } from 'react';
import { TextField } from './field';

type EmailFieldProps<Values> = Omit<ComponentProps<typeof TextField<Values>>, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>;

/** An e-mail field: a phone offers '@', and corrects nothing. Not of type 'email', which changes what was typed. */
export function EmailField<Values>(field: EmailFieldProps<Values>) {
  return <TextField<Values> {...field} inputMode="email" autoCapitalize="none" spellCheck={false} />;
}
