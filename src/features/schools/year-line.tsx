import dayjs from 'dayjs';
import type { CSSProperties } from 'react';
import { today } from '@/school/today';
import { includesDay, type Days } from './period-days';
import { partedName } from './period-name';
import { crossingsOf, monthsOf, placeOf, wordsOf, type DrawnPeriod } from './year-days';

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

const monthOf = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? '';

function styleOf(days: Days, year: Days): CSSProperties {
  const { left, width } = placeOf(days, year);
  return { left: `${left}%`, width: `${width}%` };
}

/**
 * The year with its periods, the days without one hatched, and today. Updates with every typed date; a placeholder until the
 * periods load.
 */
export function YearLine({ year, periods: loadedPeriods }: { year: Days; periods: readonly DrawnPeriod[] | undefined }) {
  const now = today();
  const periods = loadedPeriods ?? [];
  const crossed = new Set(crossingsOf(periods).flat());
  const classOf = (period: DrawnPeriod) =>
    ['span', includesDay(period, now) && 'is-now', period.isNew && 'is-new', crossed.has(period) && 'is-wrong'].filter(Boolean).join(' ');
  const months = monthsOf(year);
  return (
    <figure className="year-line">
      <div aria-hidden="true">
        <div className="year-months">
          {months.map((month) => (
            <span key={month.startDate} style={{ width: `${placeOf(month, year).width}%` }}>
              {monthOf(month.startDate)}
            </span>
          ))}
        </div>
        <div className="year-track">
          {periods.map((period, index) => (
            // Rows may be equal while typing.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} className={classOf(period)} style={styleOf(period, year)}>
              <b>
                {period.name === '' ? (
                  'Nuevo'
                ) : (
                  <>
                    <i>{partedName(period.name).words}</i>
                    <span>{partedName(period.name).number}</span>
                  </>
                )}
              </b>
            </span>
          ))}
          {includesDay(year, now) && (
            <span className="today" style={{ left: `${placeOf({ startDate: now, endDate: now }, year).left}%` }}>
              <small className="num">{`Hoy, ${dayjs(now).date()} ${monthOf(now)}`}</small>
            </span>
          )}
        </div>
      </div>
      <figcaption>{loadedPeriods ? wordsOf(loadedPeriods, year) : <span className="skel skel-half" />}</figcaption>
    </figure>
  );
}
