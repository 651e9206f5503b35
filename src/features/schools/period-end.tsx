import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { queryOf } from '@/api/core/client';
import { periods } from '@/api/resources/periods';
import { openingPeriod } from '@/school/learning/opening-period';
import { daysLeft, endOfPeriod } from '@/school/learning/period-days';
import { useDay } from '@/school/use-day';
import { Notice } from '@/ui/base/notice';

/** The last two weeks of a period, in which marks and weights are to be completed. */
const LAST_DAYS = 14;

/** In the last two weeks of a period: when it ends, and the way to what it lacks (HOME-09). A failure shows nowhere. */
export function PeriodEnd() {
  const today = useDay();
  const { data } = useQuery(queryOf(periods.list, {}, { context: 'card' }));
  const period = data && openingPeriod(data.periods, today);
  const left = period ? daysLeft(period, today) : -1;
  // The last one may have ended.
  if (!period || left < 0 || left >= LAST_DAYS) return null;
  return (
    <Notice
      action={
        <Link className="btn btn-quiet" to="/dashboard/progress">
          Ver qué falta en Seguimiento
        </Link>
      }
    >
      {`${endOfPeriod(period, today)}.`}
    </Notice>
  );
}
