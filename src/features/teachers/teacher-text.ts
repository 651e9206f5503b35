/** A teacher's fields as text. */
import type { Teacher } from '@/api/resources/teachers';
import type { Status } from '@/ui/base/status-chip';

/** In lower case (TEAC-05). */
export const emailOf = ({ teacherEmail }: Pick<Teacher, 'teacherEmail'>): string => teacherEmail.toLowerCase();

/** Address of a teacher's detail (TEAC-09). */
export const addressOf = (teacher: Pick<Teacher, 'teacherEmail'>): string => `/dashboard/teachers/${encodeURIComponent(emailOf(teacher))}`;

const STATUSES: ReadonlyMap<string | null, Status> = new Map([
  ['COMPLETED', { label: 'Registro completado', colour: 'success' }],
  ['INVITE_SENT', { label: 'Invitación enviada', colour: 'warning' }],
  ['CODE_VALIDATED', { label: 'Código validado', colour: 'info' }],
]);

/** Undefined for an unknown or empty status (TEAC-06, TEAC-07). */
export const statusOf = ({ teacherStatus }: Pick<Teacher, 'teacherStatus'>): Status | undefined => STATUSES.get(teacherStatus);
