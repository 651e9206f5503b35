/** The subjects of a room, for a student's marks (PROF-03). Pure. */
import type { Teacher } from '@/api/resources/teachers';
import { inNameOrder, type Named } from '@/ui/form/choices';

export interface TaughtSubject extends Named {
  /** An Admin's: the first teacher of the list who teaches it there, whose marks DETA shows; undefined for a Teacher, who has own ones. */
  readonly teacherId: number | undefined;
}

/** A Teacher's own subjects, by name. */
export const ownSubjects = (courses: readonly Named[]): TaughtSubject[] =>
  inNameOrder(courses.map(({ id, name }) => ({ id, name, teacherId: undefined })));

/** What the teachers of a room teach there, each subject once, by name; deleted subjects are left out. */
export function taughtIn(
  roomId: number,
  teachers: readonly Pick<Teacher, 'id' | 'rooms' | 'courses'>[],
  subjects: readonly Named[],
): TaughtSubject[] {
  const ofRoom = teachers.filter(({ rooms }) => rooms.includes(roomId));
  return inNameOrder(
    subjects.flatMap(({ id, name }) => {
      const teacher = ofRoom.find(({ courses }) => courses.includes(id));
      return teacher ? [{ id, name, teacherId: teacher.id }] : [];
    }),
  );
}
