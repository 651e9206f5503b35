/** A student's fields as text. */
import type { Student } from '@/api/resources/students';
import type { Status } from '@/ui/base/status-chip';

/** STUD-05, STUD-06, STUD-07, STUD-08. */
const STATUSES: Readonly<Record<string, Status>> = {
  INVITE_SENT: { label: 'Invitación enviada', colour: 'warning' },
  CODE_VALIDATED: { label: 'Código validado', colour: 'info' },
  PARENT_ACTIVE: { label: 'Registro padre completado', colour: 'primary' },
  PROFILE_COMPLETED: { label: 'Estudiante activo', colour: 'success' },
};

/** Undefined for an unknown or missing status (STUD-09). */
export const statusOf = ({ studentStatus }: Pick<Student, 'studentStatus'>): Status | undefined =>
  studentStatus === null ? undefined : STATUSES[studentStatus];
