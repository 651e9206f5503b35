/** How a student reads. */
import type { Student } from '@/api/resources/students';
import type { Status } from '@/ui/base/status-chip';
import { compareText } from '@/ui/base/text-order';

/** STUD-05 to STUD-08. */
const STATUSES: Readonly<Record<string, Status>> = {
  INVITE_SENT: { label: 'Invitación enviada', colour: 'warning' },
  CODE_VALIDATED: { label: 'Código validado', colour: 'info' },
  PARENT_ACTIVE: { label: 'Registro padre completado', colour: 'primary' },
  PROFILE_COMPLETED: { label: 'Estudiante activo', colour: 'success' },
};

/** Undefined for a state that is unknown, or none (STUD-09). */
export const statusOf = ({ studentStatus }: Pick<Student, 'studentStatus'>): Status | undefined =>
  studentStatus === null ? undefined : STATUSES[studentStatus];

export const fullName = ({ name, surname }: Pick<Student, 'name' | 'surname'>): string => `${name} ${surname}`.trim();

/** By surname and name (STUD-03). */
export const inStudentOrder = (students: readonly Student[]): Student[] =>
  students.toSorted((one, other) => compareText(one.surname, other.surname) || compareText(one.name, other.name));

export const countOfStudents = (count: number): string => `${count} ${count === 1 ? 'estudiante' : 'estudiantes'}`;
