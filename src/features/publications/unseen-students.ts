/** The students whose families have not seen a publication, and counts of those families (READ-02, READ-03). */
import type { Parent } from '@/api/resources/parents';
import type { Post } from '@/api/resources/publications';
import type { Student } from '@/api/resources/students';
import { inRoomOrder } from '@/school/rooms';
import { apartStudents, nameApart } from '@/school/apart';
import { fullName, inStudentOrder } from '@/school/students';
import { counted } from '@/ui/base/plural';
import { sheetText } from '@/ui/base/sheet-text';

type PostRoom = Post['rooms'][number];

/** A room of the post with some of its students. */
export interface RoomStudents extends PostRoom {
  readonly students: readonly Student[];
}

/** The students without a reader, by room, then by surname; rooms without any are left out. */
export function unseenIn(rooms: readonly RoomStudents[], readers: readonly Pick<Parent, 'students'>[]): RoomStudents[] {
  const seen = new Set(readers.flatMap(({ students }) => students.map(({ id }) => id)));
  return inRoomOrder(rooms)
    .map((room) => ({ ...room, students: inStudentOrder(room.students.filter(({ id }) => !seen.has(id))) }))
    .filter(({ students }) => students.length > 0);
}

/** The family has been invited and has no access yet (STUD-05, STUD-06). */
export const isUnregistered = ({ studentStatus }: Pick<Student, 'studentStatus'>): boolean =>
  studentStatus === 'INVITE_SENT' || studentStatus === 'CODE_VALIDATED';

/** Counts families by e-mail; a family is registered if it is for any of these students. */
export function familiesOf(students: readonly Student[]): { registered: number; unregistered: number } {
  const families = new Map<string, boolean>();
  for (const student of students) {
    // A student without e-mail counts as a separate family.
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

/** '6 estudiantes de 5 familias'; null where each is of another family, and the counts agree by themselves. */
export function countOfSiblings(students: readonly Student[]): string | null {
  const { registered, unregistered } = familiesOf(students);
  const families = registered + unregistered;
  return families === students.length
    ? null
    : `${counted(students.length, 'estudiante', 'estudiantes')} de ${counted(families, 'familia', 'familias')}`;
}

/** One line per student, with a tab for two columns in a spreadsheet (READ-05). */
export function asText(rooms: readonly RoomStudents[]): string {
  const apart = apartStudents(rooms.flatMap(({ students }) => students));
  return sheetText(
    rooms.flatMap(({ name, students }) => students.map((student) => [nameApart(fullName(student), apart.get(student.id)), name])),
  );
}
