import { LoadFailure } from '@/ui/page/load-failure';
import { longDate } from '@/ui/base/long-date';
import { PageHead } from '@/ui/page/page-head';
import { useNow } from '@/ui/platform/use-now';
import { TeacherAssignments } from './teacher-assignments';
import { useOwnRecord } from '@/school/own-record';

/** Milliseconds for which the landing shows what login brought, without asking again (P4). */
const LANDING = 10_000;

/** /dashboard/home: a Teacher's subjects, classes and group direction (HOME-01 to HOME-03). */
export function HomePage() {
  const { data, isFetching, refetch } = useOwnRecord(LANDING);
  const now = useNow();
  return (
    <>
      <PageHead heading="Inicio" sub={longDate(now)} />
      {data || isFetching ? <TeacherAssignments teacher={data} /> : <LoadFailure onRetry={() => void refetch()} />}
    </>
  );
}
