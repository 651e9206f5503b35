import { useId } from 'react';

interface SegmentedChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
}

/** Radio buttons side by side, for a choice that decides what the fields below it ask for. */
export function SegmentedChoice<Value extends string>({ label, value, options, onChange }: SegmentedChoiceProps<Value>) {
  const id = useId();
  return (
    <fieldset className="mb-3">
      <legend className="form-label">{label}</legend>
      <div className="segmented">
        {options.map((option) => (
          <div key={option.value}>
            <input
              className="btn-check"
              type="radio"
              name={id}
              id={`${id}-${option.value}`}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <label className="segment" htmlFor={`${id}-${option.value}`}>
              {option.label}
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
