import { optionsOf, type Choice, type Named } from './choices';
import { OptionsStatus } from './options-status';
import { SelectBox } from './select-box';

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

/** A `SelectBox` whose options a call of its own loads; says under it when that failed. */
export function ChoiceBox({ label, placeholder, choice, what, chosen, otherwise, disabled = false, onChoose }: ChoiceBoxProps) {
  return (
    <div>
      <SelectBox
        label={label}
        value={chosen === undefined ? '' : String(chosen)}
        disabled={disabled}
        options={[{ value: '', label: placeholder }, ...optionsOf(choice, chosen, otherwise)]}
        onChange={(value) => onChoose(value === '' ? undefined : Number(value))}
      />
      {choice.state === 'failed' && <OptionsStatus choice={choice} what={what} />}
    </div>
  );
}
