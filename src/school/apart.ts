/** What sets people of one name apart (SHAR-35). */
import type { Student } from '@/api/resources/students';
import type { Teacher } from '@/api/resources/teachers';
import { countEach } from '@/ui/base/distinct-names';
import { nameAsRead } from '@/ui/base/text-order';
import type { Named } from '@/ui/form/choices';
import { fullName } from './students';
import { teacherName } from './teachers';

export interface ListedPerson<Id = number> {
  readonly id: Id;
  readonly name: string;
  /** A teacher's own, a student's parent's; absent or empty: not known. */
  readonly email?: string;
}

/** What sets a person apart, by id; without those who have a name of their own. */
export type Apart<Id = number> = ReadonlyMap<Id, string>;

type Name = Pick<Student, 'id' | 'name' | 'surname'>;

const emailKey = (email = '') => email.trim().toLowerCase();

/**
 * In the order in which they are listed: the e-mail, or 'otro Juan Pérez, n.º 3', the place in the list, where it is not known or
 * another of the same name has it, too. A person who is listed twice counts once.
 */
export function apartOf<Id>(listed: readonly ListedPerson<Id>[]): Apart<Id> {
  const people = [...new Map(listed.map((person) => [person.id, person])).values()];
  const nameKeyOf = ({ name }: ListedPerson<Id>) => nameAsRead(name);
  const keyOf = (person: ListedPerson<Id>) => `${nameKeyOf(person)}\n${emailKey(person.email)}`;
  const names = countEach(people.map(nameKeyOf));
  const namesWithEmail = countEach(people.map(keyOf));
  return new Map(
    people.flatMap((person, index) => {
      const { id, name, email } = person;
      if (names.get(nameKeyOf(person)) === 1) return [];
      const hasOwnEmail = emailKey(email) !== '' && namesWithEmail.get(keyOf(person)) === 1;
      return [[id, email !== undefined && hasOwnEmail ? email.trim() : `otro ${name}, n.º ${index + 1}`]];
    }),
  );
}

export const apartStudents = (students: readonly (Name & Pick<Student, 'parentEmail'>)[]): Apart =>
  apartOf(students.map((student) => ({ id: student.id, name: fullName(student), email: student.parentEmail })));

export const apartTeachers = (teachers: readonly Pick<Teacher, 'id' | 'teacherName' | 'teacherLastName' | 'teacherEmail'>[]): Apart =>
  // TEAC-05
  apartOf(teachers.map((teacher) => ({ id: teacher.id, name: teacherName(teacher), email: teacher.teacherEmail.toLowerCase() })));

/** 'Juan Pérez, ana@correo.example' */
export const nameApart = (name: string, apart: string | undefined): string => (apart === undefined ? name : `${name}, ${apart}`);

/** Options of a choice of teachers. */
export function namedTeachers(teachers: Parameters<typeof apartTeachers>[0]): Named[] {
  const apart = apartTeachers(teachers);
  return teachers.map((teacher) => ({ id: teacher.id, name: nameApart(teacherName(teacher), apart.get(teacher.id)) }));
}

/** A student's name in the name of a file; the second one of a name in the list is 'Juan Pérez (2)'. */
export function fileNameOf(student: Name, listed: readonly Name[]): string {
  const name = fullName(student);
  const alike = listed.filter((other) => nameAsRead(fullName(other)) === nameAsRead(name));
  const place = alike.findIndex(({ id }) => id === student.id);
  return place > 0 ? `${name} (${place + 1})` : name;
}
