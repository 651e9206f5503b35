/** Keeps rooms' directors and the account in step when a teacher is created, edited, deleted or activated. */
import type { Db } from '@mocks/store/db';
import { roomOfSchool } from '@mocks/resources/rooms/room-of-school';
import type { Row } from '@mocks/store/tables';

type Teacher = Row<'teachers'>;
type Assignments = Pick<Teacher, 'rooms' | 'courses' | 'roomIds'>;

const isSubject = (db: Db, id: number, schoolId: number) => {
  const subject = db.subjects.find(id);
  return subject !== null && subject.active && subject.schoolId === schoolId;
};

/** Whether all rooms and subjects are active ones of the school. */
export const knowsAssignments = (db: Db, schoolId: number, { rooms, courses, roomIds }: Assignments): boolean =>
  [...rooms, ...roomIds].every((id) => roomOfSchool(db, id, schoolId) !== null) && courses.every((id) => isSubject(db, id, schoolId));

/** The name of the first room with another director, or null (TEAC-43). `teacherId` is null for a new teacher. */
export function directedByAnother(db: Db, roomIds: readonly number[], teacherId: number | null): string | null {
  const directed = roomIds.flatMap((id) => db.rooms.find(id) ?? []).find((room) => room.teacherId !== null && room.teacherId !== teacherId);
  return directed?.name ?? null;
}

/** The assignments without repeated ids. */
export const assignmentsOf = ({ rooms, courses, roomIds }: Assignments): Assignments => ({
  rooms: [...new Set(rooms)],
  courses: [...new Set(courses)],
  roomIds: [...new Set(roomIds)],
});

/** Sets Room.teacherId by the teacher's roomIds. */
export function settleDirection(db: Db, { id, roomIds }: Pick<Teacher, 'id' | 'roomIds'>): void {
  for (const room of db.rooms.where(({ teacherId }) => teacherId === id)) {
    if (!roomIds.includes(room.id)) db.rooms.update(room.id, { teacherId: null });
  }
  for (const roomId of roomIds) db.rooms.update(roomId, { teacherId: id });
}

/** Lets the account into the schools where its teacher record is active; without any it cannot sign in (TEAC-16, AUTH-09). */
export function settleAccount(db: Db, email: string): void {
  const schoolIds = db.teachers.where(({ active, teacherEmail }) => active && teacherEmail === email).map(({ schoolId }) => schoolId);
  for (const { id } of db.accounts.where(({ role, username }) => role === 'TEACHER' && username === email))
    db.accounts.update(id, { schoolIds, active: schoolIds.length > 0 });
}
