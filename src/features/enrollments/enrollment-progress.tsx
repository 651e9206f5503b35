import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { plural } from '@/ui/base/plural';
import { CHIPS } from '@/ui/base/status-chip';
import { tabLink } from './enrollment-address';
import { finalText, RESULTS, resultText } from './enrollment-texts';
import { isPending, studentsOf, tallyOf, type FormerRoom, type Tally } from './former-rooms';

const RESULT_ORDER = ['PROMOTED', 'NOT_PROMOTED', 'RETIRED', 'PENDING'] as const satisfies readonly (keyof Tally)[];

/** Placeholder of the tallies. */
const TalliesSkeleton = () => (
  <div className="enrollment-tallies" aria-hidden="true">
    {RESULT_ORDER.map((result) => (
      <span key={result} className="chip">
        <span className="skel" />
      </span>
    ))}
  </div>
);

/** The number of students with each result. */
export function Tallies({ tally }: { tally: Tally }) {
  return (
    <ul className="enrollment-tallies">
      {RESULT_ORDER.map((result) => (
        <li key={result} className={`chip ${CHIPS[RESULTS[result].colour]}`}>
          <b className="num">{tally[result]}</b>
          <span>{` ${resultText(tally[result], result)}`}</span>
        </li>
      ))}
    </ul>
  );
}

/** 'Sexto A: 34 de 34', a link to the room's tab. */
function RoomState({ former: { room, state, students } }: { former: FormerRoom }) {
  const decided = students?.filter((student) => !isPending(student)).length ?? 0;
  const isDone = state === 'ready' && students !== undefined && decided === students.length;
  const words =
    state === 'failed'
      ? 'no se pudo cargar'
      : students === undefined
        ? 'cargando…'
        : students.length === 0
          ? 'sin estudiantes'
          : `${decided} de ${students.length}`;
  return (
    <li>
      <Link to={tabLink(room.id)} className={isDone ? 'is-done' : 'is-open'}>
        {isDone && <Check className="icon icon-sm" />}
        <span className="num">{`${room.name}: ${words}`}</span>
      </Link>
    </li>
  );
}

/** Tells how to reload the rooms that failed. */
const retryText = (failed: number): string =>
  failed === 0 ? '' : ` Abre ${plural(failed, 'el que no se pudo cargar', 'los que no se pudieron cargar')} y presiona «Reintentar».`;

interface EnrollmentProgressProps {
  rooms: readonly FormerRoom[];
  closedYear: string;
  /** There is no active enrollment process (ENRO-32). */
  isReadOnly: boolean;
}

/** The progress of the enrollment over all rooms, and what is missing to finalize it. */
export function EnrollmentProgress({ rooms, closedYear, isReadOnly }: EnrollmentProgressProps) {
  const students = studentsOf(rooms);
  const tally = tallyOf(students);
  const decided = students.length - tally.PENDING;
  const isLoaded = rooms.every(({ state }) => state === 'ready');
  const isLoading = rooms.some(({ state }) => state === 'loading');
  const failed = rooms.filter(({ state }) => state === 'failed').length;
  const open = rooms.filter(({ state, students: roomStudents }) => state !== 'ready' || roomStudents?.some(isPending)).length;
  return (
    <section className="card enrollment-progress" aria-label="Avance">
      <div className="enrollment-flow">
        <div className="enrollment-share">
          <div className="done-bar" aria-hidden="true">
            <span style={{ width: `${isLoading || students.length === 0 ? 0 : (100 * decided) / students.length}%` }} />
          </div>
          <p role="status">
            {isLoading ? (
              <span className="skel" />
            ) : (
              <>
                <strong className="num">{`${decided} de ${students.length}`}</strong>
                <span>{` ${plural(students.length, 'estudiante', 'estudiantes')} de ${closedYear} con decisión`}</span>
              </>
            )}
          </p>
        </div>
        {isLoading ? <TalliesSkeleton /> : <Tallies tally={tally} />}
      </div>
      {isReadOnly ? (
        isLoading ? (
          <p className="mb-0">
            <span className="skel" />
          </p>
        ) : (
          isLoaded && tally.PENDING === 0 && students.length > 0 && <p className="mb-0">{`La matrícula quedó así: ${finalText(tally)}`}</p>
        )
      ) : (
        <>
          <p className="mb-0">
            {!isLoaded
              ? `Para finalizar, todos los cursos deben estar cargados y con decisión.${retryText(failed)}`
              : open === 0
                ? 'Todos los cursos tienen decisión: ya puedes finalizar y enviar.'
                : open === 1
                  ? 'Para finalizar falta 1 curso.'
                  : `Para finalizar faltan ${open} cursos.`}
          </p>
          <ul className="room-states">
            {rooms.map((former) => (
              <RoomState key={former.room.id} former={former} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
