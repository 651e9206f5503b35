/** Names and order of teachers. */
import type { Teacher } from '@/api/resources/teachers';
import { compareText } from '@/ui/base/text-order';

type Named = Pick<Teacher, 'teacherName' | 'teacherLastName'>;

/** By name and last name (SHAR-20). */
export const teacherName = (teacher: Named): string => `${teacher.teacherName} ${teacher.teacherLastName}`.trim();

/** By last name and name (TEAC-03). */
export const inTeacherOrder = <T extends Named>(teachers: readonly T[]): T[] =>
  teachers.toSorted(
    (one, other) => compareText(one.teacherLastName, other.teacherLastName) || compareText(one.teacherName, other.teacherName),
  );
