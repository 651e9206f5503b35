/** The boxes of a choice of several: one for all, one for each group, one for each option. */
import { useId } from 'react';

export interface MultiSelectOption {
  readonly value: number;
  readonly label: string;
  /** Heading of its options; null: none. */
  readonly group: string | null;
}

/** Options of each group, in the order in which the groups first come. */
function grouped(options: readonly MultiSelectOption[]): [string | null, readonly MultiSelectOption[]][] {
  const names = [...new Set(options.map(({ group }) => group))];
  return names.map((name) => [name, options.filter(({ group }) => group === name)]);
}

interface CheckProps {
  label: string;
  /** Its name by ear, where another box bears the same label. */
  said?: string;
  checked: boolean;
  /** Some of its options are chosen. */
  mixed?: boolean;
  className?: string;
  onCheck: (checked: boolean) => void;
}

function Check({ label, said, checked, mixed = false, className = '', onCheck }: CheckProps) {
  const id = useId();
  return (
    <div className={`form-check ${className}`}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = mixed;
        }}
        id={id}
        className="form-check-input"
        type="checkbox"
        aria-label={said}
        checked={checked}
        onChange={({ target }) => onCheck(target.checked)}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
}

interface Choosing {
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

/** Chooses or takes out all of them at once. */
function CheckAll({ label, said, of, chosen, onChange }: Choosing & { label: string; said?: string; of: readonly MultiSelectOption[] }) {
  const values = of.map(({ value }) => value);
  const count = values.filter((value) => chosen.includes(value)).length;
  return (
    <Check
      label={label}
      {...(said !== undefined && { said })}
      className="fw-semibold"
      checked={count === values.length}
      mixed={count > 0 && count < values.length}
      onCheck={(all) => onChange([...chosen.filter((value) => !values.includes(value)), ...(all ? values : [])])}
    />
  );
}

interface MultiSelectOptionsProps extends Choosing {
  /** Names the options that are of no group. */
  label: string;
  /** Words of the box that chooses all of them. */
  all: string;
  options: readonly MultiSelectOption[];
}

export function MultiSelectOptions({ label, all, options, chosen, onChange }: MultiSelectOptionsProps) {
  return (
    <>
      {options.length > 1 && <CheckAll label={all} of={options} chosen={chosen} onChange={onChange} />}
      {grouped(options).map(([group, of]) => (
        <div key={group ?? ''} role="group" aria-label={group ?? label} className="multi-select-group">
          {/* A group and its one subject may bear the same name (SHAR-21). */}
          {group !== null && <CheckAll label={group} said={`Todo ${group}`} of={of} chosen={chosen} onChange={onChange} />}
          <div className="check-grid">
            {of.map((option) => (
              <Check
                key={option.value}
                label={option.label}
                checked={chosen.includes(option.value)}
                onCheck={(on) => onChange(on ? [...chosen, option.value] : chosen.filter((value) => value !== option.value))}
              />
            ))}
          </div>
        </div>
      ))}
    </>
  );
}
