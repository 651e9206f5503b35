import { object, string, type ObjectSchema } from 'yup';
import { optionsOf, type Choice, type Named } from '@/ui/form/choices';
import { Form, SubmitButton } from '@/ui/form/form';
import { OptionsStatus } from '@/ui/form/options-status';
import { SelectField } from '@/ui/form/select-field';
import type { LearningChoices } from './learning-choices';
import { placeIn, type LearningAddress, type LearningPlace } from './learning-place';

/** Ids as a select has them; '' where nothing is chosen. */
interface Values {
  teacherId: string;
  periodId: string;
  roomId: string;
  subjectId: string;
}

const schema: ObjectSchema<Values> = object({
  teacherId: string().defined(),
  periodId: string().defined(),
  roomId: string().defined(),
  subjectId: string().defined(),
});

const textOf = (id: number | undefined) => (id === undefined ? '' : String(id));
const idOf = (text: string) => (text === '' ? undefined : Number(text));

const chosenIn = ({ teacherId, periodId, roomId, subjectId }: Values) => ({
  teacherId: idOf(teacherId),
  periodId: idOf(periodId),
  roomId: idOf(roomId),
  subjectId: idOf(subjectId),
});

interface ChoiceFieldProps {
  name: keyof Values;
  label: string;
  placeholder: string;
  choice: Pick<Choice<Named>, 'items' | 'state' | 'again'>;
  /** 'los cursos'. */
  what: string;
  applied: number | undefined;
  /** Reads in place of a name that is not offered. */
  otherwise: string;
  disabled?: boolean;
  onChoose?: (value: string) => void;
}

function ChoiceField({ choice, what, applied, otherwise, ...field }: ChoiceFieldProps) {
  return (
    <div>
      <SelectField<Values> {...field} required={false} options={optionsOf(choice, applied, otherwise)} />
      {choice.state === 'failed' && <OptionsStatus choice={choice} what={what} />}
    </div>
  );
}

interface LearningFiltersProps {
  choices: LearningChoices;
  /** What the address names. */
  applied: LearningAddress;
  /** Another teacher was chosen, or none: what hung on the one before is gone (LEAR-04). */
  onTeacher: (chosen: Pick<LearningAddress, 'teacherId' | 'periodId'>) => void;
  /** Resolves when it has been answered for. */
  onApply: (place: LearningPlace) => Promise<unknown>;
}

/** 'Profesor' for an Admin, 'Periodo', 'Curso', 'Asignatura', and 'Filtrar' (LEAR-02 to LEAR-10). */
export function LearningFilters({ choices, applied, onTeacher, onApply }: LearningFiltersProps) {
  const { teachers, periods, rooms, subjects, hasTeacher } = choices;
  const initial = {
    teacherId: textOf(applied.teacherId),
    periodId: textOf(applied.periodId),
    roomId: textOf(applied.roomId),
    subjectId: textOf(applied.subjectId),
  };
  return (
    <section className="card mb-3" aria-label="Filtros">
      <Form<Values>
        initial={initial}
        schema={schema}
        onSubmit={async (values) => {
          const place = placeIn({ page: 1, ...chosenIn(values) });
          if (place) await onApply(place);
        }}
      >
        {({ values, set }) => (
          <div className="filter-row">
            {teachers && (
              <ChoiceField
                name="teacherId"
                label="Profesor"
                placeholder="Elige un profesor"
                choice={teachers}
                what="los profesores"
                applied={applied.teacherId}
                otherwise="Otro profesor"
                onChoose={(teacherId) => {
                  set({ ...values, teacherId, roomId: '', subjectId: '' });
                  onTeacher({ teacherId: idOf(teacherId), periodId: idOf(values.periodId) });
                }}
              />
            )}
            <ChoiceField
              name="periodId"
              label="Periodo"
              placeholder="Elige un periodo"
              choice={periods}
              what="los periodos"
              applied={applied.periodId}
              otherwise="Otro periodo"
            />
            <ChoiceField
              name="roomId"
              label="Curso"
              placeholder="Elige un curso"
              choice={rooms}
              what="los cursos"
              applied={applied.roomId}
              otherwise="Otro curso"
              disabled={!hasTeacher}
            />
            <ChoiceField
              name="subjectId"
              label="Asignatura"
              placeholder="Elige una asignatura"
              choice={subjects}
              what="las asignaturas"
              applied={applied.subjectId}
              otherwise="Otra asignatura"
              disabled={!hasTeacher}
            />
            {/* LEAR-09 */}
            <SubmitButton kind="quiet" disabled={placeIn({ page: 1, ...chosenIn(values) }) === null}>
              Filtrar
            </SubmitButton>
          </div>
        )}
      </Form>
    </section>
  );
}
