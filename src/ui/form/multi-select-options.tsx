/** The checkboxes of a multi-select: one for all, one per group, one per option. */
import { useId } from 'react';

export interface MultiSelectOption {
  readonly value: number;
  readonly label: string;
  /** Heading of the option's group; null without a group. */
  readonly group: string | null;
}

/** The options by group, in the order of each group's first option. */
function grouped(options: readonly MultiSelectOption[]): [string | null, readonly MultiSelectOption[]][] {
  const names = [...new Set(options.map(({ group }) => group))];
  return names.map((name) => [name, options.filter(({ group }) => group === name)]);
}

interface CheckProps {
  label: string;
  /** Accessible name, when another box has the same label. */
  accessibleName?: string;
  checked: boolean;
  /** Some of its options are chosen. */
  mixed?: boolean;
  className?: string;
  onCheck: (checked: boolean) => void;
}

function Check({ label, accessibleName, checked, mixed = false, className = '', onCheck }: CheckProps) {
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
        aria-label={accessibleName}
        checked={checked}
        onChange={({ target }) => onCheck(target.checked)}
      />
      <label className="form-check-label" htmlFor={id} translate="no">
        {label}
      </label>
    </div>
  );
}

interface Choosing {
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

interface CheckAllProps extends Choosing {
  label: string;
  accessibleName?: string;
  of: readonly MultiSelectOption[];
}

/** Chooses or removes all of these options at once. */
function CheckAll({ label, accessibleName, of, chosen, onChange }: CheckAllProps) {
  const values = of.map(({ value }) => value);
  const count = values.filter((value) => chosen.includes(value)).length;
  return (
    <Check
      label={label}
      {...(accessibleName !== undefined && { accessibleName })}
      className="fw-semibold"
      checked={count === values.length}
      mixed={count > 0 && count < values.length}
      onCheck={(all) => onChange([...chosen.filter((value) => !values.includes(value)), ...(all ? values : [])])}
    />
  );
}

interface MultiSelectOptionsProps extends Choosing {
  /** Names the options without a group. */
  label: string;
  /** Text of the box that chooses all of them. */
  all: string;
  options: readonly MultiSelectOption[];
}

export function MultiSelectOptions({ label, all, options, chosen, onChange }: MultiSelectOptionsProps) {
  return (
    <>
      {options.length > 1 && <CheckAll label={all} of={options} chosen={chosen} onChange={onChange} />}
      {grouped(options).map(([group, members]) => (
        <div key={group ?? ''} role="group" aria-label={group ?? label} className="multi-select-group">
          {/* A group and its only subject may have the same name (SHAR-21). */}
          {group !== null && <CheckAll label={group} accessibleName={`Todo ${group}`} of={members} chosen={chosen} onChange={onChange} />}
          <div className="check-grid">
            {members.map((option) => (
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
