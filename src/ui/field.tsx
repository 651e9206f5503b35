import { useField } from 'formik';
import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type KeyboardEvent, type ReactNode, type Ref } from 'react';

interface FieldFrameProps {
  id: string;
  /** For controls that a label cannot be tied to: they name its id, and are told when it is pressed. */
  labelId?: string;
  onLabel?: () => void;
  label: string;
  error: string | null;
  required: boolean;
  help?: string | undefined;
  /** The field is several controls: the label's words stand over them, and the group names `labelId`. */
  isGroup?: boolean;
  children: ReactNode;
}

const errorIdOf = (id: string) => `${id}-error`;
const helpIdOf = (id: string) => `${id}-help`;

/** For the control's `aria-describedby`: the error and the help that its frame shows. */
export function describedByOf(id: string, error: string | null, help?: string): string | undefined {
  return [error !== null && errorIdOf(id), help !== undefined && helpIdOf(id)].filter(Boolean).join(' ') || undefined;
}

/** Label above, help and error under, tied to the control by `aria-describedby`. */
export function FieldFrame({ id, labelId, onLabel, isGroup = false, label, error, required, help, children }: FieldFrameProps) {
  const words = (
    <>
      {label}
      {required && (
        <span className="req" aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  );
  return (
    <div className="mb-3">
      {isGroup ? (
        <span className="form-label d-block" id={labelId}>
          {words}
        </span>
      ) : (
        <label className="form-label" id={labelId} htmlFor={id} onClick={onLabel}>
          {words}
        </label>
      )}
      {children}
      {error !== null && (
        <div className="field-error" id={errorIdOf(id)}>
          <CircleAlert className="icon" />
          <span>{error}</span>
        </div>
      )}
      {help !== undefined && (
        <div className="form-text" id={helpIdOf(id)}>
          {help}
        </div>
      )}
    </div>
  );
}

type InputProps = Omit<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'onBlur' | 'id' | 'className'>;

interface TextFieldProps extends InputProps {
  name: string;
  label: string;
  help?: string;
}

/** A line of text of the form around it. Its message shows once the field was left or the form was sent (SHAR-17). */
export function TextField({ name, label, help, required = true, ...rest }: TextFieldProps) {
  const id = useId();
  const [field, meta] = useField<string>(name);
  const error = meta.touched && meta.error ? meta.error : null;
  return (
    <FieldFrame id={id} label={label} error={error} required={required} help={help}>
      <input
        {...rest}
        {...field}
        id={id}
        className={`form-control ${error === null ? '' : 'is-invalid'}`}
        required={required}
        aria-invalid={error !== null}
        aria-describedby={describedByOf(id, error, help)}
      />
    </FieldFrame>
  );
}

interface SelectFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  required?: boolean;
  /** What stands while nothing is chosen; none: the first option is chosen from the start. */
  placeholder?: string;
  disabled?: boolean;
}

/** One of several, of the form around it. */
export function SelectField({ name, label, options, required = true, placeholder, disabled = false }: SelectFieldProps) {
  const id = useId();
  const [field, meta] = useField<string>(name);
  const error = meta.touched && meta.error ? meta.error : null;
  return (
    <FieldFrame id={id} label={label} error={error} required={required}>
      <select
        {...field}
        id={id}
        className={`form-select ${error === null ? '' : 'is-invalid'}`}
        required={required}
        disabled={disabled}
        aria-invalid={error !== null}
        aria-describedby={describedByOf(id, error)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

interface SwitchFieldProps {
  name: string;
  label: string;
  /** What it means, under the label. */
  help?: string;
  disabled?: boolean;
  /** Changes the form itself, where more than this field follows from it. */
  onSwitch?: (on: boolean) => void;
}

/** A switch of the form around it: words left, switch right. */
export function SwitchField({ name, label, help, disabled = false, onSwitch }: SwitchFieldProps) {
  const id = useId();
  const [field, , helpers] = useField<boolean>(name);
  return (
    <div className="switch-row">
      <div>
        <label className="d-block" htmlFor={id}>
          {label}
        </label>
        {help !== undefined && (
          <span className="ui text-body-secondary" id={helpIdOf(id)}>
            {help}
          </span>
        )}
      </div>
      <div className="form-check form-switch">
        <input
          id={id}
          name={name}
          className="form-check-input"
          type="checkbox"
          role="switch"
          checked={field.value}
          disabled={disabled}
          aria-describedby={describedByOf(id, null, help)}
          onChange={({ target: { checked } }) => (onSwitch ? onSwitch(checked) : void helpers.setValue(checked))}
        />
      </div>
    </div>
  );
}

/** Enter sends the form, as in any field of one line; Shift and Enter begin a new line. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const form = event.currentTarget.form;
  // As the browser does for one line: a form whose button is disabled is not sent.
  if (!form?.querySelector('[type="submit"]:disabled')) form?.requestSubmit();
}

/** A message of the form around it: one line that grows with what is written; its label is not shown. */
export function TextAreaField({ name, label, ref }: { name: string; label: string; ref: Ref<HTMLTextAreaElement> }) {
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
