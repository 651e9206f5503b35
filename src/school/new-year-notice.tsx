import { Notice } from '@/ui/base/notice';

/** Somebody has closed the year of the session, or the answer to the own close was lost: what follows is another session's. */
export function NewYearNotice({ year }: { year: string }) {
  return <Notice>{`El año escolar ${year} ya fue creado. Sal e ingresa de nuevo para trabajar en él.`}</Notice>;
}
