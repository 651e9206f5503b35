import { ChoiceField } from '@/ui/form/choice-field';
import { TextField } from '@/ui/form/field';
import { Form, SubmitButton } from '@/ui/form/form';
import { useForm } from '@/ui/form/use-form';
import { useLogChoices } from './log-choices';
import { END_BEFORE_START, LAST_DAY, NO_SUCH_DAY } from '@/school/today';
import { filterSchema, filtersOf, valuesOf, type FilterValues, type LogFilters } from './log-filters';

interface LogFiltersFormProps {
  applied: LogFilters;
  /** Resolves when the filtered log has loaded. */
  onApply: (filters: LogFilters) => Promise<unknown>;
}

/** Teacher, room and days, applied with 'Filtrar' (ALOG-03). */
export function LogFiltersForm({ applied, onApply }: LogFiltersFormProps) {
  const { teachers, rooms } = useLogChoices();
  const form = useForm<FilterValues>({
    initial: valuesOf(applied),
    schema: filterSchema,
    send: (values) => onApply(filtersOf(values)),
  });
  return (
    <section className="card mb-3" aria-label="Filtros">
      <Form form={form}>
        <div className="filter-row">
          {/* SHAR-19 */}
          <ChoiceField<FilterValues>
            name="teacher"
            label="Profesor"
            required={false}
            placeholder="Todos"
            choice={teachers}
            what="los profesores"
            applied={applied.teacher}
            otherwise="Otro profesor"
          />
          <ChoiceField<FilterValues>
            name="room"
            label="Curso"
            required={false}
            placeholder="Todos"
            choice={rooms}
            what="los cursos"
            applied={applied.room}
            otherwise="Otro curso"
          />
          <div className="is-day">
            <TextField<FilterValues> name="from" label="Fecha inicial" type="date" max={LAST_DAY} unreadable={NO_SUCH_DAY} />
          </div>
          <div className="is-day">
            <TextField<FilterValues>
              name="to"
              label="Fecha final"
              type="date"
              min={form.values.from}
              max={LAST_DAY}
              unreadable={NO_SUCH_DAY}
              atOnce={END_BEFORE_START}
            />
          </div>
          {/* ALOG-10 */}
          <SubmitButton kind="quiet" disabled={!form.isComplete()}>
            Filtrar
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}
