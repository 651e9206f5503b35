import { useField } from './use-field';
import { CircleAlert } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';

interface FieldFrameProps {
  id: string;
  /** For controls that `<label for>` cannot reach: they use the label's id and its click. */
  labelId?: string;
  onLabel?: () => void;
  label: string;
  error: string | null;
  required: boolean;
  help?: string | undefined;
  /** Text at the end of the help's line. */
  aside?: string;
  /** For several controls: the label is plain text that the group refers to by `labelId`. */
  isGroup?: boolean;
  children: ReactNode;
}

const errorIdOf = (id: string) => `${id}-error`;
export const helpIdOf = (id: string) => `${id}-help`;

/** For the control's `aria-describedby`: the error and the help that its frame shows. */
export function describedByOf(id: string, error: string | null, help?: string): string | undefined {
  return [error !== null && errorIdOf(id), help !== undefined && helpIdOf(id)].filter(Boolean).join(' ') || undefined;
}

/** Label above, help and error below, tied to the control by `aria-describedby`. */
export function FieldFrame({ id, labelId, onLabel, isGroup = false, label, error, required, help, aside, children }: FieldFrameProps) {
  const labelText = (
    <>
      <span>{label}</span>
      {required && (
        <span className="required-mark" aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  );
  return (
    <div className="mb-3">
      {isGroup ? (
        <span className="form-label d-block" id={labelId}>
          {labelText}
        </span>
      ) : (
        <label className="form-label" id={labelId} htmlFor={id} onClick={onLabel}>
          {labelText}
        </label>
      )}
      {children}
      {error !== null && (
        <div className="field-error" id={errorIdOf(id)}>
          <CircleAlert className="icon" />
          <span>{error}</span>
        </div>
      )}
      {aside !== undefined && <div className="form-text num float-end">{aside}</div>}
      {help !== undefined && (
        <div className="form-text" id={helpIdOf(id)}>
          {help}
        </div>
      )}
    </div>
  );
}

/** Names of a form's values that have the type `Value`, checked by the compiler: `<TextField<RoomValues> name="roomAcronyms" />`. */
type NameOf<Values, Value> = keyof { [Name in keyof Values as Values[Name] extends Value ? Name : never]: Value } & string;

/** Which value of the form a field edits. */
export interface FieldOf<Values, Value> {
  readonly name: NameOf<Values, Value>;
  /** In a form of rows, the row that has the value: 'rows.0.'. */
  readonly prefix?: string | undefined;
}

type InputProps = Omit<ComponentProps<'input'>, 'name' | 'prefix' | 'value' | 'onChange' | 'onBlur' | 'id' | 'className'>;

interface TextFieldProps<Values> extends InputProps, FieldOf<Values, string> {
  label: string;
  help?: string;
  /** Trims on leaving the field (ROOM-11). */
  trims?: boolean;
  /** Normalises the text on leaving the field. */
  tidies?: (text: string) => string;
  /** Called when that changed the text. */
  onTidied?: (typed: string, kept: string) => void;
  /** A message that shows while typing, not only after leaving the field. */
  atOnce?: string;
  /** Replaces the message for an empty field when the browser cannot read what was typed: a 30th of February. */
  unreadable?: string;
  /** Icon buttons inside the field, at its end. */
  end?: ReactNode;
  /** Right under the field. */
  below?: ReactNode;
}

/** A form field for a line of text. Its message shows once the field was left or the form was sent (SHAR-17). */
export function TextField<Values>({
  name,
  prefix = '',
  label,
  help,
  required = true,
  trims = false,
  tidies = (text) => (trims ? text.trim() : text),
  onTidied,
  atOnce,
  unreadable,
  end,
  below,
  ...rest
}: TextFieldProps<Values>) {
  const id = useId();
  const [field, meta, { setValue }] = useField<string>(prefix + name);
  const [isUnreadable, setUnreadable] = useState(false);
  const message = isUnreadable ? (unreadable ?? meta.error) : meta.error;
  const error = meta.error && message && (meta.touched || meta.error === atOnce) ? message : null;
  const tidied = tidies(field.value);
  const input = (
    <input
      translate="no"
      {...rest}
      {...field}
      onBlur={(event) => {
        field.onBlur(event);
        setUnreadable(event.target.validity.badInput);
        if (tidied === field.value) return;
        void setValue(tidied);
        onTidied?.(field.value, tidied);
      }}
      id={id}
      className={`form-control ${error === null ? '' : 'is-invalid'}`}
      required={required}
      aria-invalid={error !== null}
      aria-describedby={describedByOf(id, error, help)}
    />
  );
  return (
    <FieldFrame id={id} label={label} error={error} required={required} help={help}>
      {end === undefined ? (
        input
      ) : (
        <div className="field-with-end">
          {input}
          <div className="end">{end}</div>
        </div>
      )}
      {below}
    </FieldFrame>
  );
}
