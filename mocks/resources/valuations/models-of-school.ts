import type { Models } from '@/api/resources/room-model';
import type { Db } from '@mocks/store/db';
import type { Row } from '@mocks/store/tables';

/** The school's two configurations, as stored. */
export function modelsOfSchool(db: Db, schoolId: number): Models<Row<'valuations'>> {
  const stored = db.valuations.where((row) => row.schoolId === schoolId);
  const ofLevel = (primary: boolean) => stored.find((row) => row.primary === primary) ?? null;
  return { preschool: ofLevel(false), primary: ofLevel(true) };
}
