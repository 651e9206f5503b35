import { TextField } from './field';
import { roundedText } from './number-text';
import type { FieldOf } from './field';

interface NumberFieldProps<Values> extends FieldOf<Values, string> {
  label: string;
  help?: string;
  /** Number of decimals to which the value is rounded on leaving the field. */
  decimals?: number;
  /** Normalises the text on leaving the field, in place of rounding. */
  tidies?: (text: string) => string;
  onTidied?: (typed: string, kept: string) => void;
  atOnce?: string;
  readOnly?: boolean;
  required?: boolean;
  /** Shown at the end of the field: '%'. */
  unit?: string;
}

/**
 * A form field for a number, with a comma or a point. The form holds the text as typed, so that a wrong one can be corrected; its schema
 * reads it with `readNumber`.
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
