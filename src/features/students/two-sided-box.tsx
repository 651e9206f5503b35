import { useId } from 'react';

interface TwoSidedBoxProps {
  isOn: boolean;
  disabled: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether the bulletins are printed on both sides of the paper (BULK-06). */
export function TwoSidedBox({ isOn, disabled, onChange }: TwoSidedBoxProps) {
  const [id, helpId] = [useId(), useId()];
  return (
    <div className="form-check">
      <input
        className="form-check-input"
        type="checkbox"
        id={id}
        aria-describedby={helpId}
        checked={isOn}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label className="form-check-label" htmlFor={id}>
        Para imprimir por las dos caras
      </label>
      <div className="form-text" id={helpId}>
        Agrega páginas vacías para que cada estudiante empiece en una hoja nueva.
      </div>
    </div>
  );
}
