import { ChoiceBox } from '@/ui/form/choice-box';
import type { Choice, Named } from '@/ui/form/choices';

interface ObservationFiltersProps {
  periods: Choice<Named>;
  /** null for a Teacher, who has no such filter. */
  teachers: Choice<Named> | null;
  chosen: { readonly periodId?: number | undefined; readonly teacherId?: number | undefined };
  onChoose: (change: { periodId?: number | undefined; teacherId?: number | undefined }) => void;
  /** How many observations there are with these filters; '' while it is not known. */
  count: string;
}

/** 'Periodo', and for an Admin 'Profesor', over the observations that they let through; each may stay unchosen (SHAR-19). */
export function ObservationFilters({ periods, teachers, chosen, onChoose, count }: ObservationFiltersProps) {
  return (
    <section className="card mb-3" aria-label="Filtros">
      <div className="filter-row">
        {/* OBSE-11 */}
        <ChoiceBox
          label="Periodo"
          placeholder="Todos"
          what="los periodos"
          choice={periods}
          chosen={chosen.periodId}
          otherwise="Otro periodo"
          onChoose={(periodId) => onChoose({ periodId })}
        />
        {/* OBSE-12 */}
        {teachers && (
          <ChoiceBox
            label="Profesor"
            placeholder="Todos"
            what="los profesores"
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
