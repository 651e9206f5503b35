import type { Db } from '@mocks/store/db';
import type { Row } from '@mocks/store/tables';
import { isPeriodOfYear } from '@mocks/resources/periods/periods-of-year';
import { roomOfSchool } from '@mocks/resources/rooms/room-of-school';
import { isOwnRoom } from '@mocks/resources/students/student-reach';

/** The caller, with the school and year of the headers. */
export interface LearningScope {
  readonly db: Db;
  readonly schoolId: number;
  readonly schoolYearId: number | null;
  readonly role: 'Admin' | 'Teacher';
  readonly teacher: Row<'teachers'> | null;
  readonly refuse: (name: 'notFound' | 'forbidden') => never;
}

/** The achievement of that id. Refuses with 404 when the school year has none, with 403 when its room is another teacher's. */
export async function indicatorInReach(id: number, scope: LearningScope): Promise<Row<'indicators'>> {
  const { db, schoolId, schoolYearId, refuse } = scope;
  const indicator = (await db.indicators.holding(id)).find(id);
  if (!indicator?.active || !roomOfSchool(db, indicator.roomId, schoolId) || !isPeriodOfYear(db, indicator.periodId, schoolYearId))
    return refuse('notFound');
  return isOwnRoom(scope, indicator.roomId) ? indicator : refuse('forbidden');
}
