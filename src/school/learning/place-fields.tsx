import { ChoiceField } from '@/ui/form/choice-field';
import type { Choice, Named } from '@/ui/form/choices';
import type { LearningChoices } from './learning-choices';
import { idOfText } from './learning-place';
import { PLACE_WORDS } from './place-words';

/** Ids as a select has them; '' where nothing is chosen. */
interface PlaceValues {
  periodId: string;
  roomId: string;
  subjectId: string;
}

interface PlaceFieldsProps {
  choices: Pick<LearningChoices, 'periods' | 'rooms' | 'subjects'>;
  values: PlaceValues;
  /** The place cannot be changed (LEAR-47, ACTV-16, ACTV-18). */
  isFixed: boolean;
  onChoose?: (name: keyof PlaceValues, id: string) => void;
}

/** 'Periodo', 'Curso' and 'Asignatura' of a form. */
export function PlaceFields({ choices, values, isFixed, onChoose }: PlaceFieldsProps) {
  const field = (name: keyof PlaceValues, choice: Choice<Named>) => (
    <ChoiceField<PlaceValues>
      {...PLACE_WORDS[name]}
      name={name}
      choice={choice}
      // A value that is no longer offered is dropped, unless it is the saved record's.
      applied={isFixed ? idOfText(values[name]) : undefined}
      required={!isFixed}
      disabled={isFixed}
      onChoose={(id) => onChoose?.(name, id)}
    />
  );
  return (
    <div className="field-three">
      {field('periodId', choices.periods)}
      {field('roomId', choices.rooms)}
      {field('subjectId', choices.subjects)}
    </div>
  );
}
