import { SUBJECT_ICONS } from '@/api/resources/subject-icons';
import type { Course } from '@/api/resources/subjects';
import type { Asset } from '@/api/resources/subjects';
import type { Db } from '@mocks/store/db';
import type { Row } from '@mocks/store/tables';

/** The assets of a subject, at most one ICON and one COLOR. */
export const assetsOf = (db: Db, subjectId: number): Asset[] => db.assets.where(({ externalId }) => externalId === subjectId);

/** A subject as the API answers it, with the name of its type, and icon and colour from its assets (SUBJ-13, SUBJ-20). */
export function courseAnswer(db: Db, subject: Row<'subjects'>): Course {
  const assets = assetsOf(db, subject.id);
  const valueOf = (type: Asset['type']) => assets.find((asset) => asset.type === type)?.value;
  const type = subject.subjectTypeId === null ? null : (db.subjectTypes.find(subject.subjectTypeId)?.value ?? null);
  const { id, name, schoolId, subjectTypeId, active } = subject;
  return {
    id,
    name,
    schoolId,
    subjectTypeId,
    subjectType: type,
    active,
    iconCourse: Number(valueOf('ICON') ?? 0),
    colorCourse: valueOf('COLOR') ?? SUBJECT_ICONS[0].colour,
    group: type,
  };
}
