import { useField } from './use-field';
import { useId } from 'react';
import { counted } from '@/ui/base/plural';
import { FieldFrame, describedByOf, type FieldOf } from './field';
import { sendOnEnter } from './send-on-enter';

interface LongTextFieldProps<Values> extends FieldOf<Values, string> {
  label: string;
  help?: string;
  required?: boolean;
  /** Several lines high from the start. */
  isTall?: boolean;
  /** Shows the number of characters. */
  hasCount?: boolean;
}

const countText = (count: number) => counted(count, 'carácter', 'caracteres');

/** A form field for a text of several lines, as high as its text. */
export function LongTextField<Values>({
  name,
  prefix = '',
  label,
  help,
  required = true,
  isTall = false,
  hasCount = false,
}: LongTextFieldProps<Values>) {
  const id = useId();
  const [field, meta] = useField<string>(prefix + name);
  const error = meta.touched && meta.error ? meta.error : null;
  return (
    <FieldFrame
      id={id}
      label={label}
      error={error}
      required={required}
      help={help}
      {...(hasCount && { aside: countText(field.value.length) })}
    >
      <textarea
        translate="no"
        {...field}
        id={id}
        rows={1}
        className={`form-control grows ${isTall ? 'is-tall' : ''} ${error === null ? '' : 'is-invalid'}`}
        required={required}
        aria-invalid={error !== null}
        aria-describedby={describedByOf(id, error, help)}
        onKeyDown={sendOnEnter}
      />
    </FieldFrame>
  );
}
