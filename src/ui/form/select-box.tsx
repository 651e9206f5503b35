import { useId } from 'react';

interface SelectBoxProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  disabled?: boolean;
  onChange: (value: string) => void;
}

/** A select that filters the list below it; for forms see select-field.tsx. */
export function SelectBox({ label, value, options, disabled = false, onChange }: SelectBoxProps) {
  const id = useId();
  return (
    <div className="mb-4">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <select className="form-select" id={id} value={value} disabled={disabled} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
