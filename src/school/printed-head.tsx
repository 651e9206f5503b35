import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '@/api/session';
import { showDay } from './date-text';
import { personQuery, schoolQuery } from './person';
import { today } from './today';

/** On paper alone: the school, the period, the day and who printed (TRAC-13, PROF-08). */
export function PrintedHead({ period }: { period: string }) {
  const session = useSignedIn();
  const school = useQuery(schoolQuery(session)).data?.name ?? '';
  const person = useQuery(personQuery(session)).data?.name ?? '';
  return (
    <p className="d-none d-print-block" translate="no">
      {`${school} · ${period} · ${showDay(today())} · ${person}`}
    </p>
  );
}
