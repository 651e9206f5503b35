/** Which students' families have not seen a publication, and what can be said of them (READ-02, READ-03). */
import type { Parent } from '@/api/resources/parents';
import type { Post } from '@/api/resources/publications';
import type { Student } from '@/api/resources/students';
import { inRoomOrder } from '@/school/rooms';
import { fullName, inStudentOrder } from '@/school/students';
import { counted } from '@/ui/base/plural';

type PostRoom = Post['rooms'][number];

/** A room of the post with students of it. */
export interface RoomStudents extends PostRoom {
  readonly students: readonly Student[];
}

/** The students whom no reader has, by room, then by surname; a room that all have seen is left out. */
export function unseenIn(rooms: readonly RoomStudents[], readers: readonly Pick<Parent, 'students'>[]): RoomStudents[] {
  const seen = new Set(readers.flatMap(({ students }) => students.map(({ id }) => id)));
  return inRoomOrder(rooms)
    .map((room) => ({ ...room, students: inStudentOrder(room.students.filter(({ id }) => !seen.has(id))) }))
    .filter(({ students }) => students.length > 0);
}

/** The family has been invited and cannot see anything yet (STUD-05, STUD-06). */
export const isUnregistered = ({ studentStatus }: Pick<Student, 'studentStatus'>): boolean =>
  studentStatus === 'INVITE_SENT' || studentStatus === 'CODE_VALIDATED';

/** A family is one e-mail; it is registered when it is so for any of these students. */
export function familiesOf(students: readonly Student[]): { registered: number; unregistered: number } {
  const families = new Map<string, boolean>();
  for (const student of students) {
    // Who has no e-mail is a family of their own.
    const email = student.parentEmail.trim().toLowerCase() || `${student.id}`;
    families.set(email, families.get(email) === true || !isUnregistered(student));
  }
  const registered = [...families.values()].filter(Boolean).length;
  return { registered, unregistered: families.size - registered };
}

/** '2 familias registradas sin ver, 1 sin registrar' */
export function countOfFamilies(students: readonly Student[]): string {
  const { registered, unregistered } = familiesOf(students);
  return `${counted(registered, 'familia registrada', 'familias registradas')} sin ver, ${unregistered} sin registrar`;
}

/** A line for each, in two columns where it is pasted into a spreadsheet (READ-05). */
export const asText = (rooms: readonly RoomStudents[]): string =>
  rooms.flatMap(({ name, students }) => students.map((student) => `${fullName(student)}\t${name}`)).join('\n');
