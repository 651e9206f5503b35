import { Notice } from '@/ui/base/notice';

/** For a session whose year was closed, by somebody else or by a call whose answer was lost: the new year needs a new session. */
export function NewYearNotice({ year }: { year: string }) {
  return <Notice>{`El año escolar ${year} ya fue creado. Sal e ingresa de nuevo para trabajar en él.`}</Notice>;
}
