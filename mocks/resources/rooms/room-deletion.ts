import type { Db } from '@mocks/store/db';
import type { Row } from '@mocks/store/tables';

/** An active teacher teaches in the room or directs it (ROOM-25). */
const hasTeacher = (db: Db, { id, teacherId }: Row<'rooms'>) =>
  teacherId !== null || db.teachers.where((row) => row.active && [...row.rooms, ...row.roomIds].includes(id)).length > 0;

/** ROOM-26. */
const hasStudents = (db: Db, { id }: Row<'rooms'>) => db.students.where((row) => row.active && row.roomId === id).length > 0;

/** ROOM-27: learning or reported ones. */
const hasActivities = (db: Db, { id }: Row<'rooms'>) => db.activities.where((row) => row.roomId === id).length > 0;

/** Why a room may not be deleted: of several causes the first in the order of ROOM-29, null when it may. */
export function obstacleTo(db: Db, room: Row<'rooms'>): 'withTeacher' | 'withStudents' | 'withActivities' | null {
  if (hasTeacher(db, room)) return 'withTeacher';
  if (hasStudents(db, room)) return 'withStudents';
  return hasActivities(db, room) ? 'withActivities' : null;
}
