import type { CSSProperties } from 'react';
import type { Period } from '@/api/resources/periods';
import { endOfPeriod, weekText, weeksOf } from '@/school/learning/period-days';
import { useDay } from '@/school/use-day';

/** The period as a line of its weeks, filled until today, and in words. */
export function PeriodLine({ period }: { period: Pick<Period, 'name' | 'startDate' | 'endDate'> }) {
  const day = useDay();
  const weeks = weeksOf(period, day);
  return (
    <div className="period-line">
      <p>
        <span>{`${weekText(weeks)} · ${endOfPeriod(period, day)}`}</span>
      </p>
      <div className="period-weeks" aria-hidden="true" style={{ '--elapsed': weeks.elapsed } as CSSProperties}>
        {Array.from({ length: weeks.count }, (_, index) => (
          <span key={index} />
        ))}
      </div>
    </div>
  );
}
