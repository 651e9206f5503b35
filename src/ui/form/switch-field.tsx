import { useField } from './use-field';
import { useId } from 'react';
import type { FieldOf } from './field';
import { SwitchRow } from './switch-row';

interface SwitchFieldProps<Values> extends FieldOf<Values, boolean> {
  label: string;
  /** What it means, under the label. */
  help?: string;
  disabled?: boolean;
  /** Replaces setting the value, when the switch changes more than this field. */
  onSwitch?: (on: boolean) => void;
}

/** A form field that is a switch. */
export function SwitchField<Values>({ name, prefix = '', onSwitch, ...row }: SwitchFieldProps<Values>) {
  const id = useId();
  const [field, , helpers] = useField<boolean>(prefix + name);
  return (
    <SwitchRow
      {...row}
      id={id}
      name={field.name}
      isOn={field.value}
      onSwitch={(on) => (onSwitch ? onSwitch(on) : void helpers.setValue(on))}
    />
  );
}
