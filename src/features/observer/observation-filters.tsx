import { ChoiceBox } from '@/ui/form/choice-box';
import type { Choice, Named } from '@/ui/form/choices';

interface ObservationFiltersProps {
  periods: Choice<Named>;
  /** null for a Teacher, who has no such filter. */
  teachers: Choice<Named> | null;
  chosen: { readonly periodId?: number | undefined; readonly teacherId?: number | undefined };
  onChoose: (change: { periodId?: number | undefined; teacherId?: number | undefined }) => void;
  /** The number of filtered observations as text; '' while loading. */
  count: string;
}

/** The filters 'Periodo' and, for an Admin, 'Profesor', both optional (SHAR-19), above the observations. */
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
