import { ChoiceField } from '@/ui/form/choice-field';
import type { LearningChoices } from './learning-choices';

/** Ids as a select has them; '' where nothing is chosen. */
interface PlaceValues {
  periodId: string;
  roomId: string;
  subjectId: string;
}

interface PlaceFieldsProps {
  choices: Pick<LearningChoices, 'periods' | 'rooms' | 'subjects'>;
  values: PlaceValues;
  /** They are what they are (LEAR-47, ACTV-16, ACTV-18). */
  isFixed: boolean;
  onChoose?: (name: keyof PlaceValues, id: string) => void;
}

/** 'Periodo', 'Curso' and 'Asignatura' of a form. */
export function PlaceFields({ choices, values, isFixed, onChoose }: PlaceFieldsProps) {
  const fieldOf = (name: keyof PlaceValues) => ({
    name,
    // A choice that is no longer offered goes, but where it is the record's own.
    applied: isFixed && values[name] !== '' ? Number(values[name]) : undefined,
    required: !isFixed,
    disabled: isFixed,
    onChoose: (id: string) => onChoose?.(name, id),
  });
  return (
    <div className="field-three">
      <ChoiceField<PlaceValues>
        {...fieldOf('periodId')}
        label="Periodo"
        placeholder="Elige un periodo"
        choice={choices.periods}
        what="los periodos"
        otherwise="Otro periodo"
      />
      <ChoiceField<PlaceValues>
        {...fieldOf('roomId')}
        label="Curso"
        placeholder="Elige un curso"
        choice={choices.rooms}
        what="los cursos"
        otherwise="Otro curso"
      />
      <ChoiceField<PlaceValues>
        {...fieldOf('subjectId')}
        label="Asignatura"
        placeholder="Elige una asignatura"
        choice={choices.subjects}
        what="las asignaturas"
        otherwise="Otra asignatura"
      />
    </div>
  );
}
