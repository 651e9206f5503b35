import type { Db } from '@mocks/store/db';

/** True when the school teaches it. */
export function isSubject(db: Db, id: number, schoolId: number): boolean {
  const subject = db.subjects.find(id);
  return subject !== null && subject.active && subject.schoolId === schoolId;
}
