import { TextField } from './field';
import { roundedText } from './number-text';
import type { FieldOf } from './field';

interface NumberFieldProps<Values> extends FieldOf<Values, string> {
  label: string;
  help?: string;
  /** What is typed has at most so many once the field is left. */
  decimals?: number;
  /** In place of rounding it, on leaving the field. */
  tidies?: (text: string) => string;
  onTidied?: (typed: string, kept: string) => void;
  atOnce?: string;
  readOnly?: boolean;
  required?: boolean;
  /** Stands at the end of the field: '%'. */
  unit?: string;
}

/**
 * A number of the form around it, with a comma or a point. The form holds what was typed, which stays to be mended where it is none;
 * its schema reads it with `readNumber`.
 */
export function NumberField<Values>({ decimals, unit, ...field }: NumberFieldProps<Values>) {
  return (
    <TextField<Values>
      inputMode="decimal"
      autoComplete="off"
      {...(decimals !== undefined && { tidies: (text: string) => roundedText(text, decimals) })}
      {...(unit !== undefined && {
        end: (
          <span className="unit" aria-hidden="true">
            {unit}
          </span>
        ),
      })}
      {...field}
    />
  );
}
