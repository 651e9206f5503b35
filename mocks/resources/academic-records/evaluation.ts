/** The data for reading and writing the marks of an achievement. */
import { isByActivities } from '@/api/resources/room-model';
import { activitiesOf } from '@mocks/resources/academic-activities/activities-of-indicator';
import type { LearningScope } from '@mocks/resources/indicators/indicator-in-reach';
import { studentsOfRoom } from '@mocks/resources/students/active-students';
import { modelsOfSchool } from '@mocks/resources/valuations/models-of-school';
import type { Table } from '@mocks/store/table';
import type { Row } from '@mocks/store/tables';

export interface Evaluation {
  readonly indicator: Row<'indicators'>;
  /** Whether the room's current model evaluates by activities. Records of the other kind stay stored, but are not shown. */
  readonly isByActivities: boolean;
  /** Oldest first. */
  readonly activities: readonly Row<'academicActivities'>[];
  /** The room's active students, by last name, then name. */
  readonly students: readonly Row<'students'>[];
  readonly records: Table<Row<'academicRecords'>>;
}

export async function evaluationOf(indicator: Row<'indicators'>, scope: LearningScope): Promise<Evaluation> {
  const { db, schoolId } = scope;
  const room = db.rooms.find(indicator.roomId);
  return {
    indicator,
    isByActivities: room !== null && isByActivities(room.type, modelsOfSchool(db, schoolId)),
    activities: await activitiesOf(db, indicator),
    students: studentsOfRoom(scope, indicator.roomId),
    records: await db.academicRecords.of(indicator.id),
  };
}
