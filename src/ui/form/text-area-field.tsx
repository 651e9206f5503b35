import { useField } from './use-field';
import { useId, type Ref } from 'react';
import type { FieldOf } from './field';
import { sendOnEnter } from './send-on-enter';

interface TextAreaFieldProps<Values> extends Pick<FieldOf<Values, string>, 'name'> {
  label: string;
  ref: Ref<HTMLTextAreaElement>;
}

/** A form field for a message: one line that grows with its text; the label is visually hidden. */
export function TextAreaField<Values>({ name, label, ref }: TextAreaFieldProps<Values>) {
  const id = useId();
  const [field] = useField<string>(name);
  return (
    <div className="flex-fill min-w-0">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <textarea
        {...field}
        translate="no"
        id={id}
        ref={ref}
        rows={1}
        className="form-control grows"
        placeholder={label}
        onKeyDown={sendOnEnter}
      />
    </div>
  );
}
