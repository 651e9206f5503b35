import { useField } from 'formik';
import { useId } from 'react';
import { keepFocus } from '@/ui/base/button';
import { yesOrNo } from '@/ui/base/yes-or-no';
import { describedByOf, helpIdOf, type FieldOf } from './field';

interface SwitchFieldProps<Values> extends FieldOf<Values, boolean> {
  label: string;
  /** What it means, under the label. */
  help?: string;
  disabled?: boolean;
  /** Changes the form itself, where more than this field follows from it. */
  onSwitch?: (on: boolean) => void;
}

/** A switch of the form around it: words left, switch right. */
export function SwitchField<Values>({ name, prefix = '', label, help, disabled = false, onSwitch }: SwitchFieldProps<Values>) {
  const id = useId();
  const [field, , helpers] = useField<boolean>(prefix + name);
  return (
    <div className="switch-row" onMouseDown={keepFocus}>
      <div>
        <label className="d-block" htmlFor={id}>
          {label}
        </label>
        {help !== undefined && (
          <span className="text-ui text-body-secondary" id={helpIdOf(id)}>
            {help}
          </span>
        )}
      </div>
      <div className="form-check form-switch">
        <input
          id={id}
          name={field.name}
          className="form-check-input"
          type="checkbox"
          role="switch"
          checked={field.value}
          disabled={disabled}
          aria-describedby={describedByOf(id, null, help)}
          onClick={({ currentTarget }) => currentTarget.focus()}
          onChange={({ target: { checked } }) => (onSwitch ? onSwitch(checked) : void helpers.setValue(checked))}
        />
        <span className="word" aria-hidden="true">
          {yesOrNo(field.value)}
        </span>
      </div>
    </div>
  );
}
