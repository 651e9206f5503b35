import { useField } from 'formik';
import { useId, type KeyboardEvent, type Ref } from 'react';
import type { FieldOf } from './field';

/** Enter sends the form, as in any field of one line; Shift and Enter begin a new line. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  // SHAR-32: the keys of a screen have no Shift and Enter.
  if (!matchMedia('(pointer: fine)').matches) return;
  event.preventDefault();
  const form = event.currentTarget.form;
  // As for an `<input>`: browsers do not submit a form whose button is disabled.
  if (!form?.querySelector('[type="submit"]:disabled')) form?.requestSubmit();
}

interface TextAreaFieldProps<Values> extends Pick<FieldOf<Values, string>, 'name'> {
  label: string;
  ref: Ref<HTMLTextAreaElement>;
}

/** A message of the form around it: one line that grows with what is written; its label is not shown. */
export function TextAreaField<Values>({ name, label, ref }: TextAreaFieldProps<Values>) {
  const id = useId();
  const [field] = useField<string>(name);
  return (
    <div className="flex-fill min-w-0">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <textarea {...field} id={id} ref={ref} rows={1} className="form-control grows" placeholder={label} onKeyDown={sendOnEnter} />
    </div>
  );
}
