import type { Student } from '@/api/resources/students';
import { inStudentOrder } from '@/school/students';

/** Those whose profile is completed (OBSE-04), by surname. */
export const completedStudents = (students: readonly Student[]): Student[] =>
  inStudentOrder(students.filter(({ studentStatus }) => studentStatus === 'PROFILE_COMPLETED'));
