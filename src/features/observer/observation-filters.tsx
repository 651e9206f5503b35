import { optionsOf, type Choice, type Named } from '@/ui/form/choices';
import { SelectBox } from '@/ui/form/select-box';

interface FilterProps {
  label: string;
  choice: Choice<Named>;
  chosen: number | undefined;
  /** Names a chosen one that is not offered. */
  otherwise: string;
  onChoose: (id: number | undefined) => void;
}

/** A filter that may stay unchosen (SHAR-19). */
function Filter({ label, choice, chosen, otherwise, onChoose }: FilterProps) {
  return (
    <SelectBox
      label={label}
      value={chosen === undefined ? '' : String(chosen)}
      options={[{ value: '', label: 'Todos' }, ...optionsOf(choice, chosen, otherwise)]}
      onChange={(value) => onChoose(value === '' ? undefined : Number(value))}
    />
  );
}

interface ObservationFiltersProps {
  periods: Choice<Named>;
  /** null for a Teacher, who has no such filter. */
  teachers: Choice<Named> | null;
  chosen: { readonly periodId?: number | undefined; readonly teacherId?: number | undefined };
  onChoose: (change: { periodId?: number | undefined; teacherId?: number | undefined }) => void;
  /** How many observations there are with these filters; '' while it is not known. */
  count: string;
}

/** 'Periodo', and for an Admin 'Profesor', over the observations that they let through. */
export function ObservationFilters({ periods, teachers, chosen, onChoose, count }: ObservationFiltersProps) {
  return (
    <section className="card mb-3" aria-label="Filtros">
      <div className="filter-row">
        {/* OBSE-11 */}
        <Filter
          label="Periodo"
          choice={periods}
          chosen={chosen.periodId}
          otherwise="Otro periodo"
          onChoose={(periodId) => onChoose({ periodId })}
        />
        {/* OBSE-12 */}
        {teachers && (
          <Filter
            label="Profesor"
            choice={teachers}
            chosen={chosen.teacherId}
            otherwise="Otro profesor"
            onChoose={(teacherId) => onChoose({ teacherId })}
          />
        )}
        <p className="observation-count num" role="status">
          {count}
        </p>
      </div>
    </section>
  );
}
