import type { Student } from '@/api/resources/students';
import { inStudentOrder } from '@/school/students';

/** The students with a completed profile (OBSE-04), by surname. */
export const completedStudents = (students: readonly Student[]): Student[] =>
  inStudentOrder(students.filter(({ studentStatus }) => studentStatus === 'PROFILE_COMPLETED'));
