import { useId } from 'react';
import { optionsOf, type Choice, type Named } from './choices';
import { OptionsStatus } from './options-status';

interface ChoiceBoxProps {
  label: string;
  placeholder: string;
  choice: Pick<Choice<Named>, 'items' | 'state' | 'again'>;
  /** 'los cursos'. */
  what: string;
  chosen: number | undefined;
  /** Reads in place of a chosen one's name that is not offered. */
  otherwise: string;
  disabled?: boolean;
  onChoose: (id: number | undefined) => void;
}

/** A select that filters the list below it, whose options a call of its own loads; for forms see choice-field.tsx. */
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
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
      {choice.state === 'failed' && <OptionsStatus choice={choice} what={what} />}
    </div>
  );
}
