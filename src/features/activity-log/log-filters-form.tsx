import { optionsOf } from '@/ui/form/choices';
import { TextField } from '@/ui/form/field';
import { Form, SubmitButton } from '@/ui/form/form';
import { OptionsStatus } from '@/ui/form/options-status';
import { SelectField } from '@/ui/form/select-field';
import { useLogChoices } from './log-choices';
import { END_BEFORE_START, LAST_DAY, NO_SUCH_DAY } from '@/school/today';
import { filterSchema, filtersOf, valuesOf, type FilterValues, type LogFilters } from './log-filters';

interface LogFiltersFormProps {
  applied: LogFilters;
  /** Resolves when the log has been answered for. */
  onApply: (filters: LogFilters) => Promise<unknown>;
}

/** Teacher, room and days, applied with 'Filtrar' (ALOG-03). */
export function LogFiltersForm({ applied, onApply }: LogFiltersFormProps) {
  const { teachers, rooms } = useLogChoices();
  return (
    <section className="card mb-3" aria-label="Filtros">
      <Form<FilterValues> initial={valuesOf(applied)} schema={filterSchema} onSubmit={(values) => onApply(filtersOf(values))}>
        {({ values, valid }) => (
          <div className="filter-row">
            <div>
              {/* SHAR-19 */}
              <SelectField<FilterValues>
                name="teacher"
                label="Profesor"
                required={false}
                placeholder="Todos"
                options={optionsOf(teachers, applied.teacher, 'Otro profesor')}
              />
              {teachers.state === 'failed' && <OptionsStatus choice={teachers} what="los profesores" />}
            </div>
            <div>
              <SelectField<FilterValues>
                name="room"
                label="Curso"
                required={false}
                placeholder="Todos"
                options={optionsOf(rooms, applied.room, 'Otro curso')}
              />
              {rooms.state === 'failed' && <OptionsStatus choice={rooms} what="los cursos" />}
            </div>
            <div className="is-day">
              <TextField<FilterValues> name="from" label="Fecha inicial" type="date" max={LAST_DAY} unreadable={NO_SUCH_DAY} />
            </div>
            <div className="is-day">
              <TextField<FilterValues>
                name="to"
                label="Fecha final"
                type="date"
                min={values.from}
                max={LAST_DAY}
                unreadable={NO_SUCH_DAY}
                atOnce={END_BEFORE_START}
              />
            </div>
            {/* ALOG-10 */}
            <SubmitButton kind="quiet" disabled={!valid}>
              Filtrar
            </SubmitButton>
          </div>
        )}
      </Form>
    </section>
  );
}
