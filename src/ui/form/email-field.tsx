import { useRef, type ComponentProps } from 'react';
import { useCode } from '@/ui/platform/use-code';
import { TextField } from './field';

type EmailFieldProps<Values> = Omit<
  ComponentProps<typeof TextField<Values>>,
  'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'trims' | 'tidies' | 'below'
>;

const loadHelp = async () => (await import('./email-help')).EmailHelp;

/**
 * An e-mail field: a phone offers '@', and corrects nothing. Not of type 'email', which changes what was typed. What helps with the
 * address comes after the login's first paint; without it the field takes text.
 */
export function EmailField<Values>(field: EmailFieldProps<Values>) {
  const input = useRef<HTMLInputElement>(null);
  const { Shown: Help } = useCode(loadHelp, false);
  return (
    <TextField<Values>
      {...field}
      ref={input}
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      below={Help && field.readOnly !== true && <Help input={input} name={(field.prefix ?? '') + field.name} />}
    />
  );
}
