import { openEnrollment } from '@mocks/resources/enrollments/open-enrollment';
import type { Db } from '@mocks/store/db';
import type { Row } from '@mocks/store/tables';

/** Whether an active teacher teaches in the room or directs it (ROOM-25). */
const hasTeacher = (db: Db, { id, teacherId }: Row<'rooms'>) =>
  teacherId !== null || db.teachers.where((row) => row.active && [...row.rooms, ...row.roomIds].includes(id)).length > 0;

/** ROOM-26: active students in the room, or students who are assigned to it in the open enrollment. */
async function hasStudents(db: Db, { id, schoolId }: Row<'rooms'>): Promise<boolean> {
  if (db.students.where((row) => row.active && row.roomId === id).length > 0) return true;
  const process = openEnrollment(db, schoolId);
  if (!process) return false;
  return (await db.preEnrollments.of(process.closedYearId)).where(({ targetRoomId }) => targetRoomId === id).length > 0;
}

/** ROOM-27: activities of learning or of the activity log. */
async function hasActivities(db: Db, { id, schoolId }: Row<'rooms'>): Promise<boolean> {
  const learning = await db.academicActivities.of(id);
  if (learning.where(({ active }) => active).length > 0) return true;
  const reported = await db.activityGroups.of(schoolId);
  return (
    reported.where(
      ({ roomId }) => roomId === id,
      (rows) => rows.slice(0, 1),
    ).length > 0
  );
}

/** The refusal of a room's deletion, the first in the order of ROOM-29; null when it may be deleted. */
export async function obstacleTo(db: Db, room: Row<'rooms'>): Promise<'withTeacher' | 'withStudents' | 'withActivities' | null> {
  if (hasTeacher(db, room)) return 'withTeacher';
  if (await hasStudents(db, room)) return 'withStudents';
  return (await hasActivities(db, room)) ? 'withActivities' : null;
}
