import { LoadFailure } from '@/ui/page/load-failure';
import { longDate } from '@/ui/base/long-date';
import { PageHead } from '@/ui/page/page-head';
import { useNow } from '@/ui/platform/use-now';
import { TeacherPlaces } from './teacher-places';
import { useOwnRecord } from '@/school/own-record';

/** /dashboard/home: a Teacher's subjects, classes and group direction (HOME-01 to HOME-03). */
export function HomePage() {
  const { data, isFetching, refetch } = useOwnRecord();
  const now = useNow();
  return (
    <>
      <PageHead heading="Inicio" sub={longDate(now)} />
      {data || isFetching ? <TeacherPlaces teacher={data} /> : <LoadFailure onRetry={() => void refetch()} />}
    </>
  );
}
