import { optionsOf, type Choice, type Named } from './choices';
import type { FieldOf } from './field';
import { OptionsStatus } from './options-status';
import { SelectField } from './select-field';

interface ChoiceFieldProps<Values> extends FieldOf<Values, string> {
  label: string;
  placeholder?: string;
  choice: Pick<Choice<Named>, 'items' | 'state' | 'again'>;
  /** What is loaded: 'los cursos'. */
  what: string;
  /** Id of the applied option, which may no longer be offered. */
  applied: number | undefined;
  /** Shown in place of its name then. */
  otherwise: string;
  isLong?: boolean;
  required?: boolean;
  disabled?: boolean;
  onChoose?: (id: string) => void;
}

/** A select field that loads its own options; shows under the field when that failed. */
export function ChoiceField<Values>({ choice, what, applied, otherwise, isLong = false, ...field }: ChoiceFieldProps<Values>) {
  return (
    <div className={isLong ? 'is-long' : ''}>
      <SelectField<Values> {...field} options={optionsOf(choice, applied, otherwise)} isPartial={choice.state !== 'ready'} />
      {choice.state === 'failed' && <OptionsStatus choice={choice} what={what} />}
    </div>
  );
}
