import type { Db } from '@mocks/store/db';

/** Whether the school has that subject. */
export function isSubject(db: Db, id: number, schoolId: number): boolean {
  const subject = db.subjects.find(id);
  return subject !== null && subject.active && subject.schoolId === schoolId;
}
