import { UserRound } from 'lucide-react';
import { object, string, type ObjectSchema } from 'yup';
import { ChoiceField } from '@/ui/form/choice-field';
import type { Choice, Named } from '@/ui/form/choices';
import { Form, SubmitButton } from '@/ui/form/form';
import { useForm } from '@/ui/form/use-form';
import { EmptyState } from '@/ui/page/empty-state';
import { useAchievementChoice, type LearningChoices } from './learning-choices';
import { idOfText, placeIn, textOfId, type ChosenPlace, type LearningAddress, type LearningPlace } from './learning-place';
import { PLACE_WORDS } from './place-words';
import { openingPeriodChoice, useOpening, type OpeningChoice } from './use-opening';
import { usedAchievement, usedPlace } from './used-places';

/** Ids as a select has them; '' where nothing is chosen. */
interface Values {
  teacherId: string;
  periodId: string;
  roomId: string;
  subjectId: string;
  indicatorId: string;
}

const schema: ObjectSchema<Values> = object({
  teacherId: string().defined(),
  periodId: string().defined(),
  roomId: string().defined(),
  subjectId: string().defined(),
  indicatorId: string().defined(),
});

const chosenIn = ({ periodId, roomId, subjectId, indicatorId }: Values): ChosenPlace => ({
  periodId: idOfText(periodId),
  roomId: idOfText(roomId),
  subjectId: idOfText(subjectId),
  indicatorId: idOfText(indicatorId),
});

interface AchievementFieldProps {
  chosen: ChosenPlace;
  choice: Choice<Named>;
  onChoose: (indicatorId: string) => void;
}

/** 'Logro': offers the achievements of the chosen place, not of the applied one (ACTV-04). */
function AchievementField({ chosen, choice, onChoose }: AchievementFieldProps) {
  const isOff = placeIn(chosen) === null;
  const isEmpty = !isOff && choice.state === 'ready' && choice.items.length === 0;
  return (
    <ChoiceField<Values>
      name="indicatorId"
      label="Logro"
      isLong
      placeholder={isEmpty ? 'No hay logros' : 'Elige un logro'}
      choice={choice}
      what="los logros"
      applied={chosen.indicatorId}
      otherwise="Otro logro"
      required={false}
      disabled={isOff}
      onChoose={onChoose}
    />
  );
}

interface LearningFiltersProps {
  choices: LearningChoices;
  /** The filters in the address. */
  applied: LearningAddress;
  /** Called when another teacher or none is chosen: the choices that depend on the teacher are cleared (LEAR-04). */
  onTeacher: (chosen: Pick<LearningAddress, 'teacherId' | 'periodId'>) => void;
  /** Resolves when the request has succeeded or failed. */
  onApply: (place: LearningPlace, indicatorId: number | undefined) => Promise<unknown>;
  /** Called at each choice. With it the filters have 'Logro', too, and apply only with one. */
  onChosen?: (chosen: ChosenPlace) => void;
}

/**
 * 'Profesor' for an Admin, 'Periodo', 'Curso', 'Asignatura', 'Logro' where one is asked for, and 'Filtrar' (LEAR-02 to LEAR-10, ACTV-02,
 * ACTV-03). They open filled, and applied where nothing is missing (PLAC-01, PLAC-02); who has chosen no teacher yet is told to.
 */
export function LearningFilters({ choices, applied, onTeacher, onApply, onChosen }: LearningFiltersProps) {
  const { teachers, periods, rooms, subjects, hasTeacher } = choices;
  const initial = {
    teacherId: textOfId(applied.teacherId),
    periodId: textOfId(applied.periodId),
    roomId: textOfId(applied.roomId),
    subjectId: textOfId(applied.subjectId),
    indicatorId: textOfId(applied.indicatorId),
  };
  const form = useForm<Values>({
    initial,
    schema,
    send: async (sent) => {
      const { indicatorId, ...chosen } = chosenIn(sent);
      const place = placeIn(chosen);
      if (place) await onApply(place, indicatorId);
    },
  });
  const { values } = form;
  const place = placeIn(chosenIn(values));
  const achievements = useAchievementChoice(onChosen ? place : null);
  const fill = (filled: Partial<Values>) => {
    const next = { ...values, ...filled };
    form.replace(next);
    onChosen?.(chosenIn(next));
    if (filled.teacherId !== undefined) onTeacher({ teacherId: idOfText(filled.teacherId), periodId: idOfText(next.periodId) });
  };
  const used = usedPlace();
  const waiting = { items: [], state: 'loading' } as const;
  // The choices follow the address, which follows the form.
  const isBehind = values.teacherId !== textOfId(applied.teacherId);
  const opening = useOpening<keyof Values>({
    values,
    choices: [
      ...(teachers ? [{ name: 'teacherId', choice: teachers, start: used.teacherId } satisfies OpeningChoice<'teacherId'>] : []),
      openingPeriodChoice(periods),
      { name: 'roomId', choice: isBehind ? waiting : rooms, start: used.roomId },
      { name: 'subjectId', choice: isBehind ? waiting : subjects, start: used.subjectId },
      { name: 'indicatorId', choice: achievements, start: place ? usedAchievement(place) : undefined },
    ],
    fill,
    apply: () => {
      const { indicatorId } = chosenIn(values);
      const isLacking = onChosen !== undefined && indicatorId === undefined;
      const isApplied = (['periodId', 'roomId', 'subjectId', 'indicatorId'] as const).every((name) => values[name] === initial[name]);
      if (place && !isLacking && !isApplied) void onApply(place, indicatorId);
    },
  });
  const choose = (chosen: Partial<Values>) => {
    opening.end();
    fill(chosen);
  };
  return (
    <>
      <section className="card mb-3" aria-label="Filtros">
        <Form form={form}>
          <div className="filter-row">
            {teachers && (
              <ChoiceField<Values>
                name="teacherId"
                label="Profesor"
                placeholder="Elige un profesor"
                choice={teachers}
                what="los profesores"
                applied={applied.teacherId}
                otherwise="Otro profesor"
                required={false}
                onChoose={(teacherId) => choose({ teacherId, roomId: '', subjectId: '', indicatorId: '' })}
              />
            )}
            <ChoiceField<Values>
              {...PLACE_WORDS.periodId}
              name="periodId"
              choice={periods}
              applied={applied.periodId}
              required={false}
              onChoose={(periodId) => choose({ periodId, indicatorId: '' })}
            />
            <ChoiceField<Values>
              {...PLACE_WORDS.roomId}
              name="roomId"
              choice={rooms}
              applied={applied.roomId}
              required={false}
              disabled={!hasTeacher}
              onChoose={(roomId) => choose({ roomId, indicatorId: '' })}
            />
            <ChoiceField<Values>
              {...PLACE_WORDS.subjectId}
              name="subjectId"
              choice={subjects}
              applied={applied.subjectId}
              required={false}
              disabled={!hasTeacher}
              onChoose={(subjectId) => choose({ subjectId, indicatorId: '' })}
            />
            {onChosen && (
              <AchievementField chosen={chosenIn(values)} choice={achievements} onChoose={(indicatorId) => choose({ indicatorId })} />
            )}
            {/* LEAR-09, ACTV-05 */}
            <SubmitButton kind="quiet" disabled={place === null || (onChosen !== undefined && values.indicatorId === '')}>
              Filtrar
            </SubmitButton>
          </div>
        </Form>
      </section>
      {teachers?.state === 'ready' && !hasTeacher && (
        <EmptyState icon={UserRound} text="Elige un profesor para ver sus cursos y asignaturas." />
      )}
    </>
  );
}
