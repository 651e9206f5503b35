import type { Db } from '@mocks/store/db';
import type { Row } from '@mocks/store/tables';

/** The active room of that id in the school, or null. */
export function roomOfSchool(db: Db, id: number, schoolId: number): Row<'rooms'> | null {
  const room = db.rooms.find(id);
  return room?.active && room.schoolId === schoolId ? room : null;
}
