import { NewYearNotice } from '@/school/new-year-notice';
import { Notice } from '@/ui/base/notice';
import type { EnrollmentState } from './use-enrollment';

/** The notice that the screen is read-only because there is no active process (ENRO-32). */
export function NoProcess({ enrollment: { process, newYear } }: { enrollment: EnrollmentState }) {
  if (newYear !== null) return <NewYearNotice year={newYear} />;
  return process === null && <Notice>No hay un proceso de matrícula activo.</Notice>;
}
