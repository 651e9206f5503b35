import type { TeacherDeep } from '@/api/resources/teachers';
import { useNow } from '@/ui/platform/use-now';
import { MissingCard } from './missing-card';
import { UpcomingCard } from './upcoming-card';

/** 'YYYY-MM-DD' of this browser's day, as Sweden writes it. */
const dayOf = (now: Date): string => now.toLocaleDateString('sv-SE');

/** What a Teacher has to do, on 'Inicio': in a file of its own, which the first paint does not wait for (HOME-06 to HOME-08). */
export function HomeCards({ teacher }: { teacher: TeacherDeep }) {
  const today = dayOf(useNow());
  return (
    <div className="home-grid mt-4">
      <MissingCard teacher={teacher} today={today} />
      <UpcomingCard today={today} />
    </div>
  );
}
