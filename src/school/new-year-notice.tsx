import { Notice } from '@/ui/base/notice';

/** The year of the session was closed, by somebody else or with an answer that was lost: the new one needs a new session. */
export function NewYearNotice({ year }: { year: string }) {
  return <Notice>{`El año escolar ${year} ya fue creado. Sal e ingresa de nuevo para trabajar en él.`}</Notice>;
}
