import type { Db } from '@mocks/store/db';
import type { Row } from '@mocks/store/tables';
import { isPeriodOfYear } from '@mocks/resources/periods/periods-of-year';
import { roomOfSchool } from '@mocks/resources/rooms/room-of-school';
import { isOwnRoom } from '@mocks/resources/students/student-reach';

/** Who asks, of which school and year. */
export interface LearningScope {
  readonly db: Db;
  readonly schoolId: number;
  readonly schoolYearId: number | null;
  readonly role: 'Admin' | 'Teacher';
  readonly teacher: Row<'teachers'> | null;
  readonly refuse: (name: 'notFound' | 'forbidden') => never;
}

/** The achievement of that id: 404 where the school year has none, 403 where its room is none of the Teacher's. */
export async function indicatorInReach(id: number, scope: LearningScope): Promise<Row<'indicators'>> {
  const { db, schoolId, schoolYearId, refuse } = scope;
  const found = (await db.indicators.holding(id)).find(id);
  if (!found?.active || !roomOfSchool(db, found.roomId, schoolId) || !isPeriodOfYear(db, found.periodId, schoolYearId))
    return refuse('notFound');
  return isOwnRoom(scope, found.roomId) ? found : refuse('forbidden');
}
