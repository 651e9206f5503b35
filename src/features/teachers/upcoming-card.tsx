import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queryOf } from '@/api/core/client';
import { fromWireDate } from '@/api/core/wire-date';
import { publications } from '@/api/resources/publications';
import { useSignedIn } from '@/api/session';
import { Button } from '@/ui/base/button';
import { useDay } from '@/school/use-day';
import { upcomingDates, type UpcomingDate } from './upcoming-dates';

/** How many of the newest publications are looked at (HOME-08). */
const NEWEST = 30;

const MONTH = new Intl.DateTimeFormat('es-CO', { month: 'short' });
const WEEKDAY = new Intl.DateTimeFormat('es-CO', { weekday: 'long' });

interface DateRowProps {
  date: UpcomingDate;
  /** The publication is the person's own. */
  isOwn: boolean;
  isToday: boolean;
}

function DateRow({ date: { id, title, kind, day, time, rooms }, isOwn, isToday }: DateRowProps) {
  const date = fromWireDate(`${day} 00:00:00`);
  const what = kind === 'event' ? 'Evento' : 'Entrega';
  return (
    <li>
      <span>
        <time className="room-mark lh-sm" dateTime={day} translate="no">
          <span>{Number(day.slice(8))}</span>
          <span>{` ${MONTH.format(date)}`}</span>
        </time>
      </span>
      <div className="min-w-0">
        <Link className="record-link" translate="no" to={`/dashboard/publications/${isOwn ? id : `list?post=${id}`}`}>
          {title}
        </Link>
        <div className="text-ui text-body-secondary">
          <span>{[isToday ? 'Hoy' : WEEKDAY.format(date), time, what].filter((text) => text !== null).join(' · ')}</span>
          <span translate={rooms.length > 0 ? 'no' : undefined}>{` · ${rooms.join(', ') || 'Solo para profesores'}`}</span>
        </div>
      </div>
    </li>
  );
}

/** The events and due dates of the newest publications; a failure shows here alone (HOME-08). */
function Dates() {
  const today = useDay();
  const session = useSignedIn();
  const { teacherId } = session;
  const { data, isFetching, refetch } = useQuery(
    queryOf(
      publications.listForTeacher,
      // FEED-04
      { query: { limit: NEWEST, offset: 0, orderBy: 'date', order: 'DESC', ...(teacherId !== null && { teacherId }) } },
      { context: 'card' },
    ),
  );
  if (!data)
    return isFetching ? (
      <p className="text-body-secondary mb-0" role="status">
        Cargando…
      </p>
    ) : (
      <>
        <p className="mb-2" role="status">
          No se pudo cargar esta sección.
        </p>
        <Button onClick={() => void refetch()}>Reintentar</Button>
      </>
    );
  const dates = upcomingDates(data.posts, today);
  if (dates.length === 0) return <p className="text-body-secondary mb-0">No hay fechas próximas en las publicaciones recientes.</p>;
  return (
    <ul className="list-rows">
      {dates.map((date) => (
        <DateRow key={date.id} date={date} isOwn={date.teacherId !== null && date.teacherId === teacherId} isToday={date.day === today} />
      ))}
    </ul>
  );
}

/** 'Próximas fechas' on 'Inicio' (HOME-08). */
export function UpcomingCard() {
  return (
    <section className="card" aria-labelledby="upcoming-dates">
      <div className="card-body">
        <h2 id="upcoming-dates" className="mb-2">
          Próximas fechas
        </h2>
        <Dates />
      </div>
    </section>
  );
}
