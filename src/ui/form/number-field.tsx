import { TextField } from './field';
import { roundedText } from './number-text';
import type { FieldOf } from './field';

interface NumberFieldProps<Values> extends FieldOf<Values, string> {
  label: string;
  help?: string;
  /** What is typed has at most so many once the field is left. */
  decimals?: number;
  readOnly?: boolean;
}

/**
 * A number of the form around it, with a comma or a point. The form holds what was typed, which stays to be mended where it is none;
 * its schema reads it with `readNumber`.
 */
export function NumberField<Values>({ decimals, ...field }: NumberFieldProps<Values>) {
  return (
    <TextField<Values>
      {...field}
      inputMode="decimal"
      autoComplete="off"
      {...(decimals !== undefined && { tidies: (text: string) => roundedText(text, decimals) })}
    />
  );
}
