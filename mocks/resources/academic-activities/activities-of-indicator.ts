import type { Db } from '@mocks/store/db';
import type { Row } from '@mocks/store/tables';

/** The active activities of an achievement, oldest first. */
export async function activitiesOf(db: Db, { id, roomId }: Pick<Row<'indicators'>, 'id' | 'roomId'>): Promise<Row<'academicActivities'>[]> {
  const ofRoom = await db.academicActivities.of(roomId);
  return ofRoom.where(({ active, indicatorId }) => active && indicatorId === id).toSorted((one, other) => one.id - other.id);
}
