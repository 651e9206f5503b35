import { useQuery } from '@tanstack/react-query';
import { object, string, type ObjectSchema } from 'yup';
import { queryOf } from '@/api/core/client';
import { periods } from '@/api/resources/periods';
import { ChoiceField } from '@/ui/form/choice-field';
import { choiceOf, inNameOrder, type Choice, type Named } from '@/ui/form/choices';
import { Form, SubmitButton } from '@/ui/form/form';
import { useForm } from '@/ui/form/use-form';
import { idOfText, textOfId } from './learning-place';
import { achievementsOf } from './records-of';
import { PLACE_WORDS } from './place-words';
import { openingPeriodChoice, useOpening } from './use-opening';
import { usedAchievement } from './used-places';

/** Ids as a select has them; '' where nothing is chosen. */
interface Values {
  periodId: string;
  indicatorId: string;
}

const schema: ObjectSchema<Values> = object({ periodId: string().defined(), indicatorId: string().defined() });

/** The periods by name (LEAR-07). `context`: for the failure table (LEAR-21, ACTV-10). */
export const usePeriodChoice = (context?: 'learning' | 'activities') =>
  choiceOf(useQuery(queryOf(periods.list, {}, context && { context })), (data) => inNameOrder(data.periods));

/** The achievements of the chosen period, the tab's room and the subject; none without a period (EVAL-13). */
function useMarkedChoice({ subjectId, roomId, periodId }: Pick<MarksFiltersProps, 'subjectId' | 'roomId'> & Pick<Values, 'periodId'>) {
  const isOff = periodId === '';
  const query = useQuery({ ...achievementsOf({ subjectId, roomId, periodId: Number(periodId) }), enabled: !isOff });
  const loaded: Choice<Named> = choiceOf(query, (data) => data.indicators.map(({ id, title }) => ({ id, name: title })));
  return isOff ? ({ ...loaded, items: [], state: 'ready' } satisfies Choice<Named>) : loaded;
}

interface AchievementFieldProps {
  isOff: boolean;
  choice: Choice<Named>;
  applied: number | undefined;
  onChoose: () => void;
}

/** 'Logro' (EVAL-13). */
function AchievementField({ isOff, choice, applied, onChoose }: AchievementFieldProps) {
  const isEmpty = !isOff && choice.state === 'ready' && choice.items.length === 0;
  return (
    <ChoiceField<Values>
      name="indicatorId"
      label="Logro"
      isLong
      required={false}
      placeholder={isEmpty ? 'No hay logros en este periodo' : choice.state === 'loading' ? 'Cargando…' : 'Elige un logro'}
      choice={choice}
      what="los logros"
      applied={applied}
      otherwise="Otro logro"
      disabled={isOff}
      onChoose={onChoose}
    />
  );
}

interface MarksFiltersProps {
  subjectId: number;
  roomId: number;
  /** The filters in the address. */
  applied: { readonly periodId?: number | undefined; readonly indicatorId?: number | undefined };
  /** Called when another period is chosen; the next tab keeps it (EVAL-12). */
  onPeriod: (periodId: number | undefined) => void;
  /** 'Filtrar'; resolves when the request has succeeded or failed. */
  onApply: (chosen: { periodId: number; indicatorId: number }) => Promise<unknown>;
}

/** 'Periodo', 'Logro' and 'Filtrar' of a room and a subject (EVAL-11 to EVAL-14, GRID-01), filled and applied as far as they are known (PLAC-01, PLAC-02); pass the room as `key`, so that another room resets them. */
export function MarksFilters({ subjectId, roomId, applied, onPeriod, onApply }: MarksFiltersProps) {
  const choice = usePeriodChoice();
  const form = useForm<Values>({
    initial: { periodId: textOfId(applied.periodId), indicatorId: textOfId(applied.indicatorId) },
    schema,
    send: ({ periodId, indicatorId }) => onApply({ periodId: Number(periodId), indicatorId: Number(indicatorId) }),
  });
  const { values } = form;
  const achievements = useMarkedChoice({ subjectId, roomId, periodId: values.periodId });
  const opening = useOpening<keyof Values>({
    values,
    choices: [
      openingPeriodChoice(choice),
      {
        name: 'indicatorId',
        choice: achievements,
        start: usedAchievement({ subjectId, roomId, periodId: Number(values.periodId) }),
      },
    ],
    fill: (filled) => {
      form.replace({ ...values, ...filled });
      if (filled.periodId !== undefined) onPeriod(idOfText(filled.periodId));
    },
    apply: () => {
      const [periodId, indicatorId] = [idOfText(values.periodId), idOfText(values.indicatorId)];
      const isApplied = periodId === applied.periodId && indicatorId === applied.indicatorId;
      if (periodId !== undefined && indicatorId !== undefined && !isApplied) void onApply({ periodId, indicatorId });
    },
  });
  return (
    <section className="card mb-3" aria-label="Filtros">
      <Form form={form}>
        <div className="filter-row">
          <ChoiceField<Values>
            {...PLACE_WORDS.periodId}
            name="periodId"
            required={false}
            choice={choice}
            applied={applied.periodId}
            onChoose={(periodId) => {
              opening.end();
              // EVAL-13
              form.replace({ periodId, indicatorId: '' });
              onPeriod(idOfText(periodId));
            }}
          />
          <AchievementField
            key={values.periodId}
            isOff={values.periodId === ''}
            choice={achievements}
            applied={Number(values.periodId) === applied.periodId ? applied.indicatorId : undefined}
            onChoose={opening.end}
          />
          {/* EVAL-14 */}
          <SubmitButton kind="quiet" disabled={values.periodId === '' || values.indicatorId === ''}>
            Filtrar
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}
