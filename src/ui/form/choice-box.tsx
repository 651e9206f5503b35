import { useId } from 'react';
import { optionsOf, type Choice, type Named } from './choices';
import { OptionsStatus } from './options-status';

interface ChoiceBoxProps {
  label: string;
  placeholder: string;
  choice: Pick<Choice<Named>, 'items' | 'state' | 'again'>;
  /** What is loaded: 'los cursos'. */
  what: string;
  chosen: number | undefined;
  /** Shown for a chosen id that is not among the options. */
  otherwise: string;
  disabled?: boolean;
  onChoose: (id: number | undefined) => void;
}

/** A select that filters the list below it and loads its own options; for forms see choice-field.tsx. */
export function ChoiceBox({ label, placeholder, choice, what, chosen, otherwise, disabled = false, onChoose }: ChoiceBoxProps) {
  const id = useId();
  return (
    <div>
      <div className="mb-4">
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
        <select
          className="form-select"
          id={id}
          value={chosen ?? ''}
          disabled={disabled}
          onChange={({ target: { value } }) => onChoose(value === '' ? undefined : Number(value))}
        >
          <option value="">{placeholder}</option>
          {optionsOf(choice, chosen, otherwise).map((option) => (
            <option key={option.value} value={option.value} translate="no">
              {option.label}
            </option>
          ))}
        </select>
      </div>
      {choice.state === 'failed' && <OptionsStatus choice={choice} what={what} />}
    </div>
  );
}
