import type { ComponentProps } from 'react';
import { useRecordName } from '@/ui/base/record-name';
import { yesOrNo } from '@/ui/base/yes-or-no';
import { describedByOf, helpIdOf } from './field';

interface SwitchRowProps extends Pick<ComponentProps<'input'>, 'name' | 'disabled'> {
  id: string;
  label: string;
  /** What it means, under the label. */
  help?: string;
  isOn: boolean;
  onSwitch: (on: boolean) => void;
}

/** A switch on a line of its own: words left, switch right. */
export function SwitchRow({ id, label, help, isOn, onSwitch, ...input }: SwitchRowProps) {
  const record = useRecordName();
  return (
    <div className="switch-row">
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
          {...input}
          id={id}
          aria-label={record === '' ? undefined : `${label} de ${record}`}
          className="form-check-input"
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-describedby={describedByOf(id, null, help)}
          onChange={({ target: { checked } }) => onSwitch(checked)}
        />
        <span className="word" aria-hidden="true">
          {yesOrNo(isOn)}
        </span>
      </div>
    </div>
  );
}
