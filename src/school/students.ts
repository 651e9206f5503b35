/** Names, counts and order of students. */
import type { Student } from '@/api/resources/students';
import { counted } from '@/ui/base/plural';
import { compareText } from '@/ui/base/text-order';

export const fullName = ({ name, surname }: Pick<Student, 'name' | 'surname'>): string => `${name} ${surname}`.trim();

/** By surname and name (STUD-03). */
export const inStudentOrder = (students: readonly Student[]): Student[] =>
  students.toSorted((one, other) => compareText(one.surname, other.surname) || compareText(one.name, other.name));

export const countOfStudents = (count: number): string => counted(count, 'estudiante', 'estudiantes');
