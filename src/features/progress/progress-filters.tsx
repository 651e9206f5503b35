import type { Room } from '@/api/resources/rooms';
import type { Assigned } from '@/school/learning/survey/places';
import { inRoomOrder } from '@/school/rooms';
import { PLACE_WORDS } from '@/school/learning/place-words';
import { ChoiceBox } from '@/ui/form/choice-box';
import type { Choice, Named } from '@/ui/form/choices';
import type { ProgressAddress } from './progress-address';

/** The rooms in which somebody teaches. */
const roomsIn = (assigned: readonly Assigned[]): Room[] =>
  inRoomOrder([...new Map(assigned.flatMap(({ rooms }) => rooms).map((room) => [room.id, room])).values()]);

const choiceIn = (items: readonly Named[]) => ({ items, state: 'ready' as const, again: () => {} });

interface ProgressFiltersProps {
  periods: Choice<Named>;
  periodId: number | undefined;
  /** Null for a Teacher, who sees the own pairs. */
  assigned: readonly Assigned[] | null;
  chosen: Pick<ProgressAddress, 'teacherId' | 'roomId'>;
  onChoose: (change: Partial<ProgressAddress>) => void;
}

/** 'Periodo' and, for an Admin, 'Profesor' and 'Curso' (TRAC-02). */
export function ProgressFilters({ periods, periodId, assigned, chosen, onChoose }: ProgressFiltersProps) {
  const ofTeacher = assigned?.filter(({ teacher }) => chosen.teacherId === undefined || teacher.id === chosen.teacherId) ?? [];
  return (
    <section className="card mb-3" aria-label="Filtros">
      <div className="filter-row">
        <ChoiceBox {...PLACE_WORDS.periodId} choice={periods} chosen={periodId} onChoose={(id) => onChoose({ periodId: id })} />
        {assigned && (
          <>
            <ChoiceBox
              label="Profesor"
              placeholder="Todos"
              what="los profesores"
              choice={choiceIn(
                assigned.filter(({ rooms, subjects }) => rooms.length > 0 && subjects.length > 0).map(({ teacher }) => teacher),
              )}
              chosen={chosen.teacherId}
              otherwise="Otro profesor"
              onChoose={(teacherId) => onChoose({ teacherId, roomId: undefined })}
            />
            <ChoiceBox
              {...PLACE_WORDS.roomId}
              placeholder="Todos"
              choice={choiceIn(roomsIn(ofTeacher))}
              chosen={chosen.roomId}
              onChoose={(roomId) => onChoose({ roomId })}
            />
          </>
        )}
      </div>
    </section>
  );
}
