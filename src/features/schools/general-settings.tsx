import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/core/client';
import { schools } from '@/api/resources/schools';
import { CommentSwitch } from './comment-switch';
import { PeriodsSection } from './periods-section';
import { YearChange } from './year-change';

/** The tab 'Configuración General': change of the year, periods, comments. */
export function GeneralSettings() {
  // SCHO-25: the school's words are requested but change no label.
  useQuery(queryOf(schools.getWords, {}));
  return (
    <div className="w-wide d-grid gap-4">
      <YearChange />
      <PeriodsSection />
      <CommentSwitch />
    </div>
  );
}
