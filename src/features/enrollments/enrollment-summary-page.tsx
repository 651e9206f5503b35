import { School, TriangleAlert } from 'lucide-react';
import { useReducer } from 'react';
import { counted } from '@/ui/base/plural';
import { BackLink } from '@/ui/page/back-link';
import { EmptyState } from '@/ui/page/empty-state';
import { LoadFailure } from '@/ui/page/load-failure';
import { LoadWait } from '@/ui/page/load-wait';
import { PageHead } from '@/ui/page/page-head';
import { DataTable } from '@/ui/table/data-table';
import type { Column } from '@/ui/table/data-table-rows';
import { apartStudents, nameApart } from '@/school/apart';
import { fullName } from '@/school/students';
import { ENROLLMENTS, tabLink } from './enrollment-address';
import { Tallies } from './enrollment-progress';
import { arrivalsOf, summaryOf, warnedStudents, type Arrivals, type RoomSummary, type WarnedStudent } from './enrollment-summary';
import { reviewText } from './enrollment-texts';
import { FinalizeButton } from './finalize-button';
import { studentsOf, tallyOf, type Tally } from './former-rooms';
import { NoProcess } from './no-process';
import { useEnrollment, type EnrollmentState } from './use-enrollment';

const countColumn = (id: keyof Tally, header: string, width = '7.25rem'): Column<RoomSummary> => ({
  id,
  header,
  value: ({ tally }) => tally[id],
  width,
});

const targetsText = ({ targets }: RoomSummary) =>
  targets.length === 0 ? '-' : targets.map(({ name, count }) => `${name}: ${count}`).join(', ');

/** The widths add up to at most 55rem, the narrowest card whose table does not scroll. */
const COLUMNS: readonly Column<RoomSummary>[] = [
  { id: 'room', header: 'Curso', value: ({ name }) => name, isRowHeader: true, sheet: 'none', width: '9rem' },
  { id: 'total', header: 'Estudiantes', value: ({ total }) => total, width: '7.5rem' },
  countColumn('PROMOTED', 'Promovidos'),
  countColumn('NOT_PROMOTED', 'No Promovidos', '8.5rem'),
  countColumn('RETIRED', 'Retirados'),
  countColumn('PENDING', 'Pendientes'),
  {
    id: 'targets',
    header: 'Pasan a',
    value: targetsText,
    cell: (room) => <span translate="no">{targetsText(room)}</span>,
    sheet: 'text',
    width: { least: '8rem' },
  },
];

const idOf = ({ id }: RoomSummary) => id;
const nameOf = ({ name }: RoomSummary) => name;
const addressOf = ({ id }: RoomSummary) => tabLink(id);
const countOfRooms = (count: number) => counted(count, 'curso', 'cursos');

/** Students with a warning (SUGG-04), and those whose new room has been deleted. */
function ToReview({ warned }: { warned: readonly WarnedStudent[] }) {
  const apart = apartStudents(warned.map(({ student }) => student));
  return (
    <section className="card" aria-labelledby="to-review">
      <div className="card-head">
        <h2 id="to-review">Para revisar</h2>
      </div>
      {warned.length === 0 ? (
        <p className="summary-none">Nadie pasa a otro curso de su grado ni a un grado inferior.</p>
      ) : (
        <ul className="review">
          {warned.map(({ student, from, to, warning }) => (
            <li key={student.id}>
              <TriangleAlert className="icon" />
              <div>
                <b>
                  <span translate="no">{nameApart(fullName(student), apart.get(student.id))}</span>
                  <span> pasa de </span>
                  <span translate="no">{from.name}</span>
                  <span> a </span>
                  <span translate="no">{to}</span>
                </b>
                <span>{reviewText(warning)}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NewRooms({ arrivals, year }: { arrivals: readonly Arrivals[]; year: string }) {
  const most = Math.max(1, ...arrivals.map(({ count }) => count));
  return (
    <section className="card" aria-labelledby="new-rooms">
      <div className="card-head">
        <h2 id="new-rooms">{`Así quedan los cursos en ${year}`}</h2>
      </div>
      <ul className="arrivals">
        {arrivals.map(({ id, name, count }) => (
          <li key={id}>
            <span translate="no">{name}</span>
            <span className="arrivals-track" aria-hidden="true">
              <i style={{ width: `${(100 * count) / most}%` }} />
            </span>
            <b className="num">{count}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Summary({ enrollment: { isCurrent, rooms, targets, currentYear, retry } }: { enrollment: EnrollmentState }) {
  const hasFailed = !isCurrent || rooms.some(({ state }) => state === 'failed') || targets.state === 'failed';
  const isLoaded = rooms.every(({ state }) => state === 'ready') && targets.state === 'ready';
  if (hasFailed) return <LoadFailure onRetry={retry} />;
  if (!isLoaded) return <LoadWait />;
  return (
    <>
      <div className="card enrollment-progress">
        <Tallies tally={tallyOf(studentsOf(rooms))} />
      </div>
      <DataTable
        label="Resumen por curso"
        fileName="Resumen de matrículas"
        columns={COLUMNS}
        record={{ id: idOf, name: nameOf, address: addressOf }}
        list={{ rows: summaryOf(rooms), isLoading: false, retry }}
        countOf={countOfRooms}
        empty={<EmptyState icon={School} text="No hay cursos del año escolar anterior." />}
      />
      {rooms.length > 0 && (
        <div className="summary-parts">
          <ToReview warned={warnedStudents(rooms, targets.items)} />
          <NewRooms arrivals={arrivalsOf(rooms, targets.items)} year={currentYear} />
        </div>
      )}
    </>
  );
}

function SummaryVisit({ onReload }: { onReload: () => void }) {
  const enrollment = useEnrollment();
  const { state, process, retry } = enrollment;
  return (
    <>
      <BackLink list={ENROLLMENTS} />
      <PageHead heading="Matrículas" meta="Resumen" actions={<FinalizeButton enrollment={enrollment} onReload={onReload} />} />
      {state === 'loading' && <LoadWait />}
      {state === 'failed' && <LoadFailure onRetry={retry} />}
      {state === 'ready' && (
        <>
          <NoProcess enrollment={enrollment} />
          {process !== null && <p>Nada cambia hasta que presiones «Finalizar y Enviar».</p>}
          <Summary enrollment={enrollment} />
        </>
      )}
    </>
  );
}

/** The whole enrollment before it is sent (SUGG-05). */
export function EnrollmentSummaryPage() {
  const [visit, reload] = useReducer((count: number) => count + 1, 0);
  return <SummaryVisit key={visit} onReload={reload} />;
}
