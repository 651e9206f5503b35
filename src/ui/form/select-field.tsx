import { useField } from './use-field';
import { useEffect, useId } from 'react';
import { FieldFrame, describedByOf, type FieldOf } from './field';

interface SelectFieldProps<Values> extends FieldOf<Values, string> {
  label: string;
  help?: string;
  options: readonly { value: string; label: string; isDisabled?: boolean }[];
  /** The options are still loading, or failed to load. */
  isPartial?: boolean;
  required?: boolean;
  /** Shown while nothing is chosen; absent: the first option is chosen from the start. */
  placeholder?: string;
  disabled?: boolean;
  /** Called after the form has the new value. */
  onChoose?: (value: string) => void;
}

/** A form field for choosing one option. */
export function SelectField<Values>({
  name,
  prefix = '',
  label,
  help,
  options,
  isPartial = false,
  required = true,
  placeholder,
  disabled = false,
  onChoose,
}: SelectFieldProps<Values>) {
  const id = useId();
  const [field, meta, { setValue }] = useField<string>(prefix + name);
  const isReady = !isPartial && options.length > 0;
  // A draft may hold a choice that is no longer offered: it would be sent unseen.
  useEffect(() => {
    if (isReady && placeholder !== undefined && field.value !== '' && !options.some(({ value }) => value === field.value))
      void setValue('');
    // oxlint-disable-next-line react/exhaustive-deps -- when the options have loaded, and when they change: an earlier visit's come first
  }, [isReady, options.map(({ value }) => value).join()]);
  const error = meta.touched && meta.error ? meta.error : null;
  return (
    <FieldFrame id={id} label={label} error={error} required={required} help={help}>
      <select
        {...field}
        onChange={(event) => {
          field.onChange(event);
          onChoose?.(event.target.value);
        }}
        id={id}
        className={`form-select ${error === null ? '' : 'is-invalid'}`}
        required={required}
        disabled={disabled}
        aria-invalid={error !== null}
        aria-describedby={describedByOf(id, error, help)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled} translate="no">
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
